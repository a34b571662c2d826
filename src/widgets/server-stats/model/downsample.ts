/** Number of columns: about the pixels of a chart in a narrow sidebar. */
const columns = 280;

/**
 * Index of the first value of each column, for `length` values at ascending positions from 0 to 100; if the values are
 * few, each of them is a column.
 */
export function columnStarts(length: number, placeAt: (index: number) => number): number[] {
  if (length <= 2 * columns) return Array.from({ length }, (_, index) => index);
  const starts: number[] = [];
  let column = -1;
  for (let index = 0; index < length; index++) {
    const next = Math.min(columns - 1, Math.floor((placeAt(index) * columns) / 100));
    if (next !== column) starts.push(index);
    column = next;
  }
  return starts;
}

/** Indices of the lowest and the highest of `length` values in each column, in order. */
export function extremes(
  starts: readonly number[],
  length: number,
  valueAt: (index: number) => number,
): number[] {
  const indices: number[] = [];
  starts.forEach((start, column) => {
    const end = starts[column + 1] ?? length;
    let low = start;
    let high = start;
    let min = valueAt(start);
    let max = min;
    for (let index = start + 1; index < end; index++) {
      const value = valueAt(index);
      if (value < min) {
        low = index;
        min = value;
      } else if (value > max) {
        high = index;
        max = value;
      }
    }
    indices.push(Math.min(low, high));
    if (low !== high) indices.push(Math.max(low, high));
  });
  return indices;
}
