const signals = ['SIGTERM', 'SIGINT'] as const;

/** Calls a function with a signal that SIGTERM and SIGINT abort: what is in progress can be finished. */
export async function untilStopped<T>(use: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const name of signals) process.once(name, abort);
  try {
    return await use(stop.signal);
  } finally {
    for (const name of signals) process.off(name, abort);
  }
}
