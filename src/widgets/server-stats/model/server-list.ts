import type { SectionData } from './stats-data.js';

/** One server of the platform. */
export type Server = SectionData<'servers'>['servers'][number];

/** Which servers are shown; undefined: all. */
export interface ServerFilter {
  readonly game: string | undefined;
  readonly region: string | undefined;
}

/** How much room a server has. */
export type Fullness = 'free' | 'nearlyFull' | 'full';

const isSame = (value: string | null, other: string): boolean =>
  value?.toLowerCase() === other.toLowerCase();

export const isOffline = ({ status }: Server): boolean => isSame(status, 'offline');
export const isOnline = ({ status }: Server): boolean => isSame(status, 'online');

/** Part of a server's limit that is taken; undefined when offline and for a limit of 0, which is taken for none: *not described by the API document*. */
export const load = (server: Server): number | undefined =>
  isOffline(server) || server.limit <= 0 ? undefined : Math.max(0, server.current / server.limit);

/** Nearly full from nine tenths. */
export function fullness(server: Server): Fullness {
  const share = load(server) ?? 0;
  if (share >= 1) return 'full';
  return share >= 0.9 ? 'nearlyFull' : 'free';
}

/** The servers of a game and region, those with most players first, those offline last. */
export function shownServers(servers: readonly Server[], { game, region }: ServerFilter): Server[] {
  const players = (server: Server) => (isOffline(server) ? -Infinity : server.current);
  return servers
    .filter((server) => game === undefined || isSame(server.game, game))
    .filter((server) => region === undefined || isSame(server.region, region))
    .sort((a, b) => players(b) - players(a) || 0);
}
