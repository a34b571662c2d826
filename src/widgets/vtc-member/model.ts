import {
  type DeriveContext,
  formats,
  type Member,
  memberRoles,
  parseTimestamp,
  type RankedRole,
  type Role,
  shownName,
} from '../../base.js';
import type { MemberData } from './data.js';

/** The place of a company whose response has not arrived yet. */
export const awaited = 'awaited';

export interface MemberModel {
  readonly member: Member;
  readonly name: string;
  /** The highest first. */
  readonly roles: readonly RankedRole[];
  /** When the member joined: as a text, and for machines. */
  readonly since: { readonly text: string; readonly dateTime: string } | undefined;
  /** The company; undefined if it could not be loaded. */
  readonly company:
    { readonly name: string; readonly logo: string | null } | typeof awaited | undefined;
}

const noRoles: readonly Role[] = [];

function sinceOf(
  { joinedAt }: Member,
  { locale, translate }: Pick<DeriveContext, 'locale' | 'translate'>,
): MemberModel['since'] {
  const time = parseTimestamp(joinedAt);
  if (time === undefined) return undefined;
  return {
    text: translate('memberSince', { date: formats.monthYear(locale, time) }),
    dateTime: new Date(time).toISOString(),
  };
}

function companyOf(data: MemberData, isProvided: boolean): MemberModel['company'] {
  const { company } = data;
  if (company)
    return { name: shownName(company.name, company.handle), logo: company.profilePicture };
  return isProvided || 'company' in data ? undefined : awaited;
}

/** The data that the roster also shows of a member, and the company. */
export function memberModel(
  data: MemberData,
  context: Pick<DeriveContext, 'locale' | 'translate'> & {
    /** Whether the page provides the data. */
    readonly isProvided: boolean;
  },
): MemberModel {
  const { member, roles } = data;
  return {
    member,
    name: shownName(member.name),
    roles: memberRoles(roles?.items ?? noRoles, context.translate('owner'))(member),
    since: sinceOf(member, context),
    company: companyOf(data, context.isProvided),
  };
}
