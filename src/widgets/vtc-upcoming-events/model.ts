import {
  type ConvoyData,
  convoyListModel,
  type ConvoyListModel,
  currentConvoys,
  type DeriveContext,
} from '../../base.js';

/** The attributes that select convoys. */
interface Selection {
  readonly game: string;
  readonly category: string;
  readonly limit: number;
}

/** Whether `value` equals `filter`, ignoring case. True if either is empty: a convoy with an unknown game is not filtered out. */
const matches = (filter: string, value: string | null | undefined): boolean =>
  !filter || !value || filter.toLowerCase() === value.toLowerCase();

/** The first convoys that have not ended and match the filters. */
export function upcomingModel(
  { items }: ConvoyData,
  context: Pick<DeriveContext<Selection>, 'settings' | 'now' | 'zones'>,
): ConvoyListModel {
  const { game, category, limit } = context.settings;
  const current = currentConvoys(items, context.now);
  const matching = current.filter(
    ({ event }) => matches(game, event.game) && matches(category, event.category),
  );
  return convoyListModel(context, current, matching.slice(0, limit));
}
