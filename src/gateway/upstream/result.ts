import * as z from 'zod/mini';

/** Schema of a failure, which is also stored in the cache. */
export const failureSchema = z.object({
  status: z.literal([400, 401, 403, 404, 405, 414, 429, 500, 501, 502, 503, 504]),
  /** Error code of the elements' client. */
  code: z.enum([
    'VALIDATION_ERROR',
    'UNAUTHORIZED',
    'FORBIDDEN',
    'NOT_FOUND',
    'RATE_LIMITED',
    'NETWORK',
    'TIMEOUT',
    'BAD_RESPONSE',
    'SETUP',
  ]),
  detail: z.string(),
  /** Value of `Retry-After`. */
  retryAfterSeconds: z.optional(z.number()),
  /** Whether a stale response may be served instead (`stale-if-error`, RFC 5861). */
  allowsStale: z.optional(z.boolean()),
});

/** Why there is no response; `detail` contains no token and no URL of the API. */
export type UpstreamFailure = z.infer<typeof failureSchema>;

/** A response of the API, from the cache or new. */
export interface ApiResponse {
  readonly body: string;
  readonly etag: string;
  /** In ms since the epoch. */
  readonly storedAt: number;
  readonly freshSeconds: number;
  readonly cacheStatus: 'hit' | 'miss' | 'stale';
  /** Whether it may not be shown once it is stale. */
  readonly mustRevalidate?: boolean | undefined;
}

/** Result of a request to the API. */
export type Result = ApiResponse | UpstreamFailure;

/** Type guard for failures. */
export const isFailure = (result: object): result is UpstreamFailure => 'code' in result;

/** The resource does not exist or is private. */
export const notFoundFailure: UpstreamFailure = {
  status: 404,
  code: 'NOT_FOUND',
  detail: 'There is nothing of this name here.',
};

/** The request is invalid. */
export const badRequest = (detail: string): UpstreamFailure => ({
  status: 400,
  code: 'VALIDATION_ERROR',
  detail,
});
