import { baseSuite } from '../../support/base-suite.js';
import type { ElementCase } from '../../support/element-stage.js';
import { elementSuite } from '../../support/element-suite.js';

const testCase: ElementCase = {
  tag: 'server-stats',
  attributes: { show: 'totals history servers peak heatmap' },
  expectedText: 'Simulation 1',
  change: ['range', '30d'],
  invalid: [
    [{ show: 'nothing' }, 'Set show'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
};

elementSuite(testCase);
baseSuite(testCase);
