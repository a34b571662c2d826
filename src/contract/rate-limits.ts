/** What holds for visitors; by itself, so that the file for browsers need not hold the rest. */
export const anonymousLimits = { minute: 100, fiveMinutes: 400 } as const;

/** Requests allowed in one minute and in five; both windows count at once. */
export const rateLimits = {
  anonymous: anonymousLimits,
  free: { minute: 1000, fiveMinutes: 5000 },
  basic: { minute: 2500, fiveMinutes: 12000 },
  premium: { minute: 5000, fiveMinutes: 25000 },
  unlimited: { minute: 20000, fiveMinutes: 80000 },
} as const;

/** Who is counted by which windows: nobody known, or the tier of a key. */
export type RateLimitTier = keyof typeof rateLimits;
