import { safeUrl } from '../../contract/safe-url.js';
import { type Convoy, type ConvoyEvent, routeOf } from '../convoy.js';

const schema = 'https://schema.org';
const iso = (time?: number) => time && new Date(time).toISOString();

/** Convoys as schema.org events in JSON-LD; safe inside a script element, as there is no `<` in it. */
export const structuredData = (
  convoys: readonly Convoy[],
  linkOf: (event: ConvoyEvent) => string | undefined,
): string =>
  JSON.stringify(
    convoys.map(({ event, meetupMs, startMs, endMs }) => {
      const url = linkOf(event) ?? location.href;
      return {
        '@context': schema,
        '@type': 'Event',
        name: event.name,
        description: routeOf(event),
        image: safeUrl(event.banner),
        doorTime: iso(meetupMs),
        startDate: iso(startMs),
        endDate: iso(endMs),
        eventAttendanceMode: `${schema}/OnlineEventAttendanceMode`,
        location: { '@type': 'VirtualLocation', url },
        url,
      };
    }),
  ).replace(/</g, '\\u003c');

/**
 * An element for the data that never runs: the copy of a script that has run. Pages that require trusted types
 * refuse text in any other script, even in one that only holds data.
 */
export function dataScript(): HTMLScriptElement {
  const script = (
    document.scripts[0] ?? document.createElement('script')
  ).cloneNode() as HTMLScriptElement;
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  return script;
}
