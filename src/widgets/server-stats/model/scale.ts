/** Linear scale from `from`–`to` to 0–100, clamped; 50 for every value if `from` equals `to`. */
export const scale =
  (from: number, to: number) =>
  (value: number): number => {
    const share = to === from ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));
    return Math.round(share * 1e4) / 100;
  };

/** Two to five evenly spaced round whole numbers from 0, the last of which is at least `max`. */
export function roundTicks(max: number): number[] {
  let step = 1;
  for (let turn = 0; step * 4 < max; turn++) step *= turn % 3 === 1 ? 2.5 : 2;
  return Array.from({ length: Math.ceil(max / step || 1) + 1 }, (_, index) => index * step);
}
