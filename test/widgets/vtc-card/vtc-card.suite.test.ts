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
    [{ vtc: '../x' }, 'vtc is missing or wrong: set it to the id or handle of the company.'],
    [
      { vtc: 'Northern Haul' },
      'vtc is missing or wrong: set it to the id or handle of the company.',
    ],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
});
