/**
 * Why a request failed: `rejected` for its content, `unreachable` for now, `closed` as the channel does not exist or
 * refuses us, or `unknown` if it may have taken effect.
 */
export type ChannelFailure = 'rejected' | 'unreachable' | 'closed' | 'unknown';

/** A failed request to a channel; the message says what to do, and contains no secret. */
export class ChannelError extends Error {
  readonly failure: ChannelFailure;

  constructor(failure: ChannelFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
