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
  /** The unabbreviated value where `value` is short. */
  readonly detail?: string;
}

const tiers: ReadonlyMap<string, PlainMessageKey> = new Map([
  ['starter', 'tierStarter'],
  ['bronze', 'tierBronze'],
  ['silver', 'tierSilver'],
  ['gold', 'tierGold'],
]);

/** Members, language, country, foundation, tier and games of a company: those of the chosen sections that are known. */
export function factsOf({ vtc, translate, zones, shows }: CardView): readonly Fact[] {
  const { locale } = zones;
  const { country, createdAt, games = [], memberCount, tier } = vtc;
  const founded = parseTimestamp(createdAt);
  const tierKey = tiers.get(tier?.toLowerCase() ?? '');
  const fact = (
    icon: string,
    term: PlainMessageKey,
    value: string,
    more: Partial<Fact> = {},
  ): Fact => ({
    icon,
    term: translate(term),
    value,
    ...more,
  });
  const abbreviated = games.map((code) => (/^(ets2|ats)$/i.test(code) ? code.toUpperCase() : code));
  const stats = [
    fact(icons.people, 'membersTitle', formats.formatNumber(locale, memberCount), {
      text: translate('members', { count: memberCount }),
    }),
    fact(icons.language, 'language', formats.displayName(locale, 'language', vtc.language)),
    fact(icons.place, 'country', country ? formats.displayName(locale, 'region', country) : ''),
    fact(icons.calendar, 'since', founded === undefined ? '' : formats.monthYear(locale, founded), {
      showsTerm: true,
    }),
  ];
  const tierFact = fact(icons.star, 'tier', tierKey ? translate(tierKey) : (tier ?? ''), {
    showsTerm: true,
  });
  const gamesFact = fact(icons.game, 'games', formats.formatList(locale, abbreviated), {
    detail: formats.formatList(locale, games.map(gameName)),
  });
  return [
    ...(shows('stats') ? stats : []),
    ...(shows('tier') ? [tierFact] : []),
    ...(shows('games') ? [gamesFact] : []),
  ].filter(({ value }) => value);
}
