import { random } from './random.js';
import { day, hour } from './schedule.js';
import { several } from './several.js';

/** A game server of the platform. */
export interface WorldServer {
  readonly id: string;
  readonly name: string;
  readonly region: string | null;
  readonly game: 'ets2' | 'ats' | null;
  readonly online: boolean;
  readonly limit: number;
  readonly collisions: boolean;
  readonly syncEnvironment: boolean;
  /** Share of all players on this server; the result may exceed `limit`. */
  readonly share: number;
}

const server = (
  id: string,
  name: string,
  region: string | null,
  game: WorldServer['game'],
  limit: number,
  share: number,
  more: Partial<WorldServer> = {},
): WorldServer => ({
  id,
  name,
  region,
  game,
  limit,
  share,
  online: true,
  collisions: true,
  syncEnvironment: true,
  ...more,
});

/** The servers: one offline, one without a limit, one overfull, some without region, game or players. */
export const worldServers: readonly WorldServer[] = [
  server('sim-1', 'Simulation 1', 'EU', 'ets2', 4500, 0.45),
  server('sim-2', 'Simulation 2', 'EU', 'ets2', 3000, 0.18),
  server('arcade', 'Arcade', 'EU', 'ets2', 2000, 0.09, {
    collisions: false,
    syncEnvironment: false,
  }),
  server('promods', 'ProMods', 'EU', 'ets2', 1000, 0.05),
  server('us-sim', 'US Simulation', 'US', 'ats', 2000, 0.12),
  server('asia', 'Asia Simulation', 'Asia', 'ets2', 200, 0.06, { syncEnvironment: false }),
  server('event', 'Event Server', null, 'ets2', 0, 0.05),
  server('us-arcade', 'US Arcade', 'US', 'ats', 500, 0, { collisions: false }),
  server('lab', 'Test Lab', null, null, 300, 0, { online: false }),
];

/** Status of a server in responses. */
export const statusOf = ({ online }: WorldServer) => (online ? 'online' : 'offline');

/** Capacity of all online servers. */
export const capacity = worldServers
  .filter(({ online }) => online)
  .reduce((sum, { limit }) => sum + limit, 0);

/** Relative load of an hour of a weekday in UTC, from 0 to 1; day 0 is Sunday. */
export function busyness(weekday: number, hourOfDay: number): number {
  const evening = (1 + Math.cos(((hourOfDay - 19) / 12) * Math.PI)) / 2;
  const weekend = weekday === 0 || weekday >= 5 ? 1 : 0.75;
  return (0.15 + 0.85 * evening ** 1.5) * weekend;
}

const maxPlayers = 6000;

/** Players on all servers in the hour of `time`. */
export function playersAt(seed: string, time: number): number {
  const start = Math.floor(time / hour);
  const date = new Date(start * hour);
  const noise = random(seed, 'players', start).next() * 0.2 + 0.9;
  return Math.round(maxPlayers * noise * busyness(date.getUTCDay(), date.getUTCHours()));
}

/** Players on one server in the hour of `time`. */
export const playersOn = (seed: string, { online, share }: WorldServer, time: number) =>
  online ? Math.round(playersAt(seed, time) * share) : 0;

/** Players of one game in the hour of `time`. */
export const playersOf = (seed: string, game: 'ets2' | 'ats', time: number) =>
  worldServers
    .filter((server) => server.game === game)
    .reduce((sum, server) => sum + playersOn(seed, server, time), 0);

/** Distinct players on the day of `time`. */
export function playersOfDay(seed: string, time: number): number {
  const start = Math.floor(time / day) * day;
  const hours = several(24, (index) => playersAt(seed, start + index * hour));
  return Math.round(hours.reduce((sum, players) => sum + players, 0) / 3);
}
