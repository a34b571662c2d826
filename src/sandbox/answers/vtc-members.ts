import type { vtcMembers } from '../../contract/vtc-members.js';
import { visibleCompany, type Answer } from './call.js';
import { member } from './members.js';
import { envelope, pageWindow } from './pages.js';

/** The members of a company, its owner first. */
export const answerVtcMembers: Answer<typeof vtcMembers> = (call) => {
  const company = visibleCompany(call, call.params.idOrHandle);
  return envelope(company.memberCount, pageWindow(call.query), (place) =>
    member(call, company, place),
  );
};
