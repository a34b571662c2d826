import { momentText } from '../../ui/zoned-time.js';
import { type Convoy, routeOf } from '../convoy.js';
import type { ConvoyView } from '../convoy-item.js';

/**
 * What is written of a convoy outside of the page: meet-up and start as `write` writes moments,
 * route, server and link, a line each.
 */
export function convoyLines(
  { translate, linkOf }: ConvoyView,
  { event, meetupMs, startMs }: Convoy,
  write: (time: number) => string,
  plain = (text: string) => text,
): string {
  const lines = [
    meetupMs && `${translate('meetup')}: ${write(meetupMs)}`,
    `${translate('start')}: ${write(startMs)}`,
    plain(routeOf(event)),
    plain(event.server ?? ''),
    linkOf(event),
  ];
  return lines.filter(Boolean).join('\n');
}

/** What a calendar says of a convoy besides its name and times; moments in the visitor's zone. */
export const calendarNote = (view: ConvoyView, convoy: Convoy): string =>
  convoyLines(view, convoy, (time) => momentText(view.zones, time));
