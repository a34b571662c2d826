import type { ReactiveController, ReactiveControllerHost } from 'lit';

const tickers = new Set<Ticker>();
/** Browsers keep timers of at most 2^31 - 1 ms; a day is enough, as the wake-up looks at the clock again. */
const longestMs = 86_400_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the page's one timer to the nearest moment that any element waits for; none while the page is hidden. */
function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (document.hidden) return;
  const nearest = Math.min(...[...tickers].map(({ wakesAt }) => wakesAt));
  if (nearest === Infinity) return;
  timer = setTimeout(wake, Math.min(Math.max(nearest - Date.now(), 0) + 20, longestMs));
}

function wake(): void {
  const now = Date.now();
  for (const ticker of tickers) if (ticker.wakesAt <= now) ticker.wake();
  schedule();
}

/** Draws its element again when a text about time reads otherwise. One timer serves all elements of the page. */
export class Ticker implements ReactiveController {
  /** The nearest moment at which something reads otherwise, in ms since the epoch. */
  wakesAt = Infinity;

  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    (this.#host = host).addController(this);
  }

  /** Said while drawing: what is drawn now holds until `moment`. */
  until(moment: number): void {
    this.wakesAt = Math.min(this.wakesAt, moment);
  }

  /** Draws the element again. */
  wake(): void {
    this.wakesAt = Infinity;
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', wake);
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
