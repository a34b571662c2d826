/** More columns than this are no wider than a pixel in a narrow sidebar. */
const columns = 280;

/**
 * The indices to draw of `length` values at rising places from 0 to 100: all where they are few, else the lowest and the
 * highest of each column of pixels, in order.
 */
export function thin(
  length: number,
  place: (index: number) => number,
  value: (index: number) => number,
): number[] {
  if (length <= 2 * columns) return Array.from({ length }, (_, index) => index);
  const kept: number[] = [];
  let [column, low, high] = [-1, 0, 0];
  const keep = () => {
    if (column >= 0) kept.push(Math.min(low, high), ...(low === high ? [] : [Math.max(low, high)]));
  };
  for (let index = 0; index < length; index++) {
    const next = Math.min(columns - 1, Math.floor((place(index) * columns) / 100));
    if (next !== column) {
      keep();
      column = next;
      low = high = index;
    } else if (value(index) < value(low)) low = index;
    else if (value(index) > value(high)) high = index;
  }
  keep();
  return kept;
}
