import { expect } from '@open-wc/testing';
import { ElementFixture } from '../support/element-fixture.js';

const servers = [
  {
    id: 'eu1',
    name: 'Europe 1',
    region: 'EU',
    game: 'ets2',
    status: 'online',
    current: 10,
    limit: 100,
    collisions: true,
    syncEnvironment: true,
  },
];
const breakdown = {
  servers,
  byRegion: [{ region: 'EU', players: 10 }],
  byGame: [{ game: 'ets2', players: 10 }],
  settings: { collisionsOn: 1, collisionsOff: 0, syncedWeather: 1, freeWeather: 0 },
};

const responses: [string, object][] = [
  ['byRegion has no valid item', { ...breakdown, byRegion: [{ region: 5 }] }],
  ['byRegion is missing', { ...breakdown, byRegion: undefined }],
  ['byGame has no valid item', { ...breakdown, byGame: ['ets2'] }],
  ['byGame is null', { ...breakdown, byGame: null }],
  ['settings is missing', { ...breakdown, settings: undefined }],
  ['settings is incomplete', { ...breakdown, settings: { collisionsOn: 1 } }],
];

describe('<server-stats show="servers">', () => {
  let fixture: ElementFixture;

  beforeEach(() => {
    fixture = new ElementFixture();
  });

  afterEach(() => fixture.close());

  for (const [condition, response] of responses) {
    it(`shows the servers when ${condition}`, async () => {
      fixture.backend.respond = () => Response.json(response);
      const element = await fixture.show('server-stats', { show: 'servers' });
      expect(element.state).to.equal('ready');
      expect(element.shadowRoot?.textContent).to.include('Europe 1');
    });
  }
});
