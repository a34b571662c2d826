import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import type { AttributeType } from '../../src/element/attributes.js';
import { registerMessages } from '../../src/element/language.js';
import type { VtcElement } from '../../src/element/vtc-element.js';
import '../../src/index.js';
import '../../src/more.js';
import { contrastFailures } from './contrast.js';
import { Backend } from './backend.js';
import { DrivenClock, settled } from './driven-clock.js';
import { announcementsOf } from './announcements.js';
import { warningsOf } from './warnings.js';

/** An element, and the values with which the shared suite tests it. */
export interface ElementCase {
  tag: string;
  /** Attributes with which it shows the flagship company of the sandbox; `api-base` and `loading` are added. */
  attributes: Readonly<Record<string, string>>;
  /** Text that it then shows. */
  expectedText: string | RegExp;
  /** Returns empty responses of the API; undefined: the element has no empty state. */
  emptyResponse?: (request: Request) => Response | undefined;
  /** An attribute whose change causes a request, with a value for which there is data. */
  change: readonly [attribute: string, value: string];
  /** Attributes with which it shows a company with hostile and long names. */
  hostile?: Readonly<Record<string, string>>;
  /** A field of its items for `href-template`; undefined: its items are not links. */
  linkField?: string;
  /** Whether it hides pictures that fail to load, so that the test has to serve them. */
  hasPictures?: boolean;
  /** Attributes that cause a `SETUP` error, and a text of its message. */
  invalid: readonly (readonly [attributes: Readonly<Record<string, string>>, advice: string])[];
}

const start = '2026-11-20T17:00:00Z';

type Element = VtcElement<unknown>;

/** The text that a visitor reads in an element. */
export const textOf = (element: HTMLElement): string =>
  element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]')?.innerText ?? '';

/** Rules for whole pages, which do not apply to an element. */
const rules = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };

/** Violations that axe reports for an element. */
export async function violations(element: HTMLElement): Promise<string[]> {
  const { violations: found } = await axe.run(element, { rules });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The layouts of an element; an empty one if it has no attribute for them. */
function layoutsOf(tag: string): readonly string[] {
  const { attributeTypes } = document.createElement(tag).constructor as typeof VtcElement;
  const types: Readonly<Record<string, AttributeType<unknown>>> = attributeTypes;
  return types['layout']?.values ?? [''];
}

/** Whether a part of the text of an element that hides its overflow is outside of it. */
function isCut(one: HTMLElement): boolean {
  const { overflowX, overflowY, fontSize } = getComputedStyle(one);
  // Text for screen readers only is in a box of one pixel, or has no size.
  const isSeen = one.offsetHeight > 1 && one.closest('.visually-hidden') === null;
  if (!isSeen || !one.innerText || fontSize === '0px') return false;
  const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (
    (isHidden(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
    (isHidden(overflowY) && one.scrollHeight > one.clientHeight + 1)
  );
}

/**
 * Whether a text is an excerpt, with a button that shows all of it, or is in a bar of one line, which opens all of it: the
 * only texts that may be cut.
 */
function isExcerpt(one: HTMLElement, root: ShadowRoot | null): boolean {
  const { id } = one;
  if (one.closest('.bar > :is(a, button)')) return true;
  return id !== '' && (root?.querySelector(`button[aria-controls="${id}"]`) ?? null) !== null;
}

/** Whether the outline of a focused control is outside of a box around it that hides its overflow. */
function hasCutOutline(control: HTMLElement): boolean {
  const { outlineWidth, outlineOffset } = getComputedStyle(control);
  const width = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const lines = [...control.getClientRects()];
  const isOutside = (box: globalThis.Element) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return lines.some(
      (line) =>
        line.left - width < left - 0.5 ||
        line.right + width > right + 0.5 ||
        line.top - width < top - 0.5 ||
        line.bottom + width > bottom + 0.5,
    );
  };
  for (let box = control.parentElement; box; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== 'visible' && isOutside(box)) return true;
  return false;
}

/** Defines the tests that every element must pass. */
export function elementSuite(testCase: ElementCase): void {
  const { tag } = testCase;

  describe(`<${tag}>, as every element,`, () => {
    let backend: Backend;
    let clock: DrivenClock;

    beforeEach(() => {
      clock = new DrivenClock(start);
      backend = new Backend();
      backend.hasPictures = testCase.hasPictures ?? false;
      document.documentElement.lang = 'en';
    });

    afterEach(() => {
      document.body.replaceChildren();
      document.documentElement.removeAttribute('dir');
      document.documentElement.removeAttribute('data-theme');
      backend.restore();
      clock.restore();
    });

    function create(attributes: Readonly<Record<string, string>> = {}, content = ''): Element {
      const element = document.createElement(tag) as Element;
      const all = {
        'api-base': backend.apiBase,
        loading: 'eager',
        'time-zone': 'Europe/Berlin',
        ...testCase.attributes,
        ...attributes,
      };
      for (const [name, value] of Object.entries(all)) {
        element.setAttribute(name, value);
      }
      element.innerHTML = content;
      return element;
    }

    /** Adds an element to the page, and waits until it has loaded. */
    async function show(element: Element, place: HTMLElement = document.body): Promise<Element> {
      place.append(element);
      await waitUntilLoaded(element);
      return element;
    }

    /** Waits until an element is no longer loading. */
    async function waitUntilLoaded(element: Element): Promise<void> {
      await clock.advance(100);
      await clock.until(() => element.state !== 'loading');
      await clock.advance(100);
    }

    /** Adds an element to the page, and waits until it has sent a request. */
    async function startLoading(element: Element): Promise<Element> {
      document.body.append(element);
      await clock.advance(100);
      await clock.until(() => backend.requests.length > 0);
      return element;
    }

    /** Waits until the last retry of a request has failed. */
    async function waitForFailure(element: Element): Promise<void> {
      await clock.advance(20_000);
      await clock.until(() => element.error !== null);
    }

    async function showFailure(status = 500): Promise<Element> {
      backend.fail(status);
      const element = await startLoading(create());
      await waitForFailure(element);
      return element;
    }

    it('is defined', () => {
      expect(customElements.get(tag)).to.be.a('function');
    });

    it('shows its data', async () => {
      const element = await show(create());
      expect(element.state).to.equal('ready');
      expect(textOf(element)).to.match(new RegExp(testCase.expectedText));
      expect(element.data).to.be.an('object');
      expect(element.updatedAt).to.be.an.instanceOf(Date);
    });

    it('dispatches events for data and failures', async () => {
      const events: string[] = [];
      const listen = ({ type, detail }: Event & { detail?: { code?: string } }) =>
        events.push(detail?.code ? `${type} ${detail.code}` : type);
      document.body.addEventListener('vtc-load', listen);
      document.body.addEventListener('vtc-error', listen);
      const element = await show(create());
      expect(events).to.deep.equal(['vtc-load']);
      backend.fail(404);
      void element.refresh();
      await waitForFailure(element);
      expect(events).to.deep.equal(['vtc-load', 'vtc-error NOT_FOUND']);
      document.body.removeEventListener('vtc-load', listen);
      document.body.removeEventListener('vtc-error', listen);
    });

    it('is aria-busy, and not blank, while it loads', async () => {
      backend.hold();
      const element = await startLoading(create());
      const base = element.shadowRoot?.querySelector('[part~="base"]');
      expect(element.state).to.equal('loading');
      expect(base?.getAttribute('aria-busy')).to.equal('true');
      expect(base?.getBoundingClientRect().height).to.be.greaterThan(40);
    });

    it('sets the custom state that matches its content', async () => {
      backend.hold();
      const element = await startLoading(create());
      expect(element.matches(':state(loading)')).to.equal(true);
      backend.release();
      await waitUntilLoaded(element);
      expect(element.matches(':state(ready)')).to.equal(true);
      expect(element.matches(':state(loading)')).to.equal(false);
    });

    if (testCase.emptyResponse) {
      const { emptyResponse } = testCase;
      it('shows a text when there are no items', async () => {
        backend.respond = emptyResponse;
        const element = await show(create());
        expect(element.state).to.equal('empty');
        expect(textOf(element).trim()).not.to.equal('');
        expect(await clock.withRealTime(() => violations(element))).to.deep.equal([]);
      });
    }

    for (const [attributes, advice] of testCase.invalid) {
      it(`warns the site owner, not the visitor, of ${JSON.stringify(attributes)}, and sends no request`, async () => {
        const logged: unknown[] = [];
        const { error } = console;
        console.error = (...words: unknown[]) => logged.push(words.join(' '));
        const element = await show(create(attributes));
        console.error = error;
        expect(element.state).to.equal('error');
        expect(element.error?.code).to.equal('SETUP');
        expect(element.error?.message).to.include(advice);
        expect(textOf(element)).to.include('Not available.');
        expect(textOf(element)).not.to.include(advice);
        expect(logged.join()).to.include(advice);
        expect(logged).to.have.length(1);
        expect(backend.requests).to.have.length(0);
      });
    }

    for (const [status, words, canRetry] of [
      [401, 'not open to the public', false],
      [403, 'not open to the public', false],
      [404, 'could not be found', false],
      [429, 'Too many requests', false],
      [500, 'could not be loaded', true],
    ] as const) {
      it(`shows a text after ${status}, and a retry button if that can help`, async () => {
        const element = await showFailure(status);
        const button = element.shadowRoot?.querySelector('[part="button"]');
        expect(element.state).to.equal('error');
        expect(element.error?.status).to.equal(status);
        expect(textOf(element)).to.include(words);
        expect(button?.textContent?.trim()).to.equal(canRetry ? 'Try again' : undefined);
      });
    }

    for (const [name, body] of [
      ['HTML', '<!doctype html><title>Down</title>'],
      ['malformed JSON', '{"id":'],
      ['JSON of another shape', '[1,2]'],
    ] as const) {
      it(`shows an error when the response is ${name}`, async () => {
        backend.respond = () => new Response(body);
        const element = await startLoading(create());
        await waitForFailure(element);
        expect(element.error?.code).to.equal('BAD_RESPONSE');
        expect(element.state).to.equal('error');
      });
    }

    it('recovers after a retry', async () => {
      const element = await showFailure(500);
      backend.recover();
      element.shadowRoot?.querySelector<HTMLElement>('[part="button"]')?.click();
      await clock.until(() => element.state === 'ready');
      expect(element.state).to.equal('ready');
      expect(element.error).to.equal(null);
    });

    const retryButton = (element: Element) =>
      element.shadowRoot?.querySelector<HTMLElement>('.failure > button');
    it('announces a failure with its name, again after each retry, and ends announcements', async () => {
      backend.fail(500);
      const element = await startLoading(create({ heading: 'Ours' }));
      const announced = announcementsOf(element);
      await waitForFailure(element);
      const [failure] = announced;
      expect(failure).to.match(/^Ours: .* could not be loaded$/);
      expect(retryButton(element)?.ariaLabel).to.equal('Try again: Ours');
      expect(retryButton(element)?.closest('[role="status"]')).to.equal(null);
      await clock.advance(60_000);
      expect(element.shadowRoot?.querySelector('[role="status"]')?.textContent).to.equal('');
      expect(announced).to.deep.equal([failure]);
      for (let retries = 1; retries <= 2; retries += 1) {
        retryButton(element)?.click();
        await clock.advance(20_000);
        await clock.until(() => announced.length > retries);
        expect(announced).to.deep.equal(Array(retries + 1).fill(failure));
      }
    });

    it('moves the focus from its retry button to its content', async () => {
      const element = await showFailure(500);
      backend.recover();
      retryButton(element)?.focus();
      expect(element.shadowRoot?.activeElement).to.equal(retryButton(element));
      retryButton(element)?.click();
      await clock.until(() => element.state !== 'error');
      await element.updateComplete;
      const focused = element.shadowRoot?.activeElement as HTMLElement | null | undefined;
      expect(focused?.innerText).to.match(new RegExp(testCase.expectedText));
      expect(focused?.matches('[part~="base"]')).to.equal(true);
      expect(await clock.withRealTime(() => violations(element))).to.deep.equal([]);
    });

    it('keeps its data when a refresh fails, and shows its age', async () => {
      const element = await show(create());
      backend.fail(500);
      void element.refresh();
      await waitForFailure(element);
      expect(element.state).to.equal('ready');
      expect(element.matches(':state(stale)')).to.equal(true);
      expect(textOf(element)).to.match(new RegExp(testCase.expectedText));
      expect(textOf(element)).to.match(/Updated .*6:00/);
      expect(await clock.withRealTime(() => violations(element))).to.deep.equal([]);
    });

    it('shows that the browser is offline, and the age of the data', async () => {
      const element = await show(create());
      const note = () =>
        element.shadowRoot?.querySelector('.stage [part="note"]')?.textContent?.trim() ?? '';
      const connect = async (onLine: boolean) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
        dispatchEvent(new Event(onLine ? 'online' : 'offline'));
        await clock.advance(0);
      };
      try {
        await connect(false);
        expect(note()).to.match(/^Offline\. Updated 6:00.PM\.$/);
        expect(element.matches(':state(offline)')).to.equal(true);
        await connect(true);
        expect(note()).to.equal('');
      } finally {
        Reflect.deleteProperty(navigator, 'onLine');
      }
    });

    it('resolves two simultaneous refreshes after the response, with one request for each endpoint', async () => {
      const element = await show(create({ theme: 'page' }));
      const before = element.updatedAt;
      const sent = backend.requests.length;
      await clock.advance(1000);
      const updated: boolean[] = [];
      const refresh = async () => {
        await element.refresh();
        updated.push(Number(element.updatedAt) > Number(before));
      };
      void refresh();
      void refresh();
      await clock.until(() => updated.length === 2);
      expect(updated).to.deep.equal([true, true]);
      const urls = backend.requests.slice(sent).map(({ url }) => url);
      expect(urls.length).to.equal(new Set(urls).size);
    });

    it('returns the same data while nothing changes', async () => {
      const element = await show(create());
      const { data } = element;
      expect(element.data).to.equal(data);
      element.requestUpdate();
      await element.updateComplete;
      expect(element.data).to.equal(data);
    });

    it('shows the response for the last attribute value when it changes during a load', async () => {
      backend.hold();
      const element = await startLoading(create());
      element.setAttribute(...testCase.change);
      await clock.advance(100);
      backend.release();
      await waitUntilLoaded(element);
      expect(element.state).to.equal('ready');
      expect(element.getAttribute(testCase.change[0])).to.equal(testCase.change[1]);
      expect(element.error).to.equal(null);
    });

    it('aborts its request when it is removed during a load, and sends it again when it is added', async () => {
      backend.hold();
      const element = await startLoading(create());
      expect(backend.requests).not.to.have.length(0);
      element.remove();
      await settled();
      expect(backend.requests.every(({ signal }) => signal.aborted)).to.equal(true);
      backend.release();
      await show(element);
      expect(element.state).to.equal('ready');
    });

    it('keeps its data when it is moved', async () => {
      backend.hold();
      const element = await startLoading(create());
      expect(backend.requests).not.to.have.length(0);
      const section = document.createElement('section');
      document.body.append(section);
      section.append(element);
      backend.release();
      await waitUntilLoaded(element);
      expect(element.state).to.equal('ready');
      const urls = backend.requests.map(({ url }) => url);
      expect(urls).to.deep.equal([...new Set(urls)]);
    });

    it('leaves no timer when it is removed', async () => {
      const before = clock.pendingTimers;
      const element = await show(create());
      element.remove();
      await clock.advance(60_000);
      expect(clock.pendingTimers).to.be.at.most(before);
    });

    it('shows its fallback content until there is data', async () => {
      backend.hold();
      const element = await startLoading(create({}, '<a href="https://a.example/">Ours</a>'));
      const fallback = element.querySelector('a');
      expect(fallback?.checkVisibility()).to.equal(true);
      backend.release();
      await waitUntilLoaded(element);
      expect(fallback?.checkVisibility()).to.equal(false);
    });

    it('keeps its fallback content when loading fails', async () => {
      backend.fail(404);
      const element = await show(create({}, '<a href="https://a.example/">Ours</a>'));
      expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
    });

    it('warns of invalid values, and shows its data', async () => {
      const { warn } = console;
      const warned: string[] = [];
      console.warn = (...words: unknown[]) => warned.push(words.join(' '));
      const { observedAttributes } = create().constructor as typeof VtcElement;
      const layout = observedAttributes.includes('layout') ? { layout: 'spiral' } : {};
      const wrong = { theme: 'pink', 'time-zone': 'Mars/Base', 'heading-level': '9', ...layout };
      const element = await show(create(wrong));
      element.requestUpdate();
      await element.updateComplete;
      console.warn = warn;
      for (const [name, value] of Object.entries(wrong)) {
        const start = `<${tag} ${name}="${value}">: invalid value; use `;
        expect(
          warned.filter((text) => text.startsWith(start)),
          name,
        ).to.have.length(1);
      }
      expect(element.state).to.equal('ready');
      expect(textOf(element)).to.match(new RegExp(testCase.expectedText));
    });

    it('has no attribute by the name of a method, which frameworks would overwrite with its value', () => {
      const element = create();
      const { observedAttributes } = element.constructor as typeof VtcElement;
      const methods = observedAttributes.filter(
        (name) => typeof Reflect.get(element, name) === 'function',
      );
      expect(methods).to.deep.equal([]);
    });

    for (const [described, attributes, content] of [
      ['its own heading', { heading: 'Title' }, ''],
      ['a heading of the page in its slot', {}, '<h3 slot="heading">Title</h3>'],
      ['no heading', { heading: '' }, ''],
    ] as const)
      it(`skips no level of headings, with ${described}`, async () => {
        const element = await show(create(attributes, content));
        const headings = element.shadowRoot?.querySelectorAll('[role="heading"], slot') ?? [];
        let above = 2;
        for (const heading of headings) {
          const isSlotted = heading.matches('[name="heading"]') && content !== '';
          const level = isSlotted ? 3 : Number(heading.getAttribute('aria-level') ?? above);
          expect(level, heading.textContent).to.be.within(2, above + 1);
          above = level;
        }
      });

    it('does not poll with refresh-seconds="0"', async () => {
      await show(create({ 'refresh-seconds': '0' }));
      const requestCount = backend.requests.length;
      await clock.advance(2 * 3_600_000);
      expect(backend.requests.length).to.equal(requestCount);
    });

    it('replaces the content of a declarative shadow root', async () => {
      const holder = document.createElement('div');
      document.body.append(holder);
      holder.setHTMLUnsafe(
        create().outerHTML.replace(
          '></',
          '><template shadowrootmode="open"><section part="base">Declared</section></template></',
        ),
      );
      const element = holder.firstElementChild as Element;
      await waitUntilLoaded(element);
      expect(element.shadowRoot?.querySelectorAll('[part~="base"]')).to.have.length(1);
      expect(element.shadowRoot?.textContent).not.to.include('Declared');
    });

    it('shows data of the page without a request', async () => {
      const source = await show(create());
      const requestCount = backend.requests.length;
      const { data } = source;
      const byProperty = create();
      byProperty.data = JSON.parse(JSON.stringify(data));
      await show(byProperty);
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      const inline = await show(create({}, `<script type="application/json">${json}</script>`));
      for (const element of [byProperty, inline]) {
        expect(element.state).to.equal('ready');
        expect(textOf(element)).to.match(new RegExp(testCase.expectedText));
      }
      expect(backend.requests.length).to.equal(requestCount);
    });

    it("uses the company's colours in data of the page", async () => {
      const { data } = await show(create());
      const element = create({ theme: 'auto' });
      element.data = Object.assign({}, data, { theme: { background: '#123456', text: 7 } });
      await show(element);
      const base = element.shadowRoot?.querySelector('[part~="base"]');
      expect(base && getComputedStyle(base).backgroundColor).to.equal('rgb(18, 52, 86)');
    });

    it('dispatches vtc-load only with data, not when the page removes its data', async () => {
      const { data } = await show(create());
      const loaded: unknown[] = [];
      const element = create();
      element.addEventListener('vtc-load', (event) =>
        loaded.push((event as CustomEvent<{ data: unknown }>).detail.data),
      );
      element.data = data;
      await show(element);
      element.data = null;
      await clock.advance(100);
      expect(loaded.length).to.be.at.least(1);
      for (const child of loaded) expect(child).to.be.an('object');
    });

    it('warns the site owner of invalid JSON', async () => {
      const { error } = console;
      const logged: string[] = [];
      console.error = (...words: unknown[]) => logged.push(words.join(' '));
      const element = await show(create({}, '<script type="application/json">{oops</script>'));
      const wrongShape = await show(create({}, '<script type="application/json">"text"</script>'));
      console.error = error;
      for (const one of [element, wrongShape]) expect(one.error?.code).to.equal('SETUP');
      expect(logged).to.have.length(2);
      expect(backend.requests).to.have.length(0);
    });

    it('waits until it is near the viewport', async () => {
      const spacer = document.createElement('div');
      spacer.style.blockSize = '5000px';
      document.body.append(spacer);
      const element = create({ loading: 'lazy' });
      document.body.append(element);
      await clock.advance(100);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await clock.advance(100);
      expect(backend.requests).to.have.length(0);
      element.scrollIntoView();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await waitUntilLoaded(element);
      expect(element.state).to.equal('ready');
    });

    it('is in German in a German page, and follows changes of the language', async () => {
      document.documentElement.lang = 'de';
      const element = await showFailure(500);
      const base = element.shadowRoot?.querySelector('[part~="base"]');
      expect(base?.getAttribute('lang')).to.equal('de');
      const german = textOf(element);
      document.documentElement.lang = 'en';
      await clock.advance(100);
      expect(textOf(element)).not.to.equal(german);
      expect(textOf(element)).to.include('Try again');
    });

    it('is right-to-left in a right-to-left language', async () => {
      registerMessages('fa', { retry: 'تلاش دوباره' });
      const element = await showFailure(500);
      element.lang = 'fa';
      await clock.advance(100);
      const base = element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]');
      expect(base && getComputedStyle(base).direction).to.equal('rtl');
      expect(textOf(element)).to.include('تلاش دوباره');
      expect(textOf(element)).to.include('could not be loaded');
    });

    for (const theme of ['light', 'dark', 'auto'] as const) {
      it(`has no axe violation, and readable text, with theme="${theme}"`, async () => {
        const element = await show(create({ theme }));
        expect(await clock.withRealTime(() => violations(element))).to.deep.equal([]);
        expect(contrastFailures(element)).to.deep.equal([]);
      });
    }

    for (const [name, status] of [
      ['loading', undefined],
      ['error', 404],
    ] as const) {
      it(`has no axe violation in state ${name}`, async () => {
        if (status === undefined) backend.hold();
        else backend.fail(status);
        const element = await (status === undefined ? startLoading(create()) : show(create()));
        expect(element.state).to.equal(name);
        expect(await clock.withRealTime(() => violations(element))).to.deep.equal([]);
      });
    }

    for (const width of [280, 320, 600, 1200]) {
      it(`keeps long and hostile names within ${width} px, and executes none of them`, async () => {
        const box = document.createElement('div');
        box.style.inlineSize = `${width}px`;
        document.body.append(box);
        const element = create(testCase.hostile ?? {});
        await show(element, box);
        const base = element.shadowRoot?.querySelector('[part~="base"]');
        expect(element.state).to.equal('ready');
        expect(base?.scrollWidth).to.be.at.most(width);
        expect(element.shadowRoot?.querySelector('script, iframe, [onerror]')).to.equal(null);
      });
    }

    /** Shows an element in a column of a width; 320 px are 1,280 px at a zoom of 400 %. */
    async function showInColumn(
      width: number,
      attributes: Readonly<Record<string, string>> = {},
    ): Promise<Element> {
      const box = document.createElement('div');
      box.style.inlineSize = `${width}px`;
      document.body.append(box);
      return show(create({ searchable: '', ...attributes }), box);
    }

    for (const width of [320, 900]) {
      it(`has targets of 24 px at least in ${width} px`, async () => {
        const element = await showInColumn(width);
        const targets = element.shadowRoot?.querySelectorAll<HTMLElement>(
          'button, a, summary, input',
        );
        const small = [...(targets ?? [])]
          .filter((target) => !target.matches('.visually-hidden') && target.checkVisibility())
          .filter((target) => getComputedStyle(target).display !== 'inline')
          .filter((target) => {
            const { width: across, height } = target.getBoundingClientRect();
            return Math.min(across, height) < 24;
          });
        expect(small.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      });
    }

    for (const [names, attributes] of [
      ['', {}],
      ['long and hostile ', testCase.hostile ?? {}],
    ] as const)
      for (const layout of layoutsOf(tag)) {
        it(`shows whole ${names}texts in 320 px with the text spacing of WCAG 1.4.12, ${layout}`, async () => {
          const element = await showInColumn(320, layout ? { ...attributes, layout } : attributes);
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
          );
          element.shadowRoot?.adoptedStyleSheets.push(sheet);
          const base = element.shadowRoot?.querySelector('[part~="base"]');
          expect(base?.scrollWidth).to.be.at.most(320);
          const cut = [...(base?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
            (one) => isCut(one) && !isExcerpt(one, element.shadowRoot),
          );
          expect(cut.map(({ className, innerText }) => `${className}: ${innerText}`)).to.deep.equal(
            [],
          );
        });
      }

    for (const layout of layoutsOf(tag)) {
      it(`shows whole texts in 320 px with text of 200 %, ${layout}`, async () => {
        document.body.style.fontSize = '32px';
        const element = await showInColumn(320, layout ? { layout } : {});
        const base = element.shadowRoot?.querySelector('[part~="base"]');
        const cut = [...(base?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
          (one) => isCut(one) && !isExcerpt(one, element.shadowRoot),
        );
        document.body.style.removeProperty('font-size');
        expect(base?.scrollWidth).to.be.at.most(320);
        expect(cut.map(({ className, innerText }) => `${className}: ${innerText}`)).to.deep.equal(
          [],
        );
      });
    }

    for (const width of [320, 900])
      for (const layout of layoutsOf(tag)) {
        it(`shows focused controls whole, with their outline, in ${width} px, ${layout}`, async () => {
          const attributes = { ...testCase.hostile, 'href-template': '/all', details: 'dialog' };
          const element = await showInColumn(
            width,
            layout ? { ...attributes, layout } : attributes,
          );
          const controls = element.shadowRoot?.querySelectorAll<HTMLElement>(
            'a, button, summary, [tabindex="0"]',
          );
          const cut = [...(controls ?? [])].filter((control) => {
            if (!control.checkVisibility()) return false;
            control.focus();
            const boxes = [control, control.parentElement ?? control];
            return control.matches(':focus-visible')
              ? hasCutOutline(control) || boxes.some(isCut)
              : false;
          });
          expect(cut.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
        });
      }

    it('has one live region, which is empty without failures', async () => {
      const element = await show(create());
      const places = [
        ...(element.shadowRoot?.querySelectorAll('[role="status"], [aria-live]') ?? []),
      ];
      expect(places.map(({ textContent }) => textContent?.trim())).to.deep.equal(['']);
    });

    it('shows no picture of the API with images="none"', async () => {
      const element = await show(create({ images: 'none' }));
      expect(element.shadowRoot?.querySelectorAll('img')).to.have.length(0);
    });

    if (testCase.linkField !== undefined) {
      const template = `#{${testCase.linkField}}`;
      it('links its items by href-template, with a cancelable event', async () => {
        const element = await show(create({ 'href-template': template }));
        const link = element.shadowRoot?.querySelector<HTMLAnchorElement>('[part~="link"]');
        const selected: unknown[] = [];
        const cancel = (event: Event) => {
          selected.push((event as CustomEvent<{ item: unknown }>).detail.item);
          event.preventDefault();
        };
        document.body.addEventListener('vtc-select', cancel);
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
        link?.dispatchEvent(click);
        document.body.removeEventListener('vtc-select', cancel);
        expect(link?.hash).to.match(/^#.+/);
        expect(selected).to.have.length(1);
        expect(selected[0])
          .to.be.an('object')
          .with.property(testCase.linkField ?? '');
        expect(click.defaultPrevented).to.equal(true);
      });

      for (const invalid of [
        '/x/{nothing}',
        `/x/{${testCase.linkField}`,
        `/x/{ ${testCase.linkField} }`,
        '/x/{}',
        '/x/{steamId}',
        `javascript:alert({${testCase.linkField}})`,
      ])
        it(`warns the site owner of href-template="${invalid}", once`, async () => {
          const warned = await warningsOf(async () => {
            const element = await show(create({ 'href-template': invalid }));
            await element.refresh();
          });
          const start = `<${tag} href-template="${invalid}">: invalid value; use a relative or https URL with any of `;
          expect(warned).to.have.length(1);
          expect(warned[0]?.slice(0, start.length)).to.equal(start);
          expect(warned[0]).to.include(`{${testCase.linkField}}`);
        });

      it('does not warn of a valid href-template', async () => {
        for (const valid of [template, '/all', `https://a.test/{${testCase.linkField}}`])
          expect(await warningsOf(() => show(create({ 'href-template': valid })))).to.be.empty;
      });
    }

    it('has controls that are large enough for touch', async () => {
      const element = await show(create());
      const controls =
        element.shadowRoot?.querySelectorAll<HTMLElement>(
          'button, summary, input:not(.visually-hidden)',
        ) ?? [];
      for (const control of controls) {
        if (!control.checkVisibility()) continue;
        const { width, height } = control.getBoundingClientRect();
        expect(Math.min(width, height), control.outerHTML).to.be.at.least(28);
      }
    });

    it('does nothing when one of its controls receives the focus', async () => {
      const element = await show(create({ searchable: '' }));
      const events: string[] = [];
      for (const type of ['vtc-select', 'vtc-load'])
        element.addEventListener(type, () => events.push(type));
      element.shadowRoot?.addEventListener('toggle', () => events.push('toggle'), true);
      const controls = element.shadowRoot?.querySelectorAll<HTMLElement>(
        'a, button, summary, input, [tabindex]',
      );
      const context = () => [
        location.href,
        backend.requests.length,
        element.shadowRoot?.querySelectorAll('[popover], [open], [aria-expanded="true"]').length,
      ];
      for (const control of controls ?? []) {
        if (!control.checkVisibility()) continue;
        const before = context();
        control.focus();
        await clock.advance(100);
        expect(element.shadowRoot?.activeElement).to.equal(control);
        expect(context()).to.deep.equal(before);
      }
      expect(events).to.deep.equal([]);
    });

    it('has animations only while it loads, and transitions of at most 150 ms', async () => {
      const animationCount = () => element.shadowRoot?.getAnimations().length ?? 0;
      const seconds = ({ transitionDuration }: CSSStyleDeclaration) =>
        Math.max(...transitionDuration.split(',').map(parseFloat));
      const element = await startLoading(create({ searchable: '' }));
      expect(animationCount()).to.be.at.most(1);
      await waitUntilLoaded(element);
      expect(animationCount()).to.equal(0);
      for (const one of element.shadowRoot?.querySelectorAll('*') ?? [])
        expect(seconds(getComputedStyle(one)), one.outerHTML).to.be.at.most(0.15);
    });

    it('looks the same in a page with all: unset', async () => {
      const baseStyles = async () => {
        const element = await show(create());
        const base = element.shadowRoot?.querySelector('[part~="base"]');
        const { display, borderTopWidth } = getComputedStyle(base ?? element);
        return { display, borderTopWidth };
      };
      const before = await baseStyles();
      const style = document.createElement('style');
      style.textContent = '* { all: unset !important }';
      document.head.append(style);
      const after = await baseStyles();
      style.remove();
      expect(before.borderTopWidth).to.equal('1px');
      expect(after).to.deep.equal(before);
    });

    for (const display of ['grid', 'flex'])
      it(`is as narrow as a ${display} container`, async () => {
        const element = await show(create());
        const box = document.createElement('div');
        box.style.cssText = `display:${display};inline-size:260px`;
        document.body.append(box);
        box.append(element);
        expect(element.getBoundingClientRect().width).to.equal(260);
        box.remove();
      });

    it('ignores custom properties of the page that have the names of its own', async () => {
      const element = await show(create());
      const rendered = () =>
        [...(element.shadowRoot?.querySelectorAll('.base, .base *') ?? [])].map((one) => {
          const { backgroundColor, fill, inlineSize, blockSize } = getComputedStyle(one);
          return [one.className, inlineSize, blockSize, backgroundColor, fill].join(' ');
        });
      const before = rendered();
      const names = ['card', 'dot', 'hue', 'line', 'size', 'tile', 'space', 'muted', 'primary'];
      for (const name of names) document.documentElement.style.setProperty(`--${name}`, 'red');
      const after = rendered();
      for (const name of names) document.documentElement.style.removeProperty(`--${name}`);
      expect(after).to.deep.equal(before);
    });

    it('works when an event listener of the page throws', async () => {
      const throwError = (event: Event) => {
        event.stopImmediatePropagation();
        throw new Error('the page failed');
      };
      const { onerror } = window;
      const reported: unknown[] = [];
      window.onerror = (message) => {
        reported.push(message);
        return true;
      };
      document.body.addEventListener('vtc-load', throwError);
      const element = await show(create());
      document.body.removeEventListener('vtc-load', throwError);
      window.onerror = onerror;
      expect(element.state).to.equal('ready');
      expect(reported).to.have.length(1);
    });

    it('uses properties that were set before it was defined', async () => {
      const element = document.createElement(tag) as Element;
      Object.assign(element, { heading: 'Early' });
      for (const [name, value] of Object.entries({
        'api-base': backend.apiBase,
        loading: 'eager',
        ...testCase.attributes,
      })) {
        element.setAttribute(name, value);
      }
      await show(element);
      expect(textOf(element)).to.include('Early');
    });

    it('uses no attributes in place of properties that were set before it was defined', async () => {
      const later = `${tag}-later`;
      const element = document.createElement(later) as Element;
      const { vtc, token = '', ...attributes } = { vtc: 'northern_haul', ...testCase.attributes };
      for (const [name, value] of Object.entries({ ...attributes, vtc: 'unknown' }))
        element.setAttribute(name, value);
      Object.assign(element, { apiBase: backend.apiBase, vtc, token });
      // The first element that is updated starts all that are near the viewport.
      document.body.append(create({ loading: 'lazy' }), element);
      const Class = customElements.get(tag) as typeof HTMLElement;
      customElements.define(later, class extends Class {});
      const messages: unknown[] = [];
      const { warn, error } = console;
      console.warn = console.error = (...message: unknown[]) => messages.push(...message);
      await show(element);
      Object.assign(console, { warn, error });
      expect(messages).to.deep.equal([]);
      expect(backend.paths.filter((path) => path.includes('unknown'))).to.deep.equal([]);
    });

    it('loads once if it is refreshed before it is near the viewport', async () => {
      const place = document.createElement('div');
      place.style.cssText = 'position: absolute; top: 3000px; inline-size: 600px';
      document.body.append(place);
      const element = create({ loading: 'lazy' });
      let loads = 0;
      element.addEventListener('vtc-load', () => (loads += 1));
      place.append(element);
      void element.refresh();
      await waitUntilLoaded(element);
      const { length } = backend.requests;
      const states = new Set<string>();
      // Near the viewport, so that a list does not load more because its end is in view.
      place.style.top = `${innerHeight + 100}px`;
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise(requestAnimationFrame);
        await clock.advance(100);
        states.add(element.state);
      }
      expect([...states]).to.deep.equal(['ready']);
      expect(loads).to.equal(1);
      expect(backend.requests.length).to.equal(length);
    });

    it('keeps its styles after it was in another document', async () => {
      const element = await show(create());
      // Not of a frame: Firefox gives elements that move there the classes of the frame's window.
      document.implementation.createHTMLDocument().body.append(element);
      document.body.append(element);
      const base = element.shadowRoot?.querySelector('[part~="base"]');
      expect(element.shadowRoot?.adoptedStyleSheets).to.have.length.above(0);
      expect(base && getComputedStyle(base).containerType).to.equal('inline-size');
    });

    it('can be cloned', async () => {
      const element = await show(create());
      const clone = await show(element.cloneNode(true) as Element);
      expect(clone.state).to.equal('ready');
    });
  });
}
