import { register } from './base.js';
import { VtcPartners } from './widgets/vtc-partners/vtc-partners.js';

register({ 'vtc-partners': VtcPartners });

export { VtcPartners };
