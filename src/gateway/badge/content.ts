import type { VtcDetail } from '../../contract/vtc-detail.js';
import { type Convoy, convoyName, isLive } from '../../convoys/convoy.js';
import { dayAndClock, formatNumber, zoneName } from '../../intl/formats.js';
import { shownName } from '../../text/shown-name.js';
import type { GatewayTexts } from '../texts.js';

/** Texts of a badge. */
export interface BadgeContent {
  readonly name: string;
  readonly value: string;
  /** A third line, in cards only. */
  readonly thirdLine?: string | undefined;
  /** Colour of a dot before the value, as the API has it; in cards only. */
  readonly dot?: string | undefined;
}

const companyName = ({ name, handle }: VtcDetail): string => shownName(name, handle);

/** Number of members. */
export const membersContent = (detail: VtcDetail, { translate }: GatewayTexts): BadgeContent => ({
  name: companyName(detail),
  value: translate('members', { count: detail.memberCount }),
});

/** Whether the company is recruiting. */
export const recruitingContent = (
  detail: VtcDetail,
  { translate }: GatewayTexts,
): BadgeContent => ({
  name: companyName(detail),
  value: translate(detail.recruitmentOpen ? 'recruiting' : 'notRecruiting'),
});

/** The live or next convoy. */
export function nextContent(
  detail: VtcDetail,
  { locale, translate }: GatewayTexts,
  convoy: Convoy | undefined,
  { zone, now }: { zone: string; now: number },
): BadgeContent {
  const name = companyName(detail);
  if (!convoy) return { name, value: translate('noConvoys') };
  if (isLive(convoy, now))
    return { name, value: translate('liveHeading'), thirdLine: convoyName(convoy) };
  const at = convoy.meetupMs ?? convoy.startMs;
  const value = `${dayAndClock(locale, zone, at, now)} ${zoneName(locale, zone, at)}`;
  return { name, value, thirdLine: convoyName(convoy) };
}

/** Number of players on the whole platform. */
export const playersContent = (
  players: number,
  { locale, translate }: GatewayTexts,
): BadgeContent => ({
  name: translate('playersOnline'),
  value: formatNumber(locale, players),
});
