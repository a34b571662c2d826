import { safeUrl } from '../../contract/safe-url.js';
import { type Convoy, formatRoute } from '../convoy.js';
import type { ConvoyText } from '../convoy-view.js';

const schema = 'https://schema.org';
const iso = (time?: number) => time && new Date(time).toISOString();

/** Convoys as schema.org events in JSON-LD; safe inside a script element, as it contains no `<`. */
export const convoysJsonLd = (
  { linkOf, pageUrl }: Pick<ConvoyText, 'linkOf' | 'pageUrl'>,
  convoys: readonly Convoy[],
): string =>
  JSON.stringify(
    convoys.map(({ event, meetupMs, startMs, endMs }) => {
      const url = linkOf(event) ?? pageUrl;
      return {
        '@context': schema,
        '@type': 'Event',
        name: event.name,
        description: formatRoute(event),
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
