import { elementSuite } from '../../support/element-suite.js';

elementSuite({
  tag: 'vtc-member',
  attributes: { vtc: 'northern_haul', member: 'driver_4' },
  expectedText: 'BjörnClutch',
  change: ['member', '1002'],
  hostile: { vtc: 'hostile_names', member: '1197' },
  linkField: 'webId',
  hasPictures: true,
  invalid: [
    [{ vtc: '' }, 'vtc is missing'],
    [{ vtc: '../x' }, 'id or handle'],
    [{ 'api-base': 'http://api.example' }, 'api-base'],
    [{ member: '' }, 'member is missing'],
    [{ member: 'Björn Clutch' }, 'not to a name'],
    [{ member: '76561198000000004' }, 'SteamID'],
  ],
});
