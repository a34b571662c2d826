import type { VtcDetail } from '../../../contract/vtc-detail.js';
import { formatNumber, displayName, formatList, monthYear } from '../../../intl/formats.js';
import { gameName } from '../../../intl/game-name.js';
import { parseTimestamp } from '../../../intl/time.js';
import type { PlainMessageKey, Translate } from '../../../locales/messages.js';
import { icons } from '../../../ui/icons.js';

/** A short fact about a company. */
export interface Fact {
  /** Path of the icon. */
  readonly icon: string;
  readonly term: string;
  readonly value: string;
  /** The unabbreviated value where `value` is short. */
  readonly detail?: string;
}

interface Texts {
  readonly translate: Translate;
  readonly locale: string;
}

const tiers: Readonly<Record<string, PlainMessageKey>> = {
  starter: 'tierStarter',
  bronze: 'tierBronze',
  silver: 'tierSilver',
  gold: 'tierGold',
};

/** Translated name of a tier; an unknown one as it is. */
function tierName(translate: Translate, tier: string): string {
  const key = Object.hasOwn(tiers, tier.toLowerCase()) ? tiers[tier.toLowerCase()] : undefined;
  return key ? translate(key) : tier;
}

/** The number of members. */
export const memberFact = ({ memberCount }: VtcDetail, { translate, locale }: Texts): Fact => ({
  icon: icons.people,
  term: translate('membersTitle'),
  value: formatNumber(locale, memberCount),
});

/** The language. */
export const languageFact = ({ language }: VtcDetail, { translate, locale }: Texts): Fact => ({
  icon: icons.language,
  term: translate('language'),
  value: displayName(locale, 'language', language),
});

/** Month of the company's foundation; its value is empty where the date is invalid. */
export function sinceFact({ createdAt }: VtcDetail, { translate, locale }: Texts): Fact {
  const founded = parseTimestamp(createdAt);
  const value = founded === undefined ? '' : monthYear(locale, founded);
  return { icon: icons.calendar, term: translate('since'), value };
}

/** Members, language, country, foundation and tier. */
export const statFacts = (vtc: VtcDetail, texts: Texts): readonly Fact[] => {
  const { translate, locale } = texts;
  const country = vtc.country ? displayName(locale, 'region', vtc.country) : '';
  const tier = vtc.tier ? tierName(translate, vtc.tier) : '';
  return [
    memberFact(vtc, texts),
    languageFact(vtc, texts),
    { icon: icons.place, term: translate('country'), value: country },
    sinceFact(vtc, texts),
    { icon: icons.star, term: translate('tier'), value: tier },
  ];
};

const known = new Set(['ets2', 'ats']);

/** The games; known ones as abbreviations. */
export function gamesFact({ games = [] }: VtcDetail, { translate, locale }: Texts): Fact {
  const short = games.map((code) => (known.has(code.toLowerCase()) ? code.toUpperCase() : code));
  return {
    icon: icons.game,
    term: translate('games'),
    value: formatList(locale, short),
    detail: formatList(locale, games.map(gameName)),
  };
}
