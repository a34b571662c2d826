import type { EmbedEvent, liveEvents, upcomingEvents } from '../../contract/embed.js';
import { embeddedCompany, type Answer, type RequestContext } from './call.js';
import { arrival, departure, route, type Convoy } from '../world/events.js';
import { eventBanner, iso } from '../world/formats.js';

function embedEvent(context: RequestContext, event: Convoy): EmbedEvent {
  const road = route(context.world, event);
  const { id, name, category, server, game, attendeeCount } = event;
  return {
    id,
    name,
    slug: road.slug,
    startAt: iso(event.startMs),
    endAt: iso(event.endMs),
    meetupAt: road.meetupMs === null ? null : iso(road.meetupMs),
    banner: eventBanner(context, event, road),
    category,
    departure: departure(road),
    arrival: arrival(road),
    server,
    game,
    attendeeCount,
    externalLink: road.externalLink,
  };
}

/** A company's events that are under way. */
export const answerLiveEvents: Answer<typeof liveEvents> = (call) => ({
  items: call.calendar
    .upcoming(call.now, embeddedCompany(call, call.params.id))
    .filter(({ startMs }) => startMs <= call.now)
    .map((event) => embedEvent(call, event)),
});

/** A company's events that have not begun, the next one first. */
export const answerUpcomingEvents: Answer<typeof upcomingEvents> = (call) => ({
  items: call.calendar
    .upcoming(call.now, embeddedCompany(call, call.params.id))
    .filter(({ startMs }) => startMs > call.now)
    .slice(0, call.query.limit)
    .map((event) => embedEvent(call, event)),
});
