import { policyOf, type VtcError } from '../client/errors.js';
import { dispatch, elementError } from './events.js';
import type { OwnerConsole } from './owner-console.js';

/** The element whose loads are reported. */
interface Host extends HTMLElement {
  readonly vtc?: string | undefined;
  readonly apiBase?: string | undefined;
  readonly data: unknown;
  readonly ownerConsole: OwnerConsole;
  /** Tells screen readers that there is no data. */
  announceFailure(error: VtcError): void;
}

/**
 * Reports how a load has ended: to the page by `vtc-load` or `vtc-error`, to screen readers, and to the owner of the site
 * in the console.
 */
export class Outcome {
  readonly #host: Host;
  /** The event that is dispatched after the update that shows the data or the error. */
  #pending: readonly [type: 'vtc-load' | 'vtc-error', detail: object] | undefined;
  /** Whether screen readers know that there is no data. */
  #isFailureKnown = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Reports a load that has ended, with an error or without one. */
  report(error: VtcError | undefined): void {
    const { vtc, apiBase = 'The API', data, ownerConsole } = this.#host;
    if (error) {
      const advice = policyOf(error).ownerAdvice?.(error, apiBase);
      if (advice) ownerConsole.error(advice, vtc);
      // A wrong setup concerns the owner of the site. That a member has left concerns neither.
      const isForVisitors = error.code !== 'SETUP' && !error.isGone;
      if (data === null && !this.#isFailureKnown && isForVisitors)
        this.#host.announceFailure(error);
      this.#pending = ['vtc-error', elementError(error)];
    } else if (data !== null) {
      this.#pending = ['vtc-load', { data }];
    }
    this.#isFailureKnown = data === null;
  }

  /** Reports once that data could not be derived or rendered. */
  notRendered(error: VtcError): void {
    const { ownerConsole, vtc } = this.#host;
    if (ownerConsole.error(error.message, vtc)) this.#pending = ['vtc-error', elementError(error)];
  }

  /** Dispatches the event of the last load; called after each update, and after a load that changes nothing. */
  dispatchPending(): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending) dispatch(this.#host, ...pending);
  }
}
