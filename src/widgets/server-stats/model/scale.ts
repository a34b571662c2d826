/** Maps `from`–`to` to 0–100; what lies outside goes to the nearer end, everything to the middle where `from` is `to`. */
export const scale =
  (from: number, to: number) =>
  (value: number): number => {
    const share = to === from ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));
    return Math.round(share * 1e4) / 100;
  };

/** Two to five round whole numbers from 0, evenly spaced, the last of which is at least `highest`. */
export function roundTicks(highest: number): number[] {
  let step = 1;
  for (let turn = 0; step * 4 < highest; turn++) step *= turn % 3 === 1 ? 2.5 : 2;
  return Array.from({ length: Math.ceil(highest / step || 1) + 1 }, (_, index) => index * step);
}
