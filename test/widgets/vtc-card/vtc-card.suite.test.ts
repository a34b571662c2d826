import { elementSuite } from '../../support/element-suite.js';

elementSuite({
  tag: 'vtc-card',
  attributes: { vtc: 'northern_haul' },
  linkField: 'handle',
  expectedText: 'Northern Haul',
  change: ['vtc', 'bare_minimum'],
  hostile: { vtc: 'hostile_names' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
});
