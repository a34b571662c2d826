/** A place in a drawing. */
export type Place = readonly [x: number, y: number];

/** SVG path through the places of each run; a lone place is a dot. */
export const linePath = (runs: readonly (readonly Place[])[]): string =>
  runs
    .map((run) => {
      const places = run.map((place) => place.map((length) => length.toFixed(1)).join(' '));
      return `M${places.join('L')}${run.length > 1 ? '' : 'h0'}`;
    })
    .join('');

/** SVG path of the areas between each run and the height `ground`. */
export const areaPath = (runs: readonly (readonly Place[])[], ground: number): string =>
  linePath(
    runs.map((run) => [
      [run[0]?.[0] ?? 0, ground] as const,
      ...run,
      [run.at(-1)?.[0] ?? 0, ground] as const,
    ]),
  );
