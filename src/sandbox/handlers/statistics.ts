import { avatarOrNull, iso } from '../world/formats.js';
import { random } from '../world/random.js';
import { day, hour } from '../world/schedule.js';
import {
  busyness,
  capacity,
  playersOf,
  playersOfDay,
  playersOn,
  worldServers,
  statusOf,
} from '../world/traffic.js';
import type { Handler, RequestContext } from './context.js';
import { several } from '../world/several.js';

const spans = {
  '24h': { step: hour, count: 24 },
  '7d': { step: hour, count: 168 },
  '30d': { step: 6 * hour, count: 120 },
  '90d': { step: day, count: 90 },
  all: { step: 7 * day, count: 104 },
} as const;

/** Start times of the last `count` steps, oldest first. */
const steps = (now: number, step: number, count: number) => {
  const last = Math.floor(now / step);
  return several(count, (index) => (last - count + 1 + index) * step);
};

const dayOf = (time: number) => iso(time).slice(0, 10);

/** Players of each game and of both at a time; their sum is that of the rounded numbers. */
function playersOfGames(seed: RequestContext['world']['seed'], time: number) {
  const ets2 = playersOf(seed, 'ets2', time);
  const ats = playersOf(seed, 'ats', time);
  return { players: ets2 + ats, ets2, ats };
}

/** Returns players over time. */
export const serverHistory: Handler<'serverHistory'> = (call) => {
  const { range } = call.query;
  const { step, count } = spans[range];
  const points = steps(call.now, step, count).map((time) => ({
    date: iso(time),
    ...playersOfGames(call.world.seed, time),
    capacity,
  }));
  return { range, points };
};

function peakWindow({ world, now }: RequestContext, key: string, hours: number) {
  const players = steps(now, hour, hours).map((time) => playersOfGames(world.seed, time).players);
  const average = players.reduce((sum, value) => sum + value, 0) / hours;
  return { key, peak: Math.max(...players), average: Math.round(average), hours };
}

/** Returns peak player counts. */
export const serverPeak: Handler<'serverPeak'> = (call) => {
  const windows = [
    peakWindow(call, '24h', 24),
    peakWindow(call, '7d', 168),
    peakWindow(call, '30d', 720),
  ];
  return { windows, allTimePeak: { value: 7214, at: iso(Date.UTC(2024, 11, 28, 19)) } };
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns players by server, region and game. */
export const serverBreakdown: Handler<'serverBreakdown'> = ({ world, now }) => {
  const list = worldServers.map((server) => ({
    server,
    current: playersOn(world.seed, server, now),
  }));
  const players = (matches: (server: (typeof worldServers)[number]) => boolean) =>
    sum(list.filter(({ server }) => matches(server)).map(({ current }) => current));
  const regions = [...new Set(worldServers.flatMap(({ region }) => region ?? []))];
  return {
    servers: list.map(({ server, current }) => ({ ...server, status: statusOf(server), current })),
    byRegion: regions.map((region) => ({
      region,
      players: players((server) => server.region === region),
    })),
    byGame: (['ets2', 'ats'] as const).map((game) => ({
      game,
      players: players((server) => server.game === game),
    })),
    settings: {
      collisionsOn: worldServers.filter(({ collisions }) => collisions).length,
      collisionsOff: worldServers.filter(({ collisions }) => !collisions).length,
      syncedWeather: worldServers.filter(({ syncEnvironment }) => syncEnvironment).length,
      freeWeather: worldServers.filter(({ syncEnvironment }) => !syncEnvironment).length,
    },
  };
};

/** Returns average players by weekday and hour; day 0 is Sunday, both in UTC (*not described by the API document*). */
export const serverHeatmap: Handler<'serverHeatmap'> = () => ({
  cells: several(7 * 24, (index) => {
    const [weekday, hourOfDay] = [Math.floor(index / 24), index % 24];
    return {
      day: weekday,
      hour: hourOfDay,
      players: Math.round(6000 * busyness(weekday, hourOfDay)),
    };
  }),
});

/** Returns users, companies and events by month. */
export const platformGrowth: Handler<'platformGrowth'> = ({ world, now }) => {
  const months = 12;
  const points = steps(now, 30 * day, months).map((time, index) => {
    const share = 0.6 + (0.4 * (index + 1)) / months;
    const part = (whole: number) => Math.round(whole * share);
    return {
      date: dayOf(time),
      users: part(world.userCount),
      vtcs: part(world.companies.length),
      events: part(world.companies.length * 12),
    };
  });
  return { points };
};

/** Returns registrations and moderation of the last 30 days. */
export const platformActivity: Handler<'platformActivity'> = ({ world, now }) => {
  const daily = (purpose: string, max: number) =>
    steps(now, day, 30).map((time) => ({
      day: dayOf(time),
      value: random(world.seed, purpose, time).integer(0, max),
    }));
  return { registrations: daily('registrations', 120), moderation: daily('moderation', 40) };
};

/** Returns totals; `networkLoad` is a fraction (*not described by the API document*). */
export const platformTotals: Handler<'platformTotals'> = (call) => {
  const { world, now, calendar, bans } = call;
  const playersOnline = sum(worldServers.map((server) => playersOn(world.seed, server, now)));
  return {
    totalUsers: world.userCount,
    totalVtcs: world.companies.length,
    totalEvents: calendar.upcoming(now).length + world.companies.length * 12,
    activeBans: bans.all(now).filter(({ active }) => active).length,
    newUsers30d: Math.round(world.userCount * 0.03),
    playersOnline,
    activeServers: worldServers.filter(({ online }) => online).length,
    networkLoad: playersOnline / capacity,
  };
};

/** Returns the players with the longest play time. */
export const playerLeaderboard: Handler<'playerLeaderboard'> = (call) => {
  const { world, query } = call;
  const count = Math.min(query.limit, world.userCount);
  const entries = several(count, (index) => {
    const user = world.user(index);
    const totalSecondsPlayed = 9_000_000 - index * 61_000;
    return {
      rank: index + 1,
      accountId: user.id,
      name: user.name,
      image: avatarOrNull(call, user),
      totalSecondsPlayed,
      totalSessions: Math.round(totalSecondsPlayed / 5400),
      daysActive: 700 - index * 3,
    };
  });
  return { entries };
};

/** Returns distinct players by day. */
export const dailyActivePlayers: Handler<'dailyActivePlayers'> = (call) => ({
  points: steps(call.now, day, call.query.days).map((time) => ({
    date: dayOf(time),
    players: playersOfDay(call.world.seed, time),
  })),
});
