import { minuteMs } from '../../intl/formats.js';
import { type Convoy, convoyName } from '../convoy.js';
import type { ConvoyTextContext } from '../convoy-view.js';
import { calendarNote } from './convoy-lines.js';

/** How long before the meet-up the calendar reminds. */
const reminderMinutes = 15;

/**
 * Folds a line to at most 75 octets, without splitting characters: a character has at most four octets,
 * and at most two below U+0800.
 */
const folded = (line: string): string =>
  /^[ -~]{0,75}$/.test(line) ? line : line.replace(/([\0-\u07ff]{37}|.{18})(?!$)/gsu, '$1\r\n ');

/** Escapes a text value; lone surrogates and control characters other than line feed and tab are removed. */
export const escapedValue = (text: string): string =>
  text
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A time in iCalendar format, `20261127T183000Z`. */
export const utcStamp = (time: number): string =>
  new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** Domain of UIDs: host and path of the API, without anything that could be a secret. */
function uidDomain(apiBase: string | undefined): string {
  if (apiBase === undefined) return 'vtc-widgets';
  const { host, pathname } = new URL(apiBase);
  return host + pathname.replace(/\/+$/, '');
}

/** Last change of a record, and a revision that increases with it: minutes, as a revision has 31 bits. */
const revision = (updatedMs: number | undefined): string[] =>
  updatedMs === undefined || updatedMs < 0
    ? []
    : [`LAST-MODIFIED:${utcStamp(updatedMs)}`, `SEQUENCE:${Math.floor(updatedMs / minuteMs)}`];

function entry(text: ConvoyTextContext, convoy: Convoy): string[] {
  const { event, meetupMs, startMs, endMs } = convoy;
  const summary = escapedValue(convoyName(convoy));
  const url = text.linkOf(event) ?? text.pageUrl;
  const record = text.recordOf?.(event);
  const description = [calendarNote(text, convoy), record?.description]
    .filter(Boolean)
    .join('\n\n');
  const ahead = Math.round((startMs - (meetupMs ?? startMs)) / minuteMs) + reminderMinutes;
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${escapedValue(uidDomain(text.apiBase))}`,
    `DTSTAMP:${utcStamp(text.now)}`,
    `DTSTART:${utcStamp(startMs)}`,
    `DTEND:${utcStamp(endMs)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapedValue(description)}`,
    ...revision(record?.updatedMs),
    ...(record?.isCancelled ? ['STATUS:CANCELLED'] : []),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER:-PT${ahead}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * An iCalendar file (RFC 5545) with a reminder before each meet-up.
 * `properties` are additional lines of the calendar.
 */
export const calendarFile = (
  text: ConvoyTextContext,
  convoys: readonly Convoy[],
  properties: readonly string[] = [],
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vtc-widgets//EN',
    ...properties,
    ...convoys.flatMap((convoy) => entry(text, convoy)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
