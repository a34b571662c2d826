// Generated from the about.ts of the elements by `npm run generate -- elements`.
import { VtcUpcomingEvents } from './vtc-upcoming-events/vtc-upcoming-events.js';
import { VtcLiveEvents } from './vtc-live-events/vtc-live-events.js';
import { VtcEvent } from './vtc-event/vtc-event.js';
import { VtcPastEvents } from './vtc-past-events/vtc-past-events.js';
import { VtcCalendar } from './vtc-calendar/vtc-calendar.js';
import { VtcCard } from './vtc-card/vtc-card.js';
import { VtcNumbers } from './vtc-numbers/vtc-numbers.js';
import { VtcRoster } from './vtc-roster/vtc-roster.js';
import { VtcMember } from './vtc-member/vtc-member.js';
import { VtcRecruitment } from './vtc-recruitment/vtc-recruitment.js';
import { VtcRules } from './vtc-rules/vtc-rules.js';
import { VtcNews } from './vtc-news/vtc-news.js';
import { VtcGallery } from './vtc-gallery/vtc-gallery.js';
import { VtcPartners } from './vtc-partners/vtc-partners.js';
import { ServerStats } from './server-stats/server-stats.js';

/** The classes of all elements by tag. */
export const elementClasses = {
  'vtc-upcoming-events': VtcUpcomingEvents,
  'vtc-live-events': VtcLiveEvents,
  'vtc-event': VtcEvent,
  'vtc-past-events': VtcPastEvents,
  'vtc-calendar': VtcCalendar,
  'vtc-card': VtcCard,
  'vtc-numbers': VtcNumbers,
  'vtc-roster': VtcRoster,
  'vtc-member': VtcMember,
  'vtc-recruitment': VtcRecruitment,
  'vtc-rules': VtcRules,
  'vtc-news': VtcNews,
  'vtc-gallery': VtcGallery,
  'vtc-partners': VtcPartners,
  'server-stats': ServerStats,
} as const;
