import { register } from './base/register.js';
import { ServerStats } from './widgets/server-stats/server-stats.js';
import { VtcCard } from './widgets/vtc-card/vtc-card.js';

export { configure } from './base/configure.js';
export { registerMessages } from './base/language.js';
export { ServerStats, VtcCard };

register({ 'server-stats': ServerStats, 'vtc-card': VtcCard });
