/** A map of at most `capacity` entries; the entry that was set or read least recently is dropped first. */
export class LruCache<K, V> {
  readonly #capacity: number;
  readonly #entries = new Map<K, V>();
  readonly #dropped: ((value: V) => void) | undefined;

  constructor(capacity: number, dropped?: (value: V) => void) {
    this.#capacity = capacity;
    this.#dropped = dropped;
  }

  /** All entries, the most recently used last. */
  get entries(): readonly (readonly [K, V])[] {
    return [...this.#entries];
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.size > this.#capacity ? this.#entries : [];
    if (!oldest) return;
    this.#entries.delete(oldest[0]);
    this.#dropped?.(oldest[1]);
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }
}
