import { elementSuite } from '../../support/element-suite.js';

const none = { items: [], nextCursor: null, total: 0 };

elementSuite({
  tag: 'vtc-news',
  attributes: { vtc: 'northern_haul' },
  linkField: 'id',
  expectedText: 'Show more',
  emptyResponse: ({ url }) => (url.includes('/news') ? Response.json(none) : undefined),
  change: ['limit', '3'],
  hostile: { vtc: 'hostile_names' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
});
