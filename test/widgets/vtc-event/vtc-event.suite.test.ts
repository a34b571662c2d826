import { elementSuite } from '../../support/element-suite.js';
import { embedToken } from '../../support/embed-tokens.js';

elementSuite({
  tag: 'vtc-event',
  attributes: { vtc: 'northern_haul', token: embedToken(1) },
  expectedText: /Meet-up|Start/,
  emptyResponse: ({ url }) =>
    url.includes('/events') ? Response.json({ items: [], nextCursor: null, total: 0 }) : undefined,
  change: ['show', 'about'],
  hostile: { vtc: 'hostile_names', token: embedToken(4) },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ token: 'svc_api_0123456789' }, 'embed token'],
    [{ token: 'oops' }, 'embed token'],
  ],
});
