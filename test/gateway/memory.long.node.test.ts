import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const requests = 200_000;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

// In a process of its own, as the hooks of the test runner on promises take a third of the time.
it('200,000 different requests use less than 2.5 times the memory of the configured cache', async (test) => {
  const args = ['--import=tsx', 'test/gateway/support/many-requests.ts', String(requests)];
  const started = performance.now();
  const { stdout } = await run(process.execPath, args);
  const { sent, statuses, mostUsed, bytes, maxBytes } = JSON.parse(stdout) as Record<
    'sent' | 'mostUsed' | 'bytes' | 'maxBytes',
    number
  > & { readonly statuses: readonly number[] };
  const perRequest = (performance.now() - started) / requests;
  test.diagnostic(`${megabytes(mostUsed)} for a cache of ${megabytes(bytes)}`);
  test.diagnostic(`${perRequest.toFixed(2)} ms per request`);
  assert.deepEqual(statuses, [200, 404]);
  assert.ok(sent >= requests, `${sent} requests to the API`);
  assert.ok(bytes > 0.9 * maxBytes, 'the cache is full');
  assert.ok(mostUsed < 2.5 * maxBytes, megabytes(mostUsed));
});
