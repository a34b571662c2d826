import type { gameServers } from '../../contract/game.js';
import type { Answer } from './call.js';
import { playersOn, servers } from '../world/traffic.js';

/** The live game servers. */
export const answerGameServers: Answer<typeof gameServers> = ({ world, now }) => ({
  servers: servers.map((server) => ({
    id: server.id,
    name: server.name,
    region: server.region ?? 'Global',
    status: server.online ? 'online' : 'offline',
    players: playersOn(world.seed, server, now),
    maxPlayers: server.limit,
  })),
});
