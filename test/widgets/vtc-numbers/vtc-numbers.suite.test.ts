import { elementSuite } from '../../support/element-suite.js';

elementSuite({
  tag: 'vtc-numbers',
  attributes: { vtc: 'northern_haul' },
  expectedText: 'Members',
  change: ['vtc', 'big_fleet'],
  hostile: { vtc: 'hostile_names' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
    [{ show: 'nothing' }, 'Set show'],
  ],
});
