// Limits that grow with the slowness of the machine, so that a test fails for what it tests and not for the load beside it.

/** Milliseconds that the measured work takes on an idle core of the machine that the limits were chosen on. */
const idleMs = 260;

function work() {
  let word = 1;
  for (let turn = 0; turn < 6e7; turn += 1) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
  }
  return word;
}

/** Factor by which work takes longer now than on an idle machine; at least 1. Blocks for a quarter of a second or more. */
export function measureSlowness() {
  const started = performance.now();
  work();
  return Math.max(1, (performance.now() - started) / idleMs);
}

/** Slowness that limits are multiplied with: `SLOWNESS` if a parent process has measured it, else measured once. */
export function slowness() {
  process.env.SLOWNESS ??= measureSlowness().toFixed(1);
  return Number(process.env.SLOWNESS);
}

/** A limit in milliseconds, given as it holds on an idle machine. */
export const limit = (ms) => Math.ceil(ms * slowness());
