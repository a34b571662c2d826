import * as z from 'zod/mini';

/** Supported times in milliseconds since 1970. */
export const dateBounds = { from: Date.UTC(2016, 0, 1), until: Date.UTC(2100, 0, 1) } as const;

const maxAdvanceMs = 100 * 366 * 86_400_000;

/** Body of `PUT /sandbox/clock`. */
export const clockBody = z.strictObject({
  now: z.optional(z.iso.datetime({ offset: true })),
  advanceMs: z.optional(z.int().check(z.minimum(-maxAdvanceMs), z.maximum(maxAdvanceMs))),
  running: z.optional(z.boolean()),
});

/** Body of `POST /sandbox/faults`. */
export const faultBody = z.strictObject({
  path: z.string().check(z.minLength(1), z.maxLength(500), z.startsWith('/')),
  method: z.optional(z.string().check(z.regex(/^[a-z]{1,10}$/i))),
  fault: z.string().check(z.minLength(1), z.maxLength(30)),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
});

/** Query of `GET /sandbox/journal`. */
export const journalQuery = z.object({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 100),
});
