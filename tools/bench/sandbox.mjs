// Prints the CPU time in which a sandbox of full size is created and responds. It is not a test.
// CPU time does not include that of other processes.
import { createSandbox } from '../../dist/sandbox/index.js';
import { now } from './date.mjs';

const rounds = 200;

const cpuMs = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const started = process.cpuUsage();
const sandbox = createSandbox({
  companies: 10_000,
  members: 200_000,
  clock: () => now,
  rateLimits: false,
});
console.log(`created in ${cpuMs(started).toFixed(0)} ms, ${sandbox.world.userCount} users`);

const paths = [
  '/vtcs?limit=100',
  '/vtcs?sort=name&limit=100&cursor=7000',
  '/vtcs?sort=members&verified=true&language=de',
  '/vtcs?search=polar%20freight',
  '/vtcs?search=nothing-has-this',
  '/vtcs/batch?ids=1,2,3,9000',
  '/vtcs/mega_fleet/members?limit=100&cursor=9000',
  '/vtcs/mega_fleet/events?limit=30',
  '/vtcs/northern_haul',
  '/events?limit=100',
  '/events?q=convoy&order=start&limit=100',
  '/events?tab=past&limit=100&cursor=5000',
  '/users/search?q=a',
  '/users/search?q=fox&limit=100',
  '/users/driver_150000/events',
  '/bans?pageSize=100',
  '/stats/platform/totals',
  '/stats/servers/history?range=all',
  '/news?limit=100',
];

const send = async (path) => {
  const response = await sandbox.fetch(new Request(`http://localhost${path}`));
  await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
};

const costOf = async (path, count) => {
  const before = process.cpuUsage();
  for (let round = 0; round < count; round += 1) await send(path);
  return cpuMs(before) / count;
};

const base = (await costOf('/version', 50), await costOf('/version', 200));
console.log(`${'first'.padStart(8)} ${'later'.padStart(8)}  ms of CPU`);
for (const path of ['/version', ...paths]) {
  const figures = [await costOf(path, 1), (await costOf(path, 10), await costOf(path, rounds))];
  const times = `${(figures[1] / base).toFixed(0)} times /version`;
  console.log(`${figures.map((time) => time.toFixed(1).padStart(8)).join(' ')}  ${path}  ${times}`);
}
