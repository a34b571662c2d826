import * as z from 'zod/mini';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import type { Query } from '../../element/query.js';
import { noMembers, readMembers, type ReadPage } from './model/member-pages.js';
import { timely } from './model/timely.js';

/** The schema of a roster's data. */
export const rosterData = z.object({
  members: vtcMembers.response,
  roles: z.optional(vtcRoles.response),
});

/** The members that were read, and the roles; these are missing where they could not be read. */
export type RosterData = z.infer<typeof rosterData>;

/** How long members wait for the order of their groups. */
const patienceMs = 1000;

const pagesOf =
  (query: Query, vtc: string): ReadPage =>
  (cursor, limit) =>
    query(vtcMembers, { idOrHandle: vtc, cursor, limit });

/** What a roster is loaded with. */
interface LoadOptions {
  readonly vtc: string;
  readonly pageSize: number;
  /** What is shown at the moment. */
  readonly shown: () => RosterData | null;
  /** Shows the members before the roles are there. */
  readonly show: (value: RosterData) => void;
}

/** Reads the roles and as many members as are shown, at least a page. */
export async function loadRoster(
  query: Query,
  { vtc, pageSize, shown, show }: LoadOptions,
): Promise<RosterData> {
  const readPage = pagesOf(query, vtc);
  const asking = query(vtcRoles, { id: vtc }).catch(() => undefined);
  const first = await readMembers(readPage, noMembers, () => pageSize);
  const inTime = await timely(asking, patienceMs);
  if (!inTime && !shown()) show({ members: first });
  const roles = inTime ?? (await asking) ?? shown()?.roles;
  const known = () => (shown()?.members ?? first).nextCursor ?? Infinity;
  return { members: await readMembers(readPage, first, known), roles };
}

/** Reads so many members more. */
export async function loadMore(
  query: Query,
  data: RosterData,
  { vtc, more }: { readonly vtc: string; readonly more: number },
): Promise<RosterData> {
  const end = Number(data.members.nextCursor) + more;
  return { ...data, members: await readMembers(pagesOf(query, vtc), data.members, () => end) };
}
