import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { heatHours, heatPaths } from '../../../src/widgets/server-stats/model/heat.js';
import {
  dayChange,
  historyChart,
  nearestIndex,
  peakPlayers,
  roundTicks,
  scale,
  seriesOf,
} from '../../../src/widgets/server-stats/model/history-chart.js';
import { loadLevel, shownServers } from '../../../src/widgets/server-stats/model/servers.js';
import {
  hourText,
  offsetMs,
  timeOfClock,
  timeTicks,
} from '../../../src/widgets/server-stats/model/time-ticks.js';

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

test('a scale maps every number to 0–100', () => {
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

test('ticks are two to five round, evenly spaced numbers from 0 to at least the maximum', () => {
  const most = fc.double({ min: 0, max: 1e12, noNaN: true }).map((value) => +value.toFixed(6));
  fc.assert(
    fc.property(most, (greatest) => {
      const ticks = roundTicks(greatest);
      const step = ticks[1] ?? NaN;
      assert.ok(ticks.length >= 2 && ticks.length <= 5, ticks.join());
      assert.ok(ticks[0] === 0 && (ticks.at(-1) ?? NaN) >= greatest);
      assert.ok((ticks.at(-2) ?? NaN) < greatest || greatest === 0);
      assert.match(step.toExponential(), /^[125]e\+/);
      assert.deepEqual(
        ticks,
        ticks.map((_, index) => index * step),
      );
    }),
  );
  assert.deepEqual(roundTicks(0), [0, 1]);
  assert.deepEqual(roundTicks(6103), [0, 2000, 4000, 6000, 8000]);
});

test('a local time converts back to the same time', () => {
  fc.assert(
    fc.property(zone, time, (name, at) => {
      const whole = Math.floor(at / 1000) * 1000;
      const wall = whole + offsetMs(name, whole);
      const back = timeOfClock(name, wall);
      assert.equal(back + offsetMs(name, back), wall);
      assert.ok(whole - back === 0 || whole - back <= hourMs, `${name} ${iso(whole)}`);
    }),
  );
});

for (const [name, wall, time] of [
  ['Europe/Berlin', '2026-03-29T00:00Z', '2026-03-28T23:00Z'],
  ['Europe/Berlin', '2026-03-30T00:00Z', '2026-03-29T22:00Z'],
  ['Europe/Berlin', '2026-10-25T02:30Z', '2026-10-25T01:30Z'],
  ['Europe/Berlin', '2026-03-29T02:30Z', '2026-03-29T01:30Z'],
  ['America/Santiago', '2026-09-06T00:00Z', '2026-09-06T03:00Z'],
  ['Asia/Kolkata', '2026-01-01T00:00Z', '2025-12-31T18:30Z'],
] as const) {
  test(`${wall.slice(0, 16)} in ${name} is ${time}`, () => {
    assert.equal(iso(timeOfClock(name, Date.parse(wall))), iso(Date.parse(time)));
  });
}

const ticksOf = (zone: string, from: number, to: number, maxTicks: number) =>
  timeTicks({ locale: 'en', zone, from, to, maxTicks, place: (at) => at });

test('time ticks are in range, in order, at most as many as allowed, at full hours of the zone', () => {
  const span = fc.oneof(
    fc.integer({ min: 0, max: 2 * dayMs }),
    fc.integer({ min: 0, max: 3000 * dayMs }),
  );
  fc.assert(
    fc.property(zone, time, span, fc.integer({ min: 3, max: 14 }), (name, from, length, most) => {
      const ticks = ticksOf(name, from, from + length, most).map(({ place }) => place);
      assert.ok(ticks.length <= most + 2, `${ticks.length} of ${most}`);
      assert.deepEqual(
        ticks,
        [...ticks].sort((a, b) => a - b),
      );
      for (const at of ticks) {
        assert.ok(at >= from && at <= from + length);
        const wall = new Date(at + offsetMs(name, at));
        assert.equal(wall.getUTCMinutes() + wall.getUTCSeconds(), 0, `${name} ${iso(at)}`);
        // A midnight that the zone leaves out is an hour off; names of days are at noon.
        if (length > 15 * dayMs) assert.ok([23, 0, 1, 12].includes(wall.getUTCHours()));
      }
    }),
  );
});

test('names of days are at noon of the zone across a change of its offset', () => {
  const from = Date.parse('2026-10-23T12:00Z');
  assert.deepEqual(
    ticksOf('Europe/Berlin', from, from + 4 * dayMs, 6).map(
      ({ place, text }) => `${text} ${iso(place)}`,
    ),
    [
      'Sat 2026-10-24T10:00:00.000Z',
      'Sun 2026-10-25T11:00:00.000Z',
      'Mon 2026-10-26T11:00:00.000Z',
      'Tue 2026-10-27T11:00:00.000Z',
    ],
  );
});

for (const [days, labels] of [
  [1, '9 PM *Sat 3 AM *6 AM 9 AM *12 PM 3 PM *6 PM'],
  [7, 'Sun Mon Tue Wed Thu Fri Sat'],
  [30, 'Oct 29 Nov 5 Nov 12 Nov 19'],
  [90, '*Sep Oct *Nov'],
  [730, '*2025 Apr *Jul Oct *2026 Apr *Jul Oct'],
  [3650, '2020 2025'],
] as const) {
  test(`a history of ${days} days is marked with ${labels}`, () => {
    const to = Date.parse('2026-11-21T17:30Z');
    const ticks = ticksOf('Europe/Berlin', to - days * dayMs, to, 8);
    const words = ticks.map(({ text, isMinor }) => (isMinor || days === 7 ? text : `*${text}`));
    const wanted =
      days === 30 || days === 3650 ? words.map((word) => word.replace('*', '')) : words;
    assert.equal(wanted.join(' '), labels);
  });
}

test('month and year ticks are at midnight of the zone', () => {
  const [from, to] = [Date.parse('2025-12-15T00:00Z'), Date.parse('2026-05-15T00:00Z')];
  assert.deepEqual(
    ticksOf('America/New_York', from, to, 8).map(
      ({ place, text }) => `${text} ${iso(place).slice(0, 16)}`,
    ),
    [
      '2026 2026-01-01T05:00',
      'Feb 2026-02-01T05:00',
      'Mar 2026-03-01T05:00',
      'Apr 2026-04-01T04:00',
      'May 2026-05-01T04:00',
    ],
  );
});

test('the longest supported history has ticks, and points outside of it are ignored', () => {
  for (const name of zones) {
    const ticks = ticksOf(name, 0, 1e14, 8);
    assert.ok(ticks.length > 3 && ticks.length < 11, String(ticks.length));
  }
  const dates = [
    '0001-01-01',
    '1969-12-31',
    '1970-01-01',
    '5138-11-16',
    '5138-11-17',
    '9999-12-31',
  ];
  assert.deepEqual(
    seriesOf(dates.map((date) => ({ ...point(0), date }))).points.map(({ date }) => date),
    ['1970-01-01', '5138-11-16'],
  );
});

test('a full hour is as short as the locale allows', () => {
  const wall = Date.parse('2026-01-01T18:00Z');
  assert.equal(hourText('en', wall), '6 PM');
  assert.equal(hourText('de', wall), '18:00');
  assert.match(hourText('en', wall + 1_800_000), /^6:30.PM$/);
});

test('a path has every point once; a single point is a dot, the area ends at zero', () => {
  const start = Date.UTC(2026, 0);
  const list = [0, 1, 2, 9].map((hours, index) => point(start + hours * hourMs, index));
  const { lines, area } = historyChart({ range: '7d', points: list });
  assert.equal(lines[0]?.path, 'M0 100h0L11.11 68.25L22.22 36.51M100 4.76h0');
  assert.equal(area, 'M0 100h0L11.11 68.25L22.22 36.51V100H0M100 4.76h0V100H100');
});

test('shows the total and ATS at first, and the other lines when chosen', () => {
  const start = Date.UTC(2026, 0);
  const of = (choices?: object) =>
    historyChart(
      { range: '7d', points: [0, 1].map((hour) => point(start + hour * hourMs, 500, games)) },
      choices,
    );
  const games = { ets2: 400, ats: 100, capacity: 2000 };
  const shown = ({ lines }: ReturnType<typeof of>) =>
    lines.filter(({ isShown }) => isShown).map(({ name }) => name);
  const initial = of();
  assert.deepEqual(shown(initial), ['players', 'ats']);
  assert.deepEqual(initial.yTicks, [0, 200, 400]);
  assert.deepEqual(initial.lines[1], { name: 'ets2', isShown: false, path: '' });
  const chosen = of({ capacity: true, ats: false });
  assert.deepEqual(shown(chosen), ['players', 'capacity']);
  assert.deepEqual(chosen.lines[3]?.path, 'M0 4.76h0L100 4.76');
  assert.deepEqual(chosen.yTicks, [0, 500, 1000, 1500, 2000]);
});

test('uses the points of the API without a copy where they are in order', () => {
  const points = [0, 1, 2].map((hour) => point(hour * hourMs));
  assert.equal(seriesOf(points).points, points);
  assert.equal(historyChart({ range: '7d', points }).points, points);
});

test('finds the nearest time', () => {
  const times = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(times, fc.integer({ min: -10, max: 1010 }), (all, at) => {
      all.sort((a, b) => a - b);
      const distances = all.map((tick) => Math.abs(tick - at));
      assert.equal(distances[nearestIndex(all, at)], Math.min(...distances));
    }),
  );
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

test('a chart of any data has finite coordinates between 0 and 100', () => {
  fc.assert(
    fc.property(fc.array(anyPoint, { maxLength: 40 }), (points) => {
      const { area, lines, yTicks, x, y } = historyChart({ range: '7d', points });
      const all = [area, ...lines.map(({ path }) => path)].join('');
      assert.doesNotMatch(all + yTicks.join(), /NaN|Infinity|undefined|e/);
      for (const [, across, down] of all.matchAll(/([\d.-]+) ([\d.-]+)/g)) {
        assert.ok(Number(across) >= 0 && Number(across) <= 100);
        assert.ok(Number(down) >= 0 && Number(down) <= 100);
      }
      assert.ok(Number.isFinite(x(0)) && Number.isFinite(y(0)));
    }),
  );
});

test('points are sorted by time; of two with the same time the last one counts', () => {
  const start = Date.UTC(2026, 0);
  const list = [
    point(start + hourMs, 1),
    point(start, 2),
    point(start + hourMs, 3),
    { ...point(0), date: 'soon' },
  ];
  assert.deepEqual(
    seriesOf(list).times.map((at, index) => [at, seriesOf(list).points[index]?.players]),
    [
      [start, 2],
      [start + hourMs, 3],
    ],
  );
});

test('a gap in time interrupts the line, whose segments contain every point', () => {
  const start = Date.UTC(2026, 0);
  const path = (times: readonly number[]) =>
    historyChart({ range: '7d', points: times.map((at) => point(at)) }).lines[0]?.path ?? '';
  const hours = [0, 1, 2, 3, 9, 10, 11];
  assert.deepEqual(
    path(hours.map((hour) => start + hour * hourMs))
      .split('M')
      .slice(1)
      .map((part) => part.split('L').length),
    [4, 3],
  );
  fc.assert(
    fc.property(fc.uniqueArray(time, { maxLength: 400 }), (times) => {
      assert.equal(path(times).match(/[ML]/g)?.length ?? 0, times.length);
    }),
  );
});

test('10,000 points are reduced to two per column and keep the extremes', () => {
  const points = Array.from({ length: 10_000 }, (_, index) =>
    point(index * hourMs, index === 7777 ? 9000 : 3000 + ((index * 7919) % 1000)),
  );
  const { lines, peakIndex, y, points: all } = historyChart({ range: 'all', points });
  const path = lines[0]?.path ?? '';
  const commands = path.match(/[MLVH]/g)?.length ?? 0;
  assert.ok(commands <= 2 * 280 && commands > 280, String(commands));
  assert.equal(all[peakIndex]?.players, 9000);
  assert.ok(path.includes(` ${y(9000)}`));
  assert.equal(all.length, 10_000);
});

test('a downsampled line is interrupted at a gap in time only', () => {
  const points = Array.from({ length: 2000 }, (_, index) =>
    point((index < 1000 ? index : index + 500) * hourMs, 10 + (index % 7)),
  );
  const { lines } = historyChart({ range: 'all', points });
  assert.equal(lines[0]?.path.match(/M/g)?.length, 2);
});

const peakSection = {
  windows: [{ key: '7d', peak: 640, average: 300, hours: 168 }],
  allTimePeak: { value: 7214, at: null },
};

for (const [range, stepHours, section, players, isAveraged] of [
  ['7d', 1, peakSection, 640, false],
  ['7d', 1, undefined, 500, false],
  ['all', 1, peakSection, 7214, false],
  ['90d', 1, peakSection, 500, false],
  ['all', 168, peakSection, 500, true],
  ['7d', 6, peakSection, 500, true],
] as const) {
  test(`the history of ${range} in steps of ${stepHours} h has the peak ${players} ${section ? 'beside' : 'without'} the peak section`, () => {
    const points = [100, 500, 300].map((value, index) => point(index * stepHours * hourMs, value));
    const drawing = historyChart({ range, points });
    assert.equal(peakPlayers(drawing, range, section), players);
    assert.equal(drawing.isAveraged, isAveraged);
  });
}

test('the change compares with the same hour yesterday, if there is a point near it', () => {
  const now = Date.UTC(2026, 0, 2, 12, 20);
  const of = (...list: ReturnType<typeof point>[]) =>
    dayChange({ ...seriesOf(list), isAveraged: false }, 150, now);
  assert.equal(of(point(now - dayMs - 20 * 60_000, 100), point(now, 10)), 0.5);
  assert.equal(of(point(now - dayMs - 2 * hourMs, 100)), undefined);
  assert.equal(of(point(now - dayMs, 0)), undefined);
  assert.equal(of(), undefined);
});

for (const [range, stepHours, change] of [
  ['7d', 1, 0.5],
  ['30d', 6, undefined],
  ['90d', 24, undefined],
] as const)
  test(`the change does not compare players with averages: ${range}`, () => {
    const now = Date.UTC(2026, 0, 2, 0, 20);
    const list = Array.from({ length: 40 }, (_, index) =>
      point(Date.UTC(2026, 0, 2) - index * stepHours * hourMs, 100),
    );
    const chart = historyChart({ range, points: list.reverse() });
    assert.equal(dayChange(chart, 150, now), change);
  });

const server = (name: string, current: number, limit: number, more: object = {}) => ({
  id: name,
  name,
  region: 'EU',
  game: 'ets2',
  status: 'online',
  current,
  limit,
  collisions: true,
  syncEnvironment: true,
  ...more,
});

test('a server is nearly full from nine tenths, full at its limit, and free without one or offline', () => {
  const of = (current: number, limit: number, more = {}) =>
    loadLevel(server('', current, limit, more));
  assert.deepEqual([of(89, 100), of(90, 100), of(99, 100)], ['free', 'nearlyFull', 'nearlyFull']);
  assert.deepEqual([of(100, 100), of(120, 100), of(5, 0)], ['full', 'full', 'free']);
  assert.equal(of(100, 100, { status: 'OFFLINE' }), 'free');
});

test('servers are sorted by players, offline ones last', () => {
  const off = { status: 'offline' };
  const list = [
    server('a', 9, 9, off),
    server('b', 1, 9),
    server('c', 9, 9, off),
    server('d', 5, 9),
  ];
  const names = shownServers(list, { game: 'ETS2', region: '' }).map(({ name }) => name);
  assert.equal(names.join(''), 'dbac');
});

test('equal values, one point and no point are supported', () => {
  const start = Date.UTC(2026, 0);
  const of = (points: ReturnType<typeof point>[]) => historyChart({ range: '7d', points });
  assert.equal(of([]).lines[0]?.path, '');
  assert.equal(of([point(start, 10)]).lines[0]?.path, 'M50 4.76h0');
  assert.equal(
    of([point(start, 5), point(start + hourMs, 5)]).lines[0]?.path,
    'M0 4.76h0L100 4.76',
  );
});

test('games and capacity have a line only with a value above 0', () => {
  const start = Date.UTC(2026, 0);
  const named = (more: object) =>
    historyChart({ range: '7d', points: [point(start, 10, more)] }).lines.map(({ name }) => name);
  assert.deepEqual(named({}), ['players']);
  assert.deepEqual(named({ ats: 3, capacity: 20 }), ['players', 'ats', 'capacity']);
});

for (const [day, hour, ahead, index] of [
  [1, 0, 0, 0],
  [0, 23, 0, 167],
  [7, 23, 0, 167],
  [0, 23, 1, 0],
  [1, 0, -5, 163],
  [3, 12, 5, 65],
  [0, 23, 14, 13],
  [1, 0, -12, 156],
] as const) {
  test(`day ${day}, ${hour} h UTC is hour ${index} of the week at UTC+${ahead}`, () => {
    const hours = heatHours({ cells: [{ day, hour, players: 9 }] }, ahead);
    assert.equal(hours.length, 168);
    assert.deepEqual(
      hours.flatMap((players, at) => (players === undefined ? [] : [[at, players]])),
      [[index, 9]],
    );
  });
}

test('cells outside of a week are ignored; of two for one hour the last one counts', () => {
  const cell = (day: number, hour: number, players: number) => ({ day, hour, players });
  const cells = [
    cell(8, 0, 1),
    cell(-1, 0, 1),
    cell(1, 24, 1),
    cell(1, 0.5, 1),
    cell(1, 1, 1),
    cell(1, 1, 2),
  ];
  const hours = heatHours({ cells }, 0);
  assert.deepEqual(
    hours.filter((players) => players !== undefined),
    [2],
  );
  assert.equal(hours[1], 2);
});

test('each known hour has one of seven tones, from the fewest to the most players', () => {
  const hours = fc.array(fc.option(amount, { nil: undefined }), { minLength: 168, maxLength: 168 });
  fc.assert(
    fc.property(hours, fc.constantFrom(1, 2), (list, width) => {
      const known = list.filter((players) => players !== undefined);
      const range = { min: Math.max(0, Math.min(...known)), max: Math.max(-1, ...known) };
      const paths = heatPaths({ hours: list, ...range }, width);
      assert.equal(paths.length, 7);
      assert.doesNotMatch(paths.join(''), /NaN|undefined|\.\d*e/);
      const cells = list.filter(
        (players, hour) => hour % width === 0 && (players ?? list[hour + width - 1]) !== undefined,
      );
      assert.equal(paths.join('').match(/M\d+ [0-6]h/g)?.length ?? 0, cells.length);
    }),
  );
  const tones = (list: (number | undefined)[], width: number) =>
    heatPaths({ hours: list, min: 40, max: 100 }, width).map((path) => path.match(/M\d+/g) ?? []);
  assert.deepEqual(tones([100, 40, undefined, 70, 41], 1), [
    ['M1', 'M4'],
    [],
    [],
    ['M3'],
    [],
    [],
    ['M0'],
  ]);
  assert.deepEqual(tones([100, 40, undefined, 70, 41], 2), [
    ['M4'],
    [],
    [],
    ['M0', 'M2'],
    [],
    [],
    [],
  ]);
  assert.ok(heatPaths({ hours: [5, 5], min: 5, max: 5 }, 1).at(-1));
});
