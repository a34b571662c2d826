const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How far away a time is, in ms since the epoch, as Discord writes it: `in 5 days`, `1 hour ago`. */
export function relativeText(locale: string, time: number, now: number): string {
  const distance = time - now;
  const [unit, ms] = units.find(([, ms]) => Math.abs(distance) >= ms) ?? units[2];
  return new Intl.RelativeTimeFormat(locale).format(Math.round(distance / ms), unit);
}
