import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { weekInfoOf } from '../../src/intl/week-info.js';

const [sunday, monday, saturday] = [0, 1, 6];

const expectedWeeks = [
  ['de', monday],
  ['en-GB', monday],
  ['en-US', sunday],
  ['en', sunday],
  ['pt-BR', sunday],
  ['ar-EG', saturday],
  ['he', sunday],
  ['ja', sunday],
  ['zh-Hans', monday],
  ['fr', monday],
] as const;

describe('the first day of the week', () => {
  for (const [locale, expected] of expectedWeeks)
    test(`is ${expected} in ${locale}`, () => {
      // China is Monday in newer versions of the data.
      const known = weekInfoOf(locale).firstWeekday;
      assert.ok(known === expected || (locale === 'zh-Hans' && known === sunday));
    });

  for (const [locale, expected] of expectedWeeks)
    test(`is ${expected} in ${locale} where the browser has no week data`, (context) => {
      const prototype = Intl.Locale.prototype as { getWeekInfo?: unknown; weekInfo?: unknown };
      const descriptors = Object.getOwnPropertyDescriptors(prototype);
      Reflect.deleteProperty(prototype, 'getWeekInfo');
      Reflect.deleteProperty(prototype, 'weekInfo');
      context.after(() => void Object.defineProperties(prototype, descriptors));
      assert.deepEqual(weekInfoOf(locale), { firstWeekday: expected, weekend: [6, 0] });
    });

  test('uses the weekend of the locale', () => {
    assert.deepEqual([...weekInfoOf('de').weekend], [6, 0]);
    assert.deepEqual([...weekInfoOf('ar-EG').weekend], [5, 6]);
  });
});
