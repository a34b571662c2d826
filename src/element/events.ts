import type { VtcError } from '../client/errors.js';

/** The `error` property, and the detail of `vtc-error`. */
export interface ElementError {
  code: VtcError['code'];
  /** HTTP status; 0 if there was no response. */
  status: number;
  message: string;
}

/** The public part of an error. */
export const elementError = ({ code, status, message }: VtcError): ElementError => ({
  code,
  status,
  message,
});

/** Dispatches a bubbling, composed event; false if the page cancelled it. */
export const dispatch = (
  element: Element,
  type: `vtc-${string}`,
  detail: object,
  cancelable = false,
): boolean =>
  element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
  );
