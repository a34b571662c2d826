/** Maps `from`–`to` to 0–100; what lies outside goes to the nearer end, everything to the middle where `from` is `to`. */
export const scale =
  (from: number, to: number) =>
  (value: number): number => {
    const share = to === from ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));
    return Math.round(share * 1e4) / 100;
  };

/** About four round whole numbers, evenly spaced, whose first and last enclose `least` and `greatest`. */
export function roundTicks(least: number, greatest: number): number[] {
  const rough = Math.max(1, (greatest - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const ticks = [Math.floor(least / step) * step];
  do ticks.push((ticks.at(-1) ?? 0) + step);
  while ((ticks.at(-1) ?? greatest) < greatest);
  return ticks;
}
