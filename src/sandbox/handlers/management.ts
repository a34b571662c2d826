import { iso, isoOrNull } from '../world/formats.js';
import { random } from '../world/random.js';
import { hour } from '../world/schedule.js';
import { type Handler, requireManagedCompany } from './context.js';
import { notFound } from './failure.js';
import { member } from './members.js';
import { several } from '../world/several.js';

/** Returns the company that the key may manage. */
export const managementSummary: Handler<'managementSummary'> = (call) => {
  return { vtc: requireManagedCompany(call, call.params.id), viaApiToken: true };
};

/** Returns all members of the company. */
export const managedMembers: Handler<'managedMembers'> = (call) => {
  const company = requireManagedCompany(call, call.params.id);
  return several(company.memberCount, (place) => member(call, company, place));
};

/** Returns pending applications; none while recruitment is closed. */
export const pendingApplications: Handler<'pendingApplications'> = (call) => {
  const company = requireManagedCompany(call, call.params.id);
  const source = random(call.world.seed, 'applications', company.id);
  const count = company.recruitmentOpen ? source.integer(3, 9) : 0;
  return several(count, (index) => ({
    id: company.id * 100 + index,
    applicationNumber: index === 0 ? null : index,
    userId: call.world.user(source.integer(0, call.world.userCount - 1)).id,
    status: 'pending',
    appliedAt: iso((Math.floor(call.now / hour) - index * 9 - 1) * hour),
  }));
};

/** Creates a news post. */
export const createNews: Handler<'createNews'> = (call) => {
  const company = requireManagedCompany(call, call.params.id);
  const { title, content, pinned = false, publishAt } = call.body;
  const publishMs = publishAt ? Date.parse(publishAt) : null;
  const { id } = call.news.add(company, { title, content, pinned, publishMs }, call.now);
  return { id, title, createdAt: iso(call.now), publishAt: isoOrNull(publishMs) };
};

/** Sets whether the company attends an event of any company. */
export const setAttendance: Handler<'setAttendance'> = (call) => {
  const company = requireManagedCompany(call, call.params.id);
  const event = call.calendar.event(call.params.eventId, call.now);
  if (!event) throw notFound('event');
  call.attendance.set(event, company, call.body.status === 'attending');
  return { success: true };
};
