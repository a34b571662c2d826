import * as z from 'zod/mini';
import { vtcMembers } from '../../contract/vtc-members.js';
import { vtcRoles } from '../../contract/vtc-roles.js';
import type { Read } from '../../element/reader.js';
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
  (read: Read, vtc: string): ReadPage =>
  (cursor, limit) =>
    read(vtcMembers, { idOrHandle: vtc, cursor, limit });

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
  read: Read,
  { vtc, pageSize, shown, show }: LoadOptions,
): Promise<RosterData> {
  const readPage = pagesOf(read, vtc);
  const reading = read(vtcRoles, { id: vtc }).catch(() => undefined);
  const first = await readMembers(readPage, noMembers, () => pageSize);
  const inTime = await timely(reading, patienceMs);
  if (!inTime && !shown()) show({ members: first });
  const roles = inTime ?? (await reading) ?? shown()?.roles;
  const known = () => (shown()?.members ?? first).nextCursor ?? Infinity;
  return { members: await readMembers(readPage, first, known), roles };
}

/** Reads so many members more. */
export async function loadMore(
  read: Read,
  data: RosterData,
  { vtc, more }: { readonly vtc: string; readonly more: number },
): Promise<RosterData> {
  const end = Number(data.members.nextCursor) + more;
  return { ...data, members: await readMembers(pagesOf(read, vtc), data.members, () => end) };
}
