import { safeUrl } from '../../contract/safe-url.js';
import { type Convoy, convoyName, formatRoute } from '../convoy.js';
import { visibleName } from '../../text/shown-name.js';
import type { ConvoyTextContext } from '../convoy-view.js';

const schema = 'https://schema.org';
const iso = (time?: number) => time && new Date(time).toISOString();

/** Convoys as schema.org events in JSON-LD; safe inside a script element, as it contains no `<`. */
export const convoysJsonLd = (
  { linkOf, pageUrl, recordOf }: Pick<ConvoyTextContext, 'linkOf' | 'pageUrl' | 'recordOf'>,
  convoys: readonly Convoy[],
): string =>
  JSON.stringify(
    convoys.map((convoy) => {
      const { event, host, meetupMs, startMs, endMs } = convoy;
      const url = linkOf(event) ?? pageUrl;
      const record = recordOf?.(event);
      const organizer = visibleName(record?.organizer ?? host?.name);
      return {
        '@context': schema,
        '@type': 'Event',
        name: convoyName(convoy),
        description: record?.description || formatRoute(event),
        image: safeUrl(event.banner),
        doorTime: iso(meetupMs),
        startDate: iso(startMs),
        endDate: iso(endMs),
        eventStatus: record && `${schema}/Event${record.isCancelled ? 'Cancelled' : 'Scheduled'}`,
        organizer: organizer ? { '@type': 'Organization', name: organizer } : undefined,
        eventAttendanceMode: `${schema}/OnlineEventAttendanceMode`,
        location: { '@type': 'VirtualLocation', url },
        url,
      };
    }),
  ).replace(/</g, '\\u003c');
