import type { SandboxState } from '../handlers/context.js';
import { createAttendance } from '../world/attendance.js';
import { createCalendar } from '../world/calendar.js';
import { createDirectory } from '../world/directory.js';
import { createBans } from '../world/bans.js';
import { createNewsStore } from '../world/posts.js';
import { createWorld } from '../world/world.js';
import type { ResolvedOptions } from './options.js';

const largeWorld = 1000;

/** Fills the caches, so that the first requests of a large world are fast. */
function warmUp({ world, calendar, directory }: SandboxState, now: number): void {
  calendar.prioritized(now);
  calendar.past(now);
  world.search('a', { start: 0, length: 1 });
  for (const sort of ['newest', 'name', 'members', 'activity'] as const) {
    directory({ limit: 1, sort, companyType: 'trucking', search: 'a' });
  }
}

/** Creates the world and the state of requests that write. */
export function createState({ seed, fixture, ...options }: ResolvedOptions): SandboxState {
  const world = createWorld(seed, options, fixture);
  const attendance = createAttendance(world);
  const state = {
    world,
    attendance,
    calendar: createCalendar(world, attendance),
    directory: createDirectory(world.companies),
    news: createNewsStore(),
    bans: createBans(world),
  };
  if (options.companies >= largeWorld) warmUp(state, options.startAt ?? options.clock());
  return state;
}
