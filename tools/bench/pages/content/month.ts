import { VtcCalendar } from '../../../../src/widgets/vtc-calendar/vtc-calendar.js';
import { place, showContent } from './show.js';

await showContent(
  VtcCalendar,
  { vtc: 'many', token: 'emb_x', month: place.getAttribute('month') ?? '', 'no-past': '' },
  '/vtcs/many/events/upcoming?limit=30',
);
