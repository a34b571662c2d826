// Gives benchmarks, their pages and the processes that they start the date of their data.

/** The date, in ms since the epoch. */
export const now = Date.UTC(2026, 2, 14, 18, 25);

process.env.TEST_DATE = new Date(now).toISOString();
await import('../test/set-test-date.mjs');
