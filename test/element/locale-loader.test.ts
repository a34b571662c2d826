import { expect, waitUntil } from '@open-wc/testing';
import { loadLocalesFrom } from '../../src/element/locale-loader.js';
import '../../src/index.js';
import { registerMessages } from '../../src/element/language.js';
import type { VtcUpcomingEvents } from '../../src/widgets/vtc-upcoming-events/vtc-upcoming-events.js';
import { english as en } from '../../src/locales/english.js';
import { Backend } from '../support/backend.js';
import { textOf } from '../support/element-stage.js';

const pageWarn = console.warn;

const until = (condition: () => boolean) => waitUntil(condition, undefined, { timeout: 10_000 });

describe('a translation that is loaded on demand', () => {
  let backend: Backend;
  let warnings: string[];

  beforeEach(() => {
    backend = new Backend();
    warnings = [];
    // The Resource Timing buffer is full of the page's modules; no new requests are recorded until it is cleared.
    performance.clearResourceTimings();
    console.warn = (...words: unknown[]) => {
      if (/could not be loaded/.test(words.join(' '))) warnings.push(words.join(' '));
    };
    loadLocalesFrom(new URL('/src/index.ts', location.href).href);
  });

  afterEach(() => {
    document.body.replaceChildren();
    console.warn = pageWarn;
    backend.restore();
  });

  function createElement(lang: string): VtcUpcomingEvents {
    const element = document.createElement('vtc-upcoming-events');
    element.lang = lang;
    element.setAttribute('vtc', 'northern_haul');
    element.setAttribute('api-base', backend.apiBase);
    element.setAttribute('loading', 'eager');
    document.body.append(element);
    return element;
  }

  /** Visible text of the heading; empty while only its space is reserved. */
  const headingOf = (element: VtcUpcomingEvents) =>
    element.shadowRoot?.querySelector<HTMLElement>('[part="heading"]')?.innerText.trim() ?? '';

  const isReady = (element: VtcUpcomingEvents) => until(() => element.state === 'ready');

  const resourceEntries = (file: string) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith(file));

  it('is requested in parallel with the API, and no English text is rendered before it', async () => {
    backend.hold();
    const element = createElement('uk');
    const headings = new Set<string>();
    await element.updateComplete;
    headings.add(headingOf(element));
    const observer = new MutationObserver(() => headings.add(headingOf(element)));
    observer.observe(element.renderRoot, { childList: true, subtree: true, characterData: true });
    await until(() => headingOf(element) === 'Найближчі конвої');
    expect(element.state).to.equal('loading');
    backend.release();
    await isReady(element);
    await element.updateComplete;
    observer.disconnect();
    expect([...headings]).to.deep.equal(['', 'Найближчі конвої']);
    expect(element.shadowRoot?.querySelector('[part~="base"]')?.getAttribute('lang')).to.equal(
      'uk',
    );
    expect(warnings).to.deep.equal([]);
  });

  it('is loaded once for all elements', async () => {
    const elements = [createElement('sv'), createElement('sv-SE'), createElement('sv-FI')];
    for (const element of elements) await until(() => headingOf(element) === 'Kommande konvojer');
    expect(resourceEntries('/sv.js').length).to.equal(1);
  });

  it('falls back to English if the file is missing, with one warning per page', async () => {
    loadLocalesFrom(new URL('/src/nowhere/index.ts', location.href).href);
    const elements = [createElement('bg'), createElement('bg')];
    await until(() => warnings.length > 0);
    for (const element of elements) {
      await isReady(element);
      await until(() => headingOf(element) === en.upcomingHeading);
    }
    expect(warnings.length).to.equal(1);
    expect(warnings[0]).to.match(
      /locales\/bg\.js beside \S+\/src\/nowhere\/index\.ts could not be loaded/,
    );
  });

  it('is used if the file is of another release and lacks texts', async () => {
    loadLocalesFrom(new URL('/test/element/older-release/index.ts', location.href).href);
    backend.hold();
    const element = createElement('ko');
    await until(() => headingOf(element) === '예정된 콘보이');
    expect(element.state).to.equal('loading');
    expect(warnings).to.deep.equal([]);
  });

  for (const [address, tag] of [
    ['about:blank', 'el'],
    ['data:text/javascript,', 'fi'],
    ['blob:null/0', 'hu'],
  ] as const) {
    it(`falls back to English in a script at ${address}, which cannot be a base URL`, async () => {
      loadLocalesFrom(address);
      const element = createElement(tag);
      await isReady(element);
      await until(() => headingOf(element) === en.upcomingHeading);
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include(`locales/${tag}.js beside ${address}`);
    });
  }

  it('is merged with the texts of registerMessages, which take precedence', async () => {
    registerMessages('da', { upcomingHeading: 'Vores konvojer' });
    const element = createElement('da');
    element.setAttribute('time-zone', 'UTC');
    await isReady(element);
    await until(() => resourceEntries('/da.js').length === 1);
    await until(() => /Tidszone: UTC/.test(textOf(element)));
    expect(headingOf(element)).to.equal('Vores konvojer');
  });

  it('is not requested if registerMessages has registered all texts', async () => {
    registerMessages('ro', { ...en, upcomingHeading: 'Convoaiele noastre' });
    const element = createElement('ro');
    await isReady(element);
    expect(headingOf(element)).to.equal('Convoaiele noastre');
    expect(resourceEntries('/ro.js')).to.deep.equal([]);
  });
});
