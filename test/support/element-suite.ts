import { expect } from '@open-wc/testing';
import type { AttributeType } from '../../src/element/attributes.js';
import { registerMessages } from '../../src/element/language.js';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { contrastFailures } from './contrast.js';
import {
  type Element,
  type ElementCase,
  elementStage,
  textOf,
  violations,
} from './element-stage.js';
import { overflows } from './overflow.js';
import { smallTargets } from './targets.js';
import { warningsOf } from './warnings.js';

/** The layouts of an element; an empty one if it has no attribute for them. */
function layoutsOf(tag: string): readonly string[] {
  const { attributeTypes } = document.createElement(tag).constructor as typeof VtcElement;
  const types: Readonly<Record<string, AttributeType<unknown>>> = attributeTypes;
  return types['layout']?.values ?? [''];
}

/** Whether a part of the text of an element that hides its overflow is outside of it. */
function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY, fontSize } = getComputedStyle(element);
  // Text for screen readers only is in a box of one pixel, or has no size.
  const isSeen = element.offsetHeight > 1 && element.closest('.visually-hidden') === null;
  if (!isSeen || !element.innerText || fontSize === '0px') return false;
  const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (
    (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}

/**
 * Whether a text is an excerpt or a part of one, with a button that shows all of it, is a name whose link opens all of it, or is in a bar of
 * one line, which opens all of it: the only texts that may be cut.
 */
function isExcerpt(element: HTMLElement, root: ShadowRoot | null): boolean {
  const { id } = element.closest('[id]') ?? element;
  if (element.matches('.title:has(> [part~="link"])')) return true;
  if (element.closest('.bar > :is(a, button)')) return true;
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

/** Defines the tests of what differs between elements. */
export function elementSuite(testCase: ElementCase): void {
  const { tag } = testCase;

  describe(`<${tag}>, as every element,`, () => {
    const stage = elementStage(testCase);
    const { create, show, waitUntilLoaded, startLoading, waitForFailure, showFailure } = stage;

    it('shows its data', async () => {
      const element = await show(create());
      expect(element.state).to.equal('ready');
      expect(textOf(element)).to.match(new RegExp(testCase.expectedText));
      expect(element.data).to.be.an('object');
      expect(element.updatedAt).to.be.an.instanceOf(Date);
    });

    it('is aria-busy, and not blank, while it loads', async () => {
      stage.backend.hold();
      const element = await startLoading(create());
      const base = element.shadowRoot?.querySelector('[part~="base"]');
      expect(element.state).to.equal('loading');
      expect(base?.getAttribute('aria-busy')).to.equal('true');
      expect(base?.getBoundingClientRect().height).to.be.greaterThan(40);
    });

    if (testCase.emptyResponse) {
      const { emptyResponse } = testCase;
      it('shows a text when there are no items', async () => {
        stage.backend.respond = emptyResponse;
        const element = await show(create());
        expect(element.state).to.equal('empty');
        expect(textOf(element).trim()).not.to.equal('');
        expect(await stage.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
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
        expect(stage.backend.requests).to.have.length(0);
      });
    }

    it('shows an error when the response is JSON of another shape', async () => {
      stage.backend.respond = () => new Response('[1,2]');
      const element = await startLoading(create());
      await waitForFailure(element);
      expect(element.error?.code).to.equal('BAD_RESPONSE');
      expect(element.state).to.equal('error');
    });

    it('shows the response for the last attribute value when it changes during a load', async () => {
      stage.backend.hold();
      const element = await startLoading(create());
      element.setAttribute(...testCase.change);
      await stage.clock.advance(100);
      stage.backend.release();
      await waitUntilLoaded(element);
      expect(element.state).to.equal('ready');
      expect(element.getAttribute(testCase.change[0])).to.equal(testCase.change[1]);
      expect(element.error).to.equal(null);
    });

    it('leaves no timer when it is removed', async () => {
      const before = stage.clock.pendingTimers;
      const element = await show(create());
      element.remove();
      await stage.clock.advance(60_000);
      expect(stage.clock.pendingTimers).to.be.at.most(before);
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

    /** The levels of the visible headings, from a slotted one on. */
    const headingLevels = (element: Element): number[] =>
      [
        ...element.querySelectorAll('[slot="heading"]'),
        ...(element.shadowRoot?.querySelectorAll('[role="heading"]') ?? []),
      ]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.ariaLevel ?? heading.localName.slice(1)));

    for (const [described, attributes, hasSlotted, isTitled] of [
      ['its own heading', { heading: 'Title' }, false, true],
      ['a heading of the page in its slot', {}, true, true],
      ['no heading', { heading: '' }, false, false],
    ] as const)
      it(`skips no level of headings from any heading-level to 6, with ${described}`, async () => {
        for (const level of [2, 3, 4, 5, 6]) {
          const slotted = hasSlotted ? `<h${level} slot="heading">Title</h${level}>` : '';
          const all = { ...attributes, 'heading-level': String(level) };
          const [first = level, ...others] = headingLevels(await show(create(all, slotted)));
          const lowest = Math.min(6, isTitled ? level + 1 : level);
          expect(first).to.equal(level);
          let above = first;
          for (const other of others) {
            expect(other, `level ${level}: ${first}, ${others}`).to.be.within(
              lowest,
              Math.min(6, above + 1),
            );
            above = other;
          }
          document.body.replaceChildren();
        }
      });

    it('shows data of the page without a request', async () => {
      const source = await show(create());
      const requestCount = stage.backend.requests.length;
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
      expect(stage.backend.requests.length).to.equal(requestCount);
    });

    it('is in German in a German page, and follows changes of the language', async () => {
      document.documentElement.lang = 'de';
      const element = await showFailure(500);
      const base = element.shadowRoot?.querySelector('[part~="base"]');
      await stage.clock.until(() => base?.getAttribute('lang') === 'de');
      expect(base?.getAttribute('lang')).to.equal('de');
      const german = textOf(element);
      document.documentElement.lang = 'en';
      await stage.clock.advance(100);
      expect(textOf(element)).not.to.equal(german);
      expect(textOf(element)).to.include('Try again');
    });

    it('is right-to-left in a right-to-left language', async () => {
      registerMessages('fa', { retry: 'تلاش دوباره' });
      const element = await showFailure(500);
      element.lang = 'fa';
      await stage.clock.advance(100);
      const base = element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]');
      expect(base && getComputedStyle(base).direction).to.equal('rtl');
      expect(textOf(element)).to.include('تلاش دوباره');
      expect(textOf(element)).to.include('could not be loaded');
    });

    for (const theme of ['light', 'dark', 'auto'] as const) {
      it(`has no axe violation, and readable text, with theme="${theme}"`, async () => {
        const element = await show(create({ theme }));
        expect(await stage.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
        expect(contrastFailures(element)).to.deep.equal([]);
      });
    }

    for (const [name, status] of [
      ['loading', undefined],
      ['error', 404],
    ] as const) {
      it(`has no axe violation in state ${name}`, async () => {
        if (status === undefined) stage.backend.hold();
        else stage.backend.fail(status);
        const element = await (status === undefined ? startLoading(create()) : show(create()));
        expect(element.state).to.equal(name);
        expect(await stage.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
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

    for (const layout of layoutsOf(tag))
      for (const width of [320, 900]) {
        it(`has targets of 24 px at least in ${width} px, ${layout}`, async () => {
          const element = await showInColumn(width, layout ? { layout } : {});
          expect(smallTargets(element)).to.deep.equal([]);
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
            (part) => isCut(part) && !isExcerpt(part, element.shadowRoot),
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
          (part) => isCut(part) && !isExcerpt(part, element.shadowRoot),
        );
        document.body.style.removeProperty('font-size');
        expect(base?.scrollWidth).to.be.at.most(320);
        expect(cut.map(({ className, innerText }) => `${className}: ${innerText}`)).to.deep.equal(
          [],
        );
      });
    }

    for (const [names, attributes] of [
      ['', { lang: 'en' }],
      ['long and hostile ', { ...testCase.hostile, lang: 'de' }],
    ] as const)
      for (const layout of layoutsOf(tag)) {
        it(`has no part with ${names}texts outside of its box with text of 200 %, ${layout}`, async () => {
          document.body.style.fontSize = '32px';
          const element = await showInColumn(1280, layout ? { ...attributes, layout } : attributes);
          const found: string[] = [];
          for (const width of [1280, 320, 240]) {
            element.parentElement?.style.setProperty('inline-size', `${width}px`);
            await stage.clock.advance(100);
            found.push(...overflows(element).map((fault) => `${width} px: ${fault}`));
          }
          document.body.style.removeProperty('font-size');
          expect(found).to.deep.equal([]);
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

      it('warns the site owner of an unknown field in href-template, once', async () => {
        const invalid = '/x/{nothing}';
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
        stage.backend.requests.length,
        element.shadowRoot?.querySelectorAll('[popover], [open], [aria-expanded="true"]').length,
      ];
      for (const control of controls ?? []) {
        if (!control.checkVisibility()) continue;
        const before = context();
        control.focus();
        await stage.clock.advance(100);
        expect(element.shadowRoot?.activeElement).to.equal(control);
        expect(context()).to.deep.equal(before);
      }
      expect(events).to.deep.equal([]);
    });

    it('has animations only while it loads, and transitions of at most 150 ms', async () => {
      // Those of a scroll position do not run by themselves.
      const animationCount = () =>
        element.shadowRoot?.getAnimations().filter(({ timeline }) => timeline === document.timeline)
          .length ?? 0;
      const seconds = ({ transitionDuration }: CSSStyleDeclaration) =>
        Math.max(...transitionDuration.split(',').map(parseFloat));
      const element = await startLoading(create({ searchable: '' }));
      expect(animationCount()).to.be.at.most(1);
      await waitUntilLoaded(element);
      expect(animationCount()).to.equal(0);
      for (const part of element.shadowRoot?.querySelectorAll('*') ?? [])
        expect(seconds(getComputedStyle(part)), part.outerHTML).to.be.at.most(0.15);
    });

    it('ignores custom properties of the page that have the names of its own', async () => {
      const element = await show(create());
      const rendered = () =>
        [...(element.shadowRoot?.querySelectorAll('.base, .base *') ?? [])].map((element) => {
          const { backgroundColor, fill, inlineSize, blockSize } = getComputedStyle(element);
          return [element.className, inlineSize, blockSize, backgroundColor, fill].join(' ');
        });
      const before = rendered();
      const names = ['card', 'dot', 'hue', 'line', 'size', 'tile', 'space', 'muted', 'primary'];
      for (const name of names) document.documentElement.style.setProperty(`--${name}`, 'red');
      const after = rendered();
      for (const name of names) document.documentElement.style.removeProperty(`--${name}`);
      expect(after).to.deep.equal(before);
    });
  });
}
