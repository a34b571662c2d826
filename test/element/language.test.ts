import { expect } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { LanguageController, registerMessages } from '../../src/element/language.js';
import { common as en } from '../../src/locales/en.js';
import { addAllTranslations } from '../../src/locales/all-translations.js';
import pt from '../../src/locales/pt.js';

class SpeakingElement extends LitElement {
  readonly language = new LanguageController(this, {});

  override willUpdate() {
    this.language.update();
  }

  override render() {
    return html`${this.language.translate('members', { count: 2 })}`;
  }
}
customElements.define('speaking-element', SpeakingElement);

describe('the language of an element', () => {
  before(addAllTranslations);

  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.lang = 'en';
  });

  async function add(place: Element | ShadowRoot = document.body): Promise<SpeakingElement> {
    const element = document.createElement('speaking-element') as SpeakingElement;
    place.append(element);
    await element.updateComplete;
    return element;
  }

  for (const [lang, locale] of [
    ['de', 'de'],
    ['de-AT', 'de-AT'],
    ['DE', 'de'],
    ['pt', 'pt'],
    ['pt-BR', 'pt-BR'],
    ['lt', 'en'],
    ['x', 'en'],
    ['not a tag!', 'en'],
    ['nl_NL', 'nl-NL'],
    ['pt_BR', 'pt-BR'],
    ['de_DE_formal', 'de-DE-formal'],
    ['de-DE-', 'de-DE'],
    ['de_AT.UTF-8', 'de'],
    [' de ', 'de'],
    ['-de', 'en'],
    ['_', 'en'],
  ] as const) {
    it(`of a page in "${lang}" is ${locale}`, async () => {
      document.documentElement.lang = lang;
      expect((await add()).language.locale).to.equal(locale);
    });
  }

  it('is the nearest, through shadow roots', async () => {
    document.documentElement.lang = 'en';
    const host = document.createElement('div');
    host.lang = 'fr';
    document.body.append(host);
    const inner = document.createElement('section');
    host.attachShadow({ mode: 'open' }).append(inner);
    const element = await add(inner);
    expect(element.language.locale).to.equal('fr');
    inner.lang = 'pl';
    await new Promise(requestAnimationFrame);
    expect(element.language.locale).to.equal('pl');
    element.lang = 'tr';
    await new Promise(requestAnimationFrame);
    expect(element.language.locale).to.equal('tr');
  });

  for (const blank of ['', ' '])
    it(`is that of the next ancestor of one with the language "${blank}"`, async () => {
      document.documentElement.lang = 'fr';
      const box = document.createElement('div');
      box.lang = blank;
      document.body.append(box);
      expect((await add(box)).language.locale).to.equal('fr');
    });

  it('follows the language of the browser where the page has none', async () => {
    document.documentElement.removeAttribute('lang');
    const { language } = await add();
    Object.defineProperty(navigator, 'languages', { value: ['fr'], configurable: true });
    dispatchEvent(new Event('languagechange'));
    await new Promise(requestAnimationFrame);
    Reflect.deleteProperty(navigator, 'languages');
    expect(language.locale).to.equal('fr');
  });

  it('falls back to English for a text that is missing', async () => {
    registerMessages('eo', { retry: 'Reprovi' });
    document.documentElement.lang = 'eo';
    const { language } = await add();
    expect(language.translate('retry')).to.equal('Reprovi');
    expect(language.translate('offline')).to.equal(en.offline);
  });

  it('counts in English for a text that is missing', async () => {
    registerMessages('be', { retry: 'Паўтарыць' });
    document.documentElement.lang = 'be';
    const { language } = await add();
    expect(language.translate('members', { count: 21 })).to.equal('21 members');
  });

  for (const tag of ['pt-BR', 'pt-br', 'pt']) {
    it(`keeps its other texts if the page replaces one under "${tag}"`, async () => {
      const retry = `Mais uma vez (${tag})`;
      registerMessages(tag, { retry });
      document.documentElement.lang = tag;
      const { language } = await add();
      expect(language.translate('retry')).to.equal(retry);
      expect(language.translate('noConvoys')).to.equal(pt.common.noConvoys);
    });
  }

  for (const [lang, n, expected] of [
    ['pl', 1, '1 członek'],
    ['pl', 3, '3 członków'],
    ['ru', 1, '1 участник'],
    ['ru', 3, '3 участника'],
    ['ru', 5, '5 участников'],
    ['cs', 1, '1 člen'],
    ['cs', 3, '3 členové'],
    ['cs', 5, '5 členů'],
    ['de', 1, '1 Mitglied'],
    ['de', 1111, '1.111 Mitglieder'],
    ['fr', 0, '0 membre'],
    ['fr', 2, '2 membres'],
    ['es', 1, '1 miembro'],
    ['pt-BR', 2, '2 membros'],
    ['it', 1, '1 membro'],
    ['nl', 2, '2 leden'],
    ['tr', 1, '1 üye'],
    ['tr', 2, '2 üye'],
    ['pl', 22, '22 członków'],
    ['ru', 11, '11 участников'],
    ['ru', 21, '21 участник'],
  ] as const) {
    it(`counts ${n} in ${lang}`, async () => {
      document.documentElement.lang = lang;
      const { language } = await add();
      expect(language.translate('members', { count: n })).to.equal(expected);
    });
  }
});
