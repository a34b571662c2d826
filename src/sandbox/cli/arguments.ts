import { parseArgs } from 'node:util';
import { plainPath } from '../server/options.js';

/** What `--help` prints. */
export const help = `Usage: vtc-widgets sandbox [options]

Serves the API of the document from memory, for pages and plugins in development.

  --port <number>       port, 8787 unless given; a taken one gives way to the next free one
  --host <address>      address to listen on, 127.0.0.1 unless given
  --base-path <path>    path that all endpoints are below, such as /api/v1
  --seed <text>         the same seed gives the same world
  --size <name>         small (20 companies, 2,000 members), usual (60, 4,000) or full (10,000, 200,000)
  --companies <number>  how many companies, 1 to 10,000
  --members <number>    how many members they have together, 1 to 200,000
  --clock <date-time>   the time at which the world starts, such as 2026-03-14T18:25:00Z; it runs on from there
  --no-rate-limits      count no requests
  --trust-proxy         count by X-Forwarded-For instead of the connection's address
  --json                print one line of JSON
  --help                print this
`;

const sizes = {
  small: { companies: 20, members: 2000 },
  usual: { companies: 60, members: 4000 },
  full: { companies: 10_000, members: 200_000 },
} as const;

/** An option that makes no sense; the message says what would. */
export class ArgumentError extends Error {}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new ArgumentError(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

function sizeNamed(name: string) {
  if (name !== 'small' && name !== 'usual' && name !== 'full') {
    throw new ArgumentError(`--size is small, usual or full, not "${name}".`);
  }
  return sizes[name];
}

/** A clock that starts at a time and runs on. */
function clockFrom(text: string): () => number {
  const start = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(start)) {
    throw new ArgumentError(`--clock is a date-time such as 2026-03-14T18:25:00Z, not "${text}".`);
  }
  const begun = Date.now();
  return () => start + Date.now() - begun;
}

function basePath(text: string): string {
  try {
    return plainPath(text);
  } catch (cause) {
    throw new ArgumentError(`--base-path is a path such as /api/v1, not "${text}".`, { cause });
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: text,
        host: text,
        'base-path': text,
        seed: text,
        size: text,
        companies: text,
        members: text,
        clock: text,
        'no-rate-limits': flag,
        'trust-proxy': flag,
        json: flag,
        help: flag,
      },
    });
  } catch (cause) {
    throw new ArgumentError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What a command line asks for. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  if (positionals.some((word, index) => index > 0 || word !== 'sandbox')) {
    throw new ArgumentError(`The only command is sandbox, not "${positionals.join(' ')}".`);
  }
  const size = sizeNamed(values.size ?? 'usual');
  const count = (name: 'companies' | 'members') =>
    values[name] === undefined ? size[name] : wholeNumber(name, values[name], 1, sizes.full[name]);
  return {
    help: values.help === true,
    json: values.json === true,
    listen: {
      port: wholeNumber('port', values.port ?? '8787', 0, 65_535),
      host: values.host ?? '127.0.0.1',
      trustProxy: values['trust-proxy'] === true,
    },
    sandbox: {
      seed: values.seed ?? 'vtc',
      companies: count('companies'),
      members: count('members'),
      rateLimits: values['no-rate-limits'] !== true,
      basePath: basePath(values['base-path'] ?? ''),
      ...(values.clock !== undefined && { clock: clockFrom(values.clock) }),
    },
  };
}
