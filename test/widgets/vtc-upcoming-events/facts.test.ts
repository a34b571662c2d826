import { expect } from '@open-wc/testing';
import { registerMessages } from '../../../src/element/language.js';
import { convoy } from '../../support/convoys.js';
import { ElementFixture } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';

/** The lines of the text in an element, as they are rendered. */
function linesOf(element: HTMLElement): string[] {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const range = document.createRange();
    for (const [index, character] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width > 0) lines.set(top, (lines.get(top) ?? '') + character);
    }
  }
  return [...lines.values()];
}

describe('the facts of a convoy', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-27T12:00:00Z');
  });
  afterEach(() => fixture.close());

  async function factsOf(lang: string, fields: Parameters<typeof convoy>[0]): Promise<string> {
    const element = await fixture.show(tag, { lang }, { items: [convoy(fields)] });
    const facts = element.shadowRoot?.querySelector<HTMLElement>('.facts');
    return facts?.innerText.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ') ?? '';
  }

  for (const [category, words] of [
    ['truck show', 'Truckshow'],
    ['Truck_Show', 'Truckshow'],
    ['race', 'Rennen'],
    ['meetup', 'Treffen'],
    ['TRAINING', 'Schulung'],
    ['Charity run', 'Charity run'],
    ['constructor', 'constructor'],
  ] as const) {
    it(`name the category "${category}" in German`, async () => {
      expect(await factsOf('de', { category })).to.include(`ETS2 ${words} 17 dabei`);
    });
  }

  for (const category of ['convoy', 'Convoy', '', ' ']) {
    it(`omit the category "${category}"`, async () => {
      expect(await factsOf('de', { category })).to.include('ETS2 17 dabei');
    });
  }

  for (const [name, category, isShown] of [
    ['Training on Friday', 'training', false],
    ['TRAINING', 'Training', false],
    ['Weekly Convoy', 'training', true],
  ] as const)
    it(`${isShown ? 'have' : 'omit'} the category "${category}" where the name is "${name}"`, async () => {
      const text = await factsOf('en', { name, category });
      expect(text.includes('ETS2 Training 17'), text).to.equal(isShown);
    });

  for (const layout of ['list', 'cards']) {
    it(`are separated by dots, which never begin a line (${layout})`, async () => {
      const wrapping = convoy({ departure: 'Las Vegas (Quarry)', arrival: 'Houston (Port)' });
      const element = await fixture.show(
        tag,
        { layout, 'second-time-zone': 'Asia/Tokyo' },
        { items: [wrapping] },
      );
      for (let width = 240; width <= 900; width += 10) {
        element.style.inlineSize = `${width}px`;
        for (const part of element.shadowRoot?.querySelectorAll<HTMLElement>('li > p') ?? [])
          for (const line of linesOf(part))
            expect(line.trim(), `${width} px: ${line}`).not.to.match(/^·/);
      }
    });
  }

  it('show the route in reading direction', async () => {
    registerMessages('fa', { end: 'پایان' });
    for (const [lang, direction, arrow] of [
      ['en', 'ltr', '→'],
      ['fa', 'rtl', '←'],
    ] as const) {
      const element = await fixture.show(tag, { lang }, { items: [convoy()] });
      const route = element.shadowRoot?.querySelector('[part~="route"]');
      expect(route && getComputedStyle(route).direction).to.equal(direction);
      expect(route?.textContent).to.include(
        `\u2068Calais\u2069\u00a0${arrow} \u2068Duisburg\u2069`,
      );
      const places = ['Calais', 'Duisburg'].map((place) => {
        const range = document.createRange();
        const text = [...(route?.firstElementChild?.childNodes ?? [])].find(
          (node) => node instanceof Text,
        );
        const at = text?.textContent?.indexOf(place) ?? 0;
        if (text) range.setStart(text, at);
        if (text) range.setEnd(text, at + place.length);
        return range.getBoundingClientRect().left;
      });
      expect(Math.sign((places[1] ?? 0) - (places[0] ?? 0))).to.equal(direction === 'ltr' ? 1 : -1);
    }
  });
});
