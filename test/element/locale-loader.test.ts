import { expect, waitUntil } from '@open-wc/testing';
import { loadLocalesBy, loadLocalesFrom } from '../../src/element/locale-loader.js';
import '../../src/index.js';
import { registerMessages } from '../../src/element/language.js';
import type { VtcUpcomingEvents } from '../../src/widgets/vtc-upcoming-events/vtc-upcoming-events.js';
import type { PartialMessages } from '../../src/locales/messages.js';
import { english as en } from '../../src/locales/english.js';
import { Backend } from '../support/backend.js';
import { textOf } from '../support/element-stage.js';

const importTexts = (tag: 'de' | 'es' | 'fr' | 'it') =>
  ({
    de: () => import('../../src/locales/de.js'),
    es: () => import('../../src/locales/es.js'),
    fr: () => import('../../src/locales/fr.js'),
    it: () => import('../../src/locales/it.js'),
  })[tag]();

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
    document.documentElement.lang = 'en';
    loadLocalesBy({});
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

  /** The visible texts of an element's heading, each once, in the order of their rendering. */
  function renderedHeadings(element: VtcUpcomingEvents): ReadonlySet<string> {
    const headings = new Set([headingOf(element)]);
    const observer = new MutationObserver(() => headings.add(headingOf(element)));
    observer.observe(element.renderRoot, { childList: true, subtree: true, characterData: true });
    return headings;
  }

  /** Holds back the file of a language until it is released with its texts. */
  function holdFile(tag: string, messages: PartialMessages): () => void {
    let release = (): void => undefined;
    const file = new Promise<{ default: PartialMessages }>((arrived) => {
      release = () => arrived({ default: messages });
    });
    loadLocalesBy({ [tag]: () => file });
    return release;
  }

  const baseOf = (element: VtcUpcomingEvents) =>
    element.shadowRoot?.querySelector('[part~="base"]');

  const isReady = (element: VtcUpcomingEvents) => until(() => element.state === 'ready');

  const resourceEntries = (file: string) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith(file));

  it('is requested in parallel with the API, and no English text is rendered before it', async () => {
    backend.hold();
    const element = createElement('uk');
    await element.updateComplete;
    const headings = renderedHeadings(element);
    await until(() => headingOf(element) === 'Найближчі конвої');
    expect(element.state).to.equal('loading');
    backend.release();
    await isReady(element);
    await element.updateComplete;
    expect([...headings]).to.deep.equal(['', 'Найближчі конвої']);
    expect(baseOf(element)?.getAttribute('lang')).to.equal('uk');
    expect(warnings).to.deep.equal([]);
  });

  it('is requested when the script is evaluated, if it is the language of the page', async () => {
    document.documentElement.lang = 'nl-BE';
    loadLocalesFrom(new URL('/src/index.ts', location.href).href);
    await until(() => resourceEntries('/nl.js').length === 1);
  });

  for (const [tag, order, arrive] of [
    ['de', 'before the data', ['file', 'data']],
    ['fr', 'with the data, as the first of both', ['file and data']],
    ['es', 'with the data, as the second of both', ['data and file']],
  ] as const)
    it(`shows no English text if it arrives ${order}`, async () => {
      const { default: sections } = await importTexts(tag);
      const releaseFile = holdFile(tag, { ...sections.common, ...sections.vtcUpcomingEvents });
      backend.hold();
      const element = createElement(tag);
      await until(() => backend.requests.length > 0);
      await element.updateComplete;
      const headings = renderedHeadings(element);
      const expected = sections.vtcUpcomingEvents.upcomingHeading;
      const steps = {
        file: releaseFile,
        data: () => backend.release(),
        'file and data': () => {
          releaseFile();
          backend.release();
        },
        'data and file': () => {
          backend.release();
          releaseFile();
        },
      };
      for (const step of arrive) {
        steps[step]();
        if (step === 'file') await until(() => headingOf(element) === expected);
      }
      await isReady(element);
      await element.updateComplete;
      expect([...headings]).to.deep.equal(['', expected]);
      expect(baseOf(element)?.getAttribute('lang')).to.equal(tag);
    });

  it('does not delay the data: its texts are English until it arrives', async () => {
    const { default: sections } = await importTexts('it');
    const releaseFile = holdFile('it', { ...sections.common, ...sections.vtcUpcomingEvents });
    const element = createElement('it');
    await element.updateComplete;
    const headings = renderedHeadings(element);
    await isReady(element);
    await element.updateComplete;
    expect(headingOf(element)).to.equal(en.upcomingHeading);
    expect(baseOf(element)?.getAttribute('lang')).to.equal('en');
    releaseFile();
    const expected = sections.vtcUpcomingEvents.upcomingHeading;
    await until(() => headingOf(element) === expected);
    expect([...headings]).to.deep.equal(['', en.upcomingHeading, expected]);
    expect(baseOf(element)?.getAttribute('lang')).to.equal('it');
  });

  it('is requested again by the next load if it could not be loaded, with one warning', async () => {
    loadLocalesFrom(new URL('/src/nowhere/index.ts', location.href).href);
    const element = createElement('pl');
    await until(() => warnings.length === 1);
    await isReady(element);
    await element.refresh();
    await until(() => resourceEntries('/nowhere/locales/pl.js').length === 2);
    loadLocalesFrom(new URL('/src/index.ts', location.href).href);
    await until(() => {
      void element.refresh();
      return headingOf(element) === 'Nadchodzące konwoje';
    });
    expect(baseOf(element)?.getAttribute('lang')).to.equal('pl');
    expect(warnings.length).to.equal(1);
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
      expect(baseOf(element)?.getAttribute('lang')).to.equal('en');
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
