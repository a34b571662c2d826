import { utcStamp } from './calendar-file.js';
import type { Convoy } from '../convoy.js';

/** URL with query; spaces are `%20`, since Outlook shows a `+` as it is. */
const address = (page: string, fields: Record<string, string>): string =>
  `https://${page}?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`;

/** URL that adds a convoy to Google Calendar. */
export const googleLink = ({ event, startMs, endMs }: Convoy, note: string): string =>
  address('calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.name,
    dates: `${utcStamp(startMs)}/${utcStamp(endMs)}`,
    details: note,
  });

/** URL that adds a convoy to Outlook. */
export const outlookLink = ({ event, startMs, endMs }: Convoy, note: string): string =>
  address('outlook.live.com/calendar/0/deeplink/compose', {
    rru: 'addevent',
    subject: event.name,
    startdt: new Date(startMs).toISOString(),
    enddt: new Date(endMs).toISOString(),
    body: note,
  });
