import {
  emptyList,
  type LoadContext,
  loadPages,
  type Member,
  type OffsetList,
  type Query,
  shapes,
  type ValueOf,
} from '../../base.js';
import { vtcMembers, vtcRoles } from '../../contract/element-endpoints.js';

/** Shape of a roster's data. */
export const rosterData = shapes.record({
  members: vtcMembers.response,
  roles: shapes.optional(vtcRoles.response),
});

/** The members loaded so far, and the roles; no roles if they could not be loaded. */
export type RosterData = ValueOf<typeof rosterData>;

/** The loaded members of a company; `nextCursor` is the offset of the next page, null at the end. */
export type Members = OffsetList<Member>;

/** How long members wait for the roles, which order their groups. */
const rolesTimeoutMs = 1000;

/** Maximum page size of the API. */
export const maxPageSize = 100;

/** Which members are loaded. */
interface MembersRequest {
  readonly vtc: string;
  /** Offset up to which they are loaded. */
  readonly end: () => number;
  /** Whether they are loaded after the other requests of the page. */
  readonly isBackground?: boolean;
}

/** Loads members after those in `members`. */
const loadMembers = (
  query: Query,
  { vtc, end, isBackground = false }: MembersRequest,
  members: Members = emptyList,
): Promise<Members> =>
  loadPages(members, {
    readPage: (cursor, limit) =>
      query(vtcMembers, { idOrHandle: vtc, cursor, limit }, { isBackground }),
    idOf: ({ webId }) => webId,
    maxPageSize,
    // By offsets: members that cannot be parsed are not among the items.
    missing: ({ nextCursor }) => end() - Number(nextCursor),
  });

/** Loads the roles and as many members as are shown, at least a page. */
export async function loadRoster(
  query: Query,
  { vtc, pageSize, current, show }: LoadContext<RosterData> & { vtc: string; pageSize: number },
): Promise<RosterData> {
  const loading = query(vtcRoles, { id: vtc }).catch(() => undefined);
  const first = await loadMembers(query, { vtc, end: () => pageSize });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, rolesTimeoutMs, undefined));
  const inTime = await Promise.race([loading, late]);
  if (!inTime && !current()) show({ members: first });
  const roles = inTime ?? (await loading) ?? current()?.roles;
  // As many members as were loaded before, so that a refresh does not shorten the list.
  const end = () => (current()?.members ?? first).nextCursor ?? Infinity;
  return { members: await loadMembers(query, { vtc, end, isBackground: true }, first), roles };
}

/** Loads `more` members; `isBackground`: after the other requests of the page. */
export async function loadMore(
  query: Query,
  data: RosterData,
  { vtc, more, isBackground }: { vtc: string; more: number; isBackground: boolean },
): Promise<RosterData> {
  const end = Number(data.members.nextCursor) + more;
  const members = await loadMembers(query, { vtc, end: () => end, isBackground }, data.members);
  return { ...data, members };
}
