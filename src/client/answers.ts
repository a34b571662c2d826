import { ownerOf } from './key.js';
import type { RawAnswer } from './tabs.js';

/** Key and answer. */
export type Entry = readonly [key: string, answer: RawAnswer];

const mostStored = 20;
const mostCharacters = 200_000;

/** The last answers by key, the one received last at the end. */
export class Answers {
  readonly #entries = new Map<string, RawAnswer>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): RawAnswer | undefined {
    return this.#entries.get(key);
  }

  keep(key: string, answer: RawAnswer): void {
    this.#entries.delete(key);
    this.#entries.set(key, answer);
    for (const oldest of this.#entries.keys())
      if (this.#entries.size > this.#most) this.#entries.delete(oldest);
  }

  /** Drops all that was answered to a token, known by its hash. */
  forget(owner: string): void {
    for (const key of this.#entries.keys()) if (ownerOf(key) === owner) this.#entries.delete(key);
  }

  /** The newest anonymous answers, few enough to be stored or told. */
  anonymous(): Entry[] {
    let left = mostCharacters;
    return [...this.#entries]
      .filter(([key]) => !ownerOf(key))
      .slice(-mostStored)
      .filter((entry) => {
        const { length } = JSON.stringify(entry);
        return length < left && (left -= length);
      });
  }
}
