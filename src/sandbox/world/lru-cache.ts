/** Caches the values of the last `max` keys that were read. */
export function lruCache<K, V>(max: number): (key: K, create: () => V) => V {
  const values = new Map<K, V>();
  return (key, create) => {
    const value = values.get(key) ?? create();
    values.delete(key);
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= max) break;
      values.delete(oldest);
    }
    return value;
  };
}
