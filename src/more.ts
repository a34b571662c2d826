// Generated from the about.ts of the elements by `npm run generate -- elements`.
import { register } from './base.js';
import { VtcEvent } from './widgets/vtc-event/vtc-event.js';
import { VtcPastEvents } from './widgets/vtc-past-events/vtc-past-events.js';
import { VtcCalendar } from './widgets/vtc-calendar/vtc-calendar.js';
import { VtcNumbers } from './widgets/vtc-numbers/vtc-numbers.js';
import { VtcMember } from './widgets/vtc-member/vtc-member.js';
import { VtcRecruitment } from './widgets/vtc-recruitment/vtc-recruitment.js';
import { VtcRules } from './widgets/vtc-rules/vtc-rules.js';
import { VtcNews } from './widgets/vtc-news/vtc-news.js';
import { VtcGallery } from './widgets/vtc-gallery/vtc-gallery.js';
import { VtcPartners } from './widgets/vtc-partners/vtc-partners.js';

export { openEventDialog } from './widgets/vtc-event/dialog.js';

register({
  'vtc-event': VtcEvent,
  'vtc-past-events': VtcPastEvents,
  'vtc-calendar': VtcCalendar,
  'vtc-numbers': VtcNumbers,
  'vtc-member': VtcMember,
  'vtc-recruitment': VtcRecruitment,
  'vtc-rules': VtcRules,
  'vtc-news': VtcNews,
  'vtc-gallery': VtcGallery,
  'vtc-partners': VtcPartners,
});

export {
  VtcEvent,
  VtcPastEvents,
  VtcCalendar,
  VtcNumbers,
  VtcMember,
  VtcRecruitment,
  VtcRules,
  VtcNews,
  VtcGallery,
  VtcPartners,
};
