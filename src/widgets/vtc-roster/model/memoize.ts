/** Returns `compute` with a cache for the arguments of the last call. */
export function memoize<Arguments extends readonly unknown[], Result>(
  compute: (...values: Arguments) => Result,
) {
  let last: { readonly values: Arguments; readonly result: Result } | undefined;
  return (...values: Arguments): Result => {
    if (!last || values.some((value, index) => value !== last?.values[index])) {
      last = { values, result: compute(...values) };
    }
    return last.result;
  };
}
