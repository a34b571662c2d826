const formats = new Map<string, unknown>();

/** Makes an `Intl` object once for each set of arguments. */
export function cached<T>(
  make: new (locale: string, options: object) => T,
  locale: string,
  options: object,
): T {
  const key = make.name + locale + JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new make(locale, options);
    formats.set(key, format);
  }
  return format as T;
}
