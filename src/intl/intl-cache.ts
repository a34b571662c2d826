import { LruCache } from '../cache/lru-cache.js';

const cache = new LruCache<string, unknown>(200);

/** Returns the `Intl` object of a constructor and its arguments, created once. */
export const cached = <T, Options>(
  Constructor: new (locale: string, options: Options) => T,
  locale: string,
  options: Options,
): T =>
  cache.getOrCompute(
    `${Constructor.name} ${locale} ${JSON.stringify(options)}`,
    () => new Constructor(locale, options),
  ) as T;
