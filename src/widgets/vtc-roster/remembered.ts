/** A function that works its result out anew only when an argument is another one. */
export function remembered<K extends readonly unknown[], T>(make: (...args: K) => T) {
  let known: readonly unknown[] = [];
  let result: T;
  return (...args: K): T => {
    if (args.some((arg, place) => arg !== known[place])) result = make(...args);
    known = args;
    return result;
  };
}
