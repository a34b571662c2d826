import { register } from './base/register.js';
import { VtcCard } from './widgets/vtc-card/vtc-card.js';
import { VtcRoster } from './widgets/vtc-roster/vtc-roster.js';

export { configure } from './base/configure.js';
export { registerMessages } from './base/language.js';
export { VtcCard, VtcRoster };

register({ 'vtc-card': VtcCard, 'vtc-roster': VtcRoster });
