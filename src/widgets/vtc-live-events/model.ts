import {
  type Convoy,
  type ConvoyData,
  convoyListModel,
  type ConvoyListModel,
  currentConvoys,
  type DeriveContext,
  type FilterContext,
  filtered,
  filterGroups,
  isLive,
  isolated,
  type Translate,
  convoyName,
} from '../../base.js';

/** The convoys that are shown, and all that are live. */
export interface LiveModel extends ConvoyListModel {
  readonly live: readonly Convoy[];
}

/** What the model depends on besides the data; `wantsNext`: the next convoy is shown when none is live. */
export interface LiveContext extends Pick<DeriveContext, 'now' | 'zones'> {
  readonly wantsNext: boolean;
  readonly filters: FilterContext;
}

/** The live convoys that match the filters; the next one where that is wanted, and none is live. */
export function liveModel({ items }: ConvoyData, context: LiveContext): LiveModel {
  const current = currentConvoys(items, context.now);
  const live = current.filter((convoy) => isLive(convoy, context.now));
  const { filters, wantsNext } = context;
  const shown = live[0] || !wantsNext ? filtered(filters, live) : current.slice(0, 1);
  return { ...convoyListModel(context, current, shown, filterGroups(filters, live)), live };
}

/** Which convoys have started and, with `saysEnded`, which have ended, as a text; empty for none. */
export function changeText(
  translate: Translate,
  before: LiveModel,
  after: LiveModel,
  saysEnded: boolean,
): string {
  const difference = (from: LiveModel, to: LiveModel, text: string) =>
    to.live
      .filter(({ event }) => !from.live.some((convoy) => convoy.event.id === event.id))
      .map((convoy) =>
        translate('sentence', {
          text: translate('labelled', { label: isolated(convoyName(convoy)), value: text }),
        }),
      );
  return [
    ...difference(before, after, translate('liveHeading')),
    ...(saysEnded ? difference(after, before, translate('ended')) : []),
  ].join(' ');
}
