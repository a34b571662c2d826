import { elementSuite } from '../../support/element-suite.js';
import { embedToken } from '../../support/embed-tokens.js';

elementSuite({
  tag: 'vtc-upcoming-events',
  attributes: { vtc: 'northern_haul', token: embedToken(1) },
  linkField: 'id',
  expectedText: /Meet-up\s+\d+:\d\d/,
  emptyResponse: ({ url }) => (url.includes('/events') ? Response.json({ items: [] }) : undefined),
  change: ['limit', '3'],
  hostile: { vtc: 'hostile_names', token: embedToken(4), layout: 'cards' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ token: 'svc_api_0123456789' }, 'embed token'],
    [{ token: 'oops' }, 'embed token'],
  ],
});
