import type { VtcDetail } from '../../contract/vtc-detail.js';
import { type Convoy, isLive } from '../../convoys/convoy.js';
import { dayAndClock, formatNumber, zoneName } from '../../intl/formats.js';
import type { GatewayTexts } from '../texts.js';

/** Texts of a badge. */
export interface BadgeContent {
  readonly name: string;
  readonly value: string;
  /** A third line, in cards only. */
  readonly more?: string | undefined;
}

/** Number of members. */
export const membersContent = (
  { name, memberCount }: VtcDetail,
  { translate }: GatewayTexts,
): BadgeContent => ({ name, value: translate('members', { count: memberCount }) });

/** Whether the company is recruiting. */
export const recruitingContent = (
  { name, recruitmentOpen }: VtcDetail,
  { translate }: GatewayTexts,
): BadgeContent => ({ name, value: translate(recruitmentOpen ? 'recruiting' : 'notRecruiting') });

/** The live or next convoy. */
export function nextContent(
  { name }: VtcDetail,
  { locale, translate }: GatewayTexts,
  convoy: Convoy | undefined,
  { zone, now }: { zone: string; now: number },
): BadgeContent {
  if (!convoy) return { name, value: translate('noConvoys') };
  if (isLive(convoy, now))
    return { name, value: translate('liveHeading'), more: convoy.event.name };
  const at = convoy.meetupMs ?? convoy.startMs;
  const value = `${dayAndClock(locale, zone, at, now)} ${zoneName(locale, zone, at)}`;
  return { name, value, more: convoy.event.name };
}

/** Number of players on the whole platform. */
export const playersContent = (
  players: number,
  { locale, translate }: GatewayTexts,
): BadgeContent => ({
  name: translate('playersOnline'),
  value: formatNumber(locale, players),
});
