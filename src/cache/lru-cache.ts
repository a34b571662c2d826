/** Map of at most `capacity` entries; the least recently used entry is removed first. */
export class LruCache<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value for a key, computed where it is not cached. */
  getOrCompute(key: K, compute: () => V): V {
    const cached = this.#entries.get(key);
    const value = cached === undefined ? compute() : cached;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#capacity && !oldest.done) this.#entries.delete(oldest.value);
    return value;
  }
}
