import { expect } from '@open-wc/testing';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, query, queryAll } from '../../support/element-fixture.js';
import { violations } from '../../support/element-stage.js';

const tag = 'vtc-upcoming-events';
const feed = 'https://gateway.example/calendar/northern_haul.ics';

const rectOf = (element: HTMLElement, selector: string): DOMRect =>
  query(element, selector)?.getBoundingClientRect() ?? new DOMRect(NaN);

/** Area in px² that two boxes share. */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

describe('<vtc-upcoming-events heading="">', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  it('has no empty band: the menu of all convoys is in the first row, beside its own', async () => {
    const data = { items: [convoy(), convoy({ id: 2, name: 'Second' })] };
    // Of the elements of a page, the first one names the time zone.
    await fixture.show(tag, {}, data);
    const element = await fixture.show(tag, { heading: '' }, data);
    const box = (selector: string) => rectOf(element, selector);
    for (const dir of ['ltr', 'rtl'])
      for (const width of [280, 480, 900]) {
        document.documentElement.dir = dir;
        element.style.inlineSize = `${width}px`;
        const at = `${dir}, ${width} px`;
        expect(box('li').top - box('.base').top, at).to.be.at.most(18);
        const [all, own] = [box('.header .calendar-button'), box('li .calendar-button')];
        expect(Math.min(all.right, own.right) - Math.max(all.left, own.left), at).to.be.at.most(4);
        expect(Math.abs(all.top - own.top), at).to.be.at.most(8);
        const { left, right } = box('.base');
        expect(all.left, at).to.be.at.least(left);
        expect(all.right, at).to.be.at.most(right);
      }
  });

  for (const [name, attributes] of [
    ['<vtc-calendar>', {}],
    ['cards', { layout: 'cards' }],
    ['a single card', { layout: 'cards', limit: '1', feed }],
    ['a list with filters', { filters: 'game' }],
  ] as const)
    it(`has no empty band above ${name}, and covers no control, countdown or name with the menu`, async () => {
      const data = {
        items: [convoy(), convoy({ id: 2, name: 'Second', game: 'ATS' })],
      };
      const tagOf = name === '<vtc-calendar>' ? 'vtc-calendar' : tag;
      for (const lang of ['en', 'ar']) {
        await fixture.show(tag, { lang }, data);
        const element = await fixture.show(tagOf, { heading: '', lang, ...attributes }, data);
        for (const width of [280, 480, 640, 1200]) {
          element.style.inlineSize = `${width}px`;
          const at = `${lang}, ${width} px`;
          const base = rectOf(element, '.base');
          const menu = rectOf(element, '.header .calendar-button');
          expect(rectOf(element, '.header ~ :not(:empty)').top - base.top, at).to.be.at.most(18);
          expect(menu.top - base.top, at).to.be.within(0, 28);
          expect(lang === 'ar' ? menu.left - base.left : base.right - menu.right, at).to.be.within(
            0,
            28,
          );
          for (const other of queryAll(
            element,
            '.toolbar > *, .badge, .date-tile, .chip, .is-cards .title > *',
          ))
            expect(
              overlap(menu, other.getBoundingClientRect()),
              `${at}: ${other.className}`,
            ).to.equal(0);
        }
        element.remove();
      }
    });

  it('moves the countdown of a card only where the menu is above it', async () => {
    const items = [0, 1, 2].map((id) =>
      convoy({
        id,
        name: `Convoy ${id}`,
        startAt: `2026-11-20T18:${id}0:00Z`,
        endAt: '2026-11-20T20:00:00Z',
        meetupAt: null,
      }),
    );
    const data = { items };
    await fixture.show(tag, {}, data);
    const element = await fixture.show(tag, { heading: '', layout: 'cards' }, data);
    for (const [width, first, second] of [
      [280, 52, 8],
      [480, 8, 52],
      [640, 8, 52],
    ] as const) {
      element.style.inlineSize = `${width}px`;
      const tops = queryAll(element, '.cover').map(
        (cover) =>
          (cover.querySelector('.badge')?.getBoundingClientRect().top ?? NaN) -
          cover.getBoundingClientRect().top,
      );
      expect(tops.slice(0, 2), `${width} px`).to.deep.equal([first, second]);
    }
  });
});

describe('An empty <vtc-upcoming-events> or <vtc-calendar>', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  for (const emptyTag of ['vtc-upcoming-events', 'vtc-calendar'] as const)
    it(`has the feed as a next step, beside its text or below it: <${emptyTag}>`, async () => {
      for (const [heading, width] of [
        ['Convoys', 360],
        ['', 360],
        ['Convoys', 900],
        ['', 900],
      ] as const) {
        const element = await fixture.show(emptyTag, { feed, heading }, { items: [] });
        element.style.inlineSize = `${width}px`;
        expect(element.state).to.equal('empty');
        const button = query(element, 'button.calendar-button');
        expect(button?.innerText.trim()).to.equal('Subscribe');
        const [text, step, base, title] = [
          '.message p',
          '.message button',
          '.base',
          '.heading',
        ].map((selector) => rectOf(element, selector));
        expect(text?.top).to.be.above(title?.bottom ?? 0);
        expect(step?.bottom).to.be.below(base?.bottom ?? NaN);
        expect(step?.height).to.be.at.least(24);
        if (width > 600) {
          expect(step?.left).to.be.above(text?.right ?? NaN);
        } else {
          expect(step?.top).to.be.at.least(text?.bottom ?? NaN);
          expect(step?.left).to.be.closeTo(text?.left ?? NaN, 1);
        }
        expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
        button?.click();
        await fixture.clock.advance(0);
        expect(query(element, '.menu > a')?.getAttribute('href')).to.match(/^webcal:/);
        element.remove();
      }
      const element = await fixture.show(emptyTag, {}, { items: [] });
      expect(query(element, 'button')).to.equal(undefined);
    });
});
