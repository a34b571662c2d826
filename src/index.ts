// Generated from the about.ts of the elements by `npm run generate -- elements`.
import { loadDialogFrom } from './convoys/dialog-import.js';
import { registerCopy } from './element/copies.js';
import { loadDoctor } from './element/doctor-loader.js';
import { loadLocalesFrom } from './element/locale-loader.js';
import { register } from './element/register.js';
import { VtcUpcomingEvents } from './widgets/vtc-upcoming-events/vtc-upcoming-events.js';
import { VtcLiveEvents } from './widgets/vtc-live-events/vtc-live-events.js';
import { VtcCard } from './widgets/vtc-card/vtc-card.js';
import { VtcRoster } from './widgets/vtc-roster/vtc-roster.js';
import { ServerStats } from './widgets/server-stats/server-stats.js';

export * from './base.js';
export { attributes, formats, icons, logos, moreIcons, shapes } from './namespaces.js';
export { VtcUpcomingEvents, VtcLiveEvents, VtcCard, VtcRoster, ServerStats };

loadLocalesFrom(import.meta.url);
loadDialogFrom('vtc-more.js', import.meta.url);

register({
  'vtc-upcoming-events': VtcUpcomingEvents,
  'vtc-live-events': VtcLiveEvents,
  'vtc-card': VtcCard,
  'vtc-roster': VtcRoster,
  'server-stats': ServerStats,
});

registerCopy();
void loadDoctor();
