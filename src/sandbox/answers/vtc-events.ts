import type { vtcEvents } from '../../contract/vtc-events.js';
import { visibleCompany, type Answer } from '../call.js';
import { route } from '../events.js';
import { iso, picture } from '../formats.js';
import { pageOf } from '../pages.js';

/** A company's events in short; one that is under way is still upcoming (*not described by the API document*). */
export const answerVtcEvents: Answer<typeof vtcEvents> = (call) => {
  const company = visibleCompany(call, call.params.id);
  const { tab, offset: start, limit: length } = call.query;
  return pageOf(call.calendar[tab](call.now, company), { start, length }, (event) => ({
    id: event.id,
    vtcId: company.id,
    name: event.name,
    banner: picture(call, route(call.world, event).hasBanner, 'photo', event.id),
    category: event.category,
    startAt: iso(event.startMs),
    endAt: iso(event.endMs),
    attendeeCount: event.attendeeCount,
  }));
};
