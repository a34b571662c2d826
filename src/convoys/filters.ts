import { flag, listOf } from '../element/attributes.js';
import { shownName } from '../text/shown-name.js';
import type { Convoy, Host } from './convoy.js';

const filterNames = ['company', 'company-type', 'game', 'server', 'category'] as const;

/** What convoys are filtered by. */
export type FilterName = (typeof filterNames)[number];

/** Types of the attributes of filters. */
export const filterTypes = { filters: listOf(filterNames, []), filterFragment: flag };

/** The values that the visitor has chosen, by filter. */
export type ChosenFilters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** The filters of an element, and the visitor's choice. */
export interface FilterContext {
  readonly names: readonly FilterName[];
  readonly chosen: ChosenFilters;
}

/** A value of a filter. */
export interface FilterOption {
  readonly value: string;
  /** As the API writes it. */
  readonly text: string;
  /** Who hosts a convoy with this value; undefined for the company of the element. */
  readonly host: Host | undefined;
  /** Number of convoys that are shown with this value, as the other filters are set. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** A filter with the values that occur. */
export interface FilterGroup {
  readonly name: FilterName;
  readonly options: readonly FilterOption[];
}

/** What identifies a company; empty for one without a name, which no button could name. */
const visibleId = ({ id, name }: Host): string => (name === shownName() ? '' : String(id ?? name));

/** The value of a convoy, as the API writes it; empty if it is not known. */
const texts: Readonly<Record<FilterName, (convoy: Convoy) => string>> = {
  company: ({ host }) => (host ? visibleId(host) : 'own'),
  'company-type': ({ host }) => host?.companyType ?? '',
  game: ({ event }) => event.game?.trim() ?? '',
  server: ({ event }) => event.server?.trim() ?? '',
  category: ({ event }) => event.category?.trim() ?? '',
};

const valueOf = (name: FilterName, convoy: Convoy): string => texts[name](convoy).toLowerCase();

/** The chosen values that occur in convoys; all others are ignored. */
function occurring({ names, chosen }: FilterContext, convoys: readonly Convoy[]): ChosenFilters {
  const entries = names.flatMap((name) => {
    const values = chosen[name] ?? [];
    const found = values.filter((value) =>
      convoys.some((convoy) => valueOf(name, convoy) === value),
    );
    return found.length > 0 ? [[name, found]] : [];
  });
  return Object.fromEntries(entries) as ChosenFilters;
}

/** Whether a convoy has one of the chosen values of each filter, except one filter. */
const matches = (chosen: ChosenFilters, convoy: Convoy, except?: FilterName): boolean =>
  filterNames.every(
    (name) => name === except || (chosen[name]?.includes(valueOf(name, convoy)) ?? true),
  );

/** The convoys that match the chosen filters. */
export function filtered(context: FilterContext, convoys: readonly Convoy[]): readonly Convoy[] {
  const chosen = occurring(context, convoys);
  return convoys.filter((convoy) => matches(chosen, convoy));
}

/** Companies in the order of the element, its own before them and those of others after them. */
const positionOf = ({ host }: Convoy): number => (host ? (host.position ?? Infinity) : -1);

/** The values of a filter, each with one of its convoys; their order does not depend on the order of the convoys. */
function valuesOf(name: FilterName, convoys: readonly Convoy[]): [string, Convoy][] {
  const values = [...new Map(convoys.map((convoy) => [valueOf(name, convoy), convoy]))];
  const order = name === 'company' ? positionOf : () => 0;
  return values.sort(([a, first], [b, second]) => order(first) - order(second) || (a < b ? -1 : 1));
}

/** From how many convoys on filters are worth their place. */
const minConvoys = 4;

/**
 * The filters by which convoys differ, each with its values and the numbers of those that are counted; none for a few
 * convoys that can be seen at once, unless one is chosen.
 */
export function filterGroups(
  context: FilterContext,
  convoys: readonly Convoy[],
  isCounted: (convoy: Convoy) => boolean = () => true,
): FilterGroup[] {
  const chosen = occurring(context, convoys);
  if (convoys.length < minConvoys && Object.keys(chosen).length === 0) return [];
  return context.names.flatMap((name) => {
    const values = valuesOf(name, convoys);
    if (values.length < 2) return [];
    const matching = convoys.filter((convoy) => matches(chosen, convoy, name) && isCounted(convoy));
    const options = values.flatMap(([value, convoy]) => {
      if (!value) return [];
      const count = matching.filter((other) => valueOf(name, other) === value).length;
      const isChosen = chosen[name]?.includes(value) ?? false;
      return { value, count, isChosen, text: texts[name](convoy), host: convoy.host };
    });
    return { name, options };
  });
}

/** The options that are chosen. */
export const chosenOptions = (groups: readonly FilterGroup[]): FilterOption[] =>
  groups.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen));

const keyOf = (name: FilterName): string => `vtc-${name}`;

/** The fragment of an address with chosen values, `#vtc-game=ets2`; empty for none. */
export function filterFragment(chosen: ChosenFilters): string {
  const params = new URLSearchParams(
    filterNames.flatMap((name) => (chosen[name] ?? []).map((value) => [keyOf(name), value])),
  );
  return params.size > 0 ? `#${params}` : '';
}

/** The chosen values in the fragment of an address; undefined if it is one of another kind. */
export function chosenIn(fragment: string): ChosenFilters | undefined {
  const params = new URLSearchParams(fragment.slice(1));
  const entries = filterNames.flatMap((name) => {
    const values = params.getAll(keyOf(name));
    return values.length > 0 ? [[name, values]] : [];
  });
  return fragment && entries.length === 0
    ? undefined
    : (Object.fromEntries(entries) as ChosenFilters);
}

/** The choice with a value added, or removed if it is in it. */
export function toggled(chosen: ChosenFilters, name: FilterName, value: string): ChosenFilters {
  const values = chosen[name] ?? [];
  const others = values.filter((other) => other !== value);
  return { ...chosen, [name]: others.length < values.length ? others : [...values, value] };
}
