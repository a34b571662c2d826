import { parseArgs } from 'node:util';

/** What `--help` prints. */
export const help = `Usage: vtc-widgets gateway --api-base <address> [options]

Serves frames, badges, calendar feeds and the elements' own requests from a cache before the API,
and keeps the company's token to itself.

  --api-base <address>      where the API is: https, or http on this machine
  --token <handle>=emb_…    embed token of a company, by handle or id; may be repeated
  --vtc <handle>            serve this company only; may be repeated
  --public-url <address>    address that visitors use, for oEmbed, feeds and pages
  --redis <address>         keep answers in Redis, such as redis://127.0.0.1:6379
  --port <number>           port, 8788 or the next free one unless given
  --host <address>          address to listen on, 127.0.0.1 unless given
  --font <file>             font for badges as PNG, beside the one for Latin, Greek and Cyrillic; may be repeated
  --json                    print one line of JSON
  --help                    print this

From the environment: VTC_API_BASE, VTC_TOKENS (handle=emb_…, with commas between), VTC_API_KEY (svc_…),
VTC_PUBLIC_URL, VTC_REDIS. Prefer it for tokens: other users of a machine can read command lines.
`;

/** An option that makes no sense; the message says what would, and never a token. */
export class ArgumentError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'api-base': text,
        token: texts,
        vtc: texts,
        'public-url': text,
        redis: text,
        port: text,
        host: text,
        font: texts,
        json: flag,
        help: flag,
      },
    });
  } catch (cause) {
    throw new ArgumentError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ArgumentError(`--port is a whole number from 0 to 65535, not "${text}".`);
  return port;
}

function tokenPair(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new ArgumentError('--token is a handle and its token: northern_haul=emb_….');
  return [text.slice(0, at), text.slice(at + 1)];
}

function redisOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^(rediss?|unix):\/\//.test(text) || !URL.canParse(text))
    throw new ArgumentError('--redis is an address such as redis://127.0.0.1:6379.');
  return text;
}

/** What a command line and the environment ask for. */
export function readArguments(args: readonly string[], environment: Environment) {
  const { values, positionals } = parsed(args);
  const [extra] = positionals;
  if (extra !== undefined) throw new ArgumentError(`gateway takes options only, not "${extra}".`);
  const apiBase = values['api-base'] ?? environment.VTC_API_BASE ?? '';
  if (!values.help && !apiBase)
    throw new ArgumentError('Say where the API is: --api-base https://api.example.');
  const tokens = [...(environment.VTC_TOKENS ?? '').split(','), ...(values.token ?? [])];
  return {
    help: values.help === true,
    json: values.json === true,
    redis: redisOf(values.redis ?? environment.VTC_REDIS),
    fonts: values.font ?? [],
    listen: {
      port: portOf(values.port ?? '8788'),
      host: values.host,
      orNext: values.port === undefined,
    },
    gateway: {
      apiBase,
      tokens: Object.fromEntries(
        tokens
          .map((text) => text.trim())
          .filter(Boolean)
          .map(tokenPair),
      ),
      apiKey: environment.VTC_API_KEY,
      vtcs: values.vtc,
      publicUrl: values['public-url'] ?? environment.VTC_PUBLIC_URL,
    },
  };
}

/** What a command line asks for. */
export type Arguments = ReturnType<typeof readArguments>;
