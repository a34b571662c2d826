/** More columns than this are no wider than a pixel in a narrow sidebar. */
const columns = 280;

/**
 * The indices to draw of `length` values at places from 0 to 100: all where they are few, else the lowest and the
 * highest of each column of pixels, in order.
 */
export function thin(
  length: number,
  place: (index: number) => number,
  value: (index: number) => number,
): number[] {
  if (length <= 2 * columns) return Array.from({ length }, (_, index) => index);
  const extremes = new Map<number, { low: number; high: number }>();
  for (let index = 0; index < length; index++) {
    const column = Math.min(columns - 1, Math.floor((place(index) * columns) / 100));
    const known = extremes.get(column);
    if (!known) extremes.set(column, { low: index, high: index });
    else if (value(index) < value(known.low)) known.low = index;
    else if (value(index) > value(known.high)) known.high = index;
  }
  return [...extremes.values()].flatMap(({ low, high }) =>
    low === high ? [low] : [Math.min(low, high), Math.max(low, high)],
  );
}
