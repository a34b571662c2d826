/** More columns than this are no wider than a pixel in a narrow sidebar. */
const columns = 280;

/**
 * The indices to draw of values at rising places from 0 to 100: all where they are few, else the lowest and the highest
 * of each column of pixels, in order.
 */
export function thin(places: readonly number[], values: readonly number[]): number[] {
  if (values.length <= 2 * columns) return [...values.keys()];
  const kept: number[] = [];
  let [column, low, high] = [-1, 0, 0];
  const keep = () => {
    if (column >= 0) kept.push(Math.min(low, high), ...(low === high ? [] : [Math.max(low, high)]));
  };
  places.forEach((place, index) => {
    const value = values[index] ?? 0;
    const next = Math.min(columns - 1, Math.floor((place * columns) / 100));
    if (next !== column) {
      keep();
      column = next;
      low = high = index;
    } else if (value < (values[low] ?? 0)) low = index;
    else if (value > (values[high] ?? 0)) high = index;
  });
  keep();
  return kept;
}
