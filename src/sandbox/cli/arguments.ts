import { parseArgs } from 'node:util';
import { normalizedPath } from '../server/options.js';
import { nearest } from '../server/suggestion.js';
import { ArgumentError } from '../../server/arguments.js';

const sizes = {
  small: { companies: 20, members: 2000 },
  default: { companies: 60, members: 4000 },
  full: { companies: 10_000, members: 200_000 },
} as const;

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new ArgumentError(`--${name} takes a whole number from ${min} to ${max}, not "${text}"`);
  }
  return number;
}

function sizeNamed(size: string) {
  if (size !== 'small' && size !== 'default' && size !== 'full') {
    throw new ArgumentError(`--size takes small, default or full, not "${size}"`);
  }
  return sizes[size];
}

function time(text: string): number {
  const start = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(start)) {
    throw new ArgumentError(
      `--clock takes a date-time such as 2026-03-14T18:25:00Z, not "${text}"`,
    );
  }
  return start;
}

function basePath(text: string): string {
  try {
    return normalizedPath(text);
  } catch (cause) {
    throw new ArgumentError(`--base-path takes a path such as /api/v1, not "${text}"`, { cause });
  }
}

function onOff(name: string, text = 'on'): boolean {
  if (text !== 'on' && text !== 'off') {
    throw new ArgumentError(`--${name} takes on or off, not "${text}"`);
  }
  return text === 'on';
}

const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;
const texts = (value: string, help: string) =>
  ({ type: 'string', multiple: true, value, help }) as const;
const flag = (help: string) => ({ type: 'boolean', value: '', help }) as const;

/** All options with the placeholder of their value and their text in the help. */
const options = {
  port: text('<number>', 'port, default 8787; if it is in use, the next free one'),
  host: text('<address>', 'address to listen on, default 127.0.0.1'),
  'allow-host': texts(
    '<name>',
    'name that pages and programs use for this machine, beside localhost; repeatable',
  ),
  'base-path': text('<path>', 'base path of all endpoints, such as /api/v1'),
  seed: text('<text>', 'the same seed gives the same world'),
  size: text(
    '<name>',
    'small (20 companies, 2,000 members), default (60, 4,000) or full (10,000, 200,000)',
  ),
  companies: text('<number>', 'number of companies, 1 to 10,000'),
  members: text('<number>', 'total number of members, 1 to 200,000'),
  fixture: text('<file>', 'JSON file with your own companies, added to the generated ones'),
  export: text('<file>', 'write the world to such a file and exit'),
  clock: text('<date-time>', 'start of the clock, such as 2026-03-14T18:25:00Z'),
  strict: flag(
    `reject requests that only get a warning otherwise: unknown parameters,
                        bodies without a JSON content type, deprecated keys`,
  ),
  'no-rate-limits': flag('disable rate limits'),
  cors: text('<on|off>', 'whether to send CORS headers; default on'),
  control: text('<on|off>', 'whether /sandbox/... and the page at / are served; default on'),
  'trust-proxy': flag(
    'apply rate limits by X-Forwarded-For instead of the address of the connection',
  ),
  verbose: flag('log each request'),
  json: flag('print URL, companies and keys as one line of JSON'),
  version: flag('print the version'),
  help: flag('print this help'),
};

/** Output of `--help`. */
export const help = `Usage: vtc-widgets [sandbox] [options]

Serves the API from memory, for the development of pages and plugins.
Open its URL in a browser for tokens, a reference and controls.
Another command serves a gateway: vtc-widgets gateway --help

${Object.entries(options)
  .map(([name, { value, help }]) => `  ${`--${name} ${value}`.padEnd(22)}${help}\n`)
  .join('')}`;

/** Parses options; its errors take one line, those of Node three. */
function parsed(args: readonly string[]) {
  const { tokens, ...loose } = parseArgs({ args: [...args], strict: false, tokens: true, options });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new ArgumentError(`"${token.value}" is no option`);
    if (token.kind !== 'option') continue;
    const known = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!known) {
      const suggested = nearest(token.name, Object.keys(options));
      const hint = suggested === undefined ? '' : `: did you mean --${suggested}?`;
      throw new ArgumentError(`there is no option ${token.rawName}${hint}`);
    }
    if (known.type === 'string' && token.value === undefined) {
      throw new ArgumentError(`${token.rawName} needs a value`);
    }
    if (known.type === 'boolean' && token.value !== undefined) {
      throw new ArgumentError(`${token.rawName} takes no value`);
    }
  }
  return loose.values;
}

const textOf = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value : undefined;

/** Parses and validates a command line. */
export function readArguments(args: readonly string[]) {
  const values = parsed(args);
  const size = sizeNamed(textOf(values.size) ?? 'default');
  const count = (name: 'companies' | 'members') =>
    values[name] === undefined
      ? size[name]
      : wholeNumber(name, String(values[name]), 1, sizes.full[name]);
  return {
    help: values.help === true,
    version: values.version === true,
    json: values.json === true,
    verbose: values.verbose === true,
    fixture: textOf(values.fixture),
    export: textOf(values.export),
    listen: {
      port: wholeNumber('port', textOf(values.port) ?? '8787', 0, 65_535),
      host: textOf(values.host) ?? '127.0.0.1',
      trustProxy: values['trust-proxy'] === true,
      allowedHosts: [values['allow-host'] ?? []].flat().map(String),
    },
    sandbox: {
      seed: textOf(values.seed) ?? 'vtc',
      companies: count('companies'),
      members: count('members'),
      rateLimits: values['no-rate-limits'] !== true,
      strict: values.strict === true,
      cors: onOff('cors', textOf(values.cors)),
      control: onOff('control', textOf(values.control)),
      basePath: basePath(textOf(values['base-path']) ?? ''),
      ...(values.clock !== undefined && { startAt: time(String(values.clock)) }),
    },
  };
}
