import * as z from 'zod/mini';

/** HTTP status of each error code of the document. */
export const errorStatus = {
  VALIDATION_ERROR: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
} as const;

/** The document's error codes. */
export type ErrorCode = keyof typeof errorStatus;

/** Body of an error response; its fields are *not described by the API document*. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
});
