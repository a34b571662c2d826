import {
  type ConvoyData,
  type ConvoyEvent,
  convoyListModel,
  type ConvoyListModel,
  type ConvoySelection,
  currentConvoys,
  type DeriveContext,
  type FilterContext,
  filtered,
  filterGroups,
  isSelected,
} from '../../base.js';

/** The attributes that select convoys. */
interface Selection extends ConvoySelection {
  readonly limit: number;
}

/** What the model depends on besides the data. */
export interface UpcomingContext extends Pick<
  DeriveContext<Selection>,
  'settings' | 'now' | 'zones'
> {
  readonly filters: FilterContext;
}

/** The first convoys that have not ended, are selected by the attributes, and match the filters. */
export function upcomingModel({ items }: ConvoyData, context: UpcomingContext): ConvoyListModel {
  const { settings, filters, now } = context;
  const current = currentConvoys(items, now);
  const selected = current.filter(({ event }) => isSelected(settings, event));
  const matching = filtered(filters, selected);
  const groups = filterGroups(filters, selected);
  return convoyListModel(context, current, matching.slice(0, settings.limit), groups);
}

/** Whether enough convoys are known that start before a time. */
export const isListFull = (
  items: readonly ConvoyEvent[],
  untilMs: number,
  { settings, now }: Pick<DeriveContext<Selection>, 'settings' | 'now'>,
): boolean =>
  currentConvoys(items, now).filter(
    ({ event, startMs }) => startMs < untilMs && isSelected(settings, event),
  ).length >= settings.limit;
