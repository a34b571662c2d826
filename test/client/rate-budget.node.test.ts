import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VtcError } from '../../src/client/errors.js';
import { RateBudget } from '../../src/client/rate-budget.js';

const limited = (retryAfterMs?: number) =>
  new VtcError('RATE_LIMITED', 'GET /x', { status: 429, retryAfterMs });

test('a shorter Retry-After does not end a running cooldown, and the rest of that is returned', () => {
  const budget = new RateBudget('https://api.example', [[50, 60_000]]);
  assert.equal(budget.recordFailure(limited(300_000), 1, 0), 300_000);
  assert.equal(budget.recordFailure(limited(10_000), 1, 100_000), 200_000);
  assert.equal(budget.cooldownMs(100_000), 200_000);
});
