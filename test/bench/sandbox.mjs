// Prints how long a sandbox of full size takes to make and to answer; figures to look at, never a test.
import { createSandbox } from '../../dist/sandbox/index.js';

const now = Date.UTC(2026, 2, 14, 18, 25);
const rounds = 15;

const started = performance.now();
const sandbox = createSandbox({
  companies: 10_000,
  members: 200_000,
  clock: () => now,
  rateLimits: false,
});
console.log(
  `made in ${(performance.now() - started).toFixed(0)} ms, ${sandbox.world.userCount} users`,
);

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
  '/users/search?q=fox&limit=100',
  '/users/driver_150000/events',
  '/bans?pageSize=100',
  '/stats/platform/totals',
  '/stats/servers/history?range=all',
  '/news?limit=100',
];

const ask = async (path) => {
  const begun = performance.now();
  const response = await sandbox.fetch(new Request(`http://localhost${path}`));
  await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - begun;
};

console.log(`${'first'.padStart(8)} ${'median'.padStart(8)} ${'worst'.padStart(8)}  ms`);
for (const path of paths) {
  const first = await ask(path);
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ask(path));
  times.sort((one, other) => one - other);
  const figures = [first, times[Math.floor(rounds / 2)], times.at(-1)];
  console.log(`${figures.map((time) => time.toFixed(1).padStart(8)).join(' ')}  ${path}`);
}
