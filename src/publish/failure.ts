import { isFailure, type UpstreamFailure } from '../gateway/upstream/result.js';

/** The API failed, so that what was published before stays. */
export class PublishError extends Error {}

/** The result, unless it is a failure, which is thrown. */
export function required<T extends object>(result: T | UpstreamFailure): T {
  if (isFailure(result)) throw new PublishError(result.detail);
  return result;
}
