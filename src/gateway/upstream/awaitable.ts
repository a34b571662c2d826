/** A value, or a promise of one. */
export type Awaitable<T> = T | Promise<T>;

/**
 * Calls `next` with the value: at once for a plain value, like `then` for a promise. A response from the memory of this
 * process needs no promises, which would cost more than the rest of it.
 */
export const mapAwaitable = <T, U>(
  value: Awaitable<T>,
  next: (value: T) => Awaitable<U>,
): Awaitable<U> => (value instanceof Promise ? value.then(next) : next(value));

/** All values; a promise of them if one of them is a promise. */
export const allAwaitable = <T>(values: readonly Awaitable<T>[]): Awaitable<readonly T[]> =>
  values.reduce<Awaitable<readonly T[]>>(
    (known, value) => mapAwaitable(known, (list) => mapAwaitable(value, (last) => [...list, last])),
    [],
  );
