import { baseSuite } from '../../support/base-suite.js';
import type { ElementCase } from '../../support/element-stage.js';
import { elementSuite } from '../../support/element-suite.js';

const none = { items: [], nextCursor: null, total: 0 };

const testCase: ElementCase = {
  tag: 'vtc-roster',
  attributes: { vtc: 'northern_haul', 'page-size': '20' },
  linkField: 'webId',
  expectedText: 'Founder',
  emptyResponse: ({ url }) => (url.includes('/members') ? Response.json(none) : undefined),
  change: ['vtc', 'bare_minimum'],
  hostile: { vtc: 'hostile_names', layout: 'list' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
};

elementSuite(testCase);
baseSuite(testCase);
