import type { FixtureInput } from '../world/fixture.js';
import { parseFixture } from './parse-fixture.js';

/** How a sandbox is made; each option may be left out. */
export interface SandboxOptions {
  /** The same seed gives the same world; `vtc` unless given. */
  readonly seed?: string | number;
  /** The time in milliseconds since 1970, to which all events and rate windows are relative; the real one unless given. */
  readonly clock?: () => number;
  /** Time, in milliseconds since 1970, that the clock starts at and runs on from; that of `clock` unless given. */
  readonly startAt?: number;
  /** How many companies there are, 60 unless given; the examples are always among them. */
  readonly companies?: number;
  /** How many members all companies have together, 4,000 unless given; the examples keep their own number. */
  readonly members?: number;
  /** Companies of one's own, beside the made ones. */
  readonly fixture?: FixtureInput;
  /** Whether requests are counted; they are unless this is false. */
  readonly rateLimits?: boolean;
  /** Whether unknown parameters, bodies without a JSON content type and deprecated keys are refused; they only get a warning in the journal unless this is true. */
  readonly strict?: boolean;
  /** Whether pages of other origins may ask; they may unless this is false. */
  readonly cors?: boolean;
  /** Whether `/sandbox/…` and `/health` are answered; they are not unless this is true. */
  readonly control?: boolean;
  /** Public address of the API; its path is what all endpoints are below. */
  readonly baseUrl?: string;
  /** Path that all endpoints are below, such as `/api/v1`; that of `baseUrl` unless given. */
  readonly basePath?: string;
}

const most = { companies: 10_000, members: 200_000 };

function wholeNumber(name: 'companies' | 'members', value: number): number {
  if (!Number.isInteger(value) || value < 1 || value > most[name]) {
    throw new RangeError(`${name} is a whole number from 1 to ${most[name]}, not ${value}.`);
  }
  return value;
}

/** A path without slashes at its end, or a RangeError. */
export function normalizedPath(text: string): string {
  const plain = text.replace(/\/+$/, '');
  if (plain !== '' && !/^(\/[\w.~-]+)+$/.test(plain)) {
    throw new RangeError(`basePath is a path such as /api/v1, not ${text}.`);
  }
  return plain;
}

const pathOf = (address = '') => (address === '' ? '' : new URL(address).pathname);

/** All options, with their usual values where they were left out. */
export const complete = (options: SandboxOptions) => ({
  seed: String(options.seed ?? 'vtc'),
  clock: options.clock ?? Date.now,
  startAt: options.startAt,
  companies: wholeNumber('companies', options.companies ?? 60),
  members: wholeNumber('members', options.members ?? 4000),
  fixture: options.fixture && parseFixture(options.fixture),
  rateLimits: options.rateLimits ?? true,
  strict: options.strict ?? false,
  cors: options.cors ?? true,
  control: options.control ?? false,
  basePath: normalizedPath(options.basePath ?? pathOf(options.baseUrl)),
  baseUrl: options.baseUrl?.replace(/\/+$/, ''),
});

/** All options of a sandbox. */
export type ResolvedOptions = ReturnType<typeof complete>;
