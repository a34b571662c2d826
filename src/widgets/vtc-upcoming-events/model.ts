import {
  type ConvoyData,
  type ConvoyEvent,
  convoyListModel,
  type ConvoyListModel,
  type ConvoySelection,
  currentConvoys,
  type DeriveContext,
  isSelected,
} from '../../base.js';

/** The attributes that select convoys. */
interface Selection extends ConvoySelection {
  readonly limit: number;
}

/** The first convoys that have not ended and match the filters. */
export function upcomingModel(
  { items }: ConvoyData,
  context: Pick<DeriveContext<Selection>, 'settings' | 'now' | 'zones'>,
): ConvoyListModel {
  const current = currentConvoys(items, context.now);
  const matching = current.filter(({ event }) => isSelected(context.settings, event));
  return convoyListModel(context, current, matching.slice(0, context.settings.limit));
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
