import { expect } from '@open-wc/testing';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import { convoy } from '../../support/convoys.js';
import { ElementFixture } from '../../support/element-fixture.js';

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
          (one) => one.getBoundingClientRect().right > right + 1,
        );
        expect(outside.map(({ className }) => className)).to.deep.equal([]);
      });
    }
  }

  it('has rows of at most 155 px at 280 px, with name in two lines, meet-up and start in one', async () => {
    const name = 'Konwój firmy Northern Haul';
    const later = { startAt: '2026-11-29T18:00:00Z', endAt: '2026-11-29T20:00:00Z' };
    const items = [convoy(), convoy({ id: 2, name, meetupAt: '2026-11-29T17:30:00Z', ...later })];
    const element = await showInBox(280, 16, { lang: 'en-GB' }, items);
    const heights = [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(
      (item) => item.getBoundingClientRect().height,
    );
    expect(Math.max(...heights)).to.be.at.most(155);
    const [meetup, start] = element.shadowRoot?.querySelectorAll('li > time') ?? [];
    expect(meetup?.getBoundingClientRect().top).to.equal(start?.getBoundingClientRect().top);
  });

  for (const layout of ['list', 'cards', 'compact'])
    it(`shows long names whole at 280 px, in a line more, in ${layout}`, async () => {
      const items = [convoy({ name: 'Konwój firmy Northern Haul – Łódź → Gdańsk' })];
      const element = await showInBox(280, 16, { layout }, items);
      const { scrollHeight, clientHeight } = query(element, '.title');
      expect(scrollHeight).to.be.at.most(clientHeight);
    });

  it('shows the times below name and countdown at each width', async () => {
    for (const width of [280, 480, 640, 900]) {
      const element = await showInBox(width, 16, {}, [convoy()]);
      const bottom = Math.max(
        ...['.title', '.badge'].map((one) => query(element, one).getBoundingClientRect().bottom),
      );
      const { top } = query(element, 'li > time').getBoundingClientRect();
      expect(top, `${width} px`).to.be.at.least(bottom - 1);
      element.remove();
    }
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

  it('shows "Now" instead of the start of a live convoy in a compact row', async () => {
    const live = convoy({ startAt: '2026-11-27T12:00:00Z', endAt: '2026-11-28T12:00:00Z' });
    const element = await showInBox(400, 16, { layout: 'compact' }, [live]);
    const badge = query(element, 'li [part~="badge"]');
    expect(badge.innerText.toLowerCase()).to.equal('now');
    expect(badge.title).to.equal('On the road now');
    expect(element.shadowRoot?.querySelector('li time')).to.equal(null);
  });

  it('shows "Today" in the text colour on the date tile', async () => {
    const element = await showInBox(640, 16, {});
    const tile = query(element, '.date-tile.today');
    const { color } = getComputedStyle(query(element, '[part~="base"]'));
    expect(getComputedStyle(tile, '::before').content).to.equal('"Today"');
    expect(getComputedStyle(tile, '::before').color).to.equal(color);
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

  it('leaves no line of the facts to the calendar button alone', async () => {
    const element = await showInBox(300, 16, {});
    const facts = query(element, '.facts');
    const range = document.createRange();
    range.selectNodeContents(facts);
    for (let width = 280; width < 800; width += 7) {
      (element.parentElement ?? element).style.inlineSize = `${width}px`;
      const lastLine = [...range.getClientRects()].at(-1)?.bottom ?? 0;
      expect(facts.getBoundingClientRect().bottom - lastLine, `${width} px`).to.be.below(8);
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

  it('shows the whole route on the cover of a narrow card', async () => {
    const route = { departure: 'İstanbul (Tree-ET)', arrival: 'Frankfurt (Quarry)' };
    const element = await showInBox(280, 16, { layout: 'cards' }, [
      convoy({ ...route, banner: null }),
    ]);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = query(element, '.route');
    expect(scrollWidth).to.be.at.most(clientWidth);
    expect(scrollHeight).to.be.at.most(clientHeight);
  });

  for (const [count, columns] of [
    [3, 3],
    [4, 2],
    [6, 3],
  ] as const)
    it(`renders ${count} cards in ${columns} columns where more have space`, async () => {
      const items = Array.from({ length: count }, (_, id) => convoy({ id }));
      const element = await showInBox(1300, 16, { layout: 'cards' }, items);
      const lefts = [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map(
        (item) => item.getBoundingClientRect().left,
      );
      expect(new Set(lefts).size).to.equal(columns);
    });
});
