import { register } from './base/register.js';
import { VtcCard } from './widgets/vtc-card/vtc-card.js';

export { configure } from './base/configure.js';
export { registerMessages } from './base/language.js';
export { VtcCard };

register({ 'vtc-card': VtcCard });
