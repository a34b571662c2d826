/** Limits without an API key; a separate constant, so that browser bundles drop the others. */
export const anonymousLimits = { minute: 100, fiveMinutes: 400 } as const;

/** Requests allowed in one and in five minutes, at the same time, by tier. */
export const rateLimits = {
  anonymous: anonymousLimits,
  free: { minute: 1000, fiveMinutes: 5000 },
  basic: { minute: 2500, fiveMinutes: 12000 },
  premium: { minute: 5000, fiveMinutes: 25000 },
  unlimited: { minute: 20000, fiveMinutes: 80000 },
} as const;

/** Rate limit tier: anonymous, or the tier of an API key. */
export type RateLimitTier = keyof typeof rateLimits;
