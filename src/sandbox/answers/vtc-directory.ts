import type * as contract from '../../contract/vtc-directory.js';
import { visibleCompany, type Answer } from './call.js';
import { notFound } from './failure.js';
import { member } from './members.js';
import { pageOf, pageWindow } from './pages.js';
import { vtcItem } from './vtc-item.js';

/** The public companies that match. */
export const answerVtcs: Answer<typeof contract.vtcs> = (call) =>
  pageOf(call.directory(call.query), pageWindow(call.query), (company) => vtcItem(call, company));

/** The companies asked for, in that order, without those that are missing or not public. */
export const answerVtcBatch: Answer<typeof contract.vtcBatch> = (call) => {
  const found = call.query.ids.flatMap((idOrHandle) => call.world.company(idOrHandle) ?? []);
  const shown = [...new Set(found)].filter(({ visibility }) => visibility === 'public');
  return { items: shown.map((company) => vtcItem(call, company)) };
};

/** One member of a company. */
export const answerVtcMember: Answer<typeof contract.vtcMember> = (call) => {
  const company = visibleCompany(call, call.params.id);
  const user = call.world.userNamed(call.params.userId);
  if (!user || call.world.companyOf(user.index) !== company) throw notFound('member');
  return member(call, company, user.index - company.internal.firstMember);
};
