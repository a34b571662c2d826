import {
  ArgumentError,
  type Environment,
  option,
  parseOptions,
  readTokens,
  wholeNumberOption,
} from '../../server/arguments.js';
import type { ListenOptions } from '../../server/listen.js';
import type { TrustProxy } from '../networks.js';
import { readOptOuts } from './opt-outs.js';

/** Output of `--help`. */
export const help = `Usage: vtc-widgets gateway --api-base <url> [options]

Serves frames, badges, calendar feeds and the API requests of the elements from a cache, and keeps
the company's embed token on the server.

  --api-base <url>          base URL of the API: https, or http on this machine
  --token <handle>=emb_…    embed token of a company, by handle or id; repeatable
  --vtc <handle>            serve this company only; repeatable
  --public-url <url>        URL that visitors use, for oEmbed, feeds and frames
  --trust-proxy <networks>  proxies whose X-Forwarded-For is trusted: networks such as 172.16.0.0/12, separated by
                            commas, or how many proxies there are; those on this machine always are
  --link-host <host>        host that links and addresses in the parameters of frames may lead to; repeatable
  --site-url-template <url> URL of a convoy on your site, with {id}, and {vtc} for several companies: the pages of convoys
                            send visitors there
  --apply-to <handle>=<variable>
                            accept applications for a company, and send them to the URL in this environment variable: a
                            Discord webhook, or anything that receives JSON; repeatable; needs --site
  --site <origin>           site whose pages may send applications, such as https://vtc.example; repeatable
  --members                 serve a badge of each member: /badge/<handle>/member/<member>.png
  --members-opt-out <names> members of whom nothing is served: ids or handles with commas between, or a file with one on
                            each line, which may change while the gateway runs
  --redis <url>             cache in Redis, such as redis://127.0.0.1:6379
  --redis-timeout <ms>      use the cache in memory if Redis does not respond within this time; default: 40
  --port <number>           port; default: 8788, or the next free one
  --host <address>          address to listen on; default: 127.0.0.1
  --font <file>             font for PNG badges, beside the one for Latin, Greek and Cyrillic; repeatable
  --announce <file>         also run vtc-widgets announce with this configuration file; its state is kept beside it
  --json                    print one line of JSON
  --help                    print this

Environment: VTC_API_BASE, VTC_TOKENS (handle=emb_…, separated by commas), VTC_API_KEY (svc_…),
VTC_PUBLIC_URL, VTC_TRUST_PROXY, VTC_REDIS. Prefer it for tokens: other users of a machine can read command lines.
`;

const options = {
  'api-base': option.text,
  token: option.texts,
  vtc: option.texts,
  'public-url': option.text,
  'trust-proxy': option.text,
  'link-host': option.texts,
  'site-url-template': option.text,
  'apply-to': option.texts,
  site: option.texts,
  members: option.flag,
  'members-opt-out': option.text,
  redis: option.text,
  'redis-timeout': option.text,
  port: option.text,
  host: option.text,
  font: option.texts,
  announce: option.text,
  json: option.flag,
  help: option.flag,
};

function parseRedisUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^(rediss?|unix):\/\//.test(text) || !URL.canParse(text))
    throw new ArgumentError('--redis must be a URL such as redis://127.0.0.1:6379.');
  return text;
}

/** `northern_haul=WEBHOOK_URL`: the company, and the URL in the environment variable of this name. */
function applyPair(text: string, environment: Environment): [string, string] {
  const [, name = '', variable = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  // The message does not repeat the text, which may be a secret.
  if (!/^[A-Za-z_]\w*$/.test(variable))
    throw new ArgumentError(
      '--apply-to needs a company and the name of an environment variable that contains the URL, such as northern_haul=APPLY_WEBHOOK_URL. Never write the URL itself there: other users of the machine can read it.',
    );
  const url = environment[variable];
  if (!url)
    throw new ArgumentError(`The environment variable ${variable} of --apply-to is not set.`);
  return [name, url];
}

/** `2`, or `10.0.0.0/8,192.0.2.1`. */
function parseTrustProxy(text: string | undefined): TrustProxy | undefined {
  if (!text) return undefined;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((entry) => entry.trim());
}

/** Parses the command line and the environment; throws an `ArgumentError` for invalid arguments. */
export function readArguments(args: readonly string[], environment: Environment) {
  const values = parseOptions(args, options);
  const apiBase = values['api-base'] ?? environment.VTC_API_BASE ?? '';
  if (!values.help && !apiBase)
    throw new ArgumentError('The base URL of the API is missing: --api-base https://api.example.');
  const tokens = [environment.VTC_TOKENS ?? '', ...(values.token ?? [])];
  return {
    help: values.help === true,
    json: values.json === true,
    redis: parseRedisUrl(values.redis ?? environment.VTC_REDIS),
    redisTimeoutMs:
      values['redis-timeout'] === undefined
        ? undefined
        : wholeNumberOption('redis-timeout', values['redis-timeout'], 1, 60_000),
    fonts: values.font ?? [],
    announce: values.announce,
    listen: {
      port: wholeNumberOption('port', values.port ?? '8788', 0, 65_535),
      host: values.host,
      triesNextPorts: values.port === undefined,
    } satisfies ListenOptions,
    gateway: {
      apiBase,
      tokens: readTokens(tokens),
      apiKey: environment.VTC_API_KEY,
      vtcs: values.vtc,
      publicUrl: values['public-url'] ?? environment.VTC_PUBLIC_URL,
      linkHosts: values['link-host'],
      siteUrlTemplate: values['site-url-template'],
      applyTo: Object.fromEntries(
        (values['apply-to'] ?? []).map((text) => applyPair(text, environment)),
      ),
      sites: values.site,
      members: values.members,
      membersOptOut: readOptOuts(values['members-opt-out']),
      trustProxy: parseTrustProxy(values['trust-proxy'] ?? environment.VTC_TRUST_PROXY),
    },
  };
}

/** Parsed command line and environment. */
export type Arguments = ReturnType<typeof readArguments>;
