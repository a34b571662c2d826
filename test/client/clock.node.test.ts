import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pause } from '../../src/client/clock.js';
import { DrivenClock } from './driven-clock.js';

test('rejects at once for an aborted signal, without a timer', async () => {
  const clock = new DrivenClock();
  await assert.rejects(pause(1000, clock, AbortSignal.abort()), { name: 'AbortError' });
  assert.equal(clock.timers, 0);
});

test('leaves no listener on the signal', async () => {
  const clock = new DrivenClock();
  const { signal } = new AbortController();
  const listening = new Set<unknown>();
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (type: string, listener: EventListener) => {
    listening.add(listener);
    addEventListener.call(signal, type, listener);
  };
  signal.removeEventListener = (type: string, listener: EventListener) => {
    listening.delete(listener);
    removeEventListener.call(signal, type, listener);
  };
  const pausing = pause(1000, clock, signal);
  assert.equal(listening.size, 1);
  await clock.advance(1000);
  await pausing;
  assert.equal(listening.size, 0);
});
