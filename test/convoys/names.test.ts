import { expect } from '@open-wc/testing';
import { convoy } from '../support/convoys.js';
import { registerMessages } from '../../src/element/language.js';
import { ElementFixture, frames, query, queryAll } from '../support/element-fixture.js';

const name = 'The long night run of all companies from the harbour of Rotterdam to Barcelona';

describe('names of convoys and their status', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-26T17:00:00Z', { lang: 'en' });
  });
  afterEach(() => fixture.close());

  for (const [tag, attributes, selector, narrowLines, lines] of [
    ['vtc-upcoming-events', {}, '.title', 2, 2],
    ['vtc-upcoming-events', { layout: 'cards' }, '.title', 2, 2],
    ['vtc-live-events', {}, '.title', 3, 2],
    ['vtc-past-events', {}, '.title', 3, 2],
    ['vtc-calendar', {}, '.agenda .title', 3, 3],
  ] as const)
    it(`<${tag}> ${JSON.stringify(attributes)} cuts a name after ${narrowLines} lines at 280 px, and ${lines} at 360 and 640 px`, async () => {
      const isPast = tag === 'vtc-past-events';
      const times = isPast
        ? { startAt: '2026-11-20T18:00:00Z', endAt: '2026-11-20T20:00:00Z' }
        : {};
      const long = `${name} and back to the harbour`;
      const element = await fixture.show(tag, attributes, {
        items: [convoy({ name: long, ...times })],
      });
      for (const width of [280, 360, 640]) {
        element.style.inlineSize = `${width}px`;
        const title = query(element, selector);
        if (!title) throw new Error(`There is no ${selector}.`);
        const { lineHeight, fontSize } = getComputedStyle(title);
        const height = parseFloat(lineHeight) || 1.5 * parseFloat(fontSize);
        const shown = Math.round(title.getBoundingClientRect().height / height);
        expect(shown, `${width} px`).to.be.within(1, width === 280 ? narrowLines : lines);
        if (width === 280) expect(title.scrollHeight).to.be.above(title.clientHeight + 4);
      }
    });

  it('begin at their own start in a page from right to left where they are cut, so that the ellipsis is seen', async function () {
    if (!CSS.supports('animation-timeline: scroll(self)')) return this.skip();
    registerMessages('ar', { liveHeading: 'x' });
    const items = [convoy({ name: `${name} and back` }), convoy({ id: 2, name: 'Night Run' })];
    const element = await fixture.show('vtc-upcoming-events', { lang: 'ar' }, { items });
    element.style.inlineSize = '280px';
    await frames();
    const aligned = queryAll(element, '.title').map((title) => getComputedStyle(title).textAlign);
    expect(aligned).to.deep.equal(['start', 'right']);
  });

  for (const [status, fields] of [
    ['that meets soon', { startAt: '2026-11-26T18:00:00Z', meetupAt: '2026-11-26T17:42:00Z' }],
    ['that is live', { startAt: '2026-11-26T16:00:00Z', meetupAt: null }],
  ] as const)
    for (const theme of ['light', 'dark', 'auto', 'page'])
      it(`has the same pill of a convoy ${status} in list, cards and the convoy in full, with theme="${theme}"`, async () => {
        const event = convoy({ ...fields, endAt: '2026-11-26T21:00:00Z' });
        const pills: Record<string, string>[] = [];
        for (const [tag, attributes, data] of [
          ['vtc-event', {}, { event, details: null }],
          ['vtc-upcoming-events', { layout: 'list' }, { items: [event] }],
          ['vtc-upcoming-events', { layout: 'cards' }, { items: [event] }],
        ] as const) {
          const element = await fixture.show(tag, { theme, ...attributes }, data);
          const pill = query(element, '.badge');
          // A list of upcoming convoys has no live ones.
          if (!pill && status === 'that is live') continue;
          if (!pill) throw new Error(`There is no pill in <${tag}>.`);
          const { color, backgroundColor, borderRadius, fontWeight } = getComputedStyle(pill);
          pills.push({ color, backgroundColor, borderRadius, fontWeight });
          expect(backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
          expect(pill.matches('.soon')).to.equal(true);
          element.remove();
        }
        for (const pill of pills) expect(pill).to.deep.equal(pills[0]);
      });
});
