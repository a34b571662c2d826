import type * as z from 'zod/mini';
import type { vtcs } from '../../contract/vtc-directory.js';
import type { WorldCompany } from './company.js';

type Query = z.output<typeof vtcs.query>;
type Sort = Query['sort'];

/** Returns the public companies that match a query, sorted. */
export type Directory = (query: Query) => WorldCompany[];

const orders: Record<Sort, (one: WorldCompany, other: WorldCompany) => number> = {
  newest: (one, other) => other.createdAtMs - one.createdAtMs,
  name: (one, other) => collator.compare(one.name, other.name),
  members: (one, other) => other.memberCount - one.memberCount,
  activity: (one, other) => (other.activityScore ?? 0) - (one.activityScore ?? 0),
};

const collator = new Intl.Collator('en');

const searched = ({ name, description, inGameTag }: WorldCompany) =>
  [name, description, inGameTag ?? ''].join('\n').toLowerCase();

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a company matches a query; a `false` flag does not filter (*not described by the API document*). */
function matches(company: WorldCompany, query: Query): boolean {
  const { memberCount, inGameTag } = company;
  return (
    (company.companyType ?? 'trucking') === query.companyType &&
    (!query.verified || company.verified) &&
    (!query.official || company.official) &&
    (!query.partnered || company.partnered) &&
    (!query.validated || company.validated === true) &&
    (!query.recruitmentOpen || company.recruitmentOpen) &&
    (query.language === undefined || same(company.language, query.language)) &&
    (query.inGameTag === undefined ||
      (inGameTag ?? '').toLowerCase().includes(query.inGameTag.toLowerCase())) &&
    (query.game === undefined || (company.games ?? []).includes(query.game)) &&
    memberCount >= (query.minMembers ?? 0) &&
    memberCount <= (query.maxMembers ?? Infinity)
  );
}

/** Creates the directory; sorted lists are created on first use. */
export function createDirectory(companies: readonly WorldCompany[]): Directory {
  const listed = companies
    .filter(({ visibility }) => visibility === 'public')
    .map((company) => ({ company, text: searched(company) }));
  const sorted = new Map<Sort, typeof listed>();
  const inOrder = (sort: Sort) => {
    const list =
      sorted.get(sort) ??
      listed.toSorted(
        ({ company: one }, { company: other }) => orders[sort](one, other) || one.id - other.id,
      );
    sorted.set(sort, list);
    return list;
  };
  return (query) => {
    const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    return inOrder(query.sort)
      .filter(
        ({ company, text }) =>
          words.every((word) => text.includes(word)) && matches(company, query),
      )
      .map(({ company }) => company);
  };
}
