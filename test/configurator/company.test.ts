import { expect, fixtureCleanup, fixtureSync, waitUntil } from '@open-wc/testing';
import { html } from 'lit';
import { Backend } from '../support/backend.js';
import { elementSettings, setting, VtcConfigurator } from '../support/configurator.js';

const element = elementSettings('vtc-upcoming-events', {
  title: 'Upcoming convoys',
  settings: [
    setting('filters', { control: { kind: 'list', values: ['game', 'server'] } }),
    setting('show', {
      control: { kind: 'list', values: ['about', 'rules'] },
      fallback: 'about rules',
      isCommon: false,
    }),
  ],
});

describe('The form of the configurator', () => {
  let backend: Backend;
  let form: InstanceType<typeof VtcConfigurator>;
  let before: string;
  beforeEach(async () => {
    before = location.href;
    backend = new Backend({ companies: 20 });
    history.replaceState(null, '', '#element=vtc-upcoming-events');
    const companies = [{ id: 1, handle: 'northern_haul', name: 'Northern Haul', token: 'emb_1' }];
    form = fixtureSync(
      html`<vtc-configurator
        .site=${{ api: null, gateway: null, languages: ['en'], companies }}
        .filesBase=${'https://site.example/'}
        .elements=${[element]}
        .sandboxBase=${backend.apiBase}
      ></vtc-configurator>`,
    );
    await form.updateComplete;
  });
  afterEach(() => {
    fixtureCleanup();
    backend.restore();
    history.replaceState(null, '', before);
  });

  const field = () => form.querySelector<HTMLInputElement>('#field-company');
  const type = (text: string) => {
    const input = field();
    if (!input) throw new Error('There is no field.');
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const status = () => form.querySelector<HTMLElement>('#requirement-company')?.innerText ?? '';
  const code = () => form.querySelector('[data-code]')?.textContent ?? '';
  const shown = () => form.querySelector('.preview-box > *')?.getAttribute('vtc');
  const until = (condition: () => boolean) =>
    waitUntil(condition, undefined, { timeout: 10_000, interval: 20 });
  const box = (value: string) => form.querySelector<HTMLInputElement>(`.chips [value=${value}]`);
  const press = (value: string) => {
    box(value)?.click();
    return form.updateComplete;
  };

  it('accepts the name of a company in any case, and writes its handle', async () => {
    type('northern HAUL');
    await until(() => status().includes('Northern Haul, 186 members'));
    await until(() => code().includes('vtc="northern_haul"'));
    await until(() => shown() === 'northern_haul');
    await expect(form).to.be.accessible();
  });

  it('asks which one is meant by a part of a name, and chooses the first with Enter', async () => {
    type('Nort');
    await until(() => status().includes('Is it one of these?'));
    expect(form.querySelector('.failed')).to.equal(null);
    const [first] = form.querySelectorAll<HTMLElement>('.companies button');
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await until(() => status().includes(first?.querySelector('bdi')?.innerText ?? '?'));
    expect(form.querySelector('.companies')).to.equal(null);
    expect(code()).not.to.contain('YOUR-COMPANY');
  });

  it('keeps the example for a company that is none of the sandbox, and leads to the API', async () => {
    await until(() => shown() === 'northern_haul');
    type('Eagle Road');
    await until(() => status().includes('There is no example “Eagle Road”.'));
    expect(form.querySelector('.failed')).to.equal(null);
    expect(shown()).to.equal('northern_haul');
    form.querySelector<HTMLElement>('.field > .link')?.click();
    await until(() => document.activeElement?.id === 'field-api');
  });

  it('shows which values of a list are the default, and writes others only', async () => {
    expect(['game', 'server'].map((value) => box(value)?.checked)).to.deep.equal([false, false]);
    expect(['about', 'rules'].map((value) => box(value)?.checked)).to.deep.equal([true, true]);
    await press('game');
    await press('about');
    expect(code()).to.contain('filters="game" show="rules"');
    await press('game');
    await press('about');
    expect(code()).not.to.match(/filters|show/);
  });
});
