import { expect, fixtureCleanup, fixtureSync } from '@open-wc/testing';
import { html } from 'lit';
import { VtcAnnounceConfigurator } from '../../src/configurator/announce/vtc-announce-configurator.js';
import { addAllTranslations } from '../../src/locales/all-translations.js';

const now = Date.UTC(2026, 10, 27, 19);

addAllTranslations();
customElements.define('vtc-announce-configurator', VtcAnnounceConfigurator);

describe('The form for announcements', () => {
  let form: VtcAnnounceConfigurator;
  beforeEach(async () => {
    form = fixtureSync(
      html`<vtc-announce-configurator
        .languages=${['en', 'de', 'ar']}
        .version=${'1.2.3'}
        .now=${now}
      ></vtc-announce-configurator>`,
    );
    await form.updateComplete;
  });
  afterEach(() => fixtureCleanup());

  const fill = async (id: string, value: string, type = 'input') => {
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`#announce-${id}`);
    if (!field) throw new Error(`There is no field ${id}.`);
    field.value = value;
    field.dispatchEvent(new Event(type, { bubbles: true }));
    await form.updateComplete;
  };
  const press = async (label: string) => {
    const controls = [...form.querySelectorAll<HTMLElement>('button, .option')];
    controls.find(({ textContent }) => textContent?.trim() === label)?.click();
    await form.updateComplete;
  };
  const message = () => form.querySelector<HTMLElement>('.discord');
  const written = () => form.querySelector('[data-code]')?.textContent ?? '';

  it('shows each message, and writes the settings', async () => {
    expect(message()?.innerText).to.contain('Friday Night Run').and.contain('in 5 days');
    expect(message()?.innerText).not.to.contain('@role');
    await fill('role', '700000000000000007');
    await fill('companies', 'baltic_lines');
    expect(message()?.innerText).to.contain('@role');
    expect(JSON.parse(written())).to.include({ role: '700000000000000007' });
    expect(written()).to.contain('baltic_lines');
    await fill('kind', '1h', 'change');
    expect(message()?.innerText).to.contain('Meet-up: ').and.contain('in 1 hour');
    for (const kind of ['changed', 'cancelled', '24h', 'live', 'recap', 'news']) {
      await fill('kind', kind, 'change');
      expect(message()?.innerText, kind).to.match(/Friday Night Run|New trucks/);
    }
  });

  it('shows messages in their language and direction, and in Discord’s themes', async () => {
    await fill('language', 'de', 'change');
    expect(message()?.innerText).to.contain('Abfahrt').and.contain('in 5 Tagen');
    await fill('language', 'ar', 'change');
    expect(message()?.dir).to.equal('rtl');
    expect(JSON.parse(written())).to.include({ language: 'ar' });
    expect(message()?.className).to.equal('discord dark');
    await press('Light');
    expect(message()?.className).to.equal('discord light');
  });

  it('says what is wrong with a field, and leaves it out', async () => {
    await fill('page', 'https://vtc.example');
    expect(form.querySelector('#announce-page-help')?.textContent).to.contain('{id}');
    expect(JSON.parse(written())).not.to.have.property('siteUrl');
    await fill('page', 'https://vtc.example/#vtc-event-{id}');
    expect(form.querySelector('.failed')).to.equal(null);
    expect(JSON.parse(written())).to.have.property('siteUrl');
  });

  it('leaves out kinds, says so in the preview, and writes the job', async () => {
    await press('News');
    const { announce } = JSON.parse(written()) as { announce: string[] };
    expect(announce).to.have.length(7).and.not.include('news');
    await fill('kind', 'news', 'change');
    expect(form.innerText).to.contain('You have turned this message off.');
    await press('GitHub Actions');
    expect(written()).to.contain('npx --yes vtc-widgets@1.2.3 announce');
    await expect(form).to.be.accessible();
  });
});
