import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { integer } from './values.js';

/** Reads the live game servers; path and fields are *not described by the API document*. */
export const gameServers = endpoint({
  path: '/game/servers',
  response: z.object({
    servers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        region: z.string(),
        status: z.string(),
        players: integer,
        maxPlayers: integer,
      }),
    ),
  }),
});
