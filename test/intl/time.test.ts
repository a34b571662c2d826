import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import {
  calendarDay,
  clockTime,
  dayNumber,
  duration,
  nearDay,
  hasSameLocalTime,
  zoneName,
} from '../../src/intl/formats.js';
import { parseTimestamp, zoneOf } from '../../src/intl/time.js';
import { timestamps } from '../support/timestamps.js';

const at = (text: string) => Date.parse(text);

describe('a timestamp', () => {
  for (const [text, expected] of [
    ...timestamps,
    ['2026-11-27T18:00:00.250Z', '2026-11-27T18:00:00.250Z'],
    ['2026-12-04T18:30:00,250+00', '2026-12-04T18:30:00.250Z'],
    ['9999-12-31T23:59:59-05:00', '9999-12-31T23:59:59.999Z'],
    ['+012026-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
    [null, undefined],
  ] as const) {
    it(`parses ${JSON.stringify(text)} to ${expected}`, () => {
      const time = parseTimestamp(text);
      expect(time && new Date(time).toISOString().replace('.000', '')).to.equal(expected);
    });
  }

  it('rejects unknown time zones', () => {
    expect(zoneOf('Europe/Berlin')).to.equal('Europe/Berlin');
    expect(zoneOf('UTC')).to.equal('UTC');
    expect(zoneOf('none')).to.equal(undefined);
    expect(zoneOf('Mars/Olympus')).to.equal(undefined);
    expect(zoneOf()).to.equal(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

describe('times in a time zone', () => {
  for (const [zone, text, clock, name] of [
    ['Europe/Berlin', '2026-03-29T00:59:00Z', '1:59 AM', 'GMT+1'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '3:00 AM', 'GMT+2'],
    ['Europe/Berlin', '2026-10-25T00:59:00Z', '2:59 AM', 'GMT+2'],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', '2:00 AM', 'GMT+1'],
    ['America/Los_Angeles', '2026-11-27T18:00:00Z', '10:00 AM', 'PST'],
    ['Asia/Kolkata', '2026-11-27T18:00:00Z', '11:30 PM', 'GMT+5:30'],
    ['Pacific/Kiritimati', '2026-11-27T18:00:00Z', '8:00 AM', 'GMT+14'],
    ['UTC', '2026-11-27T18:00:00Z', '6:00 PM', 'UTC'],
  ] as const) {
    it(`formats ${text} in ${zone} as ${clock} ${name}`, () => {
      expect(clockTime('en', zone, at(text)).replace(/\s/g, ' ')).to.equal(clock);
      expect(zoneName('en', zone, at(text))).to.equal(name);
    });
  }

  for (const [zone, time, now, expected] of [
    ['Europe/Berlin', '2026-11-27T22:59:00Z', '2026-11-27T22:00:00Z', 'today'],
    ['Europe/Berlin', '2026-11-27T23:00:00Z', '2026-11-27T22:00:00Z', 'tomorrow'],
    ['America/Los_Angeles', '2026-11-28T02:00:00Z', '2026-11-27T20:00:00Z', 'today'],
    ['Pacific/Kiritimati', '2026-11-27T09:00:00Z', '2026-11-27T10:30:00Z', 'yesterday'],
    ['UTC', '2026-11-29T00:00:00Z', '2026-11-27T23:59:00Z', undefined],
    ['Europe/Berlin', '2026-03-29T22:30:00Z', '2026-03-28T23:30:00Z', 'tomorrow'],
  ] as const) {
    it(`formats ${time} at ${now} in ${zone} as ${expected ?? 'no near day'}`, () => {
      expect(nearDay('en', zone, at(time), at(now))).to.equal(expected);
    });
  }

  it('formats the year only if it is not the current one', () => {
    const now = at('2026-11-27T18:00:00Z');
    expect(calendarDay('en', 'UTC', now, now)).to.equal('Fri, Nov 27');
    expect(calendarDay('en', 'UTC', at('2027-01-02T18:00:00Z'), now)).to.equal('Sat, Jan 2, 2027');
  });

  it('compares the local times of two zones', () => {
    expect(hasSameLocalTime('Europe/London', 'UTC', at('2026-01-10T12:00:00Z'))).to.equal(true);
    expect(hasSameLocalTime('Europe/London', 'UTC', at('2026-07-10T12:00:00Z'))).to.equal(false);
  });

  it('counts calendar days of a time zone', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati');
    const times = fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') });
    fc.assert(
      fc.property(zones, times, (zone, time) => {
        const days = dayNumber(zone, time + 36 * 3_600_000) - dayNumber(zone, time);
        expect([1, 2]).to.include(days);
      }),
    );
  });
});

describe('a duration', () => {
  const minute = 60_000;
  for (const [durationMs, expected] of [
    [0, '1 min'],
    [-minute, '1 min'],
    [minute, '1 min'],
    [minute + 1, '2 min'],
    [42 * minute, '42 min'],
    [60 * minute, '1 hr'],
    [125 * minute, '2 hr 5 min'],
    [24 * 60 * minute, '1 day'],
    [50.5 * 60 * minute, '2 days 2 hr'],
  ] as const) {
    it(`formats ${durationMs} ms as ${expected}`, () => {
      expect(duration('en', durationMs)).to.equal(expected);
    });
  }
});
