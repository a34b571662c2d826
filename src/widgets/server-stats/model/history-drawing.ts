import { roundTicks, scale } from './scale.js';
import { ordered, type Point, stepsOf } from './series.js';
import { hourMs, type SectionData } from './stats-data.js';
import { thin } from './thin.js';

/** Name of a line. */
export type Line = 'players' | 'ets2' | 'ats' | 'capacity';

/** Which lines the visitor switched on or off. */
export type LineChoices = Partial<Record<Line, boolean>>;

/** A line of a history: whether it is drawn, and how. */
export interface DrawnLine {
  readonly name: Line;
  readonly isShown: boolean;
  /** SVG path within 100 by 100; empty where it is not drawn. */
  readonly path: string;
}

const allLines: readonly Line[] = ['players', 'ets2', 'ats', 'capacity'];

/** Numbers below 0 and above this are drawn at the edge: sums and differences stay finite. */
const limit = 1e12;

const highest = (points: readonly Point[], line: Line): number =>
  points.reduce((most, point) => Math.max(most, point[line]), 0);

/** The middle of some values, of a sample of them where they are many. */
function median(values: readonly number[]): number {
  const stride = Math.ceil(values.length / 1000);
  const sample = values.filter((_, index) => index % stride === 0);
  return sample.sort((a, b) => a - b)[sample.length >> 1] ?? 0;
}

/**
 * Works out how a history is drawn. Lines are those that have any value; a hole in time breaks them: more than two
 * and a half times the usual step. One more than twice as high as that of the players would flatten it and
 * is drawn only when the visitor chose so.
 */
export function historyDrawing(
  { points: unordered }: SectionData<'history'>,
  choices: LineChoices = {},
) {
  const points = ordered(unordered);
  const steps = stepsOf(points);
  const usual = median(steps);
  const tops = new Map(allLines.map((line) => [line, highest(points, line)]));
  const top = (line: Line) => tops.get(line) ?? 0;
  const isShown = (line: Line) =>
    line === 'players' || (choices[line] ?? top(line) <= 2 * top('players'));
  const names = allLines.filter((line) => line === 'players' || top(line));
  const yTicks = roundTicks(Math.min(limit, Math.max(...names.filter(isShown).map(top))));
  const x = scale(points[0]?.at ?? 0, points.at(-1)?.at ?? 0);
  const y = scale(yTicks.at(-1) ?? 0, 0);
  const xs = points.map(({ at }) => x(at));
  let holes = 0;
  const runs = steps.map((step) => (step <= 2.5 * usual ? holes : ++holes));
  const path = (line: Line) => {
    const values = points.map((point) => point[line]);
    let [before, text] = [-1, ''];
    for (const index of thin(xs, values)) {
      const place = `${xs[index]} ${y(values[index] ?? 0)}`;
      // Without a length a lone place would not be drawn.
      text += runs[index] === runs[before] ? `L${place}` : `M${place}h0`;
      before = index;
    }
    return text;
  };
  const lines = names.map((name): DrawnLine => {
    const shown = isShown(name);
    return { name, isShown: shown, path: shown ? path(name) : '' };
  });
  return {
    points,
    x,
    y,
    yTicks,
    lines,
    area: (lines[0]?.path ?? '').replace(/M(\S+)[^M]*/g, '$&V100H$1'),
    /** A day or more from point to point: calendar days, which no zone moves. */
    isDaily: usual >= 24 * hourMs,
    /** More than an hour from point to point: averages of longer spans, which are lower than what was once reached. */
    isAveraged: usual > hourMs,
    peak: points.reduce<Point | undefined>(
      (best, point) => (best && best.players >= point.players ? best : point),
      undefined,
    ),
  };
}

/** What is drawn of a history: places in percent of its box, times in ms since the epoch. */
export type HistoryDrawing = ReturnType<typeof historyDrawing>;

const drawings = new WeakMap<object, Map<string, HistoryDrawing>>();

/** The drawing of a history, worked out once for each choice of lines. */
export function drawingOf(
  history: SectionData<'history'>,
  choices: LineChoices = {},
): HistoryDrawing {
  const known = drawings.get(history) ?? new Map<string, HistoryDrawing>();
  const key = JSON.stringify(choices);
  const drawing = known.get(key) ?? historyDrawing(history, choices);
  drawings.set(history, known.set(key, drawing));
  return drawing;
}

/** The number that a history's peak is said with: that of the peak section where it knows this range. */
export function peakPlayers(
  { peak, isAveraged }: HistoryDrawing,
  range: string,
  section?: SectionData<'peak'>,
): number {
  const players = peak?.players ?? 0;
  if (isAveraged || !section) return players;
  const window = section.windows.find(({ key }) => key === range);
  return range === 'all' ? section.allTimePeak.value : (window?.peak ?? players);
}
