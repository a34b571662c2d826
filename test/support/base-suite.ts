import { expect } from '@open-wc/testing';
import { announcementsOf } from './announcements.js';
import {
  type Element,
  type ElementCase,
  elementStage,
  textOf,
  violations,
} from './element-stage.js';
import { warningsOf } from './warnings.js';

/** Defines the tests of what all elements inherit from `VtcElement`. */
export function baseSuite(testCase: ElementCase): void {
  const { tag } = testCase;

  describe(`<${tag}>, as a VtcElement,`, () => {
    const stage = elementStage(testCase);
    const { create, show, waitUntilLoaded, startLoading, waitForFailure, showFailure } = stage;

    it('dispatches events for data and failures', async () => {
      const events: string[] = [];
      const listen = ({ type, detail }: Event & { detail?: { code?: string } }) =>
        events.push(detail?.code ? `${type} ${detail.code}` : type);
      document.body.addEventListener('vtc-load', listen);
      document.body.addEventListener('vtc-error', listen);
      const element = await show(create());
      expect(events).to.deep.equal(['vtc-load']);
      stage.backend.fail(404);
      void element.refresh();
      await waitForFailure(element);
      expect(events).to.deep.equal(['vtc-load', 'vtc-error NOT_FOUND']);
      document.body.removeEventListener('vtc-load', listen);
      document.body.removeEventListener('vtc-error', listen);
    });

    it('sets the custom state that matches its content', async () => {
      stage.backend.hold();
      const element = await startLoading(create());
      expect(element.matches(':state(loading)')).to.equal(true);
      stage.backend.release();
      await waitUntilLoaded(element);
      expect(element.matches(':state(ready)')).to.equal(true);
      expect(element.matches(':state(loading)')).to.equal(false);
    });

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
    ] as const) {
      it(`shows an error when the response is ${name}`, async () => {
        stage.backend.respond = () => new Response(body);
        const element = await startLoading(create());
        await waitForFailure(element);
        expect(element.error?.code).to.equal('BAD_RESPONSE');
        expect(element.state).to.equal('error');
      });
    }

    it('recovers after a retry', async () => {
      const element = await showFailure(500);
      stage.backend.recover();
      element.shadowRoot?.querySelector<HTMLElement>('[part="button"]')?.click();
      await stage.clock.until(() => element.state === 'ready');
      expect(element.state).to.equal('ready');
      expect(element.error).to.equal(null);
    });

    const retryButton = (element: Element) =>
      element.shadowRoot?.querySelector<HTMLElement>('.failure > button');

    it('announces a failure with its name, again after each retry, and ends announcements', async () => {
      stage.backend.fail(500);
      const element = await startLoading(create({ heading: 'Ours' }));
      const announced = announcementsOf(element);
      await waitForFailure(element);
      const [failure] = announced;
      expect(failure).to.match(/^Ours: .* could not be loaded$/);
      expect(retryButton(element)?.ariaLabel).to.equal('Try again: Ours');
      expect(retryButton(element)?.closest('[role="status"]')).to.equal(null);
      await stage.clock.advance(60_000);
      expect(element.shadowRoot?.querySelector('[role="status"]')?.textContent).to.equal('');
      expect(announced).to.deep.equal([failure]);
      for (let retries = 1; retries <= 2; retries += 1) {
        retryButton(element)?.click();
        await stage.clock.advance(20_000);
        await stage.clock.until(() => announced.length > retries);
        expect(announced).to.deep.equal(Array(retries + 1).fill(failure));
      }
    });

    it('moves the focus from its retry button to its content', async () => {
      const element = await showFailure(500);
      stage.backend.recover();
      retryButton(element)?.focus();
      expect(element.shadowRoot?.activeElement).to.equal(retryButton(element));
      retryButton(element)?.click();
      await stage.clock.until(() => element.state !== 'error');
      await element.updateComplete;
      const focused = element.shadowRoot?.activeElement as HTMLElement | null | undefined;
      expect(focused?.innerText).to.match(new RegExp(testCase.expectedText));
      expect(focused?.matches('[part~="base"]')).to.equal(true);
      expect(await stage.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    });

    it('keeps its data when a refresh fails, and shows its age', async () => {
      const element = await show(create());
      stage.backend.fail(500);
      void element.refresh();
      await waitForFailure(element);
      expect(element.state).to.equal('ready');
      expect(element.matches(':state(stale)')).to.equal(true);
      expect(textOf(element)).to.match(new RegExp(testCase.expectedText));
      expect(textOf(element)).to.match(/Updated .*6:00/);
      expect(await stage.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    });

    it('shows that the browser is offline, and the age of the data', async () => {
      const element = await show(create());
      const note = () =>
        element.shadowRoot?.querySelector('.stage [part="note"]')?.textContent?.trim() ?? '';
      const connect = async (onLine: boolean) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
        dispatchEvent(new Event(onLine ? 'online' : 'offline'));
        await stage.clock.advance(0);
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
      const sent = stage.backend.requests.length;
      await stage.clock.advance(1000);
      const updated: boolean[] = [];
      const refresh = async () => {
        await element.refresh();
        updated.push(Number(element.updatedAt) > Number(before));
      };
      void refresh();
      void refresh();
      await stage.clock.until(() => updated.length === 2);
      expect(updated).to.deep.equal([true, true]);
      const urls = stage.backend.requests.slice(sent).map(({ url }) => url);
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

    it('aborts its request soon after it is removed during a load, and sends it again when it is added', async () => {
      stage.backend.hold();
      const element = await startLoading(create());
      expect(stage.backend.requests).not.to.have.length(0);
      element.remove();
      await stage.clock.advance(300);
      expect(stage.backend.requests.every(({ signal }) => signal.aborted)).to.equal(true);
      stage.backend.release();
      await show(element);
      expect(element.state).to.equal('ready');
    });

    it('keeps its data when it is moved', async () => {
      stage.backend.hold();
      const element = await startLoading(create());
      expect(stage.backend.requests).not.to.have.length(0);
      const section = document.createElement('section');
      document.body.append(section);
      section.append(element);
      stage.backend.release();
      await waitUntilLoaded(element);
      expect(element.state).to.equal('ready');
      const urls = stage.backend.requests.map(({ url }) => url);
      expect(urls).to.deep.equal([...new Set(urls)]);
    });

    it('shows its fallback content until there is data', async () => {
      stage.backend.hold();
      const element = await startLoading(create({}, '<a href="https://a.example/">Ours</a>'));
      const fallback = element.querySelector('a');
      expect(fallback?.checkVisibility()).to.equal(true);
      stage.backend.release();
      await waitUntilLoaded(element);
      expect(fallback?.checkVisibility()).to.equal(false);
    });

    it('shows the rest of its skeleton below a link, in the same space', async () => {
      stage.backend.hold();
      const plain = await startLoading(create());
      const element = await startLoading(create({}, '<a href="https://a.example/">Ours</a>'));
      const boxOf = (node: globalThis.Element | null | undefined) => node?.getBoundingClientRect();
      const rest = boxOf(element.shadowRoot?.querySelector('.rest'));
      const isInline = element.shadowRoot?.querySelector('.is-inline') !== null;
      expect(boxOf(element)?.height).to.be.closeTo(boxOf(plain)?.height ?? 0, isInline ? 16 : 1);
      if (isInline) return;
      expect(rest?.top).to.be.least(boxOf(element.querySelector('a'))?.bottom ?? Infinity);
      expect(rest?.height).to.be.above(0);
      stage.backend.release();
    });

    it('keeps its fallback content when loading fails', async () => {
      stage.backend.fail(404);
      const element = await show(create({}, '<a href="https://a.example/">Ours</a>'));
      expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
    });

    it('does not poll with refresh-seconds="0"', async () => {
      await show(create({ 'refresh-seconds': '0' }));
      const requestCount = stage.backend.requests.length;
      await stage.clock.advance(2 * 3_600_000);
      expect(stage.backend.requests.length).to.equal(requestCount);
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
      await stage.clock.advance(100);
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
      for (const faulty of [element, wrongShape]) expect(faulty.error?.code).to.equal('SETUP');
      expect(logged).to.have.length(2);
      expect(stage.backend.requests).to.have.length(0);
    });

    it('waits until it is near the viewport', async () => {
      const spacer = document.createElement('div');
      spacer.style.blockSize = '5000px';
      document.body.append(spacer);
      const element = create({ loading: 'lazy' });
      document.body.append(element);
      await stage.clock.advance(100);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await stage.clock.advance(100);
      expect(stage.backend.requests).to.have.length(0);
      element.scrollIntoView();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await waitUntilLoaded(element);
      expect(element.state).to.equal('ready');
    });

    if (testCase.linkField !== undefined)
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
        'api-base': stage.backend.apiBase,
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
      Object.assign(element, { apiBase: stage.backend.apiBase, vtc, token });
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
      expect(stage.backend.paths.filter((path) => path.includes('unknown'))).to.deep.equal([]);
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
      const { length } = stage.backend.requests;
      const states = new Set<string>();
      // Near the viewport, so that a list does not load more because its end is in view.
      place.style.top = `${innerHeight + 100}px`;
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise(requestAnimationFrame);
        await stage.clock.advance(100);
        states.add(element.state);
      }
      expect([...states]).to.deep.equal(['ready']);
      expect(loads).to.equal(1);
      expect(stage.backend.requests.length).to.equal(length);
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
