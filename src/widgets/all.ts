// Generated from the about.ts of the elements by `npm run generate -- elements`.
import type { About } from './about.js';
import { about as aboutVtcUpcomingEvents } from './vtc-upcoming-events/about.js';
import { about as aboutVtcLiveEvents } from './vtc-live-events/about.js';
import { about as aboutVtcEvent } from './vtc-event/about.js';
import { about as aboutVtcPastEvents } from './vtc-past-events/about.js';
import { about as aboutVtcCalendar } from './vtc-calendar/about.js';
import { about as aboutVtcCard } from './vtc-card/about.js';
import { about as aboutVtcNumbers } from './vtc-numbers/about.js';
import { about as aboutVtcRoster } from './vtc-roster/about.js';
import { about as aboutVtcMember } from './vtc-member/about.js';
import { about as aboutVtcRecruitment } from './vtc-recruitment/about.js';
import { about as aboutVtcRules } from './vtc-rules/about.js';
import { about as aboutVtcNews } from './vtc-news/about.js';
import { about as aboutVtcGallery } from './vtc-gallery/about.js';
import { about as aboutVtcPartners } from './vtc-partners/about.js';
import { about as aboutServerStats } from './server-stats/about.js';

/** What all elements say about themselves, in reading order. */
export const elements: readonly About[] = [
  aboutVtcUpcomingEvents,
  aboutVtcLiveEvents,
  aboutVtcEvent,
  aboutVtcPastEvents,
  aboutVtcCalendar,
  aboutVtcCard,
  aboutVtcNumbers,
  aboutVtcRoster,
  aboutVtcMember,
  aboutVtcRecruitment,
  aboutVtcRules,
  aboutVtcNews,
  aboutVtcGallery,
  aboutVtcPartners,
  aboutServerStats,
];
