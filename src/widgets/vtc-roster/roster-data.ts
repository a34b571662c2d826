import { vtcMembers, vtcRoles } from '../../contract/element-endpoints.js';
import { optional, record, type ValueOf } from '../../contract/shape.js';
import type { Query } from '../../element/query.js';
import type { LoadContext } from '../../element/loader.js';
import { noMembers, readMembers, type ReadPage } from './model/member-pages.js';
import { timely } from './model/timely.js';

/** Shape of a roster's data. */
export const rosterData = record({
  members: vtcMembers.response,
  roles: optional(vtcRoles.response),
});

/** The members loaded so far, and the roles; these are missing where they could not be loaded. */
export type RosterData = ValueOf<typeof rosterData>;

/** How long members wait for the roles, which order their groups. */
const rolesTimeoutMs = 1000;

const pagesOf =
  (query: Query, vtc: string): ReadPage =>
  (cursor, limit) =>
    query(vtcMembers, { idOrHandle: vtc, cursor, limit });

interface LoadOptions extends LoadContext<RosterData> {
  readonly vtc: string;
  readonly pageSize: number;
}

/** Loads the roles and as many members as are shown, at least a page. */
export async function loadRoster(
  query: Query,
  { vtc, pageSize, current, show }: LoadOptions,
): Promise<RosterData> {
  const readPage = pagesOf(query, vtc);
  const loading = query(vtcRoles, { id: vtc }).catch(() => undefined);
  const first = await readMembers(readPage, noMembers, () => pageSize);
  const inTime = await timely(loading, rolesTimeoutMs);
  if (!inTime && !current()) show({ members: first });
  const roles = inTime ?? (await loading) ?? current()?.roles;
  const known = () => (current()?.members ?? first).nextCursor ?? Infinity;
  return { members: await readMembers(readPage, first, known), roles };
}

/** Loads `more` members. */
export async function loadMore(
  query: Query,
  data: RosterData,
  { vtc, more }: { readonly vtc: string; readonly more: number },
): Promise<RosterData> {
  const end = Number(data.members.nextCursor) + more;
  return { ...data, members: await readMembers(pagesOf(query, vtc), data.members, () => end) };
}
