import { createAttendance } from '../../src/sandbox/world/attendance.js';
import { createCalendar } from '../../src/sandbox/world/calendar.js';
import { worldRoute } from '../../src/sandbox/world/events.js';
import { hour, minute } from '../../src/sandbox/world/schedule.js';
import type { World } from '../../src/sandbox/world/world.js';

const machineTime = Date.now.bind(Date);

/** Times to which the toolbar can set the clock. */
export const clockTimes = {
  'a day before': (convoy: ConvoyTimes) => convoy.startMs - 24 * hour,
  'at meet-up': (convoy: ConvoyTimes) => convoy.meetupMs + 2 * minute,
  'on the road': (convoy: ConvoyTimes) => convoy.startMs + 40 * minute,
  /** Clocks in Europe go back an hour on 25 October 2026 at 01:00 UTC. */
  'DST weekend': () => Date.UTC(2026, 9, 24, 20),
};

interface ConvoyTimes {
  readonly startMs: number;
  readonly meetupMs: number;
}

const saturday = Date.UTC(2026, 10, 21, 12);

/** The first evening convoy with a meet-up of the first example company on that Saturday. */
function saturdayConvoy(world: World): ConvoyTimes {
  const convoys = createCalendar(world, createAttendance(world)).upcoming(
    saturday,
    world.company(1),
  );
  for (const convoy of convoys) {
    const { meetupMs } = worldRoute(world, convoy);
    if (meetupMs !== null && convoy.startMs > saturday + 4 * hour) return { ...convoy, meetupMs };
  }
  throw new Error('The sandbox has no evening convoy with a meet-up.');
}

const isClockTime = (name: string): name is keyof typeof clockTimes =>
  Object.hasOwn(clockTimes, name);

/** Time of a name in `clockTimes`, in ms since the epoch. */
export function timeOf(world: World, name: string): number {
  if (!isClockTime(name)) throw new Error(`Unknown time: ${name}`);
  return clockTimes[name](saturdayConvoy(world));
}

/** Sets the page's clock to a time of `clockTimes`; the clock continues from there, so that countdowns and timeouts work. */
export function setClock(world: World, name: string): void {
  const offset = timeOf(world, name) - machineTime();
  Date.now = () => machineTime() + offset;
}

/** Zones of the toolbar, with a hyphen for the slash, which Storybook does not accept in its URL. */
export const zones = [
  'Europe-Berlin',
  'America-Los_Angeles',
  'Asia-Kolkata',
  'Pacific-Chatham',
  'UTC',
];

/** The IANA name of a zone of the toolbar. */
export const zoneOf = (name: string) => name.replace('-', '/');
