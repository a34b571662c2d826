import { utcStamp } from './calendar-file.js';
import { type Convoy, convoyName } from '../convoy.js';

/** URL with query; spaces are `%20`, since Outlook shows a `+` as it is. */
const address = (page: string, fields: Record<string, string>): string =>
  `https://${page}?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`;

/** URL that adds a convoy to Google Calendar. */
export const googleLink = (convoy: Convoy, note: string): string =>
  address('calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: convoyName(convoy),
    dates: `${utcStamp(convoy.startMs)}/${utcStamp(convoy.endMs)}`,
    details: note,
  });

/** URL that adds a convoy to Outlook. */
export const outlookLink = (convoy: Convoy, note: string): string =>
  address('outlook.live.com/calendar/0/deeplink/compose', {
    rru: 'addevent',
    subject: convoyName(convoy),
    startdt: new Date(convoy.startMs).toISOString(),
    enddt: new Date(convoy.endMs).toISOString(),
    body: note,
  });
