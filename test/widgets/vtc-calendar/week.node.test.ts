import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type ConvoyEvent, currentConvoys } from '../../../src/convoys/convoy.js';
import { commonStartOf } from '../../../src/widgets/vtc-calendar/model/calendar.js';
import { isoDate } from '../../../src/widgets/vtc-calendar/model/month.js';
import {
  isOn,
  layOutWeek,
  type Span,
  spanOf,
} from '../../../src/widgets/vtc-calendar/model/week.js';

const dayMs = 86_400_000;

function convoyAt(startAt: string, endAt?: string, id = 1) {
  const event: ConvoyEvent = { id, name: 'Convoy', startAt, endAt: endAt ?? null };
  const [convoy] = currentConvoys([event], -Infinity);
  assert.ok(convoy);
  return convoy;
}

describe('the days of a convoy', () => {
  for (const [name, start, end, zone, first, last] of [
    ['23:30 UTC', '2026-11-27T23:30Z', '2026-11-28T01:00Z', 'UTC', '2026-11-27', '2026-11-27'],
    [
      '23:30 UTC',
      '2026-11-27T23:30Z',
      '2026-11-28T01:00Z',
      'Europe/Berlin',
      '2026-11-28',
      '2026-11-28',
    ],
    [
      '23:30 UTC',
      '2026-11-27T23:30Z',
      '2026-11-28T01:00Z',
      'America/New_York',
      '2026-11-27',
      '2026-11-27',
    ],
    [
      '23:30 UTC',
      '2026-11-27T23:30Z',
      '2026-11-28T01:00Z',
      'Pacific/Kiritimati',
      '2026-11-28',
      '2026-11-28',
    ],
    [
      '23:30 UTC',
      '2026-11-27T23:30Z',
      '2026-11-28T01:00Z',
      'Asia/Kolkata',
      '2026-11-28',
      '2026-11-28',
    ],
    ['without an end', '2026-11-27T23:30Z', undefined, 'UTC', '2026-11-27', '2026-11-27'],
    ['until 5:59', '2026-11-27T20:00Z', '2026-11-28T05:59Z', 'UTC', '2026-11-27', '2026-11-27'],
    ['until 6:00', '2026-11-27T20:00Z', '2026-11-28T06:00Z', 'UTC', '2026-11-27', '2026-11-27'],
    ['until 6:01', '2026-11-27T20:00Z', '2026-11-28T06:01Z', 'UTC', '2026-11-27', '2026-11-28'],
    ['a weekend', '2026-11-27T18:00Z', '2026-11-29T20:00Z', 'UTC', '2026-11-27', '2026-11-29'],
    [
      'a weekend into the night',
      '2026-11-27T18:00Z',
      '2026-11-30T02:00Z',
      'UTC',
      '2026-11-27',
      '2026-11-29',
    ],
    // Days of 23 and of 25 hours.
    [
      'spring',
      '2026-03-28T23:30Z',
      '2026-03-29T21:59Z',
      'Europe/Berlin',
      '2026-03-29',
      '2026-03-29',
    ],
    [
      'spring',
      '2026-03-28T22:30Z',
      '2026-03-29T22:30Z',
      'Europe/Berlin',
      '2026-03-28',
      '2026-03-29',
    ],
    [
      'autumn',
      '2026-10-24T22:00Z',
      '2026-10-25T22:59Z',
      'Europe/Berlin',
      '2026-10-25',
      '2026-10-25',
    ],
    [
      'autumn',
      '2026-10-25T22:30Z',
      '2026-10-25T23:30Z',
      'Europe/Berlin',
      '2026-10-25',
      '2026-10-25',
    ],
    // DST begins at midnight: 0:00 is 1:00.
    [
      'midnight',
      '2026-09-06T03:59Z',
      '2026-09-06T05:00Z',
      'America/Santiago',
      '2026-09-05',
      '2026-09-05',
    ],
    [
      'midnight',
      '2026-09-06T04:00Z',
      '2026-09-06T05:00Z',
      'America/Santiago',
      '2026-09-06',
      '2026-09-06',
    ],
    [
      'midnight',
      '2026-03-28T21:59Z',
      '2026-03-28T23:00Z',
      'Asia/Beirut',
      '2026-03-28',
      '2026-03-28',
    ],
    [
      'midnight',
      '2026-03-28T22:00Z',
      '2026-03-28T23:00Z',
      'Asia/Beirut',
      '2026-03-29',
      '2026-03-29',
    ],
    [
      'a new year',
      '2026-12-31T22:00Z',
      '2027-01-01T02:00Z',
      'Europe/London',
      '2026-12-31',
      '2026-12-31',
    ],
    [
      'a new year',
      '2026-12-31T23:30Z',
      '2027-01-01T02:00Z',
      'Europe/Berlin',
      '2027-01-01',
      '2027-01-01',
    ],
  ] as const)
    test(`are ${first} to ${last} for ${name}, ${start} in ${zone}`, () => {
      const span = spanOf(convoyAt(start, end), zone);
      assert.deepEqual([span.first, span.last].map(isoDate), [first, last]);
    });
});

const week = [0, 1, 2, 3, 4, 5, 6];
const span = (first: number, last = first): Span => ({
  convoy: convoyAt('2026-11-27T18:00Z', undefined, first * 100 + last),
  first,
  last,
});

/** Each day's lines: the first days of the convoys, `.` for an empty line, then how many are hidden. */
const linesOf = (spans: readonly Span[], maxLines = 3) =>
  layOutWeek(week, spans, maxLines).map(({ lines, hidden }) =>
    [
      lines.map((line) => (line ? `${line.span.first}-${line.span.last}` : '.')).join(' '),
      hidden.length ? `+${hidden.length}` : '',
    ]
      .join(' ')
      .trim(),
  );

describe('the layout of a week', () => {
  test('has empty days in a month without convoys', () => {
    assert.deepEqual(linesOf([]), ['', '', '', '', '', '', '']);
  });

  test('shows thirty convoys of one day as three and +27', () => {
    const spans = Array.from({ length: 30 }, () => span(2));
    assert.equal(linesOf(spans)[2], '2-2 2-2 2-2 +27');
    assert.equal(linesOf(spans, 2)[2], '2-2 2-2 +28');
  });

  test('shows as many convoys as there are lines', () => {
    assert.equal(linesOf([span(2), span(2), span(2)])[2], '2-2 2-2 2-2');
  });

  test('keeps a convoy of several days in one line', () => {
    assert.deepEqual(linesOf([span(0), span(0, 2), span(1), span(2), span(3)]), [
      '0-2 0-0',
      '0-2 1-1',
      '0-2 2-2',
      '3-3',
      '',
      '',
      '',
    ]);
  });

  test('keeps a line empty above a convoy that began below another', () => {
    assert.equal(linesOf([span(0, 1), span(1, 3)])[2], '. 1-3');
  });

  test('places convoys of one day below those of several days', () => {
    const spans = [span(0, 1), span(0), span(1, 2), span(2), span(2)];
    assert.deepEqual(linesOf(spans, 4).slice(0, 3), ['0-1 0-0', '0-1 1-2', '. 1-2 2-2 2-2']);
  });

  test('shows the part of a convoy that is in the week', () => {
    const [first] = layOutWeek(week, [span(-3, 1), span(5, 9)], 3);
    assert.deepEqual(
      first?.lines.map((line) => line && [line.from, line.to]),
      [[0, 1]],
    );
  });

  test('hides a convoy for which a day has no line', () => {
    const spans = [span(0, 1), span(0, 1), span(0, 1), span(1)];
    assert.deepEqual(linesOf(spans).slice(0, 2), ['0-1 0-1 0-1', '0-1 0-1 0-1 +1']);
  });

  test('shows or counts each convoy of each day, in one line that no other has, within the lines', () => {
    const anySpan = fc
      .tuple(fc.integer({ min: -3, max: 9 }), fc.nat({ max: 4 }))
      .map(([first, more]) => span(first, first + more));
    const spansByStart = fc
      .array(anySpan, { maxLength: 25 })
      .map((spans) => spans.sort((a, b) => a.first - b.first));
    fc.assert(
      fc.property(spansByStart, fc.integer({ min: 2, max: 3 }), (spans, maxLines) => {
        const days = layOutWeek(week, spans, maxLines);
        const shownOn = new Map<Span, number[]>();
        for (const { day, lines, hidden } of days) {
          const shown = lines.filter((line) => line !== undefined);
          assert.equal(
            shown.length + hidden.length,
            spans.filter((span) => isOn(span, day)).length,
          );
          assert.ok(lines.length <= maxLines);
          lines.forEach((placed, line) => {
            if (placed) shownOn.set(placed.span, [...(shownOn.get(placed.span) ?? []), line]);
          });
        }
        for (const [span, lines] of shownOn) {
          assert.equal(new Set(lines).size, 1);
          assert.equal(lines.length, week.filter((day) => isOn(span, day)).length);
        }
      }),
    );
  });

  test('includes days of one week at the end of a month', () => {
    assert.deepEqual(
      layOutWeek([0, 1], [span(1, 4)], 3).map(({ lines }) => lines.length),
      [0, 1],
    );
  });
});

describe('the words that all names begin with', () => {
  for (const [names, expected] of [
    [['North | Night', 'North | Coast'], 'North | '],
    [['North Night', 'North Nightly'], 'North '],
    [['North', 'North Night'], ''],
    [['Northern', 'North Night'], ''],
    [['The North: A', 'The North: B', 'The south'], 'The '],
    [['North 1', 'North 1'], ''],
    [['North 1'], ''],
    [[], ''],
  ] as const)
    test(`are "${expected}" in ${names.join(', ')}`, () => {
      assert.equal(commonStartOf(names), expected);
    });
});

test('days are numbers of calendar days', () => {
  assert.equal(spanOf(convoyAt('1970-01-02T12:00Z'), 'UTC').first * dayMs, dayMs);
});
