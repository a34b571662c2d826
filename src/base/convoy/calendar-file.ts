import type { CalendarNote } from './calendar-note.js';
import { type Convoy, gatheringMs } from './convoy.js';

/** How long before the gathering a calendar reminds. */
const reminderMinutes = 15;

const encoder = new TextEncoder();

/** A line of at most 75 octets; more go on the next one after a space, and no character is cut. */
function folded(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    const fits = octets + size <= 75;
    octets = fits ? octets + size : size + 1;
    return fits ? character : `\r\n ${character}`;
  }).join('');
}

/** A text value; control characters other than the line feed and the tab are not allowed in one. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A moment as calendars write it, `20261127T183000Z`. */
export const utcStamp = (time: number): string =>
  new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

function entry(convoy: Convoy, now: number, describe: Describe): string[] {
  const { event, startMs, endMs } = convoy;
  const { text, place, link } = describe(convoy);
  const ahead = Math.round((startMs - gatheringMs(convoy)) / 60_000) + reminderMinutes;
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.id}@vtc-widgets`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${utcStamp(startMs)}`,
    `DTEND:${utcStamp(endMs)}`,
    `SUMMARY:${escaped(event.name)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(link ? [`URL:${link}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.name)}`,
    `TRIGGER:-PT${ahead}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Says what a calendar says of a convoy. */
export type Describe = (convoy: Convoy) => CalendarNote;

/** An iCalendar file (RFC 5545) of convoys, each with a reminder before its gathering. */
export const calendarFile = (convoys: readonly Convoy[], now: number, describe: Describe): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vtc-widgets//EN',
    ...convoys.flatMap((convoy) => entry(convoy, now, describe)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
