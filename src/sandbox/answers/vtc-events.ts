import type { VtcEvent, vtcEvents } from '../../contract/vtc-events.js';
import { visibleCompany, type Answer, type RequestContext } from './call.js';
import { route, type Convoy } from '../world/events.js';
import { eventBanner, iso } from '../world/formats.js';
import { pageOf } from './pages.js';

/** An event in short; a personal one belongs to no company. */
export function eventSummary(context: RequestContext, event: Convoy): VtcEvent {
  return {
    id: event.id,
    vtcId: event.organizerType === 'vtc' ? event.company.id : null,
    name: event.name,
    banner: eventBanner(context, event, route(context.world, event)),
    category: event.category,
    startAt: iso(event.startMs),
    endAt: iso(event.endMs),
    attendeeCount: event.attendeeCount,
  };
}

/** A company's events in short; one that is under way is still upcoming (*not described by the API document*). */
export const answerVtcEvents: Answer<typeof vtcEvents> = (call) => {
  const company = visibleCompany(call, call.params.id);
  const { tab, offset: start, limit: length } = call.query;
  return pageOf(call.calendar[tab](call.now, company), { start, length }, (event) =>
    eventSummary(call, event),
  );
};
