import type { CacheEngine } from '../cache/engine.js';

/** Applications in a window of time: of one network of visitors, and of all of them for one company. */
const limits = {
  visitor: [
    { count: 5, seconds: 600 },
    { count: 10, seconds: 86_400 },
  ],
  company: [{ count: 60, seconds: 3600 }],
} as const;

/** Attempts of one network of visitors, accepted or not, in a minute: each is read and compared with the form. */
const attempts = [{ count: 20, seconds: 60 }] as const;

/** Who sends an application, for which company. */
export interface Sender {
  /** Undefined if the platform does not provide it: all visitors are one then. */
  readonly network: string | undefined;
  readonly companyId: number;
}

interface Window {
  readonly count: number;
  readonly seconds: number;
}

/** Counts applications. The counters contain networks and times, and expire with their window. */
export function createApplyLimits(engine: CacheEngine, now: () => number) {
  /** Counts in each window; returns the seconds until the next one if a limit is exceeded. */
  async function exceeded(name: string, windows: readonly Window[]): Promise<number | undefined> {
    for (const { count, seconds } of windows) {
      const index = Math.floor(now() / 1000 / seconds);
      const key = `apply:${name}:${seconds}:${index}`;
      if ((await engine.increment(key, seconds * 2)) > count)
        return Math.ceil((index + 1) * seconds - now() / 1000);
    }
    return undefined;
  }

  return {
    /** Counts an attempt; returns the seconds to wait if there are too many. */
    attempt: (network: string | undefined) => exceeded(`attempt:${network ?? ''}`, attempts),
    /** Counts an application that is about to be delivered; returns the seconds to wait if there are too many. */
    delivery: async ({ network, companyId }: Sender): Promise<number | undefined> =>
      (await exceeded(`visitor:${network ?? ''}`, limits.visitor)) ??
      exceeded(`company:${companyId}`, limits.company),
  };
}
