/** Map of at most `capacity` entries; the least recently used entry is removed first. */
export class LruCache<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** All values, the most recently used last. */
  get values(): readonly V[] {
    return [...this.#entries.values()];
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#capacity && !oldest.done) this.#entries.delete(oldest.value);
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** The value for a key, computed if it is not cached. */
  getOrCompute(key: K, compute: () => V): V {
    const value = this.#entries.get(key) ?? compute();
    this.set(key, value);
    return value;
  }
}
