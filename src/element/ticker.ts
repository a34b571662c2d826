import { currentTime } from '../contract/timestamp.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { documentProperty } from '../dom/document.js';

const tickers = new Set<Ticker>();
/** Browsers limit timers to 2^31 - 1 ms; after a day the ticker is scheduled again. */
const maxDelayMs = 86_400_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the timer of the page to the next update that any element needs; none while the page is hidden. */
function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (documentProperty('hidden')) return;
  const nearest = Math.min(...[...tickers].map(({ wakesAt }) => wakesAt));
  if (nearest === Infinity) return;
  timer = setTimeout(wake, Math.min(Math.max(nearest - currentTime(), 0) + 20, maxDelayMs));
}

function wake(): void {
  const now = currentTime();
  for (const ticker of tickers) {
    if (ticker.wakesAt > now) continue;
    ticker.wakesAt = Infinity;
    ticker.host.requestUpdate();
  }
  schedule();
}

/** Updates its element when a relative time changes. One timer serves all elements of the page. */
export class Ticker implements ReactiveController {
  /** When the next text changes, in ms since the epoch. */
  wakesAt = Infinity;

  readonly host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    (this.host = host).addController(this);
  }

  /** To be called while rendering: the rendered text is valid until `time`, in ms since the epoch. */
  until(time: number): void {
    this.wakesAt = Math.min(this.wakesAt, time);
  }

  hostConnected(): void {
    addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    tickers.add(this);
    schedule();
  }

  hostDisconnected(): void {
    tickers.delete(this);
    schedule();
  }

  hostUpdate(): void {
    this.wakesAt = Infinity;
  }

  hostUpdated(): void {
    schedule();
  }
}
