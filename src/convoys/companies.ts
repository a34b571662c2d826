import { vtcBatch, vtcDetail } from '../contract/element-endpoints.js';
import type { Query } from '../element/query.js';
import { shownName } from '../text/shown-name.js';
import type { Host } from './convoy.js';

/** Maximum age of names and logos, which change rarely. */
const maxAgeMs = 900_000;

const isNamed = (
  vtc: string,
  { id, handle }: { readonly id: number; readonly handle: string | null },
): boolean => vtc === String(id) || vtc.toLowerCase() === handle?.toLowerCase();

/** Companies by the ids or handles that name them; private, unlisted and unknown ones are missing. */
export async function loadCompanies(
  query: Query,
  vtcs: readonly string[],
): Promise<ReadonlyMap<string, Host>> {
  // In one order, so that elements share equal requests.
  const { items } = await query(vtcBatch, { ids: [...vtcs].sort() }, { maxAgeMs });
  return new Map(
    vtcs.flatMap((vtc, position) => {
      const found = items.find((company) => isNamed(vtc, company));
      if (!found) return [];
      const { id, name, handle, profilePicture: logo, companyType } = found;
      const host = { id, name: shownName(name, handle), logo, position, companyType };
      return [[vtc, host] as const];
    }),
  );
}

/** The id of a company; of a handle, by the request that the colours of the company need, too. */
export async function companyId(query: Query, vtc: string): Promise<number> {
  if (/^\d+$/.test(vtc)) return Number(vtc);
  return (await query(vtcDetail, { idOrHandle: vtc }, { maxAgeMs })).id;
}
