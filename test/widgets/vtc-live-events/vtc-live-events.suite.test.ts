import { elementSuite } from '../../support/element-suite.js';
import { embedToken } from '../../support/embed-tokens.js';

elementSuite({
  tag: 'vtc-live-events',
  attributes: { vtc: 'northern_haul', token: embedToken(1) },
  linkField: 'id',
  expectedText: /Under way for \d+[^]* left/,
  emptyResponse: ({ url }) => (url.includes('/events') ? Response.json({ items: [] }) : undefined),
  change: ['when-empty', 'message'],
  hostile: { vtc: 'hostile_names', token: embedToken(4) },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ token: '' }, 'embed token'],
    [{ token: 'svc_0123456789' }, 'embed token'],
  ],
});
