import { expect } from '@open-wc/testing';
import { ElementFixture, queryAll } from '../support/element-fixture.js';
import { settled } from '../support/driven-clock.js';

/** Elements in their layouts, with more items than a skeleton has boxes. */
const elements: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] =
  [
    ...['list', 'cards', 'compact'].map(
      (layout) => ['vtc-upcoming-events', { layout, limit: '10' }] as const,
    ),
    ['vtc-live-events', {}],
    ['vtc-live-events', { layout: 'bar' }],
    ...['card', 'banner', 'badge'].map((layout) => ['vtc-card', { layout }] as const),
    ...['grid', 'list'].flatMap((layout) => [
      ['vtc-roster', { layout }] as const,
      ['vtc-roster', { layout, 'group-by': 'none' }] as const,
    ]),
    ['server-stats', { show: 'totals history servers peak heatmap' }],
    ['server-stats', { layout: 'compact' }],
    ['vtc-calendar', {}],
    ['vtc-event', {}],
    ...['grid', 'strip'].map((layout) => ['vtc-gallery', { layout }] as const),
    ...['list', 'cards', 'compact'].map((layout) => ['vtc-news', { layout }] as const),
    ...['grid', 'list', 'logos'].map((layout) => ['vtc-partners', { layout }] as const),
    ...['list', 'cards'].map((layout) => ['vtc-past-events', { layout }] as const),
    ['vtc-recruitment', {}],
    ['vtc-rules', {}],
  ];

/** Whether an element, or generated content of it, is a visible box of the skeleton. */
function isBox(node: HTMLElement, generated?: string): boolean {
  const style = getComputedStyle(node, generated);
  if (generated && (style.content === 'none' || style.content === 'normal')) return false;
  const isPainted =
    style.backgroundImage !== 'none' || !/, 0\)$|\/ 0\)$/.test(style.backgroundColor);
  return isPainted && style.visibility === 'visible' && node.checkVisibility();
}

describe('a skeleton', () => {
  let fixture: ElementFixture;

  beforeEach(() => {
    fixture = new ElementFixture();
    fixture.backend.hold();
  });
  afterEach(() => fixture.close());

  for (const [tag, attributes] of elements)
    it(`of <${tag}> with ${JSON.stringify(attributes)} has some boxes, at most eight`, async () => {
      for (const width of [320, 600, 1000]) {
        const element = fixture.add(
          tag,
          { theme: 'light', token: 'emb_x', ...attributes },
          { width },
        );
        await settled();
        await element.updateComplete;
        const boxes = queryAll(element, '.skeleton *').flatMap((node) =>
          ([undefined, '::before', '::after'] as const)
            .filter((generated) => isBox(node, generated))
            .map((generated) => `${node.className}${generated ?? ''}`),
        );
        expect(boxes, `${width} px: ${boxes.join()}`).to.have.length.within(1, 8);
        element.remove();
      }
    });
});
