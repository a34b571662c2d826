import { elementSuite } from '../../support/element-suite.js';
import { embedToken } from '../../support/embed-tokens.js';

elementSuite({
  tag: 'vtc-calendar',
  attributes: { vtc: 'northern_haul', token: embedToken(1) },
  linkField: 'id',
  expectedText: /November 2026/,
  emptyResponse: ({ url }) =>
    url.includes('/events') ? Response.json({ items: [], nextCursor: null, total: 0 }) : undefined,
  change: ['month', '2026-12'],
  hostile: { vtc: 'hostile_names', token: embedToken(4) },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ token: 'svc_api_0123456789' }, 'embed token'],
    [{ token: 'oops' }, 'embed token'],
  ],
});
