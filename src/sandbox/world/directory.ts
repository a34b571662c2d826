import type * as z from 'zod/mini';
import type { vtcs } from '../../contract/vtc-directory.js';
import type { WorldCompany } from './company.js';

type Query = z.output<typeof vtcs.query>;
type Sort = Query['sort'];

/** Returns the public companies that match a query, sorted. */
export type Directory = (query: Query) => WorldCompany[];

const orders: Record<Sort, (a: WorldCompany, b: WorldCompany) => number> = {
  newest: (a, b) => b.createdAtMs - a.createdAtMs,
  name: (a, b) => collator.compare(a.name, b.name),
  members: (a, b) => b.memberCount - a.memberCount,
  activity: (a, b) => (b.activityScore ?? 0) - (a.activityScore ?? 0),
};

const collator = new Intl.Collator('en');

const searched = ({ name, description, inGameTag }: WorldCompany) =>
  [name, description, inGameTag ?? ''].join('\n').toLowerCase();

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

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
      listed.toSorted(({ company: a }, { company: b }) => orders[sort](a, b) || a.id - b.id);
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
