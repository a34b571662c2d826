import { VtcUpcomingEvents } from '../../../../src/widgets/vtc-upcoming-events/vtc-upcoming-events.js';
import { showContent } from './show.js';

await showContent(
  VtcUpcomingEvents,
  { vtc: 'many', token: 'emb_x', limit: '30' },
  '/vtcs/many/events/upcoming?limit=30',
);
