import type { LanguageController } from '../language.js';
import { momentText, type Zones } from '../zoned-time.js';
import { type Convoy, routeOf } from './convoy.js';

/** What a calendar says of a convoy besides its name and times. */
export interface CalendarNote {
  /** Meet-up and start, route, server and link, a line each. */
  text: string;
  /** Where it gathers; empty where that is not told. */
  place: string;
  /** Address; undefined for none. */
  link: string | undefined;
}

/** What a calendar says of a convoy; times in the visitor's zone. */
export function calendarNote(
  { say }: LanguageController,
  zones: Zones,
  { event, meetupMs, startMs }: Convoy,
  link: string | undefined,
): CalendarNote {
  const lines = [
    meetupMs !== undefined && `${say('meetup')}: ${momentText(zones, meetupMs)}`,
    `${say('start')}: ${momentText(zones, startMs)}`,
    routeOf(event),
    event.server,
    link,
  ];
  return { text: lines.filter(Boolean).join('\n'), place: event.departure ?? '', link };
}
