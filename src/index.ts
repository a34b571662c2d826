import { loadDialogFrom } from './convoys/dialog-import.js';
import { announceCopy } from './copies.js';
import { loadDoctor } from './doctor-loader.js';
import { loadLocalesFrom } from './element/locale-loader.js';
import { register } from './element/register.js';
import { VtcUpcomingEvents } from './widgets/vtc-upcoming-events/vtc-upcoming-events.js';
import { VtcLiveEvents } from './widgets/vtc-live-events/vtc-live-events.js';
import { VtcRoster } from './widgets/vtc-roster/vtc-roster.js';
import { VtcCard } from './widgets/vtc-card/vtc-card.js';
import { ServerStats } from './widgets/server-stats/server-stats.js';

export * from './base.js';
export { attributes, formats, icons, logos, moreIcons, shapes } from './namespaces.js';
export { ServerStats, VtcCard, VtcLiveEvents, VtcRoster, VtcUpcomingEvents };

loadLocalesFrom(import.meta.url);
loadDialogFrom('vtc-more.js', import.meta.url);

register({
  'server-stats': ServerStats,
  'vtc-card': VtcCard,
  'vtc-live-events': VtcLiveEvents,
  'vtc-roster': VtcRoster,
  'vtc-upcoming-events': VtcUpcomingEvents,
});

announceCopy();
void loadDoctor();
