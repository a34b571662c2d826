import { expect, fixtureCleanup, fixtureSync, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import { Backend } from '../support/backend.js';
import { elementSettings, setting } from '../support/configurator.js';

const element = elementSettings('vtc-member', {
  bundle: 'vtc-more.js',
  title: 'Member',
  settings: [setting('member', { isCommon: false })],
  takesToken: false,
});

describe('The preview', () => {
  let backend: Backend;
  let before: string;
  beforeEach(() => {
    before = location.href;
    backend = new Backend();
  });
  afterEach(() => {
    fixtureCleanup();
    backend.restore();
    history.replaceState(null, '', before);
  });

  async function shown(fragment = ''): Promise<Element> {
    history.replaceState(null, '', `#element=vtc-member${fragment}`);
    const companies = [{ id: 1, handle: 'northern_haul', name: 'Northern Haul' }];
    const form = fixtureSync(
      html`<vtc-configurator
        .site=${{ api: null, gateway: null, languages: ['en'], companies }}
        .filesBase=${'https://site.example/'}
        .elements=${[element]}
        .sandboxBase=${backend.apiBase}
      ></vtc-configurator>`,
    );
    const find = () => form.querySelector('.preview-box > vtc-member');
    await waitUntil(() => find()?.getAttribute('vtc'), 'the element', { timeout: 5000 });
    return find() as Element;
  }

  it('shows an example of an element that needs further attributes', async () => {
    expect((await shown()).getAttribute('member')).to.equal('driver_4');
  });

  it('has the values of the form', async () => {
    expect((await shown('&a.member=driver_5')).getAttribute('member')).to.equal('driver_5');
  });

  it("has no example for the owner's company", async () => {
    expect((await shown('&vtc=northern_haul')).hasAttribute('member')).to.equal(false);
  });
});
