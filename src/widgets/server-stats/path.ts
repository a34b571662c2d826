/** A place in a drawing. */
export type Place = readonly [x: number, y: number];

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** Places joined by lines, without the `M` in front. */
const joined = (run: readonly Place[]): string =>
  run.map((place) => place.map(tenth).join(' ')).join('L');

/** SVG path of lines through the places of each run; a lone place is a dot. */
export const linePath = (runs: readonly (readonly Place[])[]): string =>
  runs.map((run) => `M${joined(run)}${run.length === 1 ? 'h0' : ''}`).join('');

/** SVG path of the areas between each run and the height `ground`. */
export const areaPath = (runs: readonly (readonly Place[])[], ground: number): string =>
  runs
    .map((run) => {
      const [start, end] = [run[0], run.at(-1)];
      return start && end ? `M${joined([[start[0], ground], ...run, [end[0], ground]])}Z` : '';
    })
    .join('');
