import { expect } from '@open-wc/testing';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, queryAll, texts } from '../../support/element-fixture.js';
import { useTestFont } from '../../support/test-font.js';

const tag = 'vtc-upcoming-events';
const names = [
  '[EU] OFFICIAL CONVOY Barcelona → Rotterdam',
  'Northern Haul Dostluk Konvoyu – İstanbul',
  'Northern Haul | Weekly Convoy',
  'Konwój firmy Northern Haul – Łódź → Gdańsk',
];

/** Convoys on consecutive days from 21 November. */
const convoys = (count: number) =>
  Array.from({ length: count }, (_, id) => {
    const at = (hour: number, minute = 0) =>
      new Date(Date.UTC(2026, 10, 21 + id, hour, minute)).toISOString();
    return convoy({
      id,
      name: names[id % names.length] ?? '',
      meetupAt: at(20, 45),
      startAt: at(21),
      endAt: at(22, 40),
      departure: 'Las Vegas (Quarry)',
      arrival: 'Houston (Port)',
      attendeeCount: 1204,
    });
  });

describe('the density of a list of convoys', () => {
  let fixture: ElementFixture;
  beforeEach(async () => {
    fixture = new ElementFixture('2026-11-21T20:40:00Z', { lang: 'en-US' });
    await useTestFont();
  });
  afterEach(() => fixture.close());

  const zone = { 'time-zone': 'Europe/Berlin', frame: 'none' };
  async function show(width: number, count: number, attributes: Readonly<Record<string, string>>) {
    const options = { data: { items: convoys(count) }, width };
    const element = fixture.add(tag, { ...zone, ...attributes }, options);
    await fixture.clock.until(() => element.state === 'ready');
    await element.updateComplete;
    return element;
  }
  const heights = (element: HTMLElement) =>
    queryAll(element, 'li').map((row) => Math.ceil(row.getBoundingClientRect().height));

  it('is at most 540 px high for four convoys at 280 px', async () => {
    const element = await show(280, 4, {});
    expect(element.offsetHeight).to.be.at.most(540);
  });

  it('has rows of at most 63 px at 1,200 px', async () => {
    expect(Math.max(...heights(await show(1200, 4, {})))).to.be.at.most(63);
  });

  for (const width of [280, 360, 640, 1200])
    it(`has compact rows of one line, at most 32 px high, at ${width} px`, async () => {
      const element = await show(width, 4, { layout: 'compact' });
      expect(Math.max(...heights(element))).to.be.at.most(32);
      for (const row of queryAll(element, 'li')) {
        const { offsetWidth = 0 } = row.querySelector<HTMLElement>('.title') ?? {};
        expect(offsetWidth).to.be.at.least(width / 4);
      }
    });

  it('has the weekday in the place of a long word for a day in narrow compact rows', async () => {
    const element = await show(640, 4, { layout: 'compact' });
    const [, tomorrow] = queryAll(element, '.day');
    const [word] = queryAll(element, '[data-short] > span');
    expect(tomorrow?.dataset.short).to.equal('Sun 22');
    expect(texts(element, '.day')).to.deep.equal(['Today', 'Tomorrow', 'Mon 23', 'Tue 24']);
    for (const width of [640, 480, 280]) {
      element.style.inlineSize = `${width}px`;
      expect((word?.offsetWidth ?? NaN) > 0, `${width} px`).to.equal(width > 576);
    }
    expect(element.offsetWidth).to.equal(280);
    const [next] = queryAll(element, '.title');
    expect(next?.scrollWidth).to.be.at.most(next?.clientWidth ?? NaN);
  });

  for (const width of [840, 900, 1000])
    it(`has whole facts behind the names of compact rows, or none, at ${width} px`, async () => {
      const element = await show(width, 4, { layout: 'compact' });
      for (const title of queryAll(element, '.title'))
        expect(title.scrollWidth).to.be.at.most(title.clientWidth + 1);
      const facts = queryAll(element, '.brief > *').filter((fact) => fact.checkVisibility());
      expect(facts.length).to.be.at.least(4);
      for (const fact of facts) {
        const line = fact.parentElement?.getBoundingClientRect() ?? new DOMRect(NaN);
        const { top, bottom, right } = fact.getBoundingClientRect();
        if (top >= line.bottom - 1) continue;
        expect(bottom).to.be.at.most(line.bottom + 1);
        expect(right).to.be.at.most(line.right + 1);
      }
    });

  it('has names of at most two lines and routes of one in two narrow cards', async () => {
    const element = await show(440, 4, { layout: 'cards' });
    const titles = queryAll(element, '.title').map((title) => ({
      lines: Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight)),
      isCut: title.scrollHeight > title.clientHeight + 4,
    }));
    for (const { lines, isCut } of titles) {
      expect(lines).to.be.at.most(2);
      expect(isCut).to.equal(false);
    }
    expect(titles[0]?.lines).to.equal(1);
    for (const route of queryAll(element, '.route'))
      expect(route.getClientRects()[0]?.height).to.be.below(24);
    for (const addition of queryAll(element, '.addition'))
      expect(addition.checkVisibility()).to.equal(false);
    expect(queryAll(element, '.addition')).to.have.length(8);
  });

  it('has one emphasized countdown; others are hidden where it is narrow', async () => {
    const element = await show(640, 4, {});
    expect(queryAll(element, '.badge.soon')).to.have.length(1);
    expect(texts(element, '.badge')).to.have.length(4);
    element.parentElement?.style.setProperty('inline-size', '360px');
    expect(queryAll(element, '.badge').filter((badge) => badge.checkVisibility())).to.have.length(
      1,
    );
  });

  for (const [count, expected] of [
    [10, []],
    [11, ['November 2026', 'December 2026']],
  ] as const)
    it(`has ${expected.length} months as headings above ${count} convoys`, async () => {
      const element = await show(640, count, { limit: '30' });
      expect(texts(element, '.month')).to.deep.equal(expected);
      // Without headings, the first date tile of a month names it.
      const tiles = queryAll(element, '.date-tile[data-month]').map(({ dataset }) => dataset.month);
      expect(tiles).to.deep.equal(expected.length ? [] : ['Nov']);
    });
});
