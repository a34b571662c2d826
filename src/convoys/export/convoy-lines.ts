import { dateTimeText } from '../../intl/zoned-text.js';
import { type Convoy, formatRoute } from '../convoy.js';
import type { ConvoyText } from '../convoy-text.js';

/**
 * Plain-text lines about a convoy: meet-up and start formatted by `formatTime`, route, server and link.
 * `escape` escapes foreign text.
 */
export function convoyLines(
  { translate, linkOf }: ConvoyText,
  { event, meetupMs, startMs }: Convoy,
  formatTime: (time: number) => string,
  escape = (text: string) => text,
): string {
  const lines = [
    meetupMs && `${translate('meetup')}: ${formatTime(meetupMs)}`,
    `${translate('start')}: ${formatTime(startMs)}`,
    escape(formatRoute(event)),
    escape(event.server ?? ''),
    linkOf(event),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Description of a convoy in a calendar entry; times are in the visitor's zone. */
export const calendarNote = (text: ConvoyText, convoy: Convoy): string =>
  convoyLines(text, convoy, (time) => dateTimeText(text.zones, time));
