import { formats, gameName, icons, parseTimestamp, type PlainMessageKey } from '../../../base.js';
import type { CardView } from '../view.js';

/** A short fact about a company. */
export interface Fact {
  /** Path of the icon. */
  readonly icon: string;
  readonly term: string;
  readonly value: string;
  /** Whether the term is shown beside the icon: the value alone would be unclear. */
  readonly showsTerm?: boolean;
  /** The value where no term is shown beside it; default: `value`. */
  readonly text?: string;
  /** The value with its circumstances. */
  readonly detail?: string;
}

const tiers: ReadonlyMap<string, PlainMessageKey> = new Map([
  ['starter', 'tierStarter'],
  ['bronze', 'tierBronze'],
  ['silver', 'tierSilver'],
  ['gold', 'tierGold'],
]);

/** Members, language and foundation of a company: those that are known. */
export function factsOf({ vtc, translate, zones, shows }: CardView): readonly Fact[] {
  if (!shows('stats')) return [];
  const { locale } = zones;
  const { createdAt, memberCount } = vtc;
  const founded = parseTimestamp(createdAt);
  const fact = (icon: string, term: PlainMessageKey, value: string): Fact => ({
    icon,
    term: translate(term),
    value,
  });
  return [
    {
      ...fact(icons.people, 'membersTitle', formats.formatNumber(locale, memberCount)),
      text: translate('members', { count: memberCount }),
    },
    fact(icons.language, 'language', formats.displayName(locale, 'language', vtc.language)),
    {
      ...fact(
        icons.calendar,
        'since',
        founded === undefined ? '' : formats.monthYear(locale, founded),
      ),
      showsTerm: true,
    },
  ].filter(({ value }) => value);
}

/** Name of the company's country; empty if it is unknown or facts are not shown. */
export const countryOf = ({ vtc: { country }, zones, shows }: CardView): string =>
  country && shows('stats') ? formats.displayName(zones.locale, 'region', country) : '';

/** Games of a company, abbreviated, and their names as one text; none if they are not shown. */
export function gamesOf({ vtc: { games = [] }, zones, shows }: CardView) {
  const shown = shows('games') ? games : [];
  return {
    codes: shown.map((code) => (/^(ets2|ats)$/i.test(code) ? code.toUpperCase() : code)),
    names: formats.formatList(zones.locale, shown.map(gameName)),
  };
}

/** Name of the company's tier; nothing if there is none or it is not shown. */
export function tierOf({ vtc: { tier }, translate, shows }: CardView): string | undefined {
  const key = tiers.get(tier?.toLowerCase() ?? '');
  return (shows('tier') && (key ? translate(key) : tier)) || undefined;
}
