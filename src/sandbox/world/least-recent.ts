/** Keeps what was made for the latest `most` keys, as the same is asked page by page. */
export function leastRecent<T>(most: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    if (known.size > most) known.delete([...known.keys()][0] ?? key);
    return value;
  };
}
