import { expect, oneEvent } from '@open-wc/testing';
import '../../src/index.js';
import { Backend } from '../support/backend.js';

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
  let backend: Backend;

  beforeEach(() => {
    backend = new Backend();
  });

  afterEach(() => {
    document.body.replaceChildren();
    backend.restore();
  });

  for (const [condition, response] of responses) {
    it(`shows the servers when ${condition}`, async () => {
      backend.respond = () => Response.json(response);
      const element = document.createElement('server-stats');
      for (const [name, value] of Object.entries({
        'api-base': backend.apiBase,
        loading: 'eager',
        show: 'servers',
      }))
        element.setAttribute(name, value);
      const settled = Promise.race([oneEvent(element, 'vtc-load'), oneEvent(element, 'vtc-error')]);
      document.body.append(element);
      await settled;
      await element.updateComplete;
      expect(element.state).to.equal('ready');
      expect(element.shadowRoot?.textContent).to.include('Europe 1');
    });
  }
});
