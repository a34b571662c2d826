import type { VtcError } from '../client/errors.js';
import { policyOf } from '../client/failure-policy.js';
import type { PlainMessageKey } from '../locales/messages.js';

/** Key of the text that visitors read. */
export const failureText = (error: VtcError): PlainMessageKey => policyOf(error).visitorText;

/** Whether a retry button can help. */
export const canRetry = (error: VtcError): boolean => policyOf(error).isRetryable;

/** What the site owner can do about a failure; undefined where there is nothing. */
export const ownerAdvice = (error: VtcError, apiBase: string): string | undefined =>
  policyOf(error).ownerAdvice?.(error, apiBase);
