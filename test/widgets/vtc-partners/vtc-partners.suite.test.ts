import { elementSuite } from '../../support/element-suite.js';

elementSuite({
  tag: 'vtc-partners',
  attributes: { vtc: 'northern_haul' },
  linkField: 'handle',
  expectedText: 'Solo Driver|Bare Minimum|Big Fleet',
  emptyResponse: ({ url }) =>
    url.includes('/partnerships') ? Response.json({ items: [] }) : undefined,
  change: ['vtc', '2'],
  hostile: { layout: 'list' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
});
