import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import {
  dateParts,
  clockTime,
  clockTimes,
  formatDate,
  dayNumber,
  duration,
  nearDay,
  nextMidnight,
  recentTime,
  relativeDay,
  relativeDuration,
  shortDay,
} from '../../src/intl/formats.js';
import { zoneOf } from '../../src/intl/time.js';
import { secondTime } from '../../src/intl/zoned-text.js';

const at = (text: string) => Date.parse(text);

for (const [zone, now, midnight] of [
  ['UTC', '2026-11-27T18:00:00Z', '2026-11-28T00:00:00Z'],
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['Asia/Kathmandu', '2026-11-26T18:14:00Z', '2026-11-26T18:15:00Z'],
  // DST starts at midnight: the day starts at one o'clock.
  ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
  // DST ends at midnight: the day before has 25 hours.
  ['America/Havana', '2026-10-31T20:00:00Z', '2026-11-01T04:00:00Z'],
] as const) {
  test(`finds the midnight after ${now} in ${zone}`, () => {
    assert.equal(
      new Date(nextMidnight(zone, at(now))).toISOString(),
      new Date(midnight).toISOString(),
    );
  });
}

test('finds the start of the next day in random time zones', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const times = fc.integer({ min: at('2012-01-01'), max: at('2035-01-01') });
  fc.assert(
    fc.property(zones, times, (zone, now) => {
      const midnight = nextMidnight(zone, now);
      assert.ok(midnight > now && midnight - now <= 26 * 3_600_000);
      assert.equal(dayNumber(zone, midnight - 1), dayNumber(zone, now));
      assert.ok(dayNumber(zone, midnight) > dayNumber(zone, now));
    }),
    { numRuns: 500 },
  );
});

test('creates each Intl.DateTimeFormat once', () => {
  const created: string[] = [];
  const { DateTimeFormat } = Intl;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct(target, [locale, options]: [string, Intl.DateTimeFormatOptions]) {
      created.push(locale);
      return new target(locale, options);
    },
  });
  try {
    const use = (time: number) => {
      zoneOf('Europe/Oslo');
      nextMidnight('Europe/Oslo', time);
      dateParts('fr', 'Europe/Oslo', time, time);
      clockTime('fr', 'Europe/Oslo', time);
    };
    use(at('2026-01-01'));
    const first = created.length;
    assert.ok(first > 0);
    for (let day = 0; day < 50; day += 1) use(at('2026-01-01') + day * 86_400_000);
    assert.equal(created.length, first);
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});

for (const [time, expected] of [
  ['2026-11-27T18:00:00Z', 'today'],
  ['2026-11-28T18:00:00Z', 'tomorrow'],
  ['2026-12-01T18:00:00Z', 'Tue 1'],
  ['2026-12-24T18:00:00Z', 'Thu 24'],
  ['2026-12-25T18:00:00Z', '25 Dec'],
  ['2027-01-02T18:00:00Z', '2 Jan 2027'],
] as const) {
  test(`formats ${time} as the short day ${expected}`, () => {
    assert.equal(shortDay('en-GB', 'UTC', at(time), at('2026-11-27T12:00:00Z')), expected);
  });
}

for (const [locale, expected] of Object.entries({
  en: 'Fri 27',
  de: 'Fr 27',
  pl: 'pt. 27',
  ru: 'пт 27',
  ar: 'الجمعة 27',
  ja: '27日(金)',
}))
  test(`formats weekday and day in ${locale} as ${expected}`, () => {
    const now = at('2026-11-20T12:00:00Z');
    assert.equal(shortDay(locale, 'UTC', at('2026-11-27T18:00:00Z'), now), expected);
  });

const evening = at('2026-11-27T18:30:00Z');

for (const [locale, expected] of [
  ['en-US', /^6:30.PM$/],
  ['en-GB', /^18:30$/],
  ['en-US-u-hc-h23', /^18:30$/],
  ['en-GB-u-hc-h12', /^6:30.pm$/i],
  ['ja', /^18:30$/],
  ['ar-u-nu-arab', /^٦:٣٠/],
  ['ar-u-nu-latn', /^6:30/],
  ['fa', /^۱۸:۳۰$/],
] as const) {
  test(`formats the time of day in the hour cycle and digits of ${locale}`, () => {
    assert.match(clockTime(locale, 'UTC', evening), expected);
  });
}

for (const [locale, expected] of [
  ['en-GB', '27 Nov 2026'],
  ['th', '27 พ.ย. 2569'],
  ['en-GB-u-ca-buddhist', '27 Nov 2569 BE'],
  ['ar-EG-u-nu-arab', '٢٧\u200f/١١\u200f/٢٠٢٦'],
] as const) {
  test(`formats a day in the calendar and digits of ${locale}`, () => {
    assert.equal(formatDate(locale, 'UTC', evening), expected);
  });
}

for (const [locale, expectedDays, expectedDuration] of [
  ['en', ['yesterday', 'today', 'tomorrow'], '2 hr 5 min'],
  ['uk', ['учора', 'сьогодні', 'завтра'], '2 год і 5 хв'],
  ['ja', ['昨日', '今日', '明日'], '2 時間5 分'],
  ['ar-u-nu-latn', ['أمس', 'اليوم', 'غدًا'], '2 س و5 د'],
] as const) {
  test(`formats near days and durations in ${locale}`, () => {
    const near = [-1, 0, 1].map((days) =>
      nearDay(locale, 'UTC', evening + days * 86_400_000, evening),
    );
    assert.deepEqual(near, expectedDays);
    assert.equal(duration(locale, 125 * 60_000), expectedDuration);
  });
}

test('formats a narrow duration', () =>
  assert.equal(duration('en', 125 * 60_000, 'narrow'), '2h 5m'));

for (const days of [1, 2])
  test(`formats a duration of ${days} days in Hebrew without its number`, () =>
    assert.doesNotMatch(relativeDuration('he', days * 86_400_000) ?? '', /\d/));

test('formats a recent time with its day if that is not today', () => {
  const midnight = at('2026-11-28T00:00:00Z');
  assert.equal(recentTime('en-GB', 'UTC', evening, midnight - 1), '18:30');
  assert.match(recentTime('en-GB', 'UTC', evening, midnight), /27 Nov.*18:30$/);
});

for (const [locale, expected] of [
  ['en-US', /^Sat, Nov 28, 00:30 UTC$/],
  ['ja', /^11月28日\(土\) 0?0:30 UTC$/],
  ['ar-u-nu-latn', /^السبت، 28 نوفمبر،? 00:30 UTC$/],
] as const)
  test(`formats a second time on another day as ${locale} does`, () => {
    const zones = { locale, zone: 'America/New_York', secondZone: 'UTC' };
    assert.match(secondTime(zones, at('2026-11-28T00:30:00Z')) ?? '', expected);
  });

const noon = at('2026-11-22T12:00:00Z');

for (const [time, expected, zone = 'UTC', now = noon, locale = 'en'] of [
  ['2026-11-22T00:00:00Z', 'today'],
  ['2026-11-21T23:59:59Z', 'yesterday'],
  ['2026-11-23T00:00:00Z', 'tomorrow'],
  ['2026-11-19T12:00:00Z', '3 days ago'],
  ['2026-11-16T12:00:00Z', '6 days ago'],
  ['2026-11-15T23:00:00Z', '1 week ago'],
  ['2026-11-25T12:00:00Z', 'in 3 days'],
  ['2026-12-07T12:00:00Z', 'in 2 weeks'],
  ['2026-10-23T12:00:00Z', '4 weeks ago'],
  // Less than a calendar month is formatted in weeks.
  ['2026-10-22T12:00:00Z', '1 month ago'],
  ['2026-09-23T12:00:00Z', '1 month ago'],
  ['2026-09-22T12:00:00Z', '2 months ago'],
  ['2025-11-23T12:00:00Z', '11 months ago'],
  ['2025-11-22T12:00:00Z', '1 year ago'],
  ['2020-01-01T00:00:00Z', '6 years ago'],
  ['2028-11-21T12:00:00Z', 'in 1 year'],
  ['2027-01-21T12:00:00Z', 'in 1 month'],
  // Calendar days of the time zone.
  ['2026-11-21T23:30:00Z', 'today', 'Europe/Berlin'],
  ['2026-11-22T04:30:00Z', 'yesterday', 'America/New_York'],
  // A day of 25 hours, and one of 23.
  ['2026-10-24T22:30:00Z', 'yesterday', 'Europe/Berlin', at('2026-10-25T23:30:00Z')],
  ['2026-03-28T23:30:00Z', 'yesterday', 'Europe/Berlin', at('2026-03-29T22:30:00Z')],
  // The last day of a longer month.
  ['2026-01-31T12:00:00Z', '4 weeks ago', 'UTC', at('2026-02-28T12:00:00Z')],
  ['2024-02-29T12:00:00Z', '11 months ago', 'UTC', at('2025-02-28T12:00:00Z')],
  ['2026-11-20T12:00:00Z', 'vorgestern', 'UTC', noon, 'de'],
  ['2026-11-19T12:00:00Z', 'vor 3 Tagen', 'UTC', noon, 'de'],
  ['2026-11-19T12:00:00Z', '3 дня назад', 'UTC', noon, 'ru'],
  ['2026-11-19T12:00:00Z', '٣ أيام', 'UTC', noon, 'ar-u-nu-arab'],
  ['2026-11-01T12:00:00Z', '3 週間前', 'UTC', noon, 'ja'],
] as const) {
  test(`formats ${time} relative to ${new Date(now).toISOString()} in ${zone} as ${expected}`, () => {
    const text = relativeDay(locale, zone, at(time), now);
    assert.ok(locale.startsWith('ar') ? text.includes(expected) : text === expected, text);
  });
}

test('formats a relative day independent of the time of day', () => {
  const hours = fc.integer({ min: 0, max: 23 });
  const days = fc.integer({ min: -900, max: 900 });
  fc.assert(
    fc.property(hours, hours, days, (hour, nowHour, day) => {
      const midnight = at('2026-11-22T00:00:00Z');
      const relative = (a: number, b: number) =>
        relativeDay(
          'en',
          'UTC',
          midnight + day * 86_400_000 + a * 3_600_000,
          midnight + b * 3_600_000,
        );
      assert.equal(relative(hour, nowHour), relative(0, 0));
    }),
  );
});

for (const [locale, hours, expected] of [
  ['en-US', [17, 18, 20], '5:00, 6:00, 8:00 PM'],
  ['en-US', [11, 12, 14], '11:00 AM, 12:00, 2:00 PM'],
  ['en-US', [22, 25], '10:00 PM, 1:00 AM'],
  ['en-US', [18, 42], '6:00 PM, 6:00 PM'],
  ['en-US', [18], '6:00 PM'],
  ['ko', [17, 18, 20], '오후 5:00, 6:00, 8:00'],
  ['ar', [17, 18], '5:00, 6:00 م'],
  ['de', [17, 25], '17:00, 1:00'],
] as const)
  test(`names the day period of the times of ${hours.join(', ')} h once in ${locale}`, () => {
    const times = hours.map((hour) => at('2026-11-27T00:00:00Z') + hour * 3_600_000);
    const text = clockTimes(locale, 'UTC', times).join(', ');
    // Older data of ICU has the English day period in Korean.
    assert.equal(text.replaceAll('\u202f', ' ').replace('PM 5:00', '오후 5:00'), expected);
  });
