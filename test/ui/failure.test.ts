import { expect } from '@open-wc/testing';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { elements } from '../../src/widgets/all.js';
import type { Backend } from '../support/backend.js';
import type { DrivenClock } from '../support/driven-clock.js';
import { embedToken } from '../support/embed-tokens.js';
import { addBox, ElementFixture, query } from '../support/element-fixture.js';

const tags = [
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-card',
  'vtc-roster',
  'server-stats',
] as const;
const fallback = '<a href="https://northern-haul.example/convoys">Our convoys</a>';
const emPx = 16;

describe('an element that cannot load', () => {
  let fixture: ElementFixture;
  let clock: DrivenClock;
  let backend: Backend;

  beforeEach(() => {
    fixture = new ElementFixture(undefined, {
      lang: 'en',
      attributes: { vtc: 'northern_haul', token: embedToken(1), limit: '5', theme: 'light' },
    });
    ({ backend, clock } = fixture);
  });

  afterEach(() => fixture.close());

  /** Adds an element with fallback content in a box of a width. */
  function insert(
    tag: string,
    content: string,
    { width = 640, attributes = {} }: { width?: number; attributes?: Record<string, string> } = {},
  ): VtcElement<unknown> {
    const box = addBox(width);
    box.style.font = `${emPx}px/1.5 sans-serif`;
    const element = fixture.create(tag, attributes, { content });
    box.append(element);
    return element;
  }

  async function waitForFailure(element: VtcElement<unknown>): Promise<void> {
    await clock.advance(20_000);
    await clock.until(() => element.state === 'error');
    await element.updateComplete;
  }

  const boxOf = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect(NaN, NaN, NaN, NaN);
  const part = (element: HTMLElement, name: string) => query(element, `[part~="${name}"]`);
  const textIn = (element: HTMLElement) => part(element, 'base')?.innerText ?? '';

  for (const tag of tags) {
    it(`shows the fallback of ${tag} at the top of the reserved space while loading`, async () => {
      backend.hold();
      const element = insert(tag, fallback);
      await clock.advance(100);
      await element.updateComplete;
      expect(element.state).to.equal('loading');
      const top = boxOf(element.querySelector('a')).top - boxOf(element).top;
      expect(top).to.be.at.most(7 * emPx);
      expect(boxOf(element).height).to.be.greaterThan(top + 2 * emPx);
    });

    for (const width of [320, 1200]) {
      it(`collapses the reserved space of ${tag} at ${width} px, with and without fallback`, async () => {
        backend.fail(500);
        const plain = insert(tag, '', { width });
        const withFallback = insert(tag, fallback, { width });
        await waitForFailure(plain);
        await waitForFailure(withFallback);
        expect(boxOf(plain).height).to.be.at.most(12 * emPx);
        expect(boxOf(withFallback).height).to.be.at.most(14 * emPx);
        expect(plain.shadowRoot?.querySelector('.skeleton')).to.equal(null);
        const link = boxOf(withFallback.querySelector('a'));
        const button = boxOf(part(withFallback, 'button'));
        expect(link.height).to.be.greaterThan(0);
        expect(link.top - boxOf(withFallback).top).to.be.at.most(7 * emPx);
        expect(button.top).to.be.at.least(link.bottom);
      });
    }

    it(`lets the visitor retry ${tag} beside its fallback`, async () => {
      backend.fail(500);
      const element = insert(tag, fallback);
      await waitForFailure(element);
      expect(textIn(element)).to.include('could not be loaded');
      backend.recover();
      part(element, 'button')?.click();
      await clock.until(() => element.state !== 'error' && element.error === null);
      expect(element.error).to.equal(null);
    });

    it(`shows the error slot of ${tag} beside its fallback`, async () => {
      backend.fail(500);
      const element = insert(tag, `${fallback}<p slot="error">Back soon</p>`);
      await waitForFailure(element);
      expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
      expect(boxOf(element.querySelector('p')).height).to.be.greaterThan(0);
      expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
    });
  }

  for (const { tag } of elements)
    it(`shows icon, message and retry button of ${tag} as one block, in the same text size`, async () => {
      backend.fail(500);
      for (const width of [1200, 200]) {
        const element = insert(tag, '', { width });
        await waitForFailure(element);
        const [heading, failure, icon, message, button] = [
          '.heading',
          '.failure',
          '.failure > .icon',
          '.failure .note',
          '.failure > .button',
        ].map((selector) => query(element, selector));
        if (!failure || !icon || !message || !button) throw new Error(`${tag}: incomplete`);
        const [style, buttonStyle] = [message, button].map((node) => getComputedStyle(node));
        expect(buttonStyle?.fontSize).to.equal(style?.fontSize);
        expect(Number(style?.fontWeight)).to.be.at.most(400);
        expect(Number(buttonStyle?.fontWeight)).to.be.at.most(400);
        expect(boxOf(message).left - boxOf(icon).right).to.be.within(4, 12);
        const isBelow = boxOf(button).left < boxOf(message).right;
        if (width === 1200) {
          const text =
            boxOf(button).left + Number.parseFloat(buttonStyle?.paddingInlineStart ?? '');
          expect(isBelow).to.equal(false);
          expect(text - boxOf(message).right).to.be.closeTo(12, 1);
        }
        const isInline = query(element, '.base')?.matches('.is-inline');
        if (heading && !isInline) {
          expect(boxOf(icon).left).to.be.closeTo(boxOf(heading).left, 1);
          expect(boxOf(icon).top).to.be.at.least(boxOf(heading).bottom);
          expect(getComputedStyle(heading).color).to.equal(
            getComputedStyle(query(element, '.base') ?? heading).color,
          );
        }
        // The target is higher than the line, which is all that takes space.
        expect(boxOf(button).height).to.be.at.least(40);
        expect(boxOf(failure).height).to.be.at.most(isInline ? 60 : isBelow ? 120 : 24);
        element.remove();
      }
    });

  it('is a box where no retry can help, and a line below fallback content', async () => {
    backend.respond = () =>
      Response.json({ code: 'NOT_FOUND', message: 'Not found' }, { status: 404 });
    const [plain, withFallback] = ['', fallback].map((content) =>
      insert('vtc-roster', content, { attributes: { frame: 'none' } }),
    ) as [VtcElement<unknown>, VtcElement<unknown>];
    await waitForFailure(plain);
    await waitForFailure(withFallback);
    const [failure, icon, text] = ['', ' > .icon', ' .note'].map((selector) =>
      boxOf(query(plain, `.failure${selector}`)),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(failure.height).to.be.within(56, 68);
    expect(icon.left - failure.left).to.equal(12);
    expect(icon.height).to.be.above(36);
    expect(text.left).to.be.above(icon.right);
    expect(part(plain, 'button')).to.equal(undefined);
    expect(boxOf(query(withFallback, '.failure')).height).to.be.at.most(24);
  });

  it('shows the fallback content or the error slot instead of advice for the site owner', async () => {
    const { error } = console;
    console.error = () => undefined;
    const invalid = { attributes: { token: 'svc_x' } };
    const plain = insert('vtc-live-events', '', invalid);
    const withFallback = insert('vtc-live-events', fallback, invalid);
    const withSlot = insert('vtc-live-events', `${fallback}<p slot="error">Back soon</p>`, invalid);
    for (const element of [plain, withFallback, withSlot]) await waitForFailure(element);
    console.error = error;
    expect(textIn(plain)).to.include('Not available.');
    for (const element of [plain, withSlot])
      expect(textIn(element)).not.to.include('developer key');
    expect(textIn(withFallback)).not.to.include('developer key');
    expect(withFallback.shadowRoot?.querySelector('.message')).to.equal(null);
    expect(withSlot.querySelector('p')?.checkVisibility()).to.equal(true);
  });
});
