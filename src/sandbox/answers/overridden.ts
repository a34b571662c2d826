/** `usual` with the values that `given` has for its fields. */
export function overridden<T extends object>(usual: T, given: object): T {
  const values = Object.entries(given).filter(
    ([name, value]) => value !== undefined && name in usual,
  );
  return { ...usual, ...Object.fromEntries(values) };
}
