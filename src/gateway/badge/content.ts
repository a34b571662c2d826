import type { VtcDetail } from '../../contract/vtc-detail.js';
import { type Convoy, isLive } from '../../convoys/convoy.js';
import { calendarDay, clockTime, zoneName } from '../../intl/formats.js';
import { count } from '../../intl/formats.js';
import type { Texts } from '../texts.js';
import { recruitmentWords } from './recruitment-words.js';

/** What a badge says: whose it is, the one thing it tells, and a line more where there is room. */
export interface BadgeContent {
  readonly name: string;
  readonly value: string;
  readonly more?: string | undefined;
}

/** How many members the company has. */
export const membersContent = (
  { name, memberCount }: VtcDetail,
  { translate }: Texts,
): BadgeContent => ({ name, value: translate('members', { count: memberCount }) });

/** Whether the company takes people in. */
export function recruitingContent(
  { name, recruitmentOpen }: VtcDetail,
  { locale }: Texts,
): BadgeContent {
  const { open, closed } = recruitmentWords(locale);
  return { name, value: recruitmentOpen ? open : closed };
}

/** The convoy that runs or comes next. */
export function nextContent(
  { name }: VtcDetail,
  { locale, translate }: Texts,
  convoy: Convoy | undefined,
  { zone, now }: { zone: string; now: number },
): BadgeContent {
  if (!convoy) return { name, value: translate('noConvoys') };
  if (isLive(convoy, now))
    return { name, value: translate('liveHeading'), more: convoy.event.name };
  const at = convoy.meetupMs ?? convoy.startMs;
  const value = `${calendarDay(locale, zone, at, now)}, ${clockTime(locale, zone, at)} ${zoneName(locale, zone, at)}`;
  return { name, value, more: convoy.event.name };
}

/** How many play on the platform now. */
export const playersContent = (players: number, { locale, translate }: Texts): BadgeContent => ({
  name: translate('playersOnline'),
  value: count(locale, players),
});
