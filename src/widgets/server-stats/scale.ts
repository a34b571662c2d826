/** What no real number exceeds, so that sums and differences stay finite. */
const most = 1e12;

/** A number brought near enough to draw. */
export const drawable = (value: number): number => Math.min(most, Math.max(-most, value));

/** Maps `from`–`to` to `start`–`end`; what lies outside goes to the nearer end, everything to the middle where `from` is `to`. */
export const scale =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number => {
    const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0.5;
    return start + share * (end - start);
  };

/** About `amount` round whole numbers, evenly spaced, whose first and last enclose `least` and `greatest`. */
export function roundTicks(least: number, greatest: number, amount: number): number[] {
  const rough = Math.max(1, (drawable(greatest) - drawable(least)) / amount);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(drawable(least) / step);
  const last = Math.max(first + 1, Math.ceil(drawable(greatest) / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
