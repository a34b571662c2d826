import { expect } from '@open-wc/testing';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { convoyOf } from '../../src/convoys/convoy.js';
import { filterGroups } from '../../src/convoys/filters.js';
import { convoy } from '../support/convoys.js';
import { ElementFixture, plainText, queryAll, texts } from '../support/element-fixture.js';
import { violations } from '../support/element-stage.js';
import { embedToken } from '../support/embed-tokens.js';

const now = Date.parse('2026-11-20T17:00:00Z');
const iso = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

/** A convoy that starts in as many hours as its id. */
const at = (id: number, fields: object) =>
  convoy({
    id,
    name: `Convoy ${id}`,
    startAt: iso(id),
    endAt: iso(id + 1),
    meetupAt: null,
    ...fields,
  });

const items = [
  at(1, { game: 'ets2', server: 'Simulation 1', category: 'convoy' }),
  at(2, { game: 'ETS2', server: 'Event Server', category: 'convoy' }),
  at(3, { game: 'ats', server: 'Event Server', category: 'race' }),
  at(4, { game: null, server: null, category: 'race' }),
];

describe('filters', () => {
  let fixture: ElementFixture;
  let before: string;
  beforeEach(() => {
    before = location.href;
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      attributes: {
        vtc: '1',
        token: embedToken(1),
        theme: 'light',
        'time-zone': 'UTC',
        filters: 'game server category',
      },
    });
    fixture.backend.respond = ({ url }) =>
      url.includes('/events/')
        ? Response.json({ items: url.includes('/live') ? [] : items })
        : Response.json({ items: [], nextCursor: null, total: 0 });
  });
  afterEach(() => {
    fixture.close();
    history.replaceState(null, '', before);
  });

  type Shown = VtcElement<unknown, unknown>;
  const chips = (element: Shown) =>
    queryAll(element, '.filters .chip').map(
      (chip) =>
        `${plainText(chip.querySelector('bdi')?.innerText ?? '')} ${chip.querySelector('.count')?.textContent ?? ''}${
          chip.ariaPressed === 'true' ? ' on' : ''
        }`,
    );
  const press = async (element: Shown, name: string) => {
    queryAll(element, '.filters button')
      .find((button) => plainText(button.innerText).startsWith(name))
      ?.click();
    await element.updateComplete;
  };
  const titles = (element: Shown) => texts(element, '.title');

  it('offer no company without a name', () => {
    const host = (id: number, name: string) => ({ id, name, logo: null, position: null });
    const companies = [host(5, 'Alpine Freight'), host(6, '—')];
    const convoys = [...companies, ...companies].flatMap(
      (company, id) => convoyOf(at(id, { host: company })) ?? [],
    );
    const [group] = filterGroups({ names: ['company'], chosen: {} }, convoys);
    expect(group?.options.map(({ host: company }) => company?.name)).to.deep.equal([
      'Alpine Freight',
    ]);
  });

  it('are in one line that scrolls', async () => {
    const categories = ['convoy', 'race', 'training', 'truckshow', 'meetup', 'other', 'charity'];
    const many = categories.map((category, id) =>
      at(id, { category, game: `game ${id}`, server: `Server of ${id}` }),
    );
    const element = await fixture.show('vtc-upcoming-events', {}, { items: many });
    const [groups] = queryAll(element, '.chip-row');
    const [base] = queryAll(element, '.base');
    for (const width of [280, 640, 800, 900, 1200]) {
      element.style.inlineSize = `${width}px`;
      const tops = queryAll(element, '.chip').map((chip) => chip.getBoundingClientRect().top);
      expect(new Set(tops), `${width} px`).to.have.length(1);
      const { scrollWidth = 0, clientWidth = 0 } = groups ?? {};
      expect(scrollWidth, `${width} px`).to.be.greaterThan(clientWidth);
      expect(base?.scrollWidth, `${width} px`).to.be.at.most(width);
    }
  });

  it('fade at the end only where some are beyond it', async function () {
    if (!CSS.supports('animation-timeline: scroll()')) return this.skip();
    const element = await fixture.show('vtc-upcoming-events');
    const [groups] = queryAll(element, '.chip-row');
    if (!groups) throw new Error('There are no filters.');
    const fade = async (width: number) => {
      element.style.inlineSize = `${width}px`;
      await fixture.clock.withRealTimers(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return getComputedStyle(groups).maskSize.startsWith('100%');
    };
    expect(await fade(280), 'narrow').to.equal(true);
    expect(await fade(1200), 'wide').to.equal(false);
  });

  it('are invisible below an arrow and up to 8 px before it, at both ends', async function () {
    if (!CSS.supports('timeline-scope: --row')) return this.skip();
    const element = await fixture.show('vtc-upcoming-events');
    element.style.inlineSize = '280px';
    const [groups] = queryAll(element, '.chip-row');
    const [arrow] = queryAll(element, '.scroll-arrow');
    if (!groups || !arrow) throw new Error('There are no filters.');
    const width = arrow.getBoundingClientRect().width;
    const { maskImage } = getComputedStyle(groups);
    expect(maskImage).to.include(`rgba(0, 0, 0, 0) calc(100% - ${width + 8}px)`);
    expect(maskImage).to.include(`rgba(0, 0, 0, 0) ${width + 8}px`);
    /** Whether each of the fades, of the end and of the start, is within the row. */
    const fades = async (position: number) => {
      groups.scrollTo({ left: position * groups.scrollWidth, behavior: 'instant' });
      await fixture.clock.withRealTimers(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return getComputedStyle(groups)
        .maskSize.split(', ')
        .map((size) => size.startsWith('100%'));
    };
    expect(await fades(0), 'start').to.deep.equal([true, false]);
    expect((await fades(0.25)).every(Boolean), 'middle').to.equal(true);
    expect(await fades(1), 'end').to.deep.equal([false, true]);
  });

  it('have an arrow for a mouse at each end beyond which there are more', async function () {
    if (!CSS.supports('timeline-scope: --row')) return this.skip();
    const element = await fixture.show('vtc-upcoming-events');
    const [groups] = queryAll(element, '.chip-row');
    if (!groups) throw new Error('There are no filters.');
    const arrows = async () => {
      await fixture.clock.withRealTimers(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return queryAll(element, '.scroll-arrow').flatMap((arrow) =>
        getComputedStyle(arrow).visibility === 'visible' ? arrow.className : [],
      );
    };
    element.style.inlineSize = '1200px';
    expect(await arrows(), 'all are visible').to.deep.equal([]);
    element.style.inlineSize = '280px';
    expect(await arrows(), 'start').to.deep.equal(['scroll-arrow next']);
    const [, next] = queryAll(element, '.scroll-arrow');
    const isScrolled = new Promise((resolve) =>
      groups.addEventListener('scrollend', resolve, { once: true }),
    );
    next?.click();
    await isScrolled;
    expect(groups.scrollLeft).to.be.greaterThan(groups.clientWidth / 2);
    groups.scrollTo({ left: groups.scrollWidth, behavior: 'instant' });
    expect(await arrows(), 'end').to.deep.equal(['scroll-arrow previous']);
  });

  it('are the values that occur, with numbers that follow the other filters, and send no request', async () => {
    const element = await fixture.show('vtc-upcoming-events');
    fixture.backend.clearRequests();
    for (const [part, count] of Object.entries({ filters: 1, 'filter-group': 3, filter: 6 }))
      expect(queryAll(element, `[part~="${part}"]`), part).to.have.length(count);
    expect(chips(element)).to.deep.equal([
      'ATS 1',
      'ETS2 2',
      'Event Server 2',
      'Simulation 1 1',
      'Convoy 2',
      'Race 2',
    ]);
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    await press(element, 'Race');
    await press(element, 'ETS2');
    expect(titles(element)).to.deep.equal([]);
    expect(texts(element, '.filters + p')).to.deep.equal(['No convoys for ETS2 and Race']);
    expect(element.state).to.equal('ready');
    await press(element, 'ATS');
    expect(titles(element)).to.deep.equal(['Convoy 3']);
    expect(chips(element)).to.deep.equal([
      'ATS 1 on',
      'ETS2 0 on',
      'Event Server 1',
      'Simulation 1 0',
      'Convoy 2',
      'Race 1 on',
    ]);
    await element.updateComplete;
    expect(texts(element, '[role="status"]')[0]).to.equal('1 convoy');
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    await press(element, 'Clear filters');
    expect(titles(element)).to.have.length(4);
    expect(texts(element, '.clear')).to.deep.equal([]);
    expect(fixture.backend.requests).to.have.length(0);
  });

  it('tell the page what is chosen', async () => {
    const element = await fixture.show('vtc-upcoming-events');
    const details: unknown[] = [];
    document.addEventListener(
      'vtc-action',
      (event) => details.push((event as CustomEvent).detail),
      {
        once: true,
      },
    );
    await press(element, 'Event Server');
    expect(details).to.deep.equal([{ action: 'filter', item: { server: ['event server'] } }]);
  });

  it('are not worth their place for fewer than four convoys, unless one is chosen', async () => {
    let count = 3;
    fixture.backend.respond = ({ url }) =>
      Response.json({ items: url.includes('/live') ? [] : items.slice(0, count) });
    const few = await fixture.show('vtc-upcoming-events');
    expect(chips(few)).to.deep.equal([]);
    count = 4;
    const four = await fixture.show('vtc-upcoming-events', { vtc: '2', token: embedToken(2) });
    expect(chips(four)).to.have.length(6);
    await press(four, 'ATS');
    four.data = { items: items.slice(0, 3) };
    await four.updateComplete;
    expect(chips(four)).to.include('ATS 1 on');
    await press(four, 'Clear filters');
    expect(chips(four)).to.deep.equal([]);
    expect(titles(four)).to.have.length(3);
  });

  it('are those that are named, where convoys differ', async () => {
    fixture.backend.respond = () => Response.json({ items: items.slice(0, 1) });
    const alike = await fixture.show('vtc-upcoming-events');
    expect(chips(alike)).to.deep.equal([]);
    const none = await fixture.show('vtc-upcoming-events', { filters: '' });
    expect(chips(none)).to.deep.equal([]);
  });

  it('reduce the list before its limit, in each layout, and fit a narrow box', async () => {
    for (const layout of ['list', 'cards', 'compact']) {
      const element = await fixture.show('vtc-upcoming-events', { layout, limit: '1' });
      await press(element, 'ATS');
      expect(titles(element), layout).to.deep.equal(['Convoy 3']);
      element.style.inlineSize = '160px';
      const base = element.shadowRoot?.querySelector('.base');
      expect(base?.scrollWidth, layout).to.be.at.most(base?.clientWidth ?? 0);
    }
  });

  it('are in the address of the page, for all elements that share it', async () => {
    history.replaceState(null, '', '#vtc-game=ats&vtc-game=unknown');
    const attributes = { 'filter-fragment': '' };
    const list = await fixture.show('vtc-upcoming-events', attributes);
    const calendar = await fixture.show('vtc-calendar', { ...attributes, filters: 'server game' });
    expect(titles(list)).to.deep.equal(['Convoy 3']);
    expect(texts(calendar, '.entry > bdi')).to.deep.equal(['Convoy 3']);
    await press(list, 'Race');
    expect(location.hash).to.equal('#vtc-game=ats&vtc-game=unknown&vtc-category=race');
    await press(calendar, 'Clear filters');
    await list.updateComplete;
    expect(location.hash).to.equal('');
    expect(titles(list)).to.have.length(4);
    history.replaceState(null, '', '#vtc-server=event+server');
    dispatchEvent(new PopStateEvent('popstate'));
    await list.updateComplete;
    expect(titles(list)).to.deep.equal(['Convoy 2', 'Convoy 3']);
    // That of something else on the page.
    history.replaceState(null, '', '#about');
    dispatchEvent(new PopStateEvent('popstate'));
    await list.updateComplete;
    expect(titles(list)).to.deep.equal(['Convoy 2', 'Convoy 3']);
  });

  it('leave the address alone by default', async () => {
    const element = await fixture.show('vtc-upcoming-events');
    await press(element, 'ATS');
    expect(location.href).to.equal(before);
  });

  describe('of live convoys', () => {
    const live = items.map((item) => ({ ...item, startAt: iso(-1) }));
    const respondWith = (current: readonly object[]) => {
      fixture.backend.respond = ({ url }) =>
        Response.json({ items: url.includes('/live') ? current : [at(9, { game: 'promods' })] });
    };

    it('reduce the list, and say when nothing is left', async () => {
      respondWith(live);
      const element = await fixture.show('vtc-live-events');
      expect(chips(element)).to.include.members(['ATS 1', 'ETS2 2', 'Race 2']);
      fixture.backend.clearRequests();
      await press(element, 'ATS');
      expect(titles(element)).to.deep.equal(['Convoy 3']);
      await press(element, 'Convoy');
      expect(titles(element)).to.deep.equal([]);
      expect(texts(element, '.filters + p')).to.deep.equal(['No convoys for ATS and Convoy']);
      expect(element.state).to.equal('ready');
      expect(fixture.backend.requests).to.have.length(0);
      expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
      await press(element, 'Clear filters');
      expect(titles(element)).to.have.length(4);
    });

    it('are not in a bar', async () => {
      respondWith(live);
      const bar = await fixture.show('vtc-live-events', { layout: 'bar' });
      expect(queryAll(bar, '.filters')).to.have.length(0);
    });

    it('are not where the next convoy is shown', async () => {
      respondWith([]);
      const next = await fixture.show('vtc-live-events');
      expect(titles(next)).to.deep.equal(['Convoy 9']);
      expect(queryAll(next, '.filters')).to.have.length(0);
    });
  });

  it('reduce the month', async () => {
    const element = await fixture.show('vtc-calendar', { 'no-past': '' });
    await press(element, 'Race');
    await press(element, 'ETS2');
    expect(texts(element, '.notice p')).to.deep.equal(['No convoys for ETS2 and Race']);
    await press(element, 'ETS2');
    await element.updateComplete;
    expect(texts(element, '[role="status"]')[0]).to.equal('November 2026: 2 convoys');
    expect(queryAll(element, '.entry')).to.have.length(2);
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });
});
