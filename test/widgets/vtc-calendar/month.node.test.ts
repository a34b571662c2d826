import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { dayAfterKey } from '../../../src/widgets/vtc-calendar/model/keys.js';
import {
  dayInOtherMonth,
  dayOfMonth,
  isoDate,
  monthOf,
  monthType,
  weekdayOf,
  weeksOf,
} from '../../../src/widgets/vtc-calendar/model/month.js';

const dayMs = 86_400_000;
const day = (date: string) => Date.parse(date) / dayMs;
const [sunday, monday, saturday] = [0, 1, 6];

describe('the month of a day', () => {
  for (const [locale, date, first, last] of [
    ['en', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['en', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['en', '2026-02-28', '2026-02-01', '2026-02-28'],
    ['en', '2100-02-28', '2100-02-01', '2100-02-28'],
    ['en', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['en', '2027-01-01', '2027-01-01', '2027-01-31'],
    ['en', '1969-12-31', '1969-12-01', '1969-12-31'],
    ['ja', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['ar-EG', '2026-11-20', '2026-11-01', '2026-11-30'],
    // Aban 1405 and Esfand 1404, of 30 and of 29 days.
    ['fa', '2026-11-20', '2026-10-23', '2026-11-21'],
    ['fa', '2026-03-01', '2026-02-20', '2026-03-20'],
    ['th', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['en-u-ca-hebrew', '2026-11-20', '2026-11-11', '2026-12-10'],
  ] as const)
    test(`of ${date} in ${locale} is ${first} to ${last}`, () => {
      const month = monthOf(locale, day(date));
      assert.deepEqual([month.first, month.last].map(isoDate), [first, last]);
    });

  test('contains the day, begins with its first and is followed by another month', () => {
    const anyDay = fc.integer({ min: day('1900-01-01'), max: day('2200-01-01') });
    const locales = fc.constantFrom('en', 'fa', 'ar-SA', 'en-u-ca-hebrew', 'en-u-ca-islamic-civil');
    fc.assert(
      fc.property(anyDay, locales, (any, locale) => {
        const { first, last } = monthOf(locale, any);
        assert.ok(first <= any && any <= last);
        assert.equal(dayOfMonth(locale, first), 1);
        assert.equal(dayOfMonth(locale, last + 1), 1);
        assert.ok(last - first >= 27 && last - first <= 30);
      }),
    );
  });
});

describe('the same day of another month', () => {
  for (const [from, step, to] of [
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-20', 1, '2027-01-20'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-01', -1, '2026-12-01'],
  ] as const)
    test(`is ${to} for ${from} and a step of ${step}`, () => {
      assert.equal(isoDate(dayInOtherMonth('en', day(from), step)), to);
    });
});

describe('the weeks of a month', () => {
  for (const [date, firstWeekday, weeks, blanks] of [
    // 28 days from Monday.
    ['2027-02-01', monday, 4, 0],
    ['2027-02-01', sunday, 5, 1],
    ['2026-11-01', sunday, 5, 0],
    ['2026-11-01', monday, 6, 6],
    ['2026-11-01', saturday, 5, 1],
    ['2027-01-01', sunday, 6, 5],
    ['2028-02-01', monday, 5, 1],
  ] as const)
    test(`are ${weeks} for ${date} and the first weekday ${firstWeekday}, after ${blanks} days of the month before`, () => {
      const shown = weeksOf(monthOf('en', day(date)), firstWeekday);
      assert.equal(shown.length, weeks);
      assert.equal(7 - (shown[0]?.length ?? 0), blanks);
    });

  test('begin on the first weekday, and have each day of the month once', () => {
    const anyDay = fc.integer({ min: day('1990-01-01'), max: day('2100-01-01') });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (any, firstWeekday) => {
        const month = monthOf('en', any);
        const weeks = weeksOf(month, firstWeekday);
        for (const [start = NaN] of weeks.slice(1)) assert.equal(weekdayOf(start), firstWeekday);
        assert.ok(weeks.slice(1, -1).every(({ length }) => length === 7));
        assert.ok(weeks.every(({ length }) => length > 0 && length <= 7));
        const length = month.last - month.first + 1;
        assert.deepEqual(
          weeks.flat(),
          Array.from({ length }, (_, index) => month.first + index),
        );
      }),
    );
  });
});

describe('the month attribute', () => {
  for (const [value, date] of [
    ['2026-11', '2026-11-01'],
    ['2028-02', '2028-02-01'],
  ] as const)
    test(`accepts ${value}`, () => {
      assert.equal(isoDate(monthType.parse(value) ?? 0), date);
      assert.deepEqual(monthType.invalid(value), []);
    });

  for (const value of ['2026-13', '2026-00', '2026', 'November', '2026-11-01', ' 2026-11'])
    test(`warns of ${value}`, () => {
      assert.equal(monthType.parse(value), undefined);
      assert.deepEqual(monthType.invalid(value), [value]);
    });

  for (const value of [undefined, null, ''])
    test(`ignores ${String(value)}`, () => {
      assert.equal(monthType.parse(value), undefined);
      assert.deepEqual(monthType.invalid(value), []);
    });
});

describe('a key in the grid', () => {
  const grid = { locale: 'en', isRightToLeft: false, firstWeekday: monday };
  for (const [key, from, to] of [
    ['ArrowRight', '2026-11-20', '2026-11-21'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-11-27', '2026-12-04'],
    ['ArrowUp', '2026-11-20', '2026-11-13'],
    ['Home', '2026-11-20', '2026-11-16'],
    ['End', '2026-11-20', '2026-11-22'],
    // The week that begins in the month before, and the one that ends in the month after.
    ['Home', '2026-11-01', '2026-11-01'],
    ['End', '2026-11-30', '2026-11-30'],
    ['PageDown', '2026-11-30', '2026-12-30'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-11-20', '2026-10-20'],
    ['Shift+PageDown', '2026-11-20', '2027-11-20'],
    ['Shift+PageDown', '2028-02-29', '2029-02-28'],
    ['Shift+PageUp', '2026-11-30', '2025-11-30'],
    ['Shift+PageUp', '2029-02-28', '2028-02-28'],
  ] as const)
    test(`${key} moves from ${from} to ${to}`, () => {
      assert.equal(isoDate(dayAfterKey(key, day(from), grid) ?? 0), to);
    });

  for (const [key, to] of [
    ['ArrowRight', '2026-11-19'],
    ['ArrowLeft', '2026-11-21'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-16'],
  ] as const)
    test(`${key} moves to ${to} from right to left`, () => {
      const moved = dayAfterKey(key, day('2026-11-20'), { ...grid, isRightToLeft: true });
      assert.equal(isoDate(moved ?? 0), to);
    });

  test('is ignored where it does not move', () => {
    assert.equal(dayAfterKey('a', day('2026-11-20'), grid), undefined);
    assert.equal(dayAfterKey('Tab', day('2026-11-20'), grid), undefined);
  });
});
