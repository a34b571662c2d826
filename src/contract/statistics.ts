import * as z from 'zod/mini';
import { integerWithin } from './bounds.js';
import { endpoint } from './endpoint.js';
import { sideList, nullableText } from './values.js';

const number = z.number();
const points = z.array(z.object({ date: z.string(), players: number }));

/** Reads the number of players over a time range. */
export const serverHistory = endpoint({
  path: '/stats/servers/history',
  query: z.object({ range: z._default(z.enum(['24h', '7d', '30d', '90d', 'all']), '7d') }),
  response: z.object({
    range: z.string(),
    points: z.array(
      z.object({ date: z.string(), players: number, ets2: number, ats: number, capacity: number }),
    ),
  }),
});

/** Reads the peak number of players, by time window and of all time. */
export const serverPeak = endpoint({
  path: '/stats/servers/peak',
  response: z.object({
    windows: z.array(z.object({ key: z.string(), peak: number, average: number, hours: number })),
    allTimePeak: z.object({ value: number, at: nullableText }),
  }),
});

const breakdown = z.object({
  servers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      region: nullableText,
      game: nullableText,
      status: z.string(),
      current: number,
      limit: number,
      collisions: z.boolean(),
      syncEnvironment: z.boolean(),
    }),
  ),
  byRegion: sideList(z.object({ region: z.string(), players: number })),
  byGame: sideList(z.object({ game: z.string(), players: number })),
  settings: z.object({
    collisionsOn: number,
    collisionsOff: number,
    syncedWeather: number,
    freeWeather: number,
  }),
});

/** Reads the players by server, region and game; elements need the servers only. */
export const serverBreakdown = endpoint({
  path: '/stats/servers/breakdown',
  response: breakdown,
  elementResponse: z.partial(breakdown, { byRegion: true, byGame: true, settings: true }),
});

/** Reads the average number of players by weekday and hour. */
export const serverHeatmap = endpoint({
  path: '/stats/servers/heatmap',
  response: z.object({ cells: z.array(z.object({ day: number, hour: number, players: number })) }),
});

/** Reads the growth of the platform. */
export const platformGrowth = endpoint({
  path: '/stats/platform/growth',
  response: z.object({
    points: z.array(z.object({ date: z.string(), users: number, vtcs: number, events: number })),
  }),
});

const daily = z.array(z.object({ day: z.string(), value: number }));

/** Reads registrations and moderation by day. */
export const platformActivity = endpoint({
  path: '/stats/platform/activity',
  response: z.object({ registrations: daily, moderation: daily }),
});

/** Reads the totals of the platform. */
export const platformTotals = endpoint({
  path: '/stats/platform/totals',
  response: z.object({
    totalUsers: number,
    totalVtcs: number,
    totalEvents: number,
    activeBans: number,
    newUsers30d: number,
    playersOnline: number,
    activeServers: number,
    networkLoad: number,
  }),
});

/** Reads the players with the most playtime. */
export const playerLeaderboard = endpoint({
  path: '/stats/players/leaderboard',
  query: z.object({ limit: z._default(integerWithin(1, 100), 25) }),
  response: z.object({
    entries: z.array(
      z.object({
        rank: number,
        accountId: z.string(),
        name: z.string(),
        image: nullableText,
        totalSecondsPlayed: number,
        totalSessions: number,
        daysActive: number,
      }),
    ),
  }),
});

/** Reads the number of unique players by day. */
export const dailyActivePlayers = endpoint({
  path: '/stats/players/daily-active',
  query: z.object({ days: z._default(integerWithin(1, 90), 30) }),
  response: z.object({ points }),
});
