import { currentConvoys, type DeriveContext, formats, isLive } from '../../../base.js';
import type { VtcDetail } from '../view.js';
import type { CardModel, CardSection } from '../view.js';

/** What the model depends on besides the data. */
type CardContext = Pick<
  DeriveContext<{ readonly show: readonly CardSection[] }>,
  'settings' | 'now' | 'zones'
>;

/** A company with its convoy that is live or next. */
export function cardModel(vtc: VtcDetail, { settings, now, zones }: CardContext): CardModel {
  const [next] = settings.show.includes('event') ? currentConvoys(vtc.upcomingEvents, now) : [];
  const changesAt =
    next &&
    Math.min(isLive(next, now) ? next.endMs : next.startMs, formats.nextMidnight(zones.zone, now));
  return { vtc, next, changesAt };
}
