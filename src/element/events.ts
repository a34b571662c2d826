import type { VtcError } from '../client/errors.js';

/** What `error` and `vtc-error` say. */
export interface ElementError {
  code: VtcError['code'];
  /** HTTP status; 0 where there was no answer. */
  status: number;
  message: string;
}

/** An error as the page gets it. */
export const elementError = ({ code, status, message }: VtcError): ElementError => ({
  code,
  status,
  message,
});

/** Dispatches an event of ours, which crosses shadow roots; false where the page cancelled it. */
export const dispatch = (
  element: Element,
  type: `vtc-${string}`,
  detail: object,
  cancelable = false,
): boolean =>
  element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
  );
