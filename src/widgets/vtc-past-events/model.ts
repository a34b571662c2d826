import {
  allConvoys,
  type Convoy,
  convoyName,
  type DeriveContext,
  differingStarts,
  formats,
  type Zones,
} from '../../base.js';
import type { PastEventsData } from './data.js';

/** What the model depends on besides the data. */
export interface PastContext extends Pick<
  DeriveContext<{ readonly limit: number }>,
  'settings' | 'now' | 'zones'
> {
  /** Number of requested pages. */
  readonly pages: number;
  /** Whether older convoys may be requested. */
  readonly mayLoad: boolean;
}

/** The convoys of a year, the latest first. */
export interface Year {
  /** Its name in the language and calendar of the locale. */
  readonly name: string;
  /** Those that are shown. */
  readonly convoys: readonly Convoy[];
  /** Number of all its convoys; undefined if not all of them are loaded, or if it is the only year. */
  readonly count: number | undefined;
}

/** The past convoys that are shown. */
export interface PastModel {
  readonly years: readonly Year[];
  readonly convoys: readonly Convoy[];
  /** Where each name begins to differ from those of all loaded convoys. */
  readonly nameStarts: ReadonlyMap<string, number>;
  /** Number of convoys that are requested. */
  readonly wanted: number;
  /** Number of all past convoys. */
  readonly total: number;
  readonly hasMore: boolean;
  /** When a convoy ends, in ms since the epoch. */
  readonly changesAt: number;
}

/** Convoys by the name of their year. */
function byYear(convoys: readonly Convoy[], { locale, zone }: Zones): Map<string, Convoy[]> {
  const years = new Map<string, Convoy[]>();
  for (const convoy of convoys) {
    const name = formats.dateText(locale, zone, convoy.startMs, { year: 'numeric' });
    years.set(name, [...(years.get(name) ?? []), convoy]);
  }
  return years;
}

/** Past convoys by year, the latest first. */
export function pastModel(
  { items, nextCursor, total }: PastEventsData,
  { settings, pages, mayLoad, now, zones }: PastContext,
): PastModel {
  const wanted = settings.limit * pages;
  const all = allConvoys(items);
  const past = all.filter(({ endMs }) => endMs <= now).reverse();
  const convoys = past.slice(0, wanted);
  const loaded = byYear(past, zones);
  const last = nextCursor === null ? undefined : [...loaded.keys()].at(-1);
  const countOf = (year: string) =>
    year === last || loaded.size === 1 ? undefined : loaded.get(year)?.length;
  return {
    years: [...byYear(convoys, zones)].map(([name, shown]) => ({
      name,
      convoys: shown,
      count: countOf(name),
    })),
    convoys,
    nameStarts: differingStarts(
      past.map(convoyName),
      past.flatMap(({ host }) => host?.name ?? []),
    ),
    wanted,
    total: Math.max(total, past.length),
    hasMore: past.length > wanted || (mayLoad && nextCursor !== null),
    changesAt: Math.min(...all.flatMap(({ endMs }) => (endMs > now ? endMs : []))),
  };
}
