/** Returns `compute` with its results cached by the identity of the argument, as long as that object lives. */
export function memoizeByIdentity<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { value: compute(key) }));
    return result.value;
  };
}

/** Returns `compute` with its result cached for the arguments of the last call. */
export function memoizeLast<Arguments extends readonly unknown[], Result>(
  compute: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  let last: { readonly values: Arguments; readonly result: Result } | undefined;
  return (...values) => {
    if (!last || values.some((value, index) => value !== last?.values[index]))
      last = { values, result: compute(...values) };
    return last.result;
  };
}
