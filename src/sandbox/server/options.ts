import type { FixtureInput } from '../world/fixture.js';
import { parseFixture } from './parse-fixture.js';

export interface SandboxOptions {
  /** Seed of the world; default: `vtc`. */
  readonly seed?: string | number;
  /** Returns the current time in milliseconds since 1970; default: `Date.now`. */
  readonly clock?: () => number;
  /** Start of the clock in milliseconds since 1970, which then advances with `clock`; default: the time of `clock`. */
  readonly startAt?: number;
  /** Number of companies, including the examples; default: 60. */
  readonly companies?: number;
  /** Total number of members; default: 4,000. The examples have fixed numbers. */
  readonly members?: number;
  /** Companies added to the generated ones. */
  readonly fixture?: FixtureInput;
  /** Whether rate limits apply; default: true. */
  readonly rateLimits?: boolean;
  /** Whether unknown parameters, bodies without a JSON content type and deprecated keys are rejected instead of only logged; default: false. */
  readonly strict?: boolean;
  /** Whether CORS headers are sent; default: true. */
  readonly cors?: boolean;
  /** Whether `/sandbox/…` and `/health` are served; default: false. */
  readonly control?: boolean;
  /** Public URL of the API; its path is the base path. */
  readonly baseUrl?: string;
  /** Base path of all endpoints, such as `/api/v1`; default: the path of `baseUrl`. */
  readonly basePath?: string;
}

const max = { companies: 10_000, members: 200_000 };

function wholeNumber(name: 'companies' | 'members', value: number): number {
  if (!Number.isInteger(value) || value < 1 || value > max[name]) {
    throw new RangeError(`${name} is a whole number from 1 to ${max[name]}, not ${value}.`);
  }
  return value;
}

/** Removes trailing slashes; throws a RangeError for an invalid path. */
export function normalizedPath(text: string): string {
  const plain = text.replace(/\/+$/, '');
  if (plain !== '' && !/^(\/[\w.~-]+)+$/.test(plain)) {
    throw new RangeError(`basePath is a path such as /api/v1, not ${text}.`);
  }
  return plain;
}

const pathOf = (address = '') => (address === '' ? '' : new URL(address).pathname);

/** All options with their defaults. */
export const withDefaults = (options: SandboxOptions) => ({
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

/** Options with defaults. */
export type ResolvedOptions = ReturnType<typeof withDefaults>;
