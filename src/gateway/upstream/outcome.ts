import * as z from 'zod/mini';

/** Why there is no answer; the text holds no token and no address of the API. */
export const failureSchema = z.object({
  status: z.literal([400, 401, 403, 404, 405, 414, 500, 501, 502, 503, 504]),
  /** As the elements' client tells failures apart. */
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
  /** After how many seconds asking again makes sense. */
  retryAfterSeconds: z.optional(z.number()),
});

/** Why there is no answer. */
export type Failure = z.infer<typeof failureSchema>;

/** An answer as it goes to a visitor. */
export interface Answer {
  readonly body: string;
  readonly etag: string;
  /** In ms since the epoch. */
  readonly storedAt: number;
  readonly freshSeconds: number;
  readonly from: 'hit' | 'miss' | 'stale';
}

/** What a question comes to. */
export type Reply = Answer | Failure;

/** Whether there is no answer. */
export const isFailure = (reply: object): reply is Failure => 'code' in reply;

/** That there is nothing of this name, or nothing that may be shown. */
export const notFound: Failure = {
  status: 404,
  code: 'NOT_FOUND',
  detail: 'There is nothing of this name here.',
};

/** That a request asks for what cannot be. */
export const refused = (detail: string): Failure => ({
  status: 400,
  code: 'VALIDATION_ERROR',
  detail,
});
