import { momentText } from '../../intl/zoned-text.js';
import { type Convoy, routeOf } from '../convoy.js';
import type { ConvoyText } from '../convoy-text.js';

/**
 * What is written of a convoy outside of the page: meet-up and start as `write` writes moments,
 * route, server and link, a line each.
 */
export function convoyLines(
  { translate, linkOf }: ConvoyText,
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
export const calendarNote = (text: ConvoyText, convoy: Convoy): string =>
  convoyLines(text, convoy, (time) => momentText(text.zones, time));
