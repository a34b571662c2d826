import * as z from 'zod/mini';
import { ArgumentError } from '../server/arguments.js';
import { kinds } from './message/announcement.js';

const described = <S extends z.core.$ZodType>(schema: S, description: string): S => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

const names = z.array(z.string().check(z.minLength(1), z.maxLength(100)));

const zone = z.string().check(
  z.refine(
    (name) => {
      try {
        return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
      } catch {
        return false;
      }
    },
    { error: 'must be an IANA time zone, such as Europe/Berlin' },
  ),
);

const isHttps = (url: string): boolean =>
  URL.canParse(url.replaceAll(/[{}]/g, '')) && url.startsWith('https:');

/** URL of a convoy or its picture. */
const convoyUrl = z.string().check(
  z.refine((url) => isHttps(url) && url.includes('{id}'), {
    error: 'must be an https URL with {id}',
  }),
);

/** Whether a text is the public URL of a gateway. */
export const isGatewayUrl = (url: string): boolean => isHttps(url) && !/[?#{}]/.test(url);

const gatewayUrl = z
  .string()
  .check(z.refine(isGatewayUrl, { error: 'must be an https URL without parameters' }));

/** Settings of the announcer. */
export const configSchema = z.strictObject({
  $schema: z.optional(described(z.string(), 'URL of this schema, for editors.')),
  apiBase: z.optional(
    described(
      z.string(),
      'Base URL of the API; or --api-base, or VTC_API_BASE in the environment.',
    ),
  ),
  vtcs: z.optional(
    described(names, 'Ids or handles of the companies; or --vtc, which can be repeated.'),
  ),
  include: described(
    z._default(z.array(z.enum(['own', 'co-hosted'])), ['own']),
    'Whose convoys are announced: those of the companies, and those of others that they host together.',
  ),
  also: described(
    z._default(z.array(z.int().check(z.minimum(1))).check(z.maxLength(50)), []),
    'Ids of further convoys, of any company.',
  ),
  channel: described(
    z._default(z.enum(['discord', 'json']), 'discord'),
    'discord: the webhook of DISCORD_WEBHOOK_URL; json: JSON to the URL of ANNOUNCE_WEBHOOK_URL.',
  ),
  language: described(z._default(z.string(), 'en'), 'Language of the messages, such as de.'),
  timeZone: z.optional(
    described(
      zone,
      'IANA time zone, such as Europe/Berlin, in which times are written out too. Discord shows them in the zone of each reader in any case.',
    ),
  ),
  announce: described(
    z._default(z.array(z.enum(kinds)), [...kinds]),
    'What is posted. Messages are edited in any case when their convoy changes.',
  ),
  role: z.optional(
    described(
      z.string().check(z.regex(/^\d{17,20}$/, 'must be the id of a role, 17 to 20 digits')),
      'Id of the role of Discord that the first message about a convoy pings.',
    ),
  ),
  gatewayUrl: z.optional(
    described(
      gatewayUrl,
      'Public URL of your gateway; or --gateway-url. Messages link to its share pages and show its posters.',
    ),
  ),
  siteUrl: z.optional(
    described(
      convoyUrl,
      'URL of a convoy on your site, with {id}, and {vtc} for several companies, such as https://vtc.example/convoys#vtc-event-{id}. Default: its share page on the gateway, else its page on the platform.',
    ),
  ),
  posterUrl: z.optional(
    described(
      convoyUrl,
      'URL of the picture of a convoy, with {id} and {vtc}, such as the poster of published files. Default: the poster of the gateway.',
    ),
  ),
  days: described(
    z._default(z.int().check(z.minimum(1), z.maximum(365)), 30),
    'Convoys are announced when they start within this number of days.',
  ),
  only: described(
    z._default(
      z.strictObject({
        games: z.optional(described(names, 'Such as ets2 or ats.')),
        servers: z.optional(described(names, 'Names of servers, as in the convoys.')),
        categories: z.optional(described(names, 'Such as convoy or truckshow.')),
      }),
      {},
    ),
    'Only new convoys with one of these values are announced.',
  ),
});

/** Settings of the announcer, with defaults. */
export type Config = z.infer<typeof configSchema>;

/** What is wrong with a setting. */
function issueText(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no setting ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** Parses a configuration file; the message of an `ArgumentError` names the first invalid setting. */
export function parseConfig(configText: string): Config {
  let json: unknown;
  try {
    json = JSON.parse(configText);
  } catch (cause) {
    throw new ArgumentError('The configuration file is not JSON.', { cause });
  }
  const { data, error } = configSchema.safeParse(json);
  if (!error) return data;
  const [text = 'unknown'] = error.issues.map((issue) => {
    const path = issue.path.join('.');
    return `${path && `${path} `}${issueText(issue)}`;
  });
  throw new ArgumentError(`The configuration is invalid: ${text}.`);
}
