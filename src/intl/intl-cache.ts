/** Room for the formats of several locales and zones; one more pushes out the one that was used longest ago. */
const capacity = 200;

const formats = new Map<string, unknown>();

/** Gives a value made before for the same key, or makes it; the keys used last are kept. */
export function memoized<T>(key: string, make: () => T): T {
  const known = formats.get(key);
  const value = known === undefined ? make() : (known as T);
  formats.delete(key);
  formats.set(key, value);
  const [oldest] = formats.size > capacity ? formats.keys() : [];
  if (oldest !== undefined) formats.delete(oldest);
  return value;
}

/** Makes an `Intl` object once for each set of arguments. */
export const cached = <T, Options>(
  make: new (locale: string, options: Options) => T,
  locale: string,
  options: Options,
): T =>
  memoized(`${make.name} ${locale} ${JSON.stringify(options)}`, () => new make(locale, options));
