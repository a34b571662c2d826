import { type LoadContext, type Query, shapes, type ValueOf } from '../../base.js';
import { vtcMembers, vtcRoles } from '../../contract/element-endpoints.js';
import { noMembers, readMembers, type ReadPage } from './model/member-pages.js';

/** Shape of a roster's data. */
export const rosterData = shapes.record({
  members: vtcMembers.response,
  roles: shapes.optional(vtcRoles.response),
});

/** The members loaded so far, and the roles; no roles if they could not be loaded. */
export type RosterData = ValueOf<typeof rosterData>;

/** How long members wait for the roles, which order their groups. */
const rolesTimeoutMs = 1000;

const pagesOf =
  (query: Query, vtc: string, isBackground = false): ReadPage =>
  (cursor, limit) =>
    query(vtcMembers, { idOrHandle: vtc, cursor, limit }, { isBackground });

/** Loads the roles and as many members as are shown, at least a page. */
export async function loadRoster(
  query: Query,
  { vtc, pageSize, current, show }: LoadContext<RosterData> & { vtc: string; pageSize: number },
): Promise<RosterData> {
  const loading = query(vtcRoles, { id: vtc }).catch(() => undefined);
  const first = await readMembers(pagesOf(query, vtc), noMembers, () => pageSize);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, rolesTimeoutMs, undefined));
  const inTime = await Promise.race([loading, late]);
  if (!inTime && !current()) show({ members: first });
  const roles = inTime ?? (await loading) ?? current()?.roles;
  // As many members as were loaded before, so that a refresh does not shorten the list.
  const end = () => (current()?.members ?? first).nextCursor ?? Infinity;
  return { members: await readMembers(pagesOf(query, vtc, true), first, end), roles };
}

/** Loads `more` members; `isBackground`: after the other requests of the page. */
export async function loadMore(
  query: Query,
  data: RosterData,
  { vtc, more, isBackground }: { vtc: string; more: number; isBackground: boolean },
): Promise<RosterData> {
  const end = Number(data.members.nextCursor) + more;
  const readPage = pagesOf(query, vtc, isBackground);
  return { ...data, members: await readMembers(readPage, data.members, () => end) };
}
