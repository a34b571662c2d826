import type { VtcDetail } from '../../../contract/vtc-detail.js';
import { count, displayName, list, monthYear } from '../../../intl/formats.js';
import { gameName } from '../../../intl/game-name.js';
import { moment } from '../../../intl/time.js';
import type { PlainMessageKey, Translate } from '../../../locales/messages.js';
import type { IconName } from '../../../ui/icons.js';

/** A fact about a company in a few letters. */
export interface Fact {
  readonly sign: IconName;
  readonly term: string;
  readonly value: string;
  /** The value in full where it is shortened. */
  readonly detail?: string;
}

interface Words {
  readonly translate: Translate;
  readonly locale: string;
}

const tiers: Readonly<Record<string, PlainMessageKey>> = {
  starter: 'tierStarter',
  bronze: 'tierBronze',
  silver: 'tierSilver',
  gold: 'tierGold',
};

/** The name of a tier; one that is not known is its own name. */
function tierName(translate: Translate, tier: string): string {
  const key = Object.hasOwn(tiers, tier.toLowerCase()) ? tiers[tier.toLowerCase()] : undefined;
  return key ? translate(key) : tier;
}

/** How many members a company has. */
export const memberFact = ({ memberCount }: VtcDetail, { translate, locale }: Words): Fact => ({
  sign: 'people',
  term: translate('membersTitle'),
  value: count(locale, memberCount),
});

/** The language that a company speaks. */
export const languageFact = ({ language }: VtcDetail, { translate, locale }: Words): Fact => ({
  sign: 'language',
  term: translate('language'),
  value: displayName(locale, 'language', language),
});

/** The month since when a company has been there; its value is empty where that cannot be read. */
export function sinceFact({ createdAt }: VtcDetail, { translate, locale }: Words): Fact {
  const founded = moment(createdAt);
  const value = founded === undefined ? '' : monthYear(locale, founded);
  return { sign: 'calendar', term: translate('since'), value };
}

/** What can be said of any company: its size, language, country, age and tier. */
export const statFacts = (vtc: VtcDetail, words: Words): readonly Fact[] => {
  const { translate, locale } = words;
  const country = vtc.country ? displayName(locale, 'region', vtc.country) : '';
  const tier = vtc.tier ? tierName(translate, vtc.tier) : '';
  return [
    memberFact(vtc, words),
    languageFact(vtc, words),
    { sign: 'place', term: translate('country'), value: country },
    sinceFact(vtc, words),
    { sign: 'star', term: translate('tier'), value: tier },
  ];
};

const known = new Set(['ets2', 'ats']);

/** The games of a company, those that are known in short. */
export function gamesFact({ games = [] }: VtcDetail, { translate, locale }: Words): Fact {
  const inShort = games.map((code) => (known.has(code.toLowerCase()) ? code.toUpperCase() : code));
  return {
    sign: 'game',
    term: translate('games'),
    value: list(locale, inShort),
    detail: list(locale, games.map(gameName)),
  };
}
