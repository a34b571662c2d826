import type { SectionData } from '../data.js';

/** One server of the platform. */
export type Server = SectionData<'servers'>['servers'][number];

/** Game and region of the servers to show; empty: all. */
export interface ServerFilter {
  readonly game: string;
  readonly region: string;
}

/** Load level of a server. */
export type LoadLevel = 'free' | 'nearlyFull' | 'full';

const isSame = (value: string | null, other: string): boolean =>
  value?.toLowerCase() === other.toLowerCase();

export const isServerOffline = ({ status }: Server): boolean => isSame(status, 'offline');
export const isServerOnline = ({ status }: Server): boolean => isSame(status, 'online');

/**
 * Players as a fraction of the limit; undefined if the server is offline, or if its limit is 0, which means none: *not
 * described by the API document*.
 */
export const load = (server: Server): number | undefined =>
  isServerOffline(server) || server.limit <= 0
    ? undefined
    : Math.max(0, server.current / server.limit);

/** Load level of a server; nearly full from 90 %. */
export function loadLevel(server: Server): LoadLevel {
  const share = load(server) ?? 0;
  if (share >= 1) return 'full';
  return share >= 0.9 ? 'nearlyFull' : 'free';
}

/** Servers that match the filter, most players first, offline ones last. */
export function shownServers(servers: readonly Server[], { game, region }: ServerFilter): Server[] {
  const players = (server: Server) => (isServerOffline(server) ? -Infinity : server.current);
  return servers
    .filter((server) => !game || isSame(server.game, game))
    .filter((server) => !region || isSame(server.region, region))
    .sort((a, b) => players(b) - players(a) || 0);
}
