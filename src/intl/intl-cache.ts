import { LruCache } from '../cache/lru-cache.js';
import { memoizeByIdentity } from '../cache/memoize.js';

const cache = new LruCache<string, unknown>(200);
const keyOf = memoizeByIdentity((options: object) => JSON.stringify(options));

/**
 * Returns the `Intl` object of a constructor and its arguments, created once. It is found faster if equal options are
 * the same object.
 */
export const cached = <T, Options extends object>(
  Constructor: new (locale: string, options: Options) => T,
  locale: string,
  options: NoInfer<Options>,
  timeZone?: string,
): T =>
  cache.getOrCompute(
    `${Constructor.name} ${locale} ${timeZone} ${keyOf(options)}`,
    () => new Constructor(locale, timeZone === undefined ? options : { ...options, timeZone }),
  ) as T;
