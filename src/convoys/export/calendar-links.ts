import { utcStamp } from './calendar-file.js';
import type { Convoy } from '../convoy.js';

/** Outlook shows a `+` where a space was. */
const address = (page: string, fields: Record<string, string>): string =>
  `https://${page}?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`;

/** Where Google's calendar takes a convoy in. */
export const googleLink = ({ event, startMs, endMs }: Convoy, note: string): string =>
  address('calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.name,
    dates: `${utcStamp(startMs)}/${utcStamp(endMs)}`,
    details: note,
  });

/** Where Outlook's calendar takes a convoy in. */
export const outlookLink = ({ event, startMs, endMs }: Convoy, note: string): string =>
  address('outlook.live.com/calendar/0/deeplink/compose', {
    rru: 'addevent',
    subject: event.name,
    startdt: new Date(startMs).toISOString(),
    enddt: new Date(endMs).toISOString(),
    body: note,
  });
