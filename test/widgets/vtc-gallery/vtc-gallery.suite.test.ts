import { elementSuite } from '../../support/element-suite.js';

const none = { albums: [], images: [], items: [], nextCursor: null, total: 0 };

elementSuite({
  tag: 'vtc-gallery',
  attributes: { vtc: 'northern_haul' },
  linkField: 'id',
  expectedText: 'All pictures',
  hasPictures: true,
  emptyResponse: ({ url }) => (url.includes('/gallery') ? Response.json(none) : undefined),
  change: ['album', 'Anniversary'],
  hostile: { vtc: 'hostile_names', images: 'none' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
});
