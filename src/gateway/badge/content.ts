import type { VtcDetail } from '../../contract/vtc-detail.js';
import { type Convoy, isLive } from '../../convoys/convoy.js';
import { calendarDay, clockTime, formatNumber, zoneName } from '../../intl/formats.js';
import type { Texts } from '../texts.js';

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
  { translate }: Texts,
): BadgeContent => ({ name, value: translate('members', { count: memberCount }) });

/** Whether a company is recruiting, by language; the elements have no text for one that is not. */
const recruitment: Readonly<Record<string, readonly [open: string, closed: string]>> = {
  en: ['Recruiting', 'Not recruiting'],
  de: ['Nimmt Fahrer auf', 'Nimmt niemanden auf'],
  nl: ['Werft leden', 'Werft geen leden'],
  fr: ['Recrute', 'Ne recrute pas'],
  es: ['Busca miembros', 'No busca miembros'],
  pt: ['Recrutando', 'Não está recrutando'],
  it: ['Cerca membri', 'Non cerca membri'],
  pl: ['Rekrutuje', 'Nie rekrutuje'],
  cs: ['Přijímá členy', 'Nepřijímá členy'],
  tr: ['Alım açık', 'Alım kapalı'],
  ru: ['Набор открыт', 'Набор закрыт'],
};

/** Whether the company is recruiting. */
export function recruitingContent(
  { name, recruitmentOpen }: VtcDetail,
  { locale }: Texts,
): BadgeContent {
  const [open, closed] = recruitment[locale.split('-')[0] ?? ''] ?? [
    'Recruiting',
    'Not recruiting',
  ];
  return { name, value: recruitmentOpen ? open : closed };
}

/** The live or next convoy. */
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

/** Number of players on the whole platform. */
export const playersContent = (players: number, { locale, translate }: Texts): BadgeContent => ({
  name: translate('playersOnline'),
  value: formatNumber(locale, players),
});
