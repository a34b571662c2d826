import type { SandboxState } from '../handlers/context.js';
import { createAttendance } from '../world/attendance.js';
import { createCalendar } from '../world/calendar.js';
import { createDirectory } from '../world/directory.js';
import { createBans } from '../world/bans.js';
import { createNewsStore } from '../world/posts.js';
import { createWorld } from '../world/world.js';
import type { ResolvedOptions } from './options.js';

/** Creates the world and the state of requests that write. */
export function createState({ seed, fixture, ...options }: ResolvedOptions): SandboxState {
  const world = createWorld(seed, options, fixture);
  const attendance = createAttendance(world);
  return {
    world,
    attendance,
    calendar: createCalendar(world, attendance),
    directory: createDirectory(world.companies),
    news: createNewsStore(),
    bans: createBans(world),
  };
}
