// The date of test runs: pages and processes of tests have another date than the machine, so that no result depends on the day.

/** Default date: later than all dates that tests name, so that a test which reads the date of its run by mistake fails. */
const defaultDate = '2028-01-02T09:00:00Z';

/**
 * Lets this process, and those that it starts, run tests at the date of `TEST_DATE`. The date is shifted by the same time in
 * all of them, so that a page and its server agree.
 */
export function setTestDate() {
  const start = new Date(process.env.TEST_DATE ?? defaultDate).getTime();
  process.env.DATE_SHIFT_MS ??= String(start - Date.now());
}

/** Milliseconds from the machine's date to that of the test run; 0 outside of a test run. */
export const dateShiftMs = () => Number(process.env.DATE_SHIFT_MS ?? 0);

/**
 * Makes `now` the source of `Date.now()` and `new Date()`; returns a function that restores the previous one.
 * Test pages get it as text, so it uses nothing of this module.
 * @param {() => number} now
 */
export function replaceNow(now) {
  const { Date: previous } = globalThis;
  const { now: previousNow } = previous;
  previous.now = now;
  globalThis.Date = new Proxy(previous, {
    apply: (target) => new target(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  });
  return () => {
    previous.now = previousNow;
    globalThis.Date = previous;
  };
}

/** A script that shifts the date of a page to that of the test run. */
export const dateScript = () =>
  `{ const { now } = Date; (${replaceNow})(() => now() + ${dateShiftMs()}); }`;
