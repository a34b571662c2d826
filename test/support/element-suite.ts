import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import { registerMessages } from '../../src/element/language.js';
import type { VtcElement } from '../../src/element/vtc-element.js';
import '../../src/index.js';
import '../../src/more.js';
import { contrastFaults } from './contrast.js';
import { Backend } from './backend.js';
import { DrivenClock, settled } from './driven-clock.js';

/** Properties of an element that the shared suite needs. */
export interface ElementCase {
  tag: string;
  /** Attributes that make it show the flagship company of the sandbox; `api-base` and `loading` are added. */
  attributes: Readonly<Record<string, string>>;
  /** Something it then shows. */
  shows: string | RegExp;
  /** Answers of the API with nothing in them; undefined: the element has no empty state. */
  empty?: (request: Request) => Response | undefined;
  /** An attribute whose change makes it ask again, with a value that answers too. */
  change: readonly [attribute: string, value: string];
  /** Attributes that make it show a company with hostile and long names. */
  hostile?: Readonly<Record<string, string>>;
  /** A field of its items for `href-template`; undefined: it has no links of its own. */
  linkField?: string;
  /** Whether it shows pictures that load only, so that the test must have some. */
  hasPictures?: boolean;
  /** A wrong set-up and a word of the advice. */
  wrong: readonly (readonly [attributes: Readonly<Record<string, string>>, advice: string])[];
}

const start = '2026-11-20T17:00:00Z';
const nowhere = 'data:,';

type Element = VtcElement<unknown>;

/** The text that a visitor reads in an element. */
export const textOf = (element: HTMLElement): string =>
  element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]')?.innerText ?? '';

/** Rules that are about whole pages say nothing about an element. */
const rules = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };

/** Violations that axe reports for an element. */
export async function violations(element: HTMLElement): Promise<string[]> {
  const { violations: found } = await axe.run(element, { rules });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Runs the list that every element must pass. */
export function elementSuite(element: ElementCase): void {
  const { tag } = element;

  describe(`<${tag}>, as every element,`, () => {
    let backend: Backend;
    let clock: DrivenClock;

    beforeEach(() => {
      clock = new DrivenClock(start);
      backend = new Backend();
      backend.hasPictures = element.hasPictures ?? false;
      document.documentElement.lang = 'en';
    });

    afterEach(() => {
      document.body.replaceChildren();
      document.documentElement.removeAttribute('dir');
      document.documentElement.removeAttribute('data-theme');
      backend.restore();
      clock.restore();
    });

    function make(attributes: Readonly<Record<string, string>> = {}, content = ''): Element {
      const made = document.createElement(tag) as Element;
      const all = {
        'api-base': backend.apiBase,
        loading: 'eager',
        'time-zone': 'Europe/Berlin',
        ...element.attributes,
        ...attributes,
      };
      for (const [name, value] of Object.entries(all)) {
        if (value !== nowhere) made.setAttribute(name, value);
      }
      made.innerHTML = content;
      return made;
    }

    /** Puts an element into a page that answers, and waits until all that it asked for is there. */
    async function show(made: Element, place: HTMLElement = document.body): Promise<Element> {
      place.append(made);
      await arrive(made);
      return made;
    }

    /** Waits until an element has what it asked for. */
    async function arrive(made: Element): Promise<void> {
      await clock.advance(100);
      await clock.until(() => made.state !== 'loading');
      await clock.advance(100);
    }

    /** Puts an element into a page that does not answer yet, and waits until it has asked. */
    async function ask(made: Element): Promise<Element> {
      document.body.append(made);
      await clock.advance(100);
      await clock.until(() => backend.requests.length > 0);
      return made;
    }

    /** Lets all retries of a failing request pass. */
    async function giveUp(made: Element): Promise<void> {
      await clock.advance(20_000);
      await clock.until(() => made.error !== null);
    }

    async function failing(status = 500): Promise<Element> {
      backend.fail(status);
      const made = await ask(make());
      await giveUp(made);
      return made;
    }

    it('is defined', () => {
      expect(customElements.get(tag)).to.be.a('function');
    });

    it('shows its data', async () => {
      const made = await show(make());
      expect(made.state).to.equal('ready');
      expect(textOf(made)).to.match(new RegExp(element.shows));
      expect(made.data).to.be.an('object');
      expect(made.updatedAt).to.be.an.instanceOf(Date);
    });

    it('dispatches events for data and failures', async () => {
      const told: string[] = [];
      const listen = ({ type, detail }: Event & { detail?: { code?: string } }) =>
        told.push(detail?.code ? `${type} ${detail.code}` : type);
      document.body.addEventListener('vtc-load', listen);
      document.body.addEventListener('vtc-error', listen);
      const made = await show(make());
      expect(told).to.deep.equal(['vtc-load']);
      backend.fail(404);
      void made.refresh();
      await giveUp(made);
      expect(told).to.deep.equal(['vtc-load', 'vtc-error NOT_FOUND']);
      document.body.removeEventListener('vtc-load', listen);
      document.body.removeEventListener('vtc-error', listen);
    });

    it('is aria-busy, and not blank, while it loads', async () => {
      backend.hold();
      const made = await ask(make());
      const base = made.shadowRoot?.querySelector('[part~="base"]');
      expect(made.state).to.equal('loading');
      expect(base?.getAttribute('aria-busy')).to.equal('true');
      expect(base?.getBoundingClientRect().height).to.be.greaterThan(40);
    });

    it('sets the custom state that matches its content', async () => {
      backend.hold();
      const made = await ask(make());
      expect(made.matches(':state(loading)')).to.equal(true);
      backend.release();
      await arrive(made);
      expect(made.matches(':state(ready)')).to.equal(true);
      expect(made.matches(':state(loading)')).to.equal(false);
    });

    if (element.empty) {
      const { empty } = element;
      it('shows a text when there are no items', async () => {
        backend.answer = empty;
        const made = await show(make());
        expect(made.state).to.equal('empty');
        expect(textOf(made).trim()).not.to.equal('');
        expect(await clock.aside(() => violations(made))).to.deep.equal([]);
      });
    }

    for (const [attributes, advice] of element.wrong) {
      it(`warns the site owner of ${JSON.stringify(attributes)}, and sends no request`, async () => {
        const logged: unknown[] = [];
        const { error } = console;
        console.error = (...words: unknown[]) => logged.push(words.join(' '));
        const made = await show(make(attributes));
        console.error = error;
        expect(made.state).to.equal('error');
        expect(made.error?.code).to.equal('SETUP');
        expect(made.error?.message).to.include(advice);
        expect(textOf(made)).to.include(advice);
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
        const made = await failing(status);
        const button = made.shadowRoot?.querySelector('[part="button"]');
        expect(made.state).to.equal('error');
        expect(made.error?.status).to.equal(status);
        expect(textOf(made)).to.include(words);
        expect(button?.textContent?.trim()).to.equal(canRetry ? 'Try again' : undefined);
      });
    }

    for (const [name, body] of [
      ['HTML', '<!doctype html><title>Down</title>'],
      ['malformed JSON', '{"id":'],
      ['another shape', '[1,2]'],
    ] as const) {
      it(`shows an error for ${name} instead of a response`, async () => {
        backend.answer = () => new Response(body);
        const made = await ask(make());
        await giveUp(made);
        expect(made.error?.code).to.equal('BAD_RESPONSE');
        expect(made.state).to.equal('error');
      });
    }

    it('recovers after a retry', async () => {
      const made = await failing(500);
      backend.recover();
      made.shadowRoot?.querySelector<HTMLElement>('[part="button"]')?.click();
      await clock.until(() => made.state === 'ready');
      expect(made.state).to.equal('ready');
      expect(made.error).to.equal(null);
    });

    it('keeps its data when a refresh fails, and shows its age', async () => {
      const made = await show(make());
      backend.fail(500);
      void made.refresh();
      await giveUp(made);
      expect(made.state).to.equal('ready');
      expect(made.matches(':state(stale)')).to.equal(true);
      expect(textOf(made)).to.match(new RegExp(element.shows));
      expect(textOf(made)).to.match(/Updated .*6:00/);
      expect(await clock.aside(() => violations(made))).to.deep.equal([]);
    });

    it('shows that the browser is offline, and the age of the data', async () => {
      const made = await show(make());
      const note = () => made.shadowRoot?.querySelector('div[role="status"]')?.textContent?.trim();
      const connect = async (onLine: boolean) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
        dispatchEvent(new Event(onLine ? 'online' : 'offline'));
        await clock.advance(0);
      };
      try {
        await connect(false);
        expect(note()).to.match(/^Offline\. Updated 6:00.PM\.$/);
        expect(made.matches(':state(offline)')).to.equal(true);
        await connect(true);
        expect(note()).to.equal('');
      } finally {
        Reflect.deleteProperty(navigator, 'onLine');
      }
    });

    it('resolves two refreshes at once when the response is there, with one request for each endpoint', async () => {
      const made = await show(make({ theme: 'page' }));
      const before = made.updatedAt;
      const sent = backend.requests.length;
      await clock.advance(1000);
      const updated: boolean[] = [];
      const refresh = async () => {
        await made.refresh();
        updated.push(Number(made.updatedAt) > Number(before));
      };
      void refresh();
      void refresh();
      await clock.until(() => updated.length === 2);
      expect(updated).to.deep.equal([true, true]);
      const urls = backend.requests.slice(sent).map(({ url }) => url);
      expect(urls.length).to.equal(new Set(urls).size);
    });

    it('returns the same data while nothing changes', async () => {
      const made = await show(make());
      const { data } = made;
      expect(made.data).to.equal(data);
      made.requestUpdate();
      await made.updateComplete;
      expect(made.data).to.equal(data);
    });

    it('shows the response for the last attribute value when it changes during a load', async () => {
      backend.hold();
      const made = await ask(make());
      made.setAttribute(...element.change);
      await clock.advance(100);
      backend.release();
      await arrive(made);
      expect(made.state).to.equal('ready');
      expect(made.getAttribute(element.change[0])).to.equal(element.change[1]);
      expect(made.error).to.equal(null);
    });

    it('aborts its request when it is removed during a load, and sends it again when it is added', async () => {
      backend.hold();
      const made = await ask(make());
      expect(backend.requests).not.to.have.length(0);
      made.remove();
      await settled();
      expect(backend.requests.every(({ signal }) => signal.aborted)).to.equal(true);
      backend.release();
      await show(made);
      expect(made.state).to.equal('ready');
    });

    it('keeps its data when it is moved', async () => {
      backend.hold();
      const made = await ask(make());
      expect(backend.requests).not.to.have.length(0);
      const section = document.createElement('section');
      document.body.append(section);
      section.append(made);
      backend.release();
      await arrive(made);
      expect(made.state).to.equal('ready');
      const urls = backend.requests.map(({ url }) => url);
      expect(urls).to.deep.equal([...new Set(urls)]);
    });

    it('leaves no timer when it is removed', async () => {
      const before = clock.waiting;
      const made = await show(make());
      made.remove();
      await clock.advance(60_000);
      expect(clock.waiting).to.be.at.most(before);
    });

    it('shows its fallback content until there is data', async () => {
      backend.hold();
      const made = await ask(make({}, '<a href="https://a.example/">Ours</a>'));
      const fallback = made.querySelector('a');
      expect(fallback?.checkVisibility()).to.equal(true);
      backend.release();
      await arrive(made);
      expect(fallback?.checkVisibility()).to.equal(false);
    });

    it('keeps its fallback content when loading fails', async () => {
      backend.fail(404);
      const made = await show(make({}, '<a href="https://a.example/">Ours</a>'));
      expect(made.querySelector('a')?.checkVisibility()).to.equal(true);
    });

    it('warns of invalid values, and shows its data', async () => {
      const { warn } = console;
      const warned: string[] = [];
      console.warn = (...words: unknown[]) => warned.push(words.join(' '));
      const { observedAttributes } = make().constructor as typeof VtcElement;
      const layout = observedAttributes.includes('layout') ? { layout: 'spiral' } : {};
      const wrong = { theme: 'pink', 'time-zone': 'Mars/Base', 'heading-level': '9', ...layout };
      const made = await show(make(wrong));
      made.requestUpdate();
      await made.updateComplete;
      console.warn = warn;
      for (const [name, value] of Object.entries(wrong)) {
        const start = `<${tag} ${name}="${value}">: invalid value; use `;
        expect(
          warned.filter((text) => text.startsWith(start)),
          name,
        ).to.have.length(1);
      }
      expect(made.state).to.equal('ready');
      expect(textOf(made)).to.match(new RegExp(element.shows));
    });

    it('has no attribute by the name of a method, which frameworks would overwrite with its value', () => {
      const made = make();
      const { observedAttributes } = made.constructor as typeof VtcElement;
      const methods = observedAttributes.filter(
        (name) => typeof Reflect.get(made, name) === 'function',
      );
      expect(methods).to.deep.equal([]);
    });

    it('does not poll with refresh-seconds="0"', async () => {
      await show(make({ 'refresh-seconds': '0' }));
      const asked = backend.requests.length;
      await clock.advance(2 * 3_600_000);
      expect(backend.requests.length).to.equal(asked);
    });

    it('replaces the content of a declarative shadow root', async () => {
      const holder = document.createElement('div');
      document.body.append(holder);
      holder.setHTMLUnsafe(
        make().outerHTML.replace(
          '></',
          '><template shadowrootmode="open"><section part="base">Declared</section></template></',
        ),
      );
      const made = holder.firstElementChild as Element;
      await arrive(made);
      expect(made.shadowRoot?.querySelectorAll('[part~="base"]')).to.have.length(1);
      expect(made.shadowRoot?.textContent).not.to.include('Declared');
    });

    it('shows data of the page without a request', async () => {
      const source = await show(make());
      const asked = backend.requests.length;
      const { data } = source;
      const byProperty = make();
      byProperty.data = JSON.parse(JSON.stringify(data));
      await show(byProperty);
      const json = JSON.stringify(data).replaceAll('<', '\\u003c');
      const inline = await show(make({}, `<script type="application/json">${json}</script>`));
      for (const made of [byProperty, inline]) {
        expect(made.state).to.equal('ready');
        expect(textOf(made)).to.match(new RegExp(element.shows));
      }
      expect(backend.requests.length).to.equal(asked);
    });

    it("uses the company's colours in data of the page", async () => {
      const { data } = await show(make());
      const made = make({ theme: 'auto' });
      made.data = Object.assign({}, data, { theme: { background: '#123456', text: 7 } });
      await show(made);
      const base = made.shadowRoot?.querySelector('[part~="base"]');
      expect(base && getComputedStyle(base).backgroundColor).to.equal('rgb(18, 52, 86)');
    });

    it('dispatches vtc-load only with data, also when the page removes its own', async () => {
      const { data } = await show(make());
      const told: unknown[] = [];
      const made = make();
      made.addEventListener('vtc-load', (event) =>
        told.push((event as CustomEvent<{ data: unknown }>).detail.data),
      );
      made.data = data;
      await show(made);
      made.data = null;
      await clock.advance(100);
      expect(told.length).to.be.at.least(1);
      for (const one of told) expect(one).to.be.an('object');
    });

    it('warns the site owner of invalid JSON', async () => {
      const { error } = console;
      const logged: string[] = [];
      console.error = (...words: unknown[]) => logged.push(words.join(' '));
      const made = await show(make({}, '<script type="application/json">{oops</script>'));
      const wrongShape = await show(make({}, '<script type="application/json">"text"</script>'));
      console.error = error;
      for (const one of [made, wrongShape]) expect(one.error?.code).to.equal('SETUP');
      expect(logged).to.have.length(2);
      expect(backend.requests).to.have.length(0);
    });

    it('waits until it is near the viewport', async () => {
      const spacer = document.createElement('div');
      spacer.style.blockSize = '5000px';
      document.body.append(spacer);
      const made = make({ loading: 'lazy' });
      document.body.append(made);
      await clock.advance(100);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await clock.advance(100);
      expect(backend.requests).to.have.length(0);
      made.scrollIntoView();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await arrive(made);
      expect(made.state).to.equal('ready');
    });

    it('is in German in a German page, and follows changes of the language', async () => {
      document.documentElement.lang = 'de';
      const made = await failing(500);
      const base = made.shadowRoot?.querySelector('[part~="base"]');
      expect(base?.getAttribute('lang')).to.equal('de');
      const german = textOf(made);
      document.documentElement.lang = 'en';
      await clock.advance(100);
      expect(textOf(made)).not.to.equal(german);
      expect(textOf(made)).to.include('Try again');
    });

    it('is right-to-left in a right-to-left language', async () => {
      registerMessages('fa', { retry: 'تلاش دوباره' });
      const made = await failing(500);
      made.lang = 'fa';
      await clock.advance(100);
      const base = made.shadowRoot?.querySelector<HTMLElement>('[part~="base"]');
      expect(base && getComputedStyle(base).direction).to.equal('rtl');
      expect(textOf(made)).to.include('تلاش دوباره');
      expect(textOf(made)).to.include('could not be loaded');
    });

    for (const theme of ['light', 'dark', 'auto'] as const) {
      it(`has no axe violation, and readable text, with theme="${theme}"`, async () => {
        const made = await show(make({ theme }));
        expect(await clock.aside(() => violations(made))).to.deep.equal([]);
        expect(contrastFaults(made)).to.deep.equal([]);
      });
    }

    for (const [name, status] of [
      ['loading', undefined],
      ['error', 404],
    ] as const) {
      it(`has no axe violation in state ${name}`, async () => {
        if (status === undefined) backend.hold();
        else backend.fail(status);
        const made = await (status === undefined ? ask(make()) : show(make()));
        expect(made.state).to.equal(name);
        expect(await clock.aside(() => violations(made))).to.deep.equal([]);
      });
    }

    for (const width of [280, 320, 600, 1200]) {
      it(`keeps long and hostile names within ${width} px, and executes none of them`, async () => {
        const box = document.createElement('div');
        box.style.inlineSize = `${width}px`;
        document.body.append(box);
        const made = make(element.hostile ?? {});
        await show(made, box);
        const base = made.shadowRoot?.querySelector('[part~="base"]');
        expect(made.state).to.equal('ready');
        expect(base?.scrollWidth).to.be.at.most(width);
        expect(made.shadowRoot?.querySelector('script, iframe, [onerror]')).to.equal(null);
      });
    }

    /** Shows an element in a column of a width, as zoom makes it: 320 px are 400 % of 1,280 px. */
    async function showIn(width: number): Promise<Element> {
      const box = document.createElement('div');
      box.style.inlineSize = `${width}px`;
      document.body.append(box);
      return show(make({ searchable: '' }), box);
    }

    for (const width of [320, 900]) {
      it(`has targets of 24 px at least in ${width} px`, async () => {
        const made = await showIn(width);
        const targets = made.shadowRoot?.querySelectorAll<HTMLElement>('button, a, summary, input');
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

    it('fits into 320 px with the text spacing of WCAG 1.4.12', async () => {
      const made = await showIn(320);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
      made.shadowRoot?.adoptedStyleSheets.push(sheet);
      const base = made.shadowRoot?.querySelector('[part~="base"]');
      expect(base?.scrollWidth).to.be.at.most(320);
      const cut = [...(base?.querySelectorAll<HTMLElement>('*') ?? [])].filter((one) => {
        const style = getComputedStyle(one);
        const lines = one.clientHeight / Number.parseFloat(style.lineHeight);
        // Shortened on purpose: an end with an ellipsis, or whole lines left out.
        const isShortened =
          style.textOverflow === 'ellipsis' || Math.abs(lines - Math.round(lines)) < 0.05;
        // What only screen readers get is a pixel large.
        const isSeen = one.offsetHeight > 1 && one.closest('.visually-hidden, .folded') === null;
        return style.overflowY === 'hidden' && isSeen && !isShortened && one.innerText
          ? one.scrollHeight > one.clientHeight + 1
          : false;
      });
      expect(cut.map(({ className, innerText }) => `${className}: ${innerText}`)).to.deep.equal([]);
    });

    it('has one live region, which is empty without failures', async () => {
      const made = await show(make());
      const places = [...(made.shadowRoot?.querySelectorAll('[role="status"], [aria-live]') ?? [])];
      expect(places.map(({ textContent }) => textContent?.trim())).to.deep.equal(['']);
    });

    it('shows no picture of the API with images="none"', async () => {
      const made = await show(make({ images: 'none' }));
      expect(made.shadowRoot?.querySelectorAll('img')).to.have.length(0);
    });

    if (element.linkField !== undefined) {
      const template = `#{${element.linkField}}`;
      it('links its items by href-template, with a cancelable event', async () => {
        const made = await show(make({ 'href-template': template }));
        const link = made.shadowRoot?.querySelector<HTMLAnchorElement>('[part~="link"]');
        const selected: unknown[] = [];
        const refuse = (event: Event) => {
          selected.push((event as CustomEvent<{ item: unknown }>).detail.item);
          event.preventDefault();
        };
        document.body.addEventListener('vtc-select', refuse);
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
        link?.dispatchEvent(click);
        document.body.removeEventListener('vtc-select', refuse);
        expect(link?.hash).to.match(/^#.+/);
        expect(selected).to.have.length(1);
        expect(selected[0])
          .to.be.an('object')
          .with.property(element.linkField ?? '');
        expect(click.defaultPrevented).to.equal(true);
      });
    }

    it('has controls that are large enough for touch', async () => {
      const made = await show(make());
      const controls =
        made.shadowRoot?.querySelectorAll<HTMLElement>(
          'button, summary, input:not(.visually-hidden)',
        ) ?? [];
      for (const control of controls) {
        if (!control.checkVisibility()) continue;
        const { width, height } = control.getBoundingClientRect();
        expect(Math.min(width, height), control.outerHTML).to.be.at.least(28);
      }
    });

    it('does nothing when one of its controls receives the focus', async () => {
      const made = await show(make({ searchable: '' }));
      const told: string[] = [];
      for (const type of ['vtc-select', 'vtc-load'])
        made.addEventListener(type, () => told.push(type));
      made.shadowRoot?.addEventListener('toggle', () => told.push('toggle'), true);
      const controls = made.shadowRoot?.querySelectorAll<HTMLElement>(
        'a, button, summary, input, [tabindex]',
      );
      const context = () => [
        location.href,
        backend.requests.length,
        made.shadowRoot?.querySelectorAll('[popover], [open], [aria-expanded="true"]').length,
      ];
      for (const control of controls ?? []) {
        if (!control.checkVisibility()) continue;
        const before = context();
        control.focus();
        await clock.advance(100);
        expect(made.shadowRoot?.activeElement).to.equal(control);
        expect(context()).to.deep.equal(before);
      }
      expect(told).to.deep.equal([]);
    });

    it('has animations only while it loads, and transitions of at most 150 ms', async () => {
      const moving = () => made.shadowRoot?.getAnimations().length ?? 0;
      const seconds = ({ transitionDuration }: CSSStyleDeclaration) =>
        Math.max(...transitionDuration.split(',').map(parseFloat));
      const made = await ask(make({ searchable: '' }));
      expect(moving()).to.be.at.most(1);
      await arrive(made);
      expect(moving()).to.equal(0);
      for (const one of made.shadowRoot?.querySelectorAll('*') ?? [])
        expect(seconds(getComputedStyle(one)), one.outerHTML).to.be.at.most(0.15);
    });

    it('looks the same in a page with all: unset', async () => {
      const looks = async () => {
        const made = await show(make());
        const base = made.shadowRoot?.querySelector('[part~="base"]');
        const { display, borderTopWidth } = getComputedStyle(base ?? made);
        return { display, borderTopWidth };
      };
      const before = await looks();
      const style = document.createElement('style');
      style.textContent = '* { all: unset !important }';
      document.head.append(style);
      const after = await looks();
      style.remove();
      expect(before.borderTopWidth).to.equal('1px');
      expect(after).to.deep.equal(before);
    });

    it('works when an event listener of the page throws', async () => {
      const thrower = (event: Event) => {
        event.stopImmediatePropagation();
        throw new Error('the page failed');
      };
      const { onerror } = window;
      const reported: unknown[] = [];
      window.onerror = (message) => {
        reported.push(message);
        return true;
      };
      document.body.addEventListener('vtc-load', thrower);
      const made = await show(make());
      document.body.removeEventListener('vtc-load', thrower);
      window.onerror = onerror;
      expect(made.state).to.equal('ready');
      expect(reported).to.have.length(1);
    });

    it('uses properties that were set before it was defined', async () => {
      const early = document.createElement(tag) as Element;
      Object.assign(early, { heading: 'Early' });
      for (const [name, value] of Object.entries({
        'api-base': backend.apiBase,
        loading: 'eager',
        ...element.attributes,
      })) {
        early.setAttribute(name, value);
      }
      await show(early);
      expect(textOf(early)).to.include('Early');
    });

    it('can be cloned', async () => {
      const made = await show(make());
      const clone = await show(made.cloneNode(true) as Element);
      expect(clone.state).to.equal('ready');
    });
  });
}
