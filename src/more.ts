import { register } from './base.js';
import { VtcCalendar } from './widgets/vtc-calendar/vtc-calendar.js';
import { VtcPartners } from './widgets/vtc-partners/vtc-partners.js';

register({ 'vtc-calendar': VtcCalendar, 'vtc-partners': VtcPartners });

export { VtcCalendar, VtcPartners };
