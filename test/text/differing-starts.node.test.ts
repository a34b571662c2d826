import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { differingStarts } from '../../src/text/differing-starts.js';

describe('the start of a name that differs from others', () => {
  for (const [names, expected] of [
    [
      ['Northern Haul Dostluk Konvoyu', 'Northern Haul | Weekly Convoy', 'Night Run'],
      ['Dostluk Konvoyu', 'Weekly Convoy', 'Night Run'],
    ],
    [
      ['[TR] OFFICIAL CONVOY Łódź', '[EU] OFFICIAL CONVOY Barcelona', '[EU] Race'],
      ['Łódź', 'Barcelona', 'Race'],
    ],
    [
      ['Weekly Convoy', 'Weekly Convoy', 'Northern Lights'],
      ['Weekly Convoy', 'Northern Lights'],
    ],
    [
      ['[EU] OFFICIAL CONVOY Barcelona', '[EU] ATS Night Run', '[TR] OFFICIAL CONVOY'],
      ['Barcelona', 'ATS Night Run', 'OFFICIAL CONVOY'],
    ],
    // Words are shared as a whole, and one is left.
    [
      ['Northern Haul', 'North Coast'],
      ['Northern Haul', 'North Coast'],
    ],
    [
      ['Friday Night Run', 'Friday Night Race'],
      ['Run', 'Race'],
    ],
    // Names that differ in numbers are whole, and a number alone is no common start.
    [
      ['Friday Night Run', 'Friday Night Run #2', 'Friday Night Run #3', 'Friday Race'],
      ['Night Run', 'Night Run #2', 'Night Run #3', 'Race'],
    ],
    [
      ['★ 5. Anniversary of Northern Haul', '★ 5. Anniversary of Alpine Cargo'],
      ['★ 5. Anniversary of Northern Haul', '★ 5. Anniversary of Alpine Cargo'],
    ],
    // A route and a phrase are whole.
    [
      ['[EU] OFFICIAL CONVOY Barcelona → Rotterdam', 'Barcelona → Brașov'],
      ['Barcelona → Rotterdam', 'Barcelona → Brașov'],
    ],
    [
      ['Konwój firmy Alpine Cargo', 'Konwój firmy City Coaches', 'Konwój Nocny'],
      ['Konwój firmy Alpine Cargo', 'Konwój firmy City Coaches', 'Nocny'],
    ],
    [
      ['★ 2. Anniversary of Northern Haul', '★ 5. Anniversary of Northern Haul'],
      ['★ 2. Anniversary of Northern Haul', '★ 5. Anniversary of Northern Haul'],
    ],
    [
      ['[EU]', '—', ''],
      ['[EU]', '—', ''],
    ],
  ] as const)
    test(names.join(', '), () => {
      const starts = differingStarts(names);
      assert.deepEqual(
        [...starts].map(([name, start]) => name.slice(start)),
        expected,
      );
    });

  test('is the name of a company, unless the rest would be a part of a phrase', () => {
    const names = ['City Coaches | Night Run', 'City Coaches with Silver Birch', 'Coast Run'];
    const starts = differingStarts(names, ['City Coaches']);
    assert.deepEqual(
      [...starts].map(([name, start]) => name.slice(start)),
      ['Night Run', 'City Coaches with Silver Birch', 'Coast Run'],
    );
  });
});
