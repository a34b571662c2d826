const formats = new Map<string, unknown>();
const capacity = 80;

/** Makes an `Intl` object once for each set of arguments; the oldest go when there are many. */
export function cached<T>(
  make: new (locale: string, options: object) => T,
  locale: string,
  options: object,
): T {
  const key = make.name + locale + JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new make(locale, options);
    if (formats.size >= capacity) formats.delete([...formats.keys()][0] ?? '');
    formats.set(key, format);
  }
  return format as T;
}
