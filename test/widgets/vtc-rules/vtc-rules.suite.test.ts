import { createSandbox } from '../../../src/sandbox/server/sandbox.js';
import { elementSuite } from '../../support/element-suite.js';

const sandbox = createSandbox();
const company = await (await sandbox.fetch(new Request('https://api.test/vtcs/1'))).json();

elementSuite({
  tag: 'vtc-rules',
  attributes: { vtc: 'northern_haul' },
  expectedText: 'Beacons are for marshals',
  emptyResponse: () => Response.json({ ...company, rules: ' \n' }),
  change: ['vtc', 'big_fleet'],
  hostile: { vtc: 'hostile_names' },
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
  ],
});
