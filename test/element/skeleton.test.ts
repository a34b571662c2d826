import { expect } from '@open-wc/testing';
import { elements } from '../../src/widgets/all.js';
import { ElementFixture, queryAll } from '../support/element-fixture.js';
import { settled } from '../support/driven-clock.js';

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

  for (const [tag, attributes, count] of [
    ['vtc-news', { limit: '5' }, 5],
    ['vtc-news', { limit: '5', layout: 'cards' }, 5],
    ['vtc-news', { limit: '5', layout: 'compact' }, 5],
    ['vtc-gallery', { limit: '12' }, 12],
    ['vtc-roster', { layout: 'list', 'group-by': 'none', 'page-size': '12' }, 12],
  ] as const)
    it(`of <${tag}> with ${JSON.stringify(attributes)} has as many items`, async () => {
      const element = fixture.add(tag, { theme: 'light', token: 'emb_x', ...attributes });
      await settled();
      await element.updateComplete;
      const items = queryAll(element, '.skeleton li').filter(
        (item) => getComputedStyle(item).visibility === 'visible',
      );
      expect(items).to.have.length(count);
    });

  /** Two for each of 50 members, one for each heading. */
  const maxBoxes = 110;
  // A stream shows no skeleton of an overlay.
  const scenes = elements
    .flatMap(({ tag, scenes }) => scenes.map((scene) => ({ tag, ...scene })))
    .filter(({ attributes }) => attributes['layout'] !== 'overlay');

  for (const { tag, attributes } of scenes)
    it(`of <${tag}> with ${JSON.stringify(attributes)} has boxes for what comes, at most two for each item`, async () => {
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
        expect(boxes, `${width} px: ${boxes.join()}`).to.have.length.within(1, maxBoxes);
        element.remove();
      }
    });
});
