import { expect, waitUntil } from '@open-wc/testing';
import { loadLocalesFrom } from '../../src/element/locale-loader.js';
import '../../src/index.js';
import { registerMessages } from '../../src/element/language.js';
import type { VtcUpcomingEvents } from '../../src/widgets/vtc-upcoming-events/vtc-upcoming-events.js';
import { en } from '../../src/locales/en.js';
import { Backend } from '../support/backend.js';
import { textOf } from '../support/element-suite.js';

const pageWarn = console.warn;

const until = (holds: () => boolean) => waitUntil(holds, undefined, { timeout: 10_000 });

describe('a language that is not in the bundle', () => {
  let backend: Backend;
  let warnings: string[];

  beforeEach(() => {
    backend = new Backend();
    warnings = [];
    // The buffer is full of the page's modules, and takes no more.
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

  function make(lang: string): VtcUpcomingEvents {
    const element = document.createElement('vtc-upcoming-events');
    element.lang = lang;
    element.setAttribute('vtc', 'northern_haul');
    element.setAttribute('api-base', backend.apiBase);
    element.setAttribute('loading', 'eager');
    document.body.append(element);
    return element;
  }

  /** The heading that a visitor sees; its room may be kept without words. */
  const headingOf = (element: VtcUpcomingEvents) =>
    element.shadowRoot?.querySelector<HTMLElement>('[part="heading"]')?.innerText.trim() ?? '';

  const isReady = (element: VtcUpcomingEvents) => until(() => element.state === 'ready');

  const requested = (file: string) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith(file));

  it('is loaded while the API is asked, and English is never shown before it', async () => {
    backend.hold();
    const element = make('uk');
    const headings = new Set<string>();
    await element.updateComplete;
    headings.add(headingOf(element));
    const observer = new MutationObserver(() => headings.add(headingOf(element)));
    observer.observe(element.renderRoot, { childList: true, subtree: true, characterData: true });
    await until(() => headingOf(element) === 'Наступні конвої');
    expect(element.state).to.equal('loading');
    backend.release();
    await isReady(element);
    await element.updateComplete;
    observer.disconnect();
    expect([...headings]).to.deep.equal(['', 'Наступні конвої']);
    expect(element.shadowRoot?.querySelector('[part~="base"]')?.getAttribute('lang')).to.equal(
      'uk',
    );
    expect(warnings).to.deep.equal([]);
  });

  it('is loaded once for all elements', async () => {
    const elements = [make('sv'), make('sv-SE'), make('sv-FI')];
    for (const element of elements) await until(() => headingOf(element) === 'Kommande konvojer');
    expect(requested('/sv.js').length).to.equal(1);
  });

  it('is English where the file is missing, with one warning for the page', async () => {
    loadLocalesFrom(new URL('/src/nowhere/index.ts', location.href).href);
    const elements = [make('bg'), make('bg')];
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

  it('shows what a file of another release has, and does not wait for the rest', async () => {
    loadLocalesFrom(new URL('/test/element/older-release/index.ts', location.href).href);
    backend.hold();
    const element = make('ko');
    await until(() => headingOf(element) === '예정된 콘보이');
    expect(element.state).to.equal('loading');
    expect(warnings).to.deep.equal([]);
  });

  for (const [address, tag] of [
    ['about:blank', 'el'],
    ['data:text/javascript,', 'fi'],
    ['blob:null/0', 'hu'],
  ] as const) {
    it(`is English in a script at ${address}, which nothing stands beside`, async () => {
      loadLocalesFrom(address);
      const element = make(tag);
      await isReady(element);
      await until(() => headingOf(element) === en.upcomingHeading);
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include(`locales/${tag}.js beside ${address}`);
    });
  }

  it('fills in what the owner has not registered, and keeps what he has', async () => {
    registerMessages('da', { upcomingHeading: 'Vores konvojer' });
    const element = make('da');
    await isReady(element);
    await until(() => requested('/da.js').length === 1);
    await until(() => /Tider: /.test(textOf(element)));
    expect(headingOf(element)).to.equal('Vores konvojer');
  });

  it('is not asked for where the owner has registered all its texts', async () => {
    registerMessages('ro', { ...en, upcomingHeading: 'Convoaiele noastre' });
    const element = make('ro');
    await isReady(element);
    expect(headingOf(element)).to.equal('Convoaiele noastre');
    expect(requested('/ro.js')).to.deep.equal([]);
  });
});
