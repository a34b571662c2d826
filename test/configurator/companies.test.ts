import { expect, fixtureCleanup, fixtureSync, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import { Backend } from '../support/backend.js';
import { elementSettings, setting, VtcConfigurator } from '../support/configurator.js';

const element = elementSettings('vtc-upcoming-events', {
  title: 'Upcoming events',
  settings: [setting('vtcs'), setting('include')],
});
const card = { ...element, tag: 'vtc-card', settings: [], takesToken: false };

describe('The choice of several companies', () => {
  let backend: Backend;
  let form: InstanceType<typeof VtcConfigurator>;
  let before: string;
  beforeEach(() => {
    before = location.href;
    backend = new Backend({ companies: 20 });
  });
  afterEach(() => {
    fixtureCleanup();
    backend.restore();
    history.replaceState(null, '', before);
  });

  async function open(fragment = '') {
    history.replaceState(null, '', `#element=vtc-upcoming-events&${fragment}`);
    form = fixtureSync(
      html`<vtc-configurator
        .site=${{ api: null, gateway: 'https://gateway.example', languages: ['en'], companies: [] }}
        .filesBase=${'https://site.example/'}
        .elements=${[element, card]}
        .sandboxBase=${backend.apiBase}
      ></vtc-configurator>`,
    );
    await form.updateComplete;
    const details = form.querySelector<HTMLDetailsElement>('.several:not([open])');
    if (!details) return;
    const opened = new Promise((done) => details.addEventListener('toggle', done, { once: true }));
    details.open = true;
    await opened;
  }

  const field = () => form.querySelector<HTMLInputElement>('#setting-vtcs');
  const type = (text: string) => {
    const input = field();
    if (!input) throw new Error('There is no field.');
    input.focus();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return form.updateComplete;
  };
  const press = (key: string) =>
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const texts = (selector: string) =>
    [...form.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
      innerText.replace(/\s+/g, ' ').trim(),
    );
  const suggestions = () => texts('.several .companies button');
  const choose = (name: string) =>
    [...form.querySelectorAll<HTMLElement>('.several .companies button')]
      .find(({ innerText }) => innerText.includes(name))
      ?.click();
  const chosen = () => texts('.chosen li');
  const status = () => texts('#requirement-listed')[0] ?? '';
  const code = () => form.querySelector('[data-code]')?.textContent ?? '';
  const until = (condition: () => boolean) =>
    waitUntil(condition, undefined, { timeout: 10_000, interval: 20 });
  const urls = () => backend.requests.map(({ url }) => decodeURIComponent(url));

  it('finds them by name with their logos, and writes their handles', async () => {
    await open();
    await type('northern');
    await until(() => suggestions().length > 1);
    expect(suggestions().join()).to.match(/Northern Haul [\d,]+ members/);
    choose('Northern Haul');
    await until(() => chosen().length === 1);
    expect(document.activeElement).to.equal(field());
    expect(field()?.value).to.equal('');
    expect(status()).to.contain('Add another one.');
    await type('northern');
    await until(() => suggestions().length > 0);
    expect(suggestions().join()).not.to.contain('Northern Haul');
    await type('city_coaches');
    await until(() => suggestions().some((text) => text.startsWith('City Coaches')));
    choose('City Coaches');
    await until(() => chosen().some((text) => text.startsWith('City Coaches')));
    expect(status()).to.contain('2 companies are shown together.');
    expect(form.querySelectorAll('.chosen img').length).to.be.greaterThan(0);
    expect(code()).to.contain('vtcs="northern_haul city_coaches"').and.not.contain(' vtc="');
    expect(texts('#requirement-company')[0]).to.contain('OK:');
    expect(location.hash).to.contain('a.vtcs=northern_haul+city_coaches');
    await expect(form).to.be.accessible();
  });

  it('adds with Enter what is typed, before its search has ended, and removes by buttons', async () => {
    await open();
    for (const name of ['northern_haul', 'city_coaches', '1']) {
      await type(name);
      press('Enter');
      // The id of a company that is chosen by its handle adds nothing.
      if (name === '1') await until(() => !status().includes('Looking up'));
      else await until(() => code().includes(name));
    }
    expect(code()).to.contain('vtcs="northern_haul city_coaches"');
    await type('');
    await until(() => chosen()[0]?.startsWith('Northern Haul') ?? false);
    const remove = () => form.querySelector<HTMLElement>('.chosen button');
    expect(remove()?.getAttribute('aria-label')).to.equal('Remove Northern Haul');
    remove()?.click();
    await until(() => chosen().length === 1);
    expect(document.activeElement).to.equal(remove());
    remove()?.click();
    await until(() => chosen().length === 0);
    expect(document.activeElement).to.equal(field());
    expect(code()).not.to.contain('vtcs=');
  });

  it('says what it cannot find, and sends no token', async () => {
    await open();
    await type('No such company');
    press('Enter');
    await until(() => status().includes('There is no public company “No such company”.'));
    expect(chosen()).to.deep.equal([]);
    await type('svc_api_secret');
    press('Enter');
    await until(() => status().includes('This is a token, not a company; it was not sent.'));
    expect(urls().join()).not.to.contain('secret');
    await expect(form).to.be.accessible();
  });

  it('says that the API is down, and keeps what is chosen', async () => {
    await open('a.vtcs=northern_haul+city_coaches');
    await until(() => chosen()[0]?.startsWith('Northern Haul') ?? false);
    backend.fail(500);
    await type('Amber');
    await until(() => status().includes('The API returned no companies (status 500).'));
    backend.respond = () => Promise.reject(new TypeError('no connection'));
    await type('Ambers');
    await until(() => status().includes('cannot be reached'));
    expect(chosen()).to.have.length(2);
    expect(code()).to.contain('vtcs="northern_haul city_coaches"');
  });

  it('names those of a link that are not shown', async () => {
    const names = Array.from({ length: 11 }, (_, index) => index + 2);
    await open(`a.vtcs=nobody+private_haul+${names.join('+')}+a%2Fb`);
    await until(() => chosen()[2]?.includes('members') ?? false);
    expect(chosen()[0]).to.equal('nobody unlisted, private or unknown ✕');
    expect(chosen()[1]).to.equal('private_haul unlisted, private or unknown ✕');
    expect(chosen()[12]).to.match(/after the twelfth ✕$/);
    expect(chosen()[13]).to.equal('a/b neither an id nor a handle ✕');
    expect(status()).to.contain('6 of 14 companies cannot be shown. Remove or correct them.');
    await type('City');
    expect(status()).to.contain('There can be twelve companies. Remove one of them first.');
    expect(suggestions()).to.deep.equal([]);
  });

  it('are part of badges and frames, and are left out of elements of one company', async () => {
    await open('a.vtcs=northern_haul+city_coaches&a.include=own+co-hosted&output=discord');
    await until(() => code().includes('/badge/'));
    expect(code()).to.contain(
      '/badge/northern_haul+city_coaches.png?show=next&include=own+co-hosted',
    );
    form.querySelector<HTMLElement>('input[value="vtc-card"]')?.click();
    await until(() => field() === null);
    expect(texts('#requirement-company')[0]).to.contain('Enter its name or handle.');
  });
});
