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
      ['Friday Night Run', 'Friday Night Run 2'],
      ['Run', 'Run 2'],
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
});
