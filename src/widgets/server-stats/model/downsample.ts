/** Number of columns: about the pixels of a chart in a narrow sidebar. */
const columns = 280;

/**
 * Indices to render of `length` values at ascending positions from 0 to 100: all if they are few, else those with the lowest
 * and the highest value of each column, in order.
 */
export function downsample(
  length: number,
  placeAt: (index: number) => number,
  valueAt: (index: number) => number,
): number[] {
  if (length <= 2 * columns) return Array.from({ length }, (_, index) => index);
  const kept: number[] = [];
  let [column, low, high] = [-1, 0, 0];
  const closeColumn = () => {
    if (column >= 0) kept.push(Math.min(low, high), ...(low === high ? [] : [Math.max(low, high)]));
  };
  for (let index = 0; index < length; index++) {
    const next = Math.min(columns - 1, Math.floor((placeAt(index) * columns) / 100));
    if (next !== column) {
      closeColumn();
      column = next;
      low = high = index;
    } else if (valueAt(index) < valueAt(low)) low = index;
    else if (valueAt(index) > valueAt(high)) high = index;
  }
  closeColumn();
  return kept;
}
