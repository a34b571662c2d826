import { isIdOrHandle, maxListedCompanies } from '../contract/tokens.js';
import { type AttributeType, listOf, type SettingsOf } from '../element/attributes.js';

const tokensIn = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .split(/[\s,]+/)
        .filter(Boolean)
    : [];

const isEventId = (token: string): boolean => /^\d{1,15}$/.test(token);

/** Ids of convoys, separated by spaces. */
const eventIds: AttributeType<readonly number[]> = {
  separator: ' ',
  parse: (value) => tokensIn(value).filter(isEventId).map(Number),
  invalid: (value) => tokensIn(value).filter((token) => !isEventId(token)),
  remedy: 'use ids of convoys, separated by spaces',
};

const uniqueCompanies = (value: unknown): string[] => [
  ...new Set(tokensIn(value).filter(isIdOrHandle)),
];

/** Ids or handles of companies, separated by spaces; those after the twelfth are left out. */
export const companiesType: AttributeType<readonly string[]> = {
  separator: ' ',
  parse: (value) => uniqueCompanies(value).slice(0, maxListedCompanies),
  invalid: (value) => [
    ...tokensIn(value).filter((token) => !isIdOrHandle(token)),
    ...uniqueCompanies(value).slice(maxListedCompanies),
  ],
  remedy: `use 2 to ${maxListedCompanies} ids or handles, separated by spaces`,
};

/** Types of the attributes that choose whose convoys are shown. */
export const scopeTypes = {
  include: listOf(['own', 'co-hosted'], ['own']),
  also: eventIds,
  vtcs: companiesType,
};

/** Whose convoys are shown. */
export interface ConvoyScope extends SettingsOf<typeof scopeTypes> {
  /** Id or handle of the company of the element. */
  readonly vtc: string;
}

/** Whether convoys of other companies are shown. */
export const includesOthers = ({ include, also, vtcs }: ConvoyScope): boolean =>
  vtcs.length > 0 || also.length > 0 || include.includes('co-hosted');

/** The companies whose own lists are shown. */
export const companiesOf = ({ vtc, vtcs, include }: ConvoyScope): readonly string[] =>
  vtcs.length > 0 ? vtcs : include.includes('own') ? [vtc] : [];
