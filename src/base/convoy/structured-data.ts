import { safeUrl } from '../safe-url.js';
import { type Convoy, routeOf } from './convoy.js';

const iso = (time: number): string => new Date(time).toISOString();

const eventOf = (convoy: Convoy, link: string | undefined): object => {
  const { event, meetupMs, startMs, endMs, isEndKnown } = convoy;
  const url = link ?? location.href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: routeOf(event) || undefined,
    image: safeUrl(event.banner),
    doorTime: meetupMs && iso(meetupMs),
    startDate: iso(startMs),
    endDate: isEndKnown ? iso(endMs) : undefined,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    url,
  };
};

/** Convoys as schema.org events in JSON-LD; safe inside a script element, as there is no `<` in it. */
export const structuredData = (
  convoys: readonly Convoy[],
  linkOf: (convoy: Convoy) => string | undefined,
): string =>
  JSON.stringify(convoys.map((convoy) => eventOf(convoy, linkOf(convoy)))).replace(/</g, '\\u003c');
