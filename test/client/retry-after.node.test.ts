import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryAfterMs } from '../../src/client/retry-after.js';

const now = Date.UTC(2026, 0, 15, 12, 0, 0);
const quarter = 900_000;

const table: readonly (readonly [string | null, number | undefined])[] = [
  // seconds
  ['1', 1000],
  ['30', 30_000],
  ['60', 60_000],
  ['007', 7000],
  [' 12 ', 12_000],
  ['899', 899_000],
  // zero would cause immediate retries
  ['0', 1000],
  ['000', 1000],
  // capped at 15 minutes
  ['900', quarter],
  ['901', quarter],
  ['86400', quarter],
  ['99999999999999999999', quarter],
  ['9'.repeat(400), quarter],
  // dates
  ['Thu, 15 Jan 2026 12:00:30 GMT', 30_000],
  ['Thu, 15 Jan 2026 12:05:00 GMT', 300_000],
  ['Thursday, 15-Jan-26 12:01:00 GMT', 60_000],
  ['Fri, 16 Jan 2026 12:00:00 GMT', quarter],
  ['Fri, 31 Dec 9999 23:59:59 GMT', quarter],
  // in the past: the visitor's clock may be fast
  ['Thu, 15 Jan 2026 12:00:00 GMT', undefined],
  ['Thu, 15 Jan 2026 11:59:00 GMT', undefined],
  ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  // malformed
  [null, undefined],
  ['', undefined],
  ['   ', undefined],
  ['-5', undefined],
  ['+5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['5s', undefined],
  ['5, 10', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['soon', undefined],
  ['Thu, 15 Foo 2026 12:05:00 GMT', undefined],
  ['Thu, 15 Jan 2026 12:05:00', undefined],
  ['Thu, 15 Jan 2026 12:05:00 +0100', undefined],
  ['2026-01-15T12:05:00Z', undefined],
  ['Thu Jan 15 12:05:00 2026', undefined],
  ['1768478700', quarter],
];

for (const [header, expected] of table) {
  test(`Retry-After ${JSON.stringify(header?.slice(0, 40) ?? null)} is ${expected === undefined ? 'ignored' : `${expected} ms`}`, () =>
    assert.equal(retryAfterMs(header, now), expected));
}
