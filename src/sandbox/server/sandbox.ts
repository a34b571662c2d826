import { createApp } from './app.js';
import { createAttendance } from '../world/attendance.js';
import type { SandboxState } from '../answers/call.js';
import { createCalendar } from '../world/calendar.js';
import {
  keyToken,
  keyTokens,
  sessionCookie,
  type KeyTokens,
  type KeyTraits,
} from '../world/callers.js';
import { createDirectory } from '../world/directory.js';
import { createFaults } from './faults.js';
import { createBans } from '../world/moderation.js';
import { complete, type SandboxOptions } from './options.js';
import { createWrittenNews } from '../world/posts.js';
import { createWorld, type World } from '../world/world.js';

/** The API of the document, served from memory. */
export interface Sandbox {
  /** Answers a request; rejects when the connection is to break. `address` is who is counted for the rate limits. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  /** Spoils the next `times` requests whose path matches, such as `/vtcs/*`; gives a function that stops it. */
  readonly fault: (pattern: string, fault: string, times?: number) => () => void;
  readonly world: World;
  /** A key of each tier, and the special ones. */
  readonly keys: Readonly<KeyTokens>;
  /** The token of a key with these traits. */
  readonly key: (traits: KeyTraits) => string;
  /** `name=value` of the session of the flagship's owner. */
  readonly sessionCookie: string;
  /** Path that all endpoints are below; empty for none. */
  readonly basePath: string;
  /** Public address of the API, where it was given. */
  readonly baseUrl: string | undefined;
}

/** A page cannot read an answer without these, and takes it for a broken connection. */
function withoutCors(response: Response): Response {
  const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
  names.forEach((name) => response.headers.delete(name));
  return response;
}

const largeWorld = 1000;

/** Makes what is made once, so that the first requests of a large world are as quick as the later ones. */
function warmUp({ world, calendar, directory }: SandboxState, now: number): void {
  calendar.prioritized(now);
  calendar.past(now);
  world.usersWith('a');
  for (const sort of ['newest', 'name', 'members', 'activity'] as const) {
    directory({ limit: 1, sort, companyType: 'trucking', search: 'a' });
  }
}

/** Builds a sandbox; everything it answers follows from its options, its clock and what was written to it. */
export function createSandbox(given: SandboxOptions = {}): Sandbox {
  const options = complete(given);
  const { seed, basePath, baseUrl } = options;
  const world = createWorld(seed, options);
  const attendance = createAttendance(world);
  const state = {
    world,
    attendance,
    calendar: createCalendar(world, attendance),
    directory: createDirectory(world.companies),
    news: createWrittenNews(),
    bans: createBans(world),
  };
  if (options.companies >= largeWorld) warmUp(state, options.clock());
  const app = createApp(state, options);
  const faults = createFaults();
  const faultOf = (request: Request) => {
    const path = new URL(request.url).pathname.slice(basePath.length);
    return request.method === 'OPTIONS' ? undefined : faults.take(path, request);
  };

  return {
    fetch: async (request, address) => {
      const fault = faultOf(request);
      const client = address ?? request.headers.get('x-sandbox-client') ?? 'local';
      if (fault === 'reset') throw new TypeError('The sandbox broke the connection.');
      const response = await app.fetch(request, { address: client, fault });
      return fault === '429-no-cors' ? withoutCors(response) : response;
    },
    fault: faults.add,
    world,
    keys: keyTokens(seed),
    key: (traits) => keyToken(seed, traits),
    sessionCookie: sessionCookie(seed),
    basePath,
    baseUrl,
  };
}
