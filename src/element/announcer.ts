import { currentTime } from '../contract/timestamp.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Ticker } from './ticker.js';

/** How long an announcement stays in the live region, so that a later one is not read together with it. */
const announcementMs = 5000;

/** The announcement in the live region of an element, which screen readers read when it changes. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #ticker: Ticker;
  #text = '';
  #endsAt = 0;

  /** @param ticker Updates the host when an announcement ends; added to the host before. */
  constructor(host: ReactiveControllerHost, ticker: Ticker) {
    this.#ticker = ticker;
    (this.#host = host).addController(this);
  }

  /** Content of the live region; empty a few seconds after the announcement. */
  get text(): string {
    return currentTime() < this.#endsAt ? this.#text : '';
  }

  /** Announces a text; also the one that was announced last. */
  announce(text: string): void {
    // Screen readers do not read a text again that has not changed.
    this.#text = text && text === this.text ? `${text}\u00a0` : text;
    this.#endsAt = currentTime() + announcementMs;
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    if (this.text) this.#ticker.until(this.#endsAt);
  }

  hostDisconnected(): void {
    this.#endsAt = 0;
  }
}
