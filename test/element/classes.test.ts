import { expect } from '@open-wc/testing';
import { addAllTranslations } from '../../src/locales/all-translations.js';
import { ServerStats } from '../../src/widgets/server-stats/server-stats.js';
import { VtcRoster } from '../../src/widgets/vtc-roster/vtc-roster.js';

const roster = {
  members: {
    items: [
      {
        role: 'driver',
        joinedAt: '2026-01-01T00:00:00Z',
        name: 'Ann',
        image: null,
        webId: 1,
        isOwner: false,
        roles: [],
      },
    ],
    nextCursor: null,
    total: 1,
  },
  roles: { items: [] },
};

type Roster = HTMLElement & Pick<VtcRoster, 'data' | 'pageSize' | 'updateComplete' | 'state'>;

/** Shows a member in German, and returns the element. */
async function show(element: Roster, parent: ParentNode & Node): Promise<Roster> {
  Object.assign(element, { lang: 'de', vtc: 'northern_haul', data: roster });
  parent.append(element);
  await element.updateComplete;
  return element;
}

describe('a class of an element', () => {
  before(addAllTranslations);
  afterEach(() => document.querySelectorAll('body > *').forEach((node) => node.remove()));

  it('is not registered by its import', () => {
    expect(customElements.get('vtc-roster')).to.equal(undefined);
    expect(customElements.getName(ServerStats)).to.equal(null);
  });

  it('works under another tag', async () => {
    customElements.define('our-drivers', class extends VtcRoster {});
    const element = await show(document.createElement('our-drivers') as Roster, document.body);
    expect(element.state).to.equal('ready');
    expect(element.shadowRoot?.textContent).to.contain('Ann').and.contain('Mitglied');
    element.setAttribute('page-size', '5');
    element.removeAttribute('page-size');
    expect(element.pageSize).to.equal(50);
  });

  it('works in a scoped registry', async function () {
    const isScoped = 'initialize' in CustomElementRegistry.prototype;
    if (!isScoped) this.skip();
    const registry = new CustomElementRegistry();
    registry.define('vtc-roster', class extends VtcRoster {});
    const host = document.createElement('div');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open', customElementRegistry: registry });
    const created = document.createElement('vtc-roster', { customElementRegistry: registry });
    const element = await show(created as Roster, root);
    expect(element.shadowRoot?.textContent).to.contain('Ann');
    element.setAttribute('page-size', '5');
    element.removeAttribute('page-size');
    expect(element.pageSize).to.equal(50);
    expect(customElements.get('vtc-roster')).to.equal(undefined);
  });
});
