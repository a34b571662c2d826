import { register } from './base.js';
import { VtcCalendar } from './widgets/vtc-calendar/vtc-calendar.js';
import { VtcEvent } from './widgets/vtc-event/vtc-event.js';
import { VtcGallery } from './widgets/vtc-gallery/vtc-gallery.js';
import { VtcNews } from './widgets/vtc-news/vtc-news.js';
import { VtcPartners } from './widgets/vtc-partners/vtc-partners.js';
import { VtcPastEvents } from './widgets/vtc-past-events/vtc-past-events.js';
import { VtcRecruitment } from './widgets/vtc-recruitment/vtc-recruitment.js';
import { VtcRules } from './widgets/vtc-rules/vtc-rules.js';

export { openEventDialog } from './widgets/vtc-event/dialog.js';

register({
  'vtc-calendar': VtcCalendar,
  'vtc-event': VtcEvent,
  'vtc-gallery': VtcGallery,
  'vtc-news': VtcNews,
  'vtc-partners': VtcPartners,
  'vtc-past-events': VtcPastEvents,
  'vtc-recruitment': VtcRecruitment,
  'vtc-rules': VtcRules,
});

export {
  VtcCalendar,
  VtcEvent,
  VtcGallery,
  VtcNews,
  VtcPartners,
  VtcPastEvents,
  VtcRecruitment,
  VtcRules,
};
