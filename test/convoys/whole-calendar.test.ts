import { expect } from '@open-wc/testing';
import { convoy } from '../support/convoys.js';
import { ElementFixture, plainText, queryAll, texts } from '../support/element-fixture.js';
import { violations } from '../support/element-stage.js';
import { embedToken } from '../support/embed-tokens.js';

const token = embedToken(1);
const hourMs = 3_600_000;
const now = Date.parse('2026-11-20T17:00:00Z');
const iso = (hours: number) => new Date(now + hours * hourMs).toISOString();

/** A convoy that starts in some hours. */
const at = (id: number, hours: number, fields: object = {}) =>
  convoy({
    id,
    name: `Convoy ${id}`,
    startAt: iso(hours),
    endAt: iso(hours + 2),
    meetupAt: null,
    ...fields,
  });

const coHost = (vtcId: number, name = `Company ${vtcId}`) => ({
  vtcId,
  name,
  profilePicture: null,
  banner: null,
});

/** A record of the list of all companies, hosted by company 9 and others. */
const listed = (id: number, hours: number, fields: object = {}) => ({
  ...at(id, hours),
  vtcId: 9,
  vtcName: 'Alpine Freight',
  lifecycleStatus: 'published',
  safetyStatus: 'visible',
  coHostVtcs: [coHost(1, 'Northern Haul')],
  ...fields,
});

interface World {
  /** By company, as both lists return them. */
  lists?: Readonly<Record<string, readonly object[] | number>>;
  /** Pages of the list of all companies. */
  pages?: readonly (readonly object[] | number)[];
  batch?: readonly object[] | number;
}

/** The API of a test: a number is the status of a failure. */
function respondWith({ lists = {}, pages = [[]], batch = [] }: World) {
  const respond = (body: readonly object[] | number | undefined, more: object = {}) =>
    typeof body === 'object'
      ? Response.json({ items: body, nextCursor: null, total: body.length, ...more })
      : Response.json({ error: { code: 'ANY', message: '' } }, { status: body ?? 404 });
  return ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/vtcs/batch') return respond(batch);
    if (pathname === '/events') {
      const page = Number(searchParams.get('cursor') ?? 0);
      return respond(pages[page], { nextCursor: page + 1 < pages.length ? page + 1 : null });
    }
    const vtc = /^\/vtcs\/(\w+)\/events/.exec(pathname)?.[1];
    if (!vtc) return undefined;
    return respond(pathname.endsWith('/live') ? [] : lists[vtc]);
  };
}

describe('convoys of other companies', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      attributes: { vtc: '1', token, theme: 'light', 'time-zone': 'UTC' },
    });
  });
  afterEach(() => fixture.close());

  const show = (
    attributes: Readonly<Record<string, string>>,
    world: World,
    tag = 'vtc-upcoming-events',
  ) => {
    fixture.backend.respond = respondWith(world);
    return fixture.show(tag, attributes);
  };
  const paths = () =>
    fixture.backend.requests
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + decodeURIComponent(search));
  const titles = (element: HTMLElement) => texts(element, '.title');
  const hosts = (element: HTMLElement) =>
    queryAll(element, '[part="hosts"]').map((line) =>
      plainText(
        [...line.querySelectorAll('.avatar')].reduce(
          (text, { textContent }) => text.replace(textContent, ''),
          line.innerText,
        ),
      ),
    );
  const notes = (element: HTMLElement) => texts(element, '[part="note"]');
  const events = '/events?limit=100&tab=upcoming&order=start';

  it('are not requested by default', async () => {
    await show({}, { lists: { 1: [at(1, 2)] } });
    expect(paths()).to.deep.equal(['/vtcs/1/events/upcoming?limit=30']);
  });

  it('have the logo of their host where another convoy names it as a co-host, and those of co-hosts', async () => {
    const logo = (id: number) => ({
      ...coHost(id),
      profilePicture: `https://images.test/${id}.png`,
    });
    const element = await show(
      { include: 'own co-hosted' },
      {
        lists: { 1: [] },
        pages: [
          [
            listed(2, 4, { coHostVtcs: [coHost(1), logo(2)] }),
            listed(3, 5, { vtcId: 3, vtcName: 'Iron Gate', coHostVtcs: [coHost(1), logo(9)] }),
          ],
        ],
      },
    );
    const images = queryAll(element, '[part="hosts"] img').map((image) =>
      image.getAttribute('src'),
    );
    expect(images).to.deep.equal([9, 2, 9].map((id) => `https://images.test/${id}.png`));
  });

  it('are those that name the company as a co-host', async () => {
    const element = await show(
      { include: 'own co-hosted' },
      {
        lists: { 1: [at(1, 2), at(3, 6)] },
        pages: [
          [
            listed(1, 2, {
              vtcId: 1,
              vtcName: 'Northern Haul',
              coHostVtcs: [coHost(5), coHost(6)],
            }),
            listed(2, 4),
            listed(4, 8, { coHostVtcs: [coHost(7)] }),
            listed(5, 9, { lifecycleStatus: 'cancelled' }),
            listed(6, 9, { safetyStatus: 'removed' }),
            listed(7, 9, { coHostVtcs: [1, 2, 3, 4, 5].map((id) => coHost(id)) }),
          ],
        ],
      },
    );
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2', 'Convoy 3', 'Convoy 7']);
    expect(hosts(element)).to.deep.equal([
      'with Company 5 and Company 6',
      'Alpine Freight with Northern Haul',
      'Alpine Freight +2 with Company 1, Company 2 and 3 more',
    ]);
    expect(paths()).to.deep.equal(['/vtcs/1/events/upcoming?limit=30', events]);
    expect(notes(element)).to.deep.equal([]);
  });

  it('are read from three pages at most, and the list says until when they are known', async () => {
    const page = (number: number) => [listed(number, number * 24 + 1, { coHostVtcs: [] })];
    const element = await show(
      { include: 'own co-hosted' },
      { lists: { 1: [at(90, 2)] }, pages: [page(1), page(2), page(3), page(4)] },
    );
    expect(paths().slice(1)).to.deep.equal([
      events,
      '/events?limit=100&cursor=1&tab=upcoming&order=start',
      '/events?limit=100&cursor=2&tab=upcoming&order=start',
    ]);
    expect(titles(element)).to.deep.equal(['Convoy 90']);
    expect(notes(element)).to.deep.equal(['Convoys of others until 23 November.']);
  });

  it('are read from one page where it reaches as far as the list', async () => {
    const element = await show(
      { include: 'own co-hosted', limit: '2' },
      { lists: { 1: [at(1, 2), at(2, 3), at(3, 9)] }, pages: [[listed(4, 5)], [listed(5, 9)]] },
    );
    expect(paths().slice(1)).to.deep.equal([events]);
    expect(notes(element)).to.deep.equal([]);
  });

  it('are shown once when a page changes between requests', async () => {
    const element = await show(
      { include: 'own co-hosted' },
      {
        lists: { 1: [at(1, 2)] },
        pages: [[listed(2, 24)], [listed(2, 24), listed(3, 48)]],
      },
    );
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2', 'Convoy 3']);
    expect(notes(element)).to.deep.equal([]);
  });

  it('are known until the page that fails', async () => {
    const element = await show(
      { include: 'own co-hosted' },
      { lists: { 1: [at(1, 2)] }, pages: [[listed(2, 24)], 429, []] },
    );
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2']);
    expect(notes(element)).to.deep.equal(['Convoys of others until 21 November.']);
    expect(element.error).to.equal(null);
  });

  it('are found by their ids, in the first page where all are in it', async () => {
    const element = await show(
      { also: '11 12 13' },
      {
        lists: { 1: [at(1, 2)] },
        pages: [
          [
            listed(11, 3, { coHostVtcs: [] }),
            listed(12, 4, { lifecycleStatus: 'cancelled' }),
            listed(13, 5, { safetyStatus: 'temporarily_hidden' }),
            listed(14, 6),
          ],
          [listed(15, 7)],
        ],
      },
    );
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 11']);
    expect(hosts(element)).to.deep.equal(['Alpine Freight']);
    expect(paths().slice(1)).to.deep.equal([events]);
    expect(notes(element)).to.deep.equal([]);
  });

  it('are left out where they have ended or are unknown, after three pages at most', async () => {
    const element = await show(
      { also: '11 12' },
      {
        lists: { 1: [at(1, 2)] },
        pages: [[listed(11, -1, { lifecycleStatus: 'ended' })], [], [], [listed(12, 3)]].map(
          (page, index) => [listed(20 + index, 4 + index), ...page],
        ),
      },
    );
    expect(titles(element)).to.deep.equal(['Convoy 1']);
    expect(paths()).to.have.length(4);
    expect(element.error).to.equal(null);
  });

  it('are shown without those of the company', async () => {
    const element = await show({ include: 'co-hosted' }, { pages: [[listed(2, 4)]] });
    expect(titles(element)).to.deep.equal(['Convoy 2']);
    expect(paths()).to.deep.equal([events]);
  });

  it('are found for a handle by the id of the company', async () => {
    const respond = respondWith({ lists: { northern_haul: [at(1, 2)] }, pages: [[listed(2, 4)]] });
    fixture.backend.respond = (request) =>
      new URL(request.url).pathname === '/vtcs/northern_haul' ? undefined : respond(request);
    const element = await fixture.show('vtc-upcoming-events', {
      vtc: 'northern_haul',
      include: 'own co-hosted',
    });
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2']);
    expect(paths()).to.include.members(['/vtcs/northern_haul', events]).and.have.length(3);
  });

  it('are shown once, with the record of the embed endpoint', async () => {
    const element = await show(
      { include: 'own co-hosted', also: '1' },
      {
        lists: { 1: [at(1, 2, { name: 'Own name' })] },
        pages: [[listed(1, 2, { vtcId: 1, name: 'Other name' })]],
      },
    );
    expect(titles(element)).to.deep.equal(['Own name']);
    expect(hosts(element)).to.deep.equal(['with Northern Haul']);
  });

  it('are shown when the token is rejected', async () => {
    const respond = respondWith({ lists: { 1: [at(1, 2)] }, pages: [[listed(2, 4)]] });
    fixture.backend.respond = (request) =>
      request.url.includes('/upcoming') ? new Response('', { status: 401 }) : respond(request);
    const element = await fixture.show('vtc-upcoming-events', { include: 'own co-hosted' });
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2']);
  });

  it('are shown with a line when those of the company cannot be loaded', async () => {
    const element = await show(
      { include: 'own co-hosted' },
      { lists: { 1: 404 }, pages: [[listed(2, 4)]] },
    );
    expect(titles(element)).to.deep.equal(['Convoy 2']);
    expect(notes(element)).to.deep.equal(['The convoys could not be loaded.']);
  });

  it('are a line when they cannot be loaded', async () => {
    const element = await show(
      { include: 'own co-hosted' },
      { lists: { 1: [at(1, 2)] }, pages: [404] },
    );
    expect(titles(element)).to.deep.equal(['Convoy 1']);
    expect(notes(element)).to.deep.equal(['Other companies: The convoys could not be loaded.']);
  });

  it('are shown with those of the company while they are live', async () => {
    const element = await show(
      { include: 'own co-hosted', 'when-empty': 'message' },
      { lists: { 1: [] }, pages: [[listed(2, -1), listed(3, 4)], [listed(4, 5)]] },
      'vtc-live-events',
    );
    expect(titles(element)).to.deep.equal(['Convoy 2']);
    expect(hosts(element)).to.deep.equal(['Alpine Freight with Northern Haul']);
    expect(paths()).to.deep.equal(['/vtcs/1/events/live', events]);
  });

  it('are given whole by `data`, also when it is set to itself', async () => {
    const element = await show(
      { include: 'own co-hosted' },
      { lists: { 1: [at(1, 2)] }, pages: [[listed(2, 24)], 429] },
    );
    const { data } = element;
    element.data = data;
    await element.updateComplete;
    expect(element.data).to.deep.equal(data);
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2']);
    expect(hosts(element)).to.deep.equal(['Alpine Freight with Northern Haul']);
  });
});

describe('several companies', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      attributes: { theme: 'light', 'time-zone': 'UTC' },
    });
  });
  afterEach(() => fixture.close());

  const company = (id: number, fields: object = {}) => ({
    id,
    name: `Company ${id}`,
    handle: `company_${id}`,
    profilePicture: null,
    ...fields,
  });
  const ids = (count: number) => [...Array(count).keys()].map((index) => index + 1);
  const listOf = (id: number) => `/vtcs/${id}/events?limit=30&offset=0&tab=upcoming`;
  const batch = (...companies: (number | string)[]) =>
    `/vtcs/batch?${companies.map((id, index) => `ids[${index}]=${id}`).join('&')}`;
  const paths = () =>
    fixture.backend.requests
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + decodeURIComponent(search));
  /** Companies whose convoys start in hours that equal their ids. */
  const world = (count: number): World => ({
    lists: Object.fromEntries(ids(count).map((id) => [id, [at(id, id)]])),
    batch: ids(count).map((id) => company(id)),
  });
  const titles = (element: HTMLElement) => texts(element, '.title');
  const notes = (element: HTMLElement) => texts(element, '[part="note"]');
  const names = (element: HTMLElement) => texts(element, '[part="hosts"] > bdi');

  it('are one list by start, with a request each and one for their names, without a token', async () => {
    fixture.backend.respond = respondWith(world(3));
    const element = await fixture.show('vtc-upcoming-events', { vtcs: '3 1 2', token });
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2', 'Convoy 3']);
    expect(names(element)).to.deep.equal(['Company 1', 'Company 2', 'Company 3']);
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    expect(paths()).to.have.members([listOf(3), listOf(1), listOf(2), batch(1, 2, 3)]);
    expect(
      fixture.backend.requests.filter(({ headers }) => headers.has('authorization')),
    ).to.deep.equal([]);
  });

  it('share all requests between elements, and refresh with one for each list', async () => {
    fixture.backend.respond = respondWith(world(2));
    const element = await fixture.show('vtc-upcoming-events', { vtcs: '1 2' });
    await fixture.show('vtc-upcoming-events', { vtcs: '2 1' });
    await fixture.show('vtc-calendar', { vtcs: '1 2', 'no-past': '' });
    expect(paths()).to.have.members([listOf(1), listOf(2), batch(1, 2)]);
    fixture.backend.clearRequests();
    await fixture.clock.advance(331_000);
    expect(paths()).to.have.members([listOf(1), listOf(2)]);
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2']);
  });

  for (const [count, requests] of [
    [1, 2],
    [2, 3],
    [12, 13],
  ] as const)
    it(`send ${requests} requests for ${count}, ${count} for a refresh, and none for a second element; nothing new renders nothing`, async () => {
      // Far away, so that no text changes by the clock.
      fixture.backend.respond = respondWith({
        ...world(count),
        lists: Object.fromEntries(ids(count).map((id) => [id, [at(id, 1200 + id)]])),
      });
      const attributes = { vtcs: ids(count).join(' '), limit: '30' };
      const element = await fixture.show('vtc-upcoming-events', attributes);
      expect(paths()).to.have.length(requests);
      await fixture.show('vtc-upcoming-events', attributes);
      expect(paths()).to.have.length(requests);
      fixture.backend.clearRequests();
      const observer = new MutationObserver(() => undefined);
      const list = element.shadowRoot?.querySelector('.convoys');
      if (list) observer.observe(list, { childList: true, subtree: true, characterData: true });
      await fixture.clock.advance(331_000);
      expect(paths()).to.have.length(count);
      expect(titles(element)).to.have.length(count);
      expect(
        observer.takeRecords().map(({ type, target }) => `${type} ${target.nodeName}`),
      ).to.deep.equal([]);
    });

  it('may have names in several scripts, of which one runs from right to left', async () => {
    fixture.backend.respond = respondWith({
      ...world(2),
      batch: [company(1, { name: 'Spedition Größer' }), company(2, { name: 'شركة النقل' })],
    });
    const element = await fixture.show('vtc-upcoming-events', { vtcs: '1 2', lang: 'ar' });
    expect(names(element)).to.deep.equal(['Spedition Größer', 'شركة النقل']);
    const base = element.shadowRoot?.querySelector('.base');
    expect(base?.scrollWidth).to.be.at.most(base?.clientWidth ?? 0);
  });

  it('are at most twelve; those that fail are a line each', async () => {
    const { lists, batch: companies } = world(12);
    fixture.backend.respond = respondWith({
      lists: { ...lists, 2: 404, 5: 404, 12: 403 },
      batch: companies ?? [],
    });
    const element = await fixture.show('vtc-upcoming-events', {
      vtcs: [...ids(12), 'thirteenth'].join(' '),
      limit: '30',
    });
    expect(paths()).to.have.length(13);
    expect(titles(element)).to.have.length(9);
    expect(notes(element)).to.deep.equal(
      [2, 5, 12].map((id) => `Company ${id}: The convoys could not be loaded.`),
    );
  });

  it('fail only if all do', async () => {
    fixture.backend.respond = respondWith({ lists: { 1: 404, 2: 404 } });
    const element = await fixture.show('vtc-upcoming-events', { vtcs: '1 2' });
    expect(element.error?.code).to.equal('NOT_FOUND');
  });

  it('keep their convoys when a refresh fails, unless they have become private', async () => {
    const { lists, batch: companies } = world(3);
    fixture.backend.respond = respondWith({ lists: lists ?? {}, batch: companies ?? [] });
    const element = await fixture.show('vtc-upcoming-events', { vtcs: '1 2 3' });
    fixture.backend.respond = respondWith({
      lists: { ...lists, 2: 404, 3: 418 },
      batch: companies ?? [],
    });
    await fixture.clock.advance(331_000);
    await fixture.clock.until(() => notes(element).length > 0);
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 3']);
    expect(notes(element)).to.deep.equal(
      [2, 3].map((id) => `Company ${id}: The convoys could not be loaded.`),
    );
  });

  it('have their handles as names where the names cannot be loaded', async () => {
    fixture.backend.respond = respondWith({ lists: { north: [at(1, 1)] }, batch: 404 });
    const element = await fixture.show('vtc-upcoming-events', { vtcs: 'north' });
    expect(names(element)).to.deep.equal(['north']);
  });

  it('include the own one with its token', async () => {
    fixture.backend.respond = respondWith(world(2));
    const element = await fixture.show('vtc-upcoming-events', { vtc: '1', vtcs: '1 2', token });
    expect(paths()).to.include('/vtcs/1/events/upcoming?limit=30').and.not.include(listOf(1));
    expect(names(element)).to.deep.equal(['Company 1', 'Company 2']);
  });

  it('are live without a token', async () => {
    fixture.backend.respond = respondWith({
      lists: { 1: [at(1, -1)], 2: [at(2, -1)] },
      batch: [company(1), company(2)],
    });
    const element = await fixture.show('vtc-live-events', { vtcs: '1 2' });
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2']);
  });

  it('are in one month, with a legend that switches them on and off', async () => {
    fixture.backend.respond = respondWith(world(2));
    const element = await fixture.show('vtc-calendar', { vtcs: '1 2' });
    const entries = () =>
      queryAll(element, '.entry > bdi').map(({ innerText }) => plainText(innerText));
    const [first, second] = queryAll(element, '.legend > button');
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    expect(entries()).to.deep.equal(['Convoy 1', 'Convoy 2']);
    const [legend, toolbar] = ['.legend', '.toolbar'].map((part) =>
      queryAll(element, part)[0]?.getBoundingClientRect(),
    );
    expect(legend?.bottom).to.be.at.most(toolbar?.top ?? NaN);
    expect(texts(element, '.legend bdi')).to.deep.equal(['Company 1', 'Company 2']);
    for (const button of [first, second]) {
      button?.click();
      await element.updateComplete;
    }
    expect(entries()).to.deep.equal([]);
    expect(queryAll(element, '[aria-pressed="false"]')).to.have.length(2);
    second?.click();
    await element.updateComplete;
    expect(entries()).to.deep.equal(['Convoy 2']);
  });

  it('fill a month with 360 convoys, each in its day', async () => {
    // Every day of December, each company an hour later.
    const list = (id: number) =>
      ids(30).map((day) => at(100 * id + day, 24 * (day + 10) - 17 + id, { name: `Tour ${id}` }));
    const respond = respondWith({
      lists: Object.fromEntries(ids(12).map((id) => [id, list(id)])),
      batch: ids(12).map((id) => company(id)),
    });
    fixture.backend.respond = (request) =>
      request.url.includes('offset=30')
        ? Response.json({ items: [], nextCursor: null, total: 30 })
        : respond(request);
    const element = await fixture.show('vtc-calendar', {
      vtcs: ids(12).join(' '),
      month: '2026-12',
    });
    const entries = () => queryAll(element, '.entry').length;
    await fixture.clock.until(() => entries() === 360);
    // Two pages of each list, and the names.
    expect(paths()).to.have.length(25);
    const days = queryAll(element, '.cell').map((cell) => cell.querySelectorAll('.entry').length);
    expect(days).to.deep.equal([...Array(30).fill(12), 0]);
    for (const width of [1200, 320]) {
      element.style.inlineSize = `${width}px`;
      const base = element.shadowRoot?.querySelector('.base');
      expect(base?.scrollWidth, `${width}`).to.be.at.most(base?.clientWidth ?? 0);
    }
    queryAll(element, '.legend > button')[11]?.click();
    await element.updateComplete;
    expect(entries()).to.equal(330);
    element.style.inlineSize = '1200px';
    queryAll(element, '.cell')[4]?.click();
    await element.updateComplete;
    expect(texts(element, '.active-day .title')).to.deep.equal(ids(11).map((id) => `Tour ${id}`));
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  it('stay switched off in an element that is created anew, not in one with other companies', async () => {
    fixture.backend.respond = respondWith(world(3));
    const element = await fixture.show('vtc-calendar', { vtcs: '1 3' });
    queryAll(element, '.legend > button')[0]?.click();
    element.remove();
    const again = await fixture.show('vtc-calendar', { vtcs: '1 3' });
    expect(texts(again, '.legend > [aria-pressed="false"] bdi')).to.deep.equal(['Company 1']);
    again.setAttribute('vtcs', '2 3');
    await fixture.clock.until(() => texts(again, '.legend bdi').includes('Company 2'));
    expect(queryAll(again, '.legend > [aria-pressed="false"]')).to.have.length(0);
  });

  it('are filtered by company in place of the legend', async () => {
    fixture.backend.respond = respondWith({
      ...world(2),
      lists: { 1: [at(1, 1), at(3, 3)], 2: [at(2, 2), at(4, 4)] },
    });
    const element = await fixture.show('vtc-calendar', { vtcs: '1 2', filters: 'company' });
    expect(queryAll(element, '.legend')).to.have.length(0);
    expect(texts(element, '.chip > bdi')).to.deep.equal(['Company 1', 'Company 2']);
    queryAll(element, '.chip')[1]?.click();
    await element.updateComplete;
    expect(texts(element, '.entry > bdi')).to.deep.equal(['Convoy 2', 'Convoy 4']);
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  for (const tag of ['vtc-upcoming-events', 'vtc-calendar', 'vtc-past-events'] as const) {
    it(`are initials on a colour with white text of enough contrast in <${tag}>`, async () => {
      fixture.backend.respond = respondWith({
        lists: Object.fromEntries(
          ids(12).map((id) => [id, [at(id, tag === 'vtc-past-events' ? -3 * id : id)]]),
        ),
        batch: ids(12).map((id) => company(id)),
      });
      const element = await fixture.show(tag, { vtcs: ids(12).join(' '), limit: '30' });
      expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
      const colours = queryAll(element, '[class*="company-"] .avatar').map(
        (mark) => getComputedStyle(mark).backgroundColor,
      );
      expect(new Set(colours).size).to.equal(12);
    });
  }

  it('are one list of past convoys, the latest first', async () => {
    fixture.backend.respond = respondWith({
      lists: { 1: [at(1, -10), at(3, -30)], 2: [at(2, -20)], 3: 404 },
      batch: [company(1), company(2), company(3)],
    });
    const element = await fixture.show('vtc-past-events', { vtcs: '1 2 3' });
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2', 'Convoy 3']);
    expect(names(element)).to.deep.equal(['Company 1', 'Company 2', 'Company 1']);
    const lefts = queryAll(element, 'li > :is(.title, .hosts)').map(
      (line) => line.getBoundingClientRect().left,
    );
    expect(new Set(lefts).size).to.equal(1);
    expect(notes(element)).to.deep.equal(['Company 3: The convoys could not be loaded.']);
  });
});
