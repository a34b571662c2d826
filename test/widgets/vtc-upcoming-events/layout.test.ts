import { expect } from '@open-wc/testing';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import { contrastOf, opaqueColor } from '../../support/contrast.js';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, plainText, queryAll, texts } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';

describe('the layout of convoys', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-27T16:40:00Z');
    document.documentElement.lang = 'en-US';
  });
  afterEach(() => fixture.close());

  /** Shows an element with convoys in a box with a width and a font size. */
  async function showInBox(
    width: number,
    fontSize: number,
    attributes: Readonly<Record<string, string>>,
    items = [convoy(), convoy({ id: 2, startAt: '2026-11-29T18:00:00Z', endAt: null })],
  ): Promise<VtcElement<unknown>> {
    const box = document.createElement('div');
    box.style.cssText = `inline-size:${width}px;font:${fontSize}px/1.5 sans-serif`;
    document.body.append(box);
    const all = { 'time-zone': 'America/New_York', theme: 'light', ...attributes };
    const element = await fixture.show(tag, all, { items });
    box.append(element);
    await element.updateComplete;
    return element;
  }

  const query = (element: HTMLElement, selector: string) => {
    const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`Nothing matches ${selector}.`);
    return found;
  };

  for (const layout of ['list', 'cards', 'compact']) {
    for (const [width, fontSize] of [
      [240, 16],
      [320, 32],
      [640, 32],
    ] as const) {
      it(`stays inside ${width} px with text of ${fontSize} px in ${layout}`, async () => {
        const element = await showInBox(width, fontSize, { layout });
        const base = query(element, '[part~="base"]');
        expect(base.scrollWidth).to.be.at.most(width);
        const right = base.getBoundingClientRect().right;
        const outside = [...base.querySelectorAll<HTMLElement>('li *')].filter(
          (element) => element.getBoundingClientRect().right > right + 1,
        );
        expect(outside.map(({ className }) => className)).to.deep.equal([]);
      });
    }
  }

  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

  for (const [width, first] of [
    [280, '.date-tile'],
    [360, '.badge'],
    [480, '.title'],
    [640, '.badge'],
    [900, '.badge'],
    [1200, '.badge'],
  ] as const)
    it(`has the countdown beside the day or the name, at 360 px above it, and the button in the first line, at ${width} px`, async () => {
      const soon = { meetupAt: '2026-11-27T17:15:00Z', startAt: '2026-11-27T18:00:00Z' };
      const items = [convoy(soon), convoy({ id: 2, startAt: '2026-11-27T20:00:00Z' })];
      const element = await showInBox(width, 16, { lang: 'en-GB', 'time-zone': 'UTC' }, items);
      const boxOf = (selector: string) => query(element, `li ${selector}`).getBoundingClientRect();
      const [name, pill, button] = [boxOf('.title'), boxOf('.badge'), boxOf('.calendar-button')];
      const isBelow = (box: DOMRect, other: DOMRect) => box.top >= other.bottom - 1;
      if (width === 360) expect(isBelow(name, pill), 'above the name').to.equal(true);
      else {
        const before = width < 360 ? boxOf('.date-tile') : name;
        expect(before.right).to.be.at.most(pill.left);
        expect(middle(pill)).to.be.closeTo(middle(before), 4);
      }
      expect(isBelow(boxOf('.when'), pill), 'the times below').to.equal(true);
      expect(middle(boxOf(first))).to.be.closeTo(middle(button), 4);
      // The second is on the same day: its name is in its first line.
      const [title, own] = ['.title', '.calendar-button'].map((selector) =>
        query(element, `li + li > ${selector}`).getBoundingClientRect(),
      );
      expect(own?.top).to.be.closeTo((title?.top ?? NaN) - 9, 3);
      expect(title?.right).to.be.at.most((own?.left ?? NaN) + 8);
      // Where it is narrow, the day is above the others; else it is beside them.
      const tile = boxOf('.date-tile');
      for (const text of ['.title', '.when', '.facts', '.badge'])
        expect(boxOf(text).left >= tile.right || boxOf(text).top >= tile.bottom, text).to.equal(
          true,
        );
      expect(tile.top).to.be.closeTo(Math.min(name.top, pill.top, tile.top), 4);
    });

  it('counts down to the next of meet-up and start of each convoy', async () => {
    const at = (id: number, fields: object) =>
      convoy({ id, startAt: `2026-11-27T${18 + id}:00:00Z`, endAt: null, ...fields });
    const items = [at(0, { meetupAt: '2026-11-27T17:45:00Z' }), at(1, { meetupAt: null })];
    const element = await showInBox(900, 16, { lang: 'en' }, items);
    const verbs = texts(element, '.badge').map((text) => text?.split(' ')[0]);
    expect(verbs).to.deep.equal(['Meets', 'Starts']);
  });

  it('gives the facts the free width beside the times at 900 and 1,200 px', async () => {
    for (const width of [900, 1200]) {
      const items = [convoy(), convoy({ id: 2, name: 'Second', startAt: '2026-11-29T18:00:00Z' })];
      const element = await showInBox(width, 16, {}, items);
      const boxes = [...(element.shadowRoot?.querySelectorAll('.facts') ?? [])].map((facts) =>
        facts.getBoundingClientRect(),
      );
      const when = query(element, '.when').getBoundingClientRect();
      expect(new Set(boxes.map(({ left }) => left)).size).to.equal(1);
      expect(boxes[0]?.left).to.be.greaterThan(when.right);
      expect(boxes[0]?.width).to.be.greaterThan(width / 5);
      element.remove();
    }
  });

  it('has the facts of all rows at 900 px in one column, each as wide as its countdown leaves it', async () => {
    const items = [
      convoy({ startAt: '2026-11-27T16:00:00Z', endAt: '2026-11-27T18:00:00Z', meetupAt: null }),
      convoy({ id: 2, startAt: '2026-11-27T17:55:00Z', endAt: null, meetupAt: null }),
      convoy({
        id: 3,
        startAt: '2026-12-05T18:00:00Z',
        meetupAt: null,
        departure: 'Calais (Port)',
      }),
    ];
    const element = await showInBox(900, 16, {}, items);
    const rows = queryAll(element, 'li').map((row) => (part: string) => {
      const found = row.querySelector(part);
      return found?.getBoundingClientRect() ?? new DOMRect(NaN);
    });
    const [live, soon, later] = rows;
    const lefts = rows.map((row) => Math.round(row('.facts').left));
    expect(new Set(lefts).size).to.equal(1);
    expect(live?.('.facts').top).to.be.lessThan(live?.('.title').bottom ?? NaN);
    expect(live?.('.progress').right, 'its line').to.be.at.most(lefts[0] ?? NaN);
    expect(later?.('.facts').right).to.be.greaterThan((soon?.('.facts').right ?? NaN) + 20);
    const addition = query(element, '.addition');
    expect(addition.offsetWidth).to.be.at.most(1);
    element.parentElement?.style.setProperty('inline-size', '1200px');
    expect(addition.offsetWidth).to.be.greaterThan(20);
  });

  it('has the button of a narrow card on its picture', async () => {
    const element = await showInBox(480, 16, { layout: 'cards', limit: '2' });
    const [cover, button] = ['.cover', 'li > .calendar-button'].map((one) =>
      query(element, one).getBoundingClientRect(),
    );
    expect(button?.right).to.be.within((cover?.right ?? NaN) - 10, cover?.right ?? NaN);
    expect(button?.bottom).to.be.within((cover?.bottom ?? NaN) - 10, cover?.bottom ?? NaN);
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).to.be.at.least(32);
  });

  it('has the button of a card beside its name', async () => {
    for (const [width, limit] of [
      [280, '2'],
      [900, '1'],
      [1200, '2'],
    ] as const) {
      const element = await showInBox(width, 16, { layout: 'cards', limit });
      const at = `${width} px`;
      const [cover, button, text, li] = ['.cover', 'li > .calendar-button', '.title', 'li'].map(
        (one) => query(element, one).getBoundingClientRect(),
      );
      expect(button?.right, at).to.be.within(li?.right ?? NaN, (li?.right ?? NaN) + 8);
      expect(button?.top, at).to.be.closeTo((text?.top ?? NaN) - 9, 3);
      expect(text?.right, at).to.be.at.most((button?.left ?? NaN) + 8);
      expect(Math.min(button?.width ?? 0, button?.height ?? 0), at).to.be.at.least(40);
      if (limit === '2') expect(text?.top, at).to.be.at.least(cover?.bottom ?? NaN);
      element.remove();
    }
  });

  it('has the same date tile on all cards of a day', async () => {
    const items = [18, 20].map((hour) =>
      convoy({ id: hour, startAt: `2026-11-28T${hour}:00:00Z`, endAt: null }),
    );
    const element = await showInBox(640, 16, { layout: 'cards', 'time-zone': 'UTC' }, items);
    const heights = queryAll(element, '.date-tile').map((tile) => tile.offsetHeight);
    expect(heights[0]).to.be.greaterThan(50);
    expect(heights[1]).to.equal(heights[0]);
  });

  for (const layout of ['list', 'cards'])
    it(`has the line of a live convoy without places below its times and the remaining time in ${layout}`, async () => {
      const live = {
        startAt: '2026-11-27T16:00:00Z',
        endAt: '2026-11-27T18:00:00Z',
        meetupAt: null,
      };
      const items = [convoy({ ...live, departure: null, arrival: null }), convoy({ id: 2 })];
      const element = await showInBox(280, 16, { layout }, items);
      for (const width of [280, 360, 480, 900]) {
        element.parentElement?.style.setProperty('inline-size', `${width}px`);
        const [line, end, left, progress] = [
          '.line',
          '.end > time',
          '.elapsed > :last-child',
          '.progress',
        ].map((part) => query(element, part).getBoundingClientRect());
        const isBelow = (line?.top ?? NaN) >= (end?.bottom ?? NaN) - 4;
        expect(isBelow, `${width} px`).to.equal(layout === 'cards' || width < 900);
        if (!isBelow) continue;
        expect(line?.width).to.be.at.least((progress?.width ?? NaN) - 30);
        expect(left?.bottom, 'baseline').to.be.closeTo(end?.bottom ?? NaN, 1);
      }
    });

  for (const [layout, lines] of [
    ['list', 2],
    ['cards', 2],
    ['compact', 1],
  ] as const)
    it(`shows at most ${lines} lines of a long name at 280 px in ${layout}, all in text of 200 %`, async () => {
      const items = [convoy({ name: 'Konwój firmy Northern Haul – Łódź → Gdańsk '.repeat(3) })];
      for (const fontSize of [16, 32]) {
        const element = await showInBox(280, fontSize, { layout, frame: 'none' }, items);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = query(element, '.title');
        // A pixel more is the rounding of other fonts.
        const isWhole = scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
        expect(isWhole).to.equal(fontSize === 32);
        const lineHeight = parseFloat(getComputedStyle(query(element, '.title')).lineHeight);
        if (!isWhole) expect(Math.round(clientHeight / lineHeight)).to.equal(lines);
        element.remove();
      }
    });

  it('keeps an arrow and a last symbol in the line of the word before them', async () => {
    const items = [convoy({ name: '★ 2. Anniversary: Barcelona → Rotterdam ★' })];
    const element = await showInBox(280, 16, {}, items);
    expect(query(element, '.title').innerText.trim()).to.equal(
      '★ 2. Anniversary: Barcelona\u00a0→ Rotterdam\u00a0★',
    );
  });

  it('shows that a convoy is live beside its name, and not on its progress', async () => {
    const times = {
      startAt: '2026-11-27T16:00:00Z',
      endAt: '2026-11-27T18:00:00Z',
      meetupAt: null,
    };
    const element = await showInBox(640, 16, {}, [convoy(times)]);
    const [pill, progress] = ['.badge', '.progress'].map((part) =>
      query(element, part).getBoundingClientRect(),
    );
    expect(pill?.bottom).to.be.at.most((progress?.top ?? NaN) + 1);
  });

  for (const [width, height] of [
    [1600, 900],
    [1, 2000],
  ] as const) {
    it(`fits a banner of ${width} × ${height} px into the cover of its card`, async () => {
      const banner = 'https://images.test/banner.png';
      const element = await showInBox(400, 16, { layout: 'cards' }, [convoy({ banner })]);
      const image = query(element, '.cover img');
      if (!(image instanceof HTMLImageElement)) throw new Error('No image');
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      image.hidden = false;
      image.src = canvas.toDataURL();
      await image.decode();
      const cover = query(element, '.cover').getBoundingClientRect();
      const { top, bottom } = image.getBoundingClientRect();
      expect(cover.height).to.be.greaterThan(100);
      expect([top, bottom]).to.deep.equal([cover.top, cover.bottom]);
    });
  }

  it('shows the start of a convoy in a compact row, and that it is live', async () => {
    const live = convoy({ startAt: '2026-11-27T12:00:00Z', endAt: '2026-11-27T19:30:00Z' });
    const later = convoy({ id: 3, startAt: '2026-11-27T18:30:00Z' });
    const items = [live, convoy({ id: 2 }), later];
    const element = await showInBox(400, 16, { layout: 'compact', 'time-zone': 'UTC' }, items);
    const ends = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('li > .at') ?? [])];
    expect(ends.map(({ innerText }) => innerText.replace(/\s+/g, ' '))).to.deep.equal([
      'now',
      '6 PM',
      '6:30 PM',
    ]);
    const [hidden] = ends.map((end) => getComputedStyle(end, '::after').content);
    expect(hidden).to.equal('" (On the road now)"');
    expect(element.shadowRoot?.querySelector('.badge')).to.equal(null);
  });

  it('shows "Today" on the date tile, and its number in the accent', async () => {
    const element = await showInBox(640, 16, { style: '--vtc-primary: #a00' });
    const tile = query(element, '.date-tile.today');
    expect(getComputedStyle(tile, '::before').content).to.equal('"Today"');
    expect(getComputedStyle(tile).color).to.equal('rgb(170, 0, 0)');
    expect(getComputedStyle(tile).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  for (const [lang, day] of [
    ['en', 'Tomorrow'],
    ['fr', 'Aujourd’hui'],
    ['fi', 'Huomenna'],
  ] as const)
    for (const [layout, width] of [
      ['list', 280],
      ['list', 640],
      ['cards', 280],
    ] as const)
      it(`keeps "${day}" inside the date tile at ${width} px in ${layout}, in at least 10 px`, async () => {
        const startAt = `2026-11-${lang === 'fr' ? '27' : '28'}T18:00:00Z`;
        const items = [
          convoy({ startAt, endAt: null }),
          convoy({ id: 2, startAt: '2026-11-30T18:00:00Z', endAt: null }),
        ];
        const element = await showInBox(width, 16, { layout, lang, 'time-zone': 'UTC' }, items);
        await fixture.clock.until(() => query(element, '.date-tile').dataset.weekday === day);
        const tiles = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.date-tile') ?? [])];
        for (const tile of tiles) expect(tile.scrollWidth).to.be.at.most(tile.clientWidth + 1);
        const [tile, other] = tiles;
        expect(tile && parseFloat(getComputedStyle(tile, '::before').fontSize)).to.be.at.least(10);
        // The month is named once in a list.
        if (layout === 'cards') expect(tile?.offsetHeight).to.equal(other?.offsetHeight);
      });

  it('has headers of equal height while loading and when ready', async () => {
    for (const width of [280, 480, 900]) {
      fixture.backend.hold();
      const element = await showInBox(width, 16, {});
      const ready = query(element, '.header').getBoundingClientRect().height;
      element.data = null;
      await element.updateComplete;
      expect(element.state).to.equal('loading');
      const loading = query(element, '.header').getBoundingClientRect().height;
      expect(loading).to.equal(ready);
      element.remove();
    }
  });

  for (const layout of ['list', 'cards'])
    it(`breaks times and facts between each other only, with no dot at an end of a line, in ${layout}`, async () => {
      const attributes = { layout, 'time-zone': 'Europe/Berlin' };
      const element = await showInBox(280, 16, attributes, [convoy({ endAt: null })]);
      const lines = ['.when', '.facts'].map((name) => query(element, name));
      for (let width = 280; width < 1000; width += 9) {
        (element.parentElement ?? element).style.inlineSize = `${width}px`;
        for (const line of lines) {
          const { left } = line.getBoundingClientRect();
          const shown = [...line.children].filter((item) => item.checkVisibility());
          for (const [index, item] of shown.entries()) {
            const box = item.getBoundingClientRect();
            const isFirstOfLine =
              index === 0 || box.top > (shown[index - 1]?.getBoundingClientRect().top ?? 0) + 4;
            const gap = box.left - left;
            // Its dot is in the gap before it: outside, where the line begins.
            if (isFirstOfLine) expect(gap, `${width} px`).to.be.below(1);
            else expect(gap, `${width} px`).to.be.above(10);
            expect(box.height, `${width} px: ${item.textContent}`).to.be.below(25);
          }
        }
      }
    });

  for (const layout of ['list', 'cards'])
    it(`leaves no fact alone in the last line of the facts, in ${layout}`, async () => {
      const items = [
        convoy({
          departure: 'Las Vegas (Quarry)',
          arrival: 'Houston (Port)',
          server: 'ProMods',
          category: 'race',
          attendeeCount: 1204,
        }),
      ];
      const element = await showInBox(360, 16, { layout, lang: 'en' }, items);
      for (let width = 360; width < 1200; width += 30) {
        (element.parentElement ?? element).style.inlineSize = `${width}px`;
        const { bottom } = query(element, '.facts').getBoundingClientRect();
        const tops = [...query(element, '.facts').children]
          .map((fact) => fact.getBoundingClientRect().top)
          .filter((top) => top < bottom - 4);
        const last = tops.filter((top) => top === tops.at(-1));
        // A route of two lines is alone.
        if (tops.length > 1) expect(last.length, `${width} px`).to.be.at.least(2);
      }
    });

  it('shows the second zone where it fits beside the other times only', async () => {
    for (const [layout, width, isShown] of [
      ['list', 360, false],
      ['list', 480, true],
      ['cards', 360, false],
      ['cards', 700, false],
      ['cards', 480, false],
    ] as const) {
      const element = await showInBox(width, 16, { layout });
      const second = query(element, '.when > .second');
      expect(second.checkVisibility(), `${layout}, ${width} px`).to.equal(isShown);
      element.remove();
    }
  });

  it('shows two lines of the facts of another company, and the times directly below the name', async () => {
    const departure = 'Las Vegas (Quarry) '.repeat(20);
    const host = { id: 2, name: 'Alpine Freight', logo: null, position: null };
    const element = await showInBox(1200, 16, {}, [convoy({ departure, host })]);
    const [title, when, facts] = ['.title', 'li > .when', '.facts'].map((selector) =>
      query(element, selector).getBoundingClientRect(),
    );
    expect(facts?.height).to.be.within(30, 40);
    expect(when?.top).to.be.closeTo(title?.bottom ?? 0, 3);
  });

  it('shows the route in wide compact rows only', async () => {
    for (const [width, isShown] of [
      [480, false],
      [640, false],
      [900, true],
    ] as const) {
      const element = await showInBox(width, 16, { layout: 'compact' });
      const route = query(element, '.brief');
      expect(route.checkVisibility(), `${width} px`).to.equal(isShown);
      if (isShown) expect(route.innerText).to.match(/Calais.*Duisburg/);
      element.remove();
    }
  });

  it('fills the countdown of the first card alone, and has one on those that are near, beside the day', async () => {
    const items = ['27T17:30', '27T17:35', '28T17:30'].map((time, id) =>
      convoy({ id, meetupAt: null, startAt: `2026-11-${time}:00Z` }),
    );
    const element = await showInBox(640, 16, { layout: 'cards' }, items);
    const badges = [...(element.shadowRoot?.querySelectorAll('.badge') ?? [])];
    expect(badges.map((badge) => badge.classList.contains('soon'))).to.deep.equal([true, false]);
    for (const badge of badges) {
      const cover = badge.closest('.cover')?.getBoundingClientRect() ?? new DOMRect(NaN);
      const { top, bottom, left, right } = badge.getBoundingClientRect();
      expect(top).to.be.at.least(cover.top);
      expect(bottom).to.be.at.most((cover.top + cover.bottom) / 2);
      expect(right).to.be.at.most(cover.right);
      const tile = badge.closest('.cover')?.querySelector('.date-tile')?.getBoundingClientRect();
      expect(left).to.be.at.least(tile?.right ?? NaN);
    }
  });

  it('has a Latin name at the right, but in its own direction, in Arabic', async () => {
    const element = await showInBox(480, 16, { lang: 'ar' });
    await fixture.clock.until(() => query(element, '.base').dir === 'rtl');
    expect(getComputedStyle(query(element, '.title')).direction).to.equal('ltr');
    const right = (selector: string) => query(element, selector).getBoundingClientRect().right;
    expect(right('.title > a')).to.be.closeTo(right('li > .when > time'), 1);
  });

  it('keeps the labels of times whole in Japanese', async () => {
    const element = await showInBox(280, 16, { lang: 'ja', 'time-zone': 'UTC' }, [convoy()]);
    await fixture.clock.until(() => query(element, '.when').textContent?.includes('集合') === true);
    const range = document.createRange();
    range.selectNodeContents(query(element, '.when > time'));
    for (let width = 200; width < 500; width += 7) {
      (element.parentElement ?? element).style.inlineSize = `${width}px`;
      expect(range.getClientRects(), `${width} px`).to.have.length(1);
    }
  });

  it('names each live convoy on its card, and its remaining time between start and end', async () => {
    const times = { endAt: '2026-11-27T19:00:00Z', meetupAt: null, departure: null, arrival: null };
    const items = [15, 16].map((hour) =>
      convoy({ ...times, id: hour, startAt: `2026-11-27T${hour}:00:00Z` }),
    );
    const element = await showInBox(640, 16, { layout: 'cards' }, items);
    expect(texts(element, '.badge')).to.deep.equal(['On the road now', 'On the road now']);
    const [start, end] = queryAll(element, 'li:first-child .end');
    expect(end?.offsetTop).to.equal(start?.offsetTop);
    const left = query(element, '.elapsed > :last-child');
    expect(left.innerText).to.equal('2 hr 20 min left');
    // For screen readers.
    expect(query(element, '.elapsed > :first-child').checkVisibility()).to.equal(true);
    const box = left.getBoundingClientRect();
    expect(box.left).to.be.at.least(start?.getBoundingClientRect().right ?? NaN);
    expect(box.right).to.be.at.most(end?.getBoundingClientRect().left ?? NaN);
  });

  for (const layout of ['list', 'cards'])
    it(`shows the remaining time of a live convoy whole or not at all, off its places and times, in ${layout}`, async () => {
      const live = {
        startAt: '2026-11-27T16:10:00Z',
        endAt: '2026-11-27T20:05:00Z',
        meetupAt: null,
      };
      const items = [
        convoy({ ...live, departure: 'Thessaloniki (Port of the North)', arrival: 'Bremen' }),
        convoy({ ...live, id: 2, departure: 'Calais', arrival: 'Bremen' }),
        convoy({ ...live, id: 3, departure: null, arrival: null }),
      ];
      const element = await showInBox(280, 16, { layout }, items);
      let shown = 0;
      for (let width = 200; width < 700; width += 20) {
        element.parentElement?.style.setProperty('inline-size', `${width}px`);
        for (const row of queryAll(element, 'li')) {
          const boxOf = (part: string) =>
            row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(NaN);
          const [line, left] = ['.elapsed', '.elapsed > :last-child'].map(boxOf);
          if (!line || !left || left.top >= line.bottom - 1) continue;
          shown += 1;
          expect(left.left, `${width} px`).to.be.at.least(line.left - 1);
          expect(left.right, `${width} px`).to.be.at.most(line.right + 1);
          for (const end of row.querySelectorAll('.end > *')) {
            const box = end.getBoundingClientRect();
            const isOff =
              box.right <= left.left || box.left >= left.right || box.bottom <= left.top + 3;
            expect(isOff || box.top >= left.bottom - 3, `${width} px`).to.equal(true);
          }
        }
      }
      expect(shown).to.be.greaterThan(40);
    });

  it('has another horizon on a card than on the two before it', async () => {
    // Ids whose own horizons are the same.
    const items = Array.from({ length: 8 }, (_, id) => convoy({ id: 4 * id, banner: null }));
    const element = await showInBox(1000, 16, { layout: 'cards' }, items);
    const horizons = queryAll(element, '.cover').map(
      (cover) => getComputedStyle(cover, '::before').clipPath,
    );
    for (let index = 2; index < horizons.length; index += 1)
      expect(new Set(horizons.slice(index - 2, index + 1)).size, `card ${index}`).to.equal(3);
  });

  it('has the day of several convoys above them in a compact list of 280 px, and beside them from 360 px', async () => {
    const items = [18, 20].map((hour) =>
      convoy({ id: hour, startAt: `2026-11-27T${hour}:00:00Z`, endAt: null }),
    );
    for (const [width, isAbove] of [
      [280, true],
      [360, false],
    ] as const) {
      const element = await showInBox(width, 16, { layout: 'compact' }, items);
      const [day, title] = ['.day', '.title'].map((part) =>
        query(element, part).getBoundingClientRect(),
      );
      expect((day?.bottom ?? 0) <= (title?.top ?? 0) + 1, `${width} px`).to.equal(isAbove);
      expect((title?.left ?? 0) >= (day?.right ?? 0), `${width} px`).to.equal(!isAbove);
      element.remove();
    }
  });

  it('has a line that begins at the names between convoys of a day, and a whole one between days', async () => {
    const items = ['27T18', '27T20', '28T18'].map((start, id) =>
      convoy({ id, startAt: `2026-11-${start}:00:00Z`, endAt: null }),
    );
    for (const width of [280, 480, 900]) {
      const element = await showInBox(width, 16, { 'time-zone': 'UTC' }, items);
      const lines = queryAll(element, 'li').map((row) => {
        const whole = getComputedStyle(row).borderBlockStartWidth;
        const { content, borderBlockStartWidth, gridColumnStart } = getComputedStyle(
          row,
          '::after',
        );
        return content === 'none' ? whole : [whole, borderBlockStartWidth, gridColumnStart];
      });
      expect(lines, `${width} px`).to.deep.equal(['0px', ['0px', '1px', '2'], '1px']);
      element.remove();
    }
  });

  for (const layout of ['list', 'cards', 'compact'])
    it(`hides the words with which several names begin where whole names do not fit in ${layout}`, async () => {
      const names = ['[EU] North Haul | Weekly', 'North Haul Night', 'Coast'];
      const items = names.map((name, id) => convoy({ id, name }));
      for (const [width, isHidden] of [
        [280, true],
        [480, true],
        [640, layout !== 'compact'],
        [900, layout === 'cards'],
        [1600, false],
      ] as const) {
        const element = await showInBox(width, 16, { layout }, items);
        const starts = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.start') ?? [])];
        expect(starts.map(({ textContent }) => plainText(textContent))).to.deep.equal([
          '[EU] North Haul |',
          'North Haul',
        ]);
        for (const { offsetWidth } of starts)
          expect(offsetWidth <= 1, `${width} px`).to.equal(isHidden);
        element.remove();
      }
    });

  it('aligns the names of a compact list', async () => {
    const at = ['2026-11-27T20:00:00Z', '2026-11-28T03:00:00Z'];
    const items = at.map((startAt, id) => convoy({ id, startAt, endAt: null }));
    const element = await showInBox(480, 16, { layout: 'compact' }, items);
    const starts = [...(element.shadowRoot?.querySelectorAll('.title') ?? [])].map(
      (title) => title.getBoundingClientRect().left,
    );
    expect(starts).to.have.length(2);
    expect(starts[1]).to.equal(starts[0]);
  });

  it('has twelve landscapes on cards without a banner, on which date tiles and trucks are visible', async () => {
    const items = Array.from({ length: 30 }, (_, id) => convoy({ id: 4 * id, banner: null }));
    const element = await showInBox(1000, 16, { layout: 'cards', limit: '30' }, items);
    const covers = [...(element.shadowRoot?.querySelectorAll('.cover') ?? [])];
    const drawn = covers.map((cover) => {
      const { clipPath } = getComputedStyle(cover, '::before');
      return clipPath + getComputedStyle(cover).backgroundImage;
    });
    expect(new Set(drawn).size).to.equal(12);
    const sample = document.body.appendChild(document.createElement('p'));
    const contrast = (color: string, background: string) => {
      sample.style.color = opaqueColor(color);
      sample.style.backgroundColor = opaqueColor(background);
      return contrastOf(sample);
    };
    for (const cover of covers) {
      const tile = cover.querySelector('.date-tile') ?? cover;
      for (const text of tile.querySelectorAll('*')) {
        expect(contrastOf(text)).to.be.at.least(4.5);
      }
      const sky = getComputedStyle(cover).getPropertyValue('--high');
      expect(contrast(getComputedStyle(tile).backgroundColor, sky)).to.be.at.least(1.5);
      const truck = getComputedStyle(cover.querySelector('.icon') ?? cover).color;
      expect(contrast(truck, getComputedStyle(cover, '::before').backgroundColor)).to.be.at.least(
        2,
      );
    }
    sample.remove();
  });

  for (const [count, width, lies] of [
    [1, 640, true],
    [1, 480, false],
    [1, 1200, true],
    [2, 1200, false],
  ] as const)
    it(`${lies ? 'lays down' : 'does not lay down'} the last of ${count} card(s) in ${width} px`, async () => {
      const items = Array.from({ length: count }, (_, id) => convoy({ id, banner: null }));
      const element = await showInBox(width, 16, { layout: 'cards' }, items);
      const last = query(element, 'li:last-child');
      const [picture, title] = ['.cover', '.title'].map((selector) =>
        last.querySelector(selector)?.getBoundingClientRect(),
      );
      expect((title?.left ?? 0) >= (picture?.right ?? Infinity)).to.equal(lies);
      if (lies) expect(picture?.width).to.be.closeTo(last.clientWidth * 0.45, 2);
    });

  for (const [count, width, columns] of [
    [3, 1300, 3],
    [4, 1000, 2],
    [4, 1300, 4],
    [6, 1300, 3],
  ] as const)
    it(`renders ${count} cards in ${columns} columns of ${width} px`, async () => {
      const items = Array.from({ length: count }, (_, id) => convoy({ id }));
      const element = await showInBox(width, 16, { layout: 'cards' }, items);
      const lefts = [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(
        (item) => item.getBoundingClientRect().left,
      );
      expect(new Set(lefts).size).to.equal(columns);
    });
});
