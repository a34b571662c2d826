const mostCounters = 1000;

/** Counters of this process alone; their keys name a span of time, so that old ones can be forgotten. */
export function createCounters() {
  const counts = new Map<string, number>();
  return {
    increment: (key: string): Promise<number> => {
      const sum = (counts.get(key) ?? 0) + 1;
      counts.set(key, sum);
      const oldest = counts.size > mostCounters ? counts.keys().next().value : undefined;
      if (oldest !== undefined) counts.delete(oldest);
      return Promise.resolve(sum);
    },
  };
}
