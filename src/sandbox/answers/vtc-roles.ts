import type { vtcRoles } from '../../contract/vtc-roles.js';
import { visibleCompany, type Answer } from './call.js';
import { roles } from './members.js';

/** The roles of a company, the highest first. */
export const answerVtcRoles: Answer<typeof vtcRoles> = (call) => ({
  items: roles(call.world, visibleCompany(call, call.params.id)),
});
