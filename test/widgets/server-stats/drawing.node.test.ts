import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { heatHours, heatPaths } from '../../../src/widgets/server-stats/heat.js';
import { historyDrawing } from '../../../src/widgets/server-stats/history-drawing.js';
import { roundTicks, scale } from '../../../src/widgets/server-stats/scale.js';
import { ordered, runs } from '../../../src/widgets/server-stats/series.js';
import { timeTicks } from '../../../src/widgets/server-stats/time-ticks.js';
import { momentOf, offsetMs } from '../../../src/widgets/server-stats/wall-clock.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...zones);
const time = fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2035, 0) });
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const amount = fc.oneof(finite, fc.integer({ min: -10, max: 9000 }), fc.constant(0));

const iso = (at: number) => new Date(at).toISOString();
const point = (at: number, players = 100, more = {}) => ({
  date: iso(at),
  players,
  ets2: 0,
  ats: 0,
  capacity: 0,
  ...more,
});

test('a scale maps every number into its range', () => {
  fc.assert(
    fc.property(finite, finite, finite, (from, to, value) => {
      const place = scale(from / 4, to / 4)(value);
      assert.ok(place >= 0 && place <= 100, String(place));
    }),
  );
  assert.equal(scale(0, 10)(2.5), 25);
  assert.equal(scale(10, 0)(2.5), 75);
  assert.equal(scale(5, 5)(5), 50);
});

test('ticks are few, round, even, and enclose the numbers', () => {
  const bound = fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => +value.toFixed(6));
  fc.assert(
    fc.property(bound, bound, (a, b) => {
      const [least, greatest] = [Math.min(a, b), Math.max(a, b)];
      const ticks = roundTicks(least, greatest);
      const step = (ticks[1] ?? NaN) - (ticks[0] ?? NaN);
      assert.ok(ticks.length >= 2 && ticks.length <= 7, ticks.join());
      assert.ok((ticks[0] ?? NaN) <= least && (ticks.at(-1) ?? NaN) >= greatest);
      assert.match(step.toExponential(), /^[125]e\+/);
    }),
  );
  assert.deepEqual(roundTicks(0, 0), [0, 1]);
  assert.deepEqual(roundTicks(0, 6103), [0, 2000, 4000, 6000, 8000]);
});

test('the clock of a zone is read back to the same moment', () => {
  fc.assert(
    fc.property(zone, time, (name, at) => {
      const whole = Math.floor(at / 1000) * 1000;
      const wall = whole + offsetMs(name, whole);
      const back = momentOf(name, wall);
      assert.equal(back + offsetMs(name, back), wall);
      assert.ok(whole - back === 0 || whole - back <= hourMs, `${name} ${iso(whole)}`);
    }),
  );
});

for (const [name, wall, moment] of [
  ['Europe/Berlin', '2026-03-29T00:00Z', '2026-03-28T23:00Z'],
  ['Europe/Berlin', '2026-03-30T00:00Z', '2026-03-29T22:00Z'],
  ['Europe/Berlin', '2026-10-25T02:30Z', '2026-10-25T00:30Z'],
  ['Europe/Berlin', '2026-03-29T02:30Z', '2026-03-29T01:30Z'],
  ['America/Santiago', '2026-09-06T00:00Z', '2026-09-06T04:00Z'],
  ['Asia/Kolkata', '2026-01-01T00:00Z', '2025-12-31T18:30Z'],
] as const) {
  test(`${wall.slice(0, 16)} in ${name} is ${moment}`, () => {
    assert.equal(iso(momentOf(name, Date.parse(wall))), iso(Date.parse(moment)));
  });
}

test('ticks of time lie within it, in order, at most as many as wanted, at whole hours of the zone', () => {
  const span = fc.oneof(
    fc.integer({ min: 0, max: 2 * dayMs }),
    fc.integer({ min: 0, max: 3000 * dayMs }),
  );
  fc.assert(
    fc.property(zone, time, span, fc.integer({ min: 3, max: 14 }), (name, from, length, most) => {
      const ticks = timeTicks('en', name, from, from + length, most).map(({ at }) => at);
      assert.ok(ticks.length <= most + 2, `${ticks.length} of ${most}`);
      assert.deepEqual(
        ticks,
        [...ticks].sort((a, b) => a - b),
      );
      for (const at of ticks) {
        assert.ok(at >= from && at <= from + length);
        const wall = new Date(at + offsetMs(name, at));
        assert.equal(wall.getUTCMinutes() + wall.getUTCSeconds(), 0, `${name} ${iso(at)}`);
        if (length > 15 * dayMs && wall.getUTCHours() !== 1) assert.equal(wall.getUTCHours(), 0);
      }
    }),
  );
});

test('days are marked at midnight of the zone, over a change of the clock', () => {
  const from = Date.parse('2026-10-23T12:00Z');
  const ticks = timeTicks('en', 'Europe/Berlin', from, from + 4 * dayMs, 6);
  assert.deepEqual(
    ticks.map(({ at, label }) => `${label} ${iso(at)}`),
    [
      'Sat 2026-10-23T22:00:00.000Z',
      'Sun 2026-10-24T22:00:00.000Z',
      'Mon 2026-10-25T23:00:00.000Z',
      'Tue 2026-10-26T23:00:00.000Z',
    ],
  );
});

test('a path holds every place once; a lone place is a dot, an area stands on the ground', () => {
  const start = Date.UTC(2026, 0);
  const told = [0, 1, 2, 9].map((hours, index) => point(start + hours * hourMs, index));
  const { lines, area } = historyDrawing({ range: '7d', points: told });
  assert.equal(lines[0]?.[1], 'M0 100L11.11 66.67L22.22 33.33h0M100 0h0');
  assert.equal(area, 'M0 100L11.11 66.67L22.22 33.33V100H0M100 0V100H100');
});

const anyPoint = fc.record({
  date: fc.oneof(
    time.map(iso),
    time.map((at) => iso(at).slice(0, 10)),
    fc.constantFrom('', 'soon', '2026-13-45', '2026-11-20 18:00'),
  ),
  players: amount,
  ets2: amount,
  ats: amount,
  capacity: amount,
});

test('whatever the API tells, a drawing has no broken number and stays in its frame', () => {
  fc.assert(
    fc.property(fc.array(anyPoint, { maxLength: 40 }), (points) => {
      const { area, lines, yTicks, x, y } = historyDrawing({ range: '7d', points });
      const all = [area, ...lines.map(([, path]) => path)].join('');
      assert.doesNotMatch(all + yTicks.join(), /NaN|Infinity|undefined|e/);
      for (const [, across, down] of all.matchAll(/([\d.-]+) ([\d.-]+)/g)) {
        assert.ok(Number(across) >= 0 && Number(across) <= 100);
        assert.ok(Number(down) >= 0 && Number(down) <= 100);
      }
      assert.ok(Number.isFinite(x(0)) && Number.isFinite(y(0)));
    }),
  );
});

test('points come in order of time, each moment once, the later told wins', () => {
  const start = Date.UTC(2026, 0);
  const told = [
    point(start + hourMs, 1),
    point(start, 2),
    point(start + hourMs, 3),
    { ...point(0), date: 'soon' },
  ];
  assert.deepEqual(
    ordered(told).map(({ at, players }) => [at, players]),
    [
      [start, 2],
      [start + hourMs, 3],
    ],
  );
});

test('a hole in time breaks the line, whose parts together hold every point', () => {
  const start = Date.UTC(2026, 0);
  const hours = [0, 1, 2, 3, 9, 10, 11];
  const parts = runs(ordered(hours.map((hour) => point(start + hour * hourMs))));
  assert.deepEqual(
    parts.map((run) => run.length),
    [4, 3],
  );
  fc.assert(
    fc.property(fc.array(time), (times) => {
      const points = ordered(times.map((at) => point(at)));
      assert.deepEqual(runs(points).flat(), points);
    }),
  );
});

test('10,000 points are drawn, each once', () => {
  const points = Array.from({ length: 10_000 }, (_, index) =>
    point(index * hourMs, 3000 + ((index * 7919) % 1000)),
  );
  const { lines, peak } = historyDrawing({ range: 'all', points });
  assert.equal(lines[0]?.[1].split('L').length, 10_000);
  assert.equal(peak?.players, 3999);
});

test('equal values, one point and none are drawn', () => {
  const start = Date.UTC(2026, 0);
  const of = (points: ReturnType<typeof point>[]) => historyDrawing({ range: '7d', points });
  assert.equal(of([]).lines[0]?.[1], '');
  assert.equal(of([point(start, 10)]).lines[0]?.[1], 'M50 0h0');
  assert.equal(
    of([point(start, 5), point(start + hourMs, 5)]).lines[0]?.[1],
    'M0 16.67L100 16.67h0',
  );
});

test('games and capacity are lines only where they have a value', () => {
  const start = Date.UTC(2026, 0);
  const named = (more: object) =>
    historyDrawing({ range: '7d', points: [point(start, 10, more)] }).lines.map(([line]) => line);
  assert.deepEqual(named({}), ['players']);
  assert.deepEqual(named({ ats: 3, capacity: 20 }), ['players', 'ats', 'capacity']);
});

for (const [day, hour, offset, hours] of [
  [1, 0, 0, 0],
  [0, 23, 0, 167],
  [7, 23, 0, 167],
  [0, 23, 1, 0],
  [1, 0, -5, 163],
  [3, 12, 5.5, 65.5],
  [0, 23, 5.75, 4.75],
] as const) {
  test(`day ${day}, ${hour} h UTC is hour ${hours} of the week at UTC+${offset}`, () => {
    assert.deepEqual([...heatHours({ cells: [{ day, hour, players: 9 }] }, offset)], [[hours, 9]]);
  });
}

test('cells that are no hour of a week are left out, of two for one hour the later wins', () => {
  const cell = (day: number, hour: number, players: number) => ({ day, hour, players });
  const cells = [
    cell(8, 0, 1),
    cell(-1, 0, 1),
    cell(1, 24, 1),
    cell(1, 0.5, 1),
    cell(1, 1, 1),
    cell(1, 1, 2),
  ];
  assert.deepEqual([...heatHours({ cells }, 0)], [[1, 2]]);
});

test('every cell is drawn once, in the class of its players', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({
          day: fc.integer({ min: 0, max: 6 }),
          hour: fc.integer({ min: 0, max: 23 }),
          players: amount,
        }),
        {
          selector: ({ day, hour }) => day * 24 + hour,
        },
      ),
      fc.constantFrom(-9.5, 0, 5.75, 14),
      (cells, offset) => {
        const hours = heatHours({ cells }, offset);
        const paths = heatPaths(hours, Math.max(0, ...hours.values()));
        assert.equal(paths.length, 5);
        assert.equal(paths.join('').match(/M\d+ [0-6]h/g)?.length ?? 0, cells.length);
        assert.doesNotMatch(paths.join(''), /NaN|undefined/);
      },
    ),
  );
  const paths = heatPaths(
    new Map([
      [0, 100],
      [1, 0],
      [26, 50],
    ]),
    100,
  );
  assert.deepEqual(
    paths.map((path) => path.slice(0, 4)),
    ['M1 0', '', 'M2 1', '', 'M0 0'],
  );
});
