import {
  type LoadContext,
  type Member,
  type Query,
  type Shape,
  shapes,
  type ValueOf,
  vtcDetail,
  VtcError,
  vtcRoles,
} from '../../base.js';
import { memberShape, vtcMember } from '../../contract/element-endpoints.js';

/** A member, the company, and its roles; undefined if these could not be loaded or have not arrived. */
export interface MemberData {
  readonly member: Member;
  readonly company?: ValueOf<typeof vtcDetail.response> | undefined;
  readonly roles?: ValueOf<typeof vtcRoles.response> | undefined;
}

/** Shape of the data, for data that the page provides. */
export const memberDataShape: Shape<MemberData> = shapes.record({
  member: memberShape,
  company: shapes.optional(vtcDetail.response),
  roles: shapes.optional(vtcRoles.response),
});

/** Maximum age of a cached response about the company. */
const maxAgeMs = 900_000;

/** Names a member and their company. */
interface MemberRequest {
  readonly vtc: string;
  /** Id or handle of the member. */
  readonly member: string;
}

/** The error of a request for a member. After a 404, a member that was shown is removed. */
function memberError(error: unknown, member: string): unknown {
  if (!(error instanceof VtcError && error.status === 404)) return error;
  const { status, cause } = error;
  const message = `the company has no member "${member}", or no longer: remove the element, or set member to the id or handle in the address of the profile on the platform. Check vtc, too.`;
  return new VtcError('NOT_FOUND', message, { status, cause, isGone: true });
}

/** Loads a member; the company and its roles, which order those of the member, may arrive later. */
export async function loadMember(
  query: Query,
  { vtc, member, current, show }: LoadContext<MemberData> & MemberRequest,
): Promise<MemberData> {
  const others = Promise.all([
    query(vtcDetail, { idOrHandle: vtc }, { maxAgeMs }).catch(() => current()?.company),
    query(vtcRoles, { id: vtc }, { maxAgeMs }).catch(() => current()?.roles),
  ]);
  try {
    const found = await query(vtcMember, { id: vtc, userId: member });
    if (!current()) show({ member: found });
    const [company, roles] = await others;
    return { member: found, company, roles };
  } catch (error) {
    throw memberError(error, member);
  }
}
