/** Returns `compute` with its results cached by the identity of the argument, as long as that object lives. */
export function memoizeByIdentity<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    let result = results.get(key);
    if (!result) results.set(key, (result = { value: compute(key) }));
    return result.value;
  };
}
