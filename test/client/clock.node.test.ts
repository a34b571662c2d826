import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pause } from '../../src/client/clock.js';
import { aborted } from '../../src/client/linked-controller.js';
import { DrivenClock, settled } from './driven-clock.js';

test('a pause for a signal that is aborted already rejects at once and leaves no timer', async () => {
  const clock = new DrivenClock();
  await assert.rejects(pause(1000, clock, AbortSignal.abort()), { name: 'AbortError' });
  assert.equal(clock.timers, 0);
});

test('what is held until a signal aborts is let go of where that is aborted already', async () => {
  const held = aborted(AbortSignal.abort()).then(() => 'let go');
  assert.equal(await Promise.race([held, settled().then(() => 'still held')]), 'let go');
});

test('a pause leaves no listener on its signal', async () => {
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
