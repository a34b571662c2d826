import { elementSuite } from '../../support/element-suite.js';

const none = { items: [], nextCursor: null, total: 0 };

elementSuite({
  tag: 'vtc-past-events',
  attributes: { vtc: 'northern_haul' },
  linkField: 'id',
  hasPictures: true,
  expectedText: '2026',
  emptyResponse: ({ url }) => (url.includes('tab=past') ? Response.json(none) : undefined),
  change: ['vtc', 'hostile_names'],
  hostile: { vtc: 'hostile_names' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
});
