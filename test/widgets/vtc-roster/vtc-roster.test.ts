import { expect } from '@open-wc/testing';
import type { Member } from '../../../src/contract/member.js';
import { registerMessages } from '../../../src/element/language.js';
import { announcementsOf } from '../../support/announcements.js';
import { createSandbox } from '../../../src/sandbox/server/sandbox.js';
import type { VtcRoster } from '../../../src/widgets/vtc-roster/vtc-roster.js';
import type { Backend } from '../../support/backend.js';
import type { DrivenClock } from '../../support/driven-clock.js';
import { ElementFixture, frames, query, queryAll } from '../../support/element-fixture.js';
import { isLoaded } from '../../support/loaded.js';
import { useTestFont } from '../../support/test-font.js';

const world = { companies: 12, members: 1500 };

describe('<vtc-roster>', () => {
  let fixture: ElementFixture;
  let backend: Backend;
  let clock: DrivenClock;

  before(useTestFont);

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      lang: 'en',
      attributes: { theme: 'page' },
      sandbox: world,
    });
    ({ backend, clock } = fixture);
  });

  afterEach(() => {
    fixture.close();
    // The page stays scrolled while a skeleton extends it.
    scrollTo(0, 0);
    document.body.removeAttribute('style');
  });

  const add = (attributes: Readonly<Record<string, string>>): VtcRoster =>
    fixture.add('vtc-roster', attributes);

  async function show(attributes: Readonly<Record<string, string>>): Promise<VtcRoster> {
    const roster = add(attributes);
    await waitUntilLoaded(roster);
    return roster;
  }

  const parts = (roster: VtcRoster, part: string) => queryAll(roster, `[part~="${part}"]`);
  const names = (roster: VtcRoster) =>
    parts(roster, 'item').map((item) => item.querySelector<HTMLElement>('.name')?.innerText.trim());
  const status = (roster: VtcRoster) => query(roster, '.amount')?.innerText;
  const searchField = (roster: VtcRoster) => query(roster, 'input') as HTMLInputElement;
  const button = (roster: VtcRoster, text: string) =>
    // "Show more" is "Show 20 more", too.
    parts(roster, 'button').find(
      ({ innerText }) => innerText.trim().replace(/^Show [\d,]+ /, 'Show ') === text,
    );
  const memberRequests = () =>
    backend.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/members'));

  /** Waits until no page is loading. Locks are granted by another process of the browser, in real time. */
  async function waitUntilLoaded(roster: VtcRoster): Promise<void> {
    await clock.advance(50);
    const isLoading = () => !isLoaded(roster) || query(roster, '.end[aria-busy="true"]');
    for (let round = 0; isLoading() && round < 20; round += 1) {
      await clock.until(() => !isLoading());
    }
    await roster.updateComplete;
    await clock.advance(50);
  }

  async function press(roster: VtcRoster, text: string): Promise<void> {
    button(roster, text)?.click();
    await waitUntilLoaded(roster);
  }

  async function refresh(roster: VtcRoster): Promise<void> {
    let isOver = false;
    void roster.refresh().then(() => {
      isOver = true;
    });
    for (let round = 0; !isOver && round < 20; round += 1) await clock.until(() => isOver);
  }

  /** Returns a responder that changes the members, and fields, of each page of the sandbox's. */
  const changeMembers =
    (
      change: (items: readonly Member[], cursor: number) => readonly unknown[],
      fields?: { readonly total: number; readonly nextCursor: null },
    ) =>
    async (request: Request): Promise<Response> => {
      const response = await createSandbox({ ...world, rateLimits: false }).fetch(request);
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/members')) return response;
      const page = (await response.json()) as { items: Member[] };
      const cursor = Number(searchParams.get('cursor'));
      return Response.json({ ...page, items: change(page.items, cursor), ...fields });
    };

  const layOut = async () => {
    await frames();
    await clock.advance(50);
  };

  function type(roster: VtcRoster, text: string): void {
    const field = searchField(roster);
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }

  async function search(roster: VtcRoster, text: string): Promise<void> {
    type(roster, text);
    await clock.advance(300);
    await waitUntilLoaded(roster);
  }

  it('shows the first page with one request, and the number of all members', async () => {
    const roster = await show({ vtc: 'big_fleet', 'page-size': '40' });
    expect(memberRequests().map(({ search: query }) => query)).to.deep.equal([
      '?limit=40&cursor=0',
    ]);
    expect(parts(roster, 'item')).to.have.length(40);
    expect(status(roster)).to.equal('40 of 1,111');
    for (const { innerText } of parts(roster, 'group')) expect(innerText).not.to.match(/\d/);
  });

  it('loads each of 1,111 members once, in groups ordered by the position of roles', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    await search(roster, ' ');
    expect(status(roster)).to.equal('50 of 1,111');
    roster.groupBy = 'none';
    await clock.advance(100);
    await press(roster, 'Name');
    expect(memberRequests()).to.have.length(1 + Math.ceil(1061 / 99));
    expect(status(roster)).to.equal('1,111 members');
    roster.groupBy = 'role';
    roster.layout = 'list';
    for (let page = 0; button(roster, 'Show more') && page < 30; page += 1) {
      button(roster, 'Show more')?.click();
      await clock.advance(10);
    }
    expect(parts(roster, 'item')).to.have.length(1111);
    const { members, roles } = roster.data ?? {};
    expect(new Set(members?.items.map(({ webId }) => webId)).size).to.equal(1111);
    const roleNames = roles?.items.map(({ name }) => name) ?? [];
    const headings = parts(roster, 'group').map(({ innerText }) =>
      innerText.replace(/\s+[\d,]+$/, ''),
    );
    expect(headings).to.deep.equal([
      'In charge',
      ...roleNames.filter((name) => headings.includes(name)),
      'Other members',
    ]);
    const counts = parts(roster, 'group').map(({ innerText }) =>
      Number(innerText.match(/[\d,]+$/)?.[0].replace(',', '')),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(1111);
  });

  it('shows the first page of search results, and their number', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    const field = searchField(roster);
    field?.focus();
    type(roster, 'OTTER');
    await roster.updateComplete;
    expect(names(roster).every((name) => /otter/i.test(name ?? ''))).to.equal(true);
    await clock.advance(300);
    await waitUntilLoaded(roster);
    const all = roster.data?.members.items ?? [];
    const found = all.filter(({ name }) => /otter/i.test(name)).length;
    expect(all).to.have.length(1111);
    expect(status(roster)).to.equal(`${found} members`);
    expect(parts(roster, 'item')).to.have.length(Math.min(50, found));
    expect(roster.shadowRoot?.activeElement).to.equal(field);
  });

  it('keeps the focus on the button while pages load, and on the end of the list after the last', async () => {
    const roster = await show({ vtc: 'quiet_yard', 'page-size': '10' });
    const before = parts(roster, 'item').length;
    const more = button(roster, 'Show more');
    more?.focus();
    for (let page = 0; button(roster, 'Show more') && page < 5; page += 1) {
      expect(roster.shadowRoot?.activeElement).to.equal(more);
      more?.click();
      await waitUntilLoaded(roster);
    }
    expect(before).to.be.lessThan(23);
    expect(parts(roster, 'item')).to.have.length(23);
    await clock.advance(1000);
    expect(status(roster)).to.equal('23 members');
    expect(roster.shadowRoot?.activeElement?.classList.contains('end')).to.equal(true);
  });

  it('keeps the focus on a member when members are inserted before it', async () => {
    let roles: Member['roles'] = [];
    backend.respond = changeMembers((items) => items.map((item) => ({ ...item, roles })));
    const roster = await show({
      vtc: 'northern_haul',
      'page-size': '20',
      'href-template': 'https://a.example/{webId}',
    });
    const links = () => [...(roster.shadowRoot?.querySelectorAll('a') ?? [])];
    const focusedIndex = () => links().findIndex((link) => link.matches(':focus'));
    const { href } = links()[15] ?? {};
    links()[15]?.focus();
    roles = roster.data?.roles?.items.slice(1, 2) ?? [];
    await press(roster, 'Show more');
    expect(links().length).to.be.greaterThan(20);
    expect(focusedIndex()).to.be.greaterThan(15);
    expect(links()[focusedIndex()]?.href).to.equal(href);
  });

  it('loads further pages by the button only, so that what follows does not move away', async () => {
    const roster = await show({ vtc: 'big_fleet', 'page-size': '50' });
    await layOut();
    const announced = announcementsOf(roster);
    for (let page = 0; page < 2; page += 1) {
      scrollTo(0, document.body.scrollHeight);
      await layOut();
      await waitUntilLoaded(roster);
    }
    expect(memberRequests()).to.have.length(1);
    expect(announced).to.deep.equal([]);
    await press(roster, 'Show more');
    expect(memberRequests()).to.have.length(2);
  });

  it('loads no pages for a search while it is off screen', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    const spacer = document.createElement('div');
    spacer.style.blockSize = '9000px';
    document.body.prepend(spacer);
    // The page stays scrolled while a skeleton extends it.
    scrollTo(0, 0);
    await layOut();
    const before = memberRequests().length;
    type(roster, 'otter');
    await clock.advance(5000);
    expect(memberRequests()).to.have.length(before);
    roster.scrollIntoView();
    await layOut();
    await waitUntilLoaded(roster);
    expect(status(roster)).to.match(/^\d+ members$/);
  });

  it('shows all members ungrouped when the roles fail to load', async () => {
    backend.respond = ({ url }) =>
      url.endsWith('/roles') ? new Response('', { status: 500 }) : undefined;
    const roster = add({ vtc: 'northern_haul', 'page-size': '20' });
    await clock.advance(50);
    await clock.until(() => memberRequests().length > 0 && backend.requests.length > 1);
    await clock.advance(0);
    expect(parts(roster, 'item')).to.have.length(0);
    await clock.advance(1000);
    expect(parts(roster, 'item')).to.have.length(20);
    await clock.advance(20_000);
    expect(roster.state).to.equal('ready');
    expect(parts(roster, 'group')).to.have.length(0);
    expect(status(roster)).to.equal('20 of 186');
  });

  it('keeps the members when page 3 fails, and continues after a retry', async () => {
    const errors: unknown[] = [];
    const roster = await show({ vtc: 'northern_haul', 'page-size': '20' });
    roster.addEventListener('vtc-error', ({ detail }: Event & { detail?: unknown }) =>
      errors.push(detail),
    );
    await press(roster, 'Show more');
    expect(parts(roster, 'item')).to.have.length(40);
    backend.fail(500);
    const requestCount = memberRequests().length;
    const announced = announcementsOf(roster);
    button(roster, 'Show more')?.focus();
    button(roster, 'Show more')?.click();
    await clock.until(() => memberRequests().length > requestCount);
    await clock.advance(20_000);
    expect(parts(roster, 'item')).to.have.length(40);
    expect(roster.state).to.equal('ready');
    expect(errors).to.have.length(1);
    expect(parts(roster, 'note')[0]?.innerText).to.equal('The members could not be loaded.');
    expect(roster.shadowRoot?.activeElement?.ariaLabel).to.equal('Try again: Members');
    expect(announced).to.deep.equal(['Members: The members could not be loaded']);
    backend.recover();
    await press(roster, 'Try again');
    expect(roster.shadowRoot?.activeElement?.textContent?.trim()).to.equal('Show 20 more');
    expect(announced.at(-1)).to.equal(status(roster));
    expect(parts(roster, 'item').length).to.be.greaterThan(59);
    expect(parts(roster, 'note')).to.have.length(0);
  });

  it('keeps the loaded pages on refresh', async () => {
    const roster = await show({ vtc: 'northern_haul', 'page-size': '20' });
    await press(roster, 'Show more');
    const before = names(roster);
    const requestCount = memberRequests().length;
    await refresh(roster);
    expect(names(roster)).to.deep.equal(before);
    expect(status(roster)).to.equal('40 of 186');
    expect(memberRequests()).to.have.length(requestCount + 2);
  });

  it('updates members after the first page on refresh', async () => {
    const roster = await show({ vtc: 'northern_haul', 'group-by': 'none', 'page-size': '20' });
    await press(roster, 'Show more');
    const before = names(roster);
    backend.respond = changeMembers((items) =>
      items.map((item) =>
        item.name === before[30] ? { ...item, webId: 0, name: 'Newcomer' } : item,
      ),
    );
    await refresh(roster);
    expect(names(roster)).to.deep.equal(
      before.map((name, index) => (index === 30 ? 'Newcomer' : name)),
    );
  });

  it('sends no request when the page has set the data', async () => {
    const source = await show({ vtc: 'northern_haul', 'page-size': '20' });
    const { data } = source;
    source.remove();
    const requestCount = backend.requests.length;
    const roster = document.createElement('vtc-roster');
    roster.searchable = true;
    roster.data = data;
    document.body.append(roster);
    await clock.advance(200);
    await search(roster, 'a');
    expect(parts(roster, 'item').length).to.be.greaterThan(0);
    expect(status(roster)).to.match(/^\d+ members · 20 of 186 searched$/);
    expect(backend.requests).to.have.length(requestCount);
  });

  it('shows only members with one of the roles, whose names may contain spaces', async () => {
    const roster = await show({
      vtc: 'northern_haul',
      roles: 'Human Resources, event team',
      'page-size': '100',
    });
    expect(
      parts(roster, 'group').map(({ innerText }) => innerText.replace(/\s+[\d+]+$/, '')),
    ).to.deep.equal(['Human Resources', 'Event Team']);
  });

  it('loads all members to find those with the roles', async () => {
    const roster = await show({ vtc: 'northern_haul', roles: 'Driver', 'page-size': '20' });
    await clock.until(() => roster.data?.members.nextCursor === null);
    await clock.advance(50);
    const all = roster.data?.members.items ?? [];
    const found = all.filter(({ roles }) => roles.some(({ name }) => name === 'Driver')).length;
    expect(all).to.have.length(186);
    expect(status(roster)).to.equal(`${found} members`);
    expect(parts(roster, 'group').map(({ innerText }) => innerText)).to.deep.equal([
      `Driver ${found}`,
    ]);
    expect(parts(roster, 'item')).to.have.length(20);
  });

  it('links names with public fields only, and contains no internal id', async () => {
    const roster = await show({
      vtc: 'northern_haul',
      'page-size': '20',
      layout: 'list',
      'href-template': 'https://a.example/{webId}?{userId}{steamId}',
    });
    const [first] = roster.data?.members.items ?? [];
    const [link] = roster.shadowRoot?.querySelectorAll('a') ?? [];
    expect(link?.href).to.equal(`https://a.example/${first?.webId}?`);
    const html = roster.shadowRoot?.innerHTML ?? '';
    const data = JSON.stringify(roster.data);
    const firstMember = backend.world.company('northern_haul')?.firstMember ?? 0;
    for (let place = 0; place < 20; place++) {
      const { id, steamId } = backend.world.user(firstMember + place);
      for (const internal of [id, steamId ?? id]) expect(html + data).not.to.include(internal);
    }
    let selected: unknown;
    roster.addEventListener('vtc-select', (event) => {
      selected = (event as CustomEvent<{ item: unknown }>).detail.item;
      event.preventDefault();
    });
    link?.click();
    expect(selected).to.equal(first);
  });

  it('loads no pictures with images="none"', async () => {
    const roster = await show({ vtc: 'northern_haul', images: 'none' });
    expect(parts(roster, 'image')).to.have.length(0);
  });

  it('uses a role color only where it is valid', async () => {
    const hostile = ['red', 'url(https://evil.example/#x)', 'var(--x)', '#12'];
    backend.respond = (request) => {
      if (!request.url.endsWith('/roles')) return undefined;
      const items = hostile.map((color, position) => ({
        id: 100 + position,
        name: `Role ${position}`,
        color,
        position,
      }));
      return Response.json({ items });
    };
    const roster = await show({ vtc: 'northern_haul' });
    const colors = queryAll(roster, '.has-dot').map(({ style }) => style.getPropertyValue('--dot'));
    expect(colors.length).to.be.greaterThan(0);
    expect(colors.filter((color) => !/^rgb\([\d ]+\)$/.test(color))).to.deep.equal([]);
  });

  const unsorted = { vtc: 'quiet_yard', 'group-by': 'none', 'page-size': '100' };
  const compare = (a = '', b = '') => new Intl.Collator('en', { numeric: true }).compare(a, b);

  for (const layout of ['grid', 'list']) {
    it(`sorts a ${layout} ascending, then descending, then in the original order`, async () => {
      const roster = await show({ ...unsorted, layout });
      const original = names(roster);
      await press(roster, 'Name');
      const ascending = names(roster);
      expect(ascending).to.deep.equal([...original].sort(compare));
      await press(roster, 'Name');
      expect(names(roster)).to.deep.equal([...original].sort((a, b) => compare(b, a)));
      await press(roster, 'Name');
      expect(names(roster)).to.deep.equal(original);
    });
  }

  it('shows the new order in the header before the rows, which take longer', async () => {
    const roster = await show({ ...unsorted, layout: 'list' });
    const original = names(roster);
    const header = query(roster, 'thead th');
    query(roster, 'th button')?.click();
    await frames(1);
    expect(header?.ariaSort).to.equal('ascending');
    expect(names(roster)).to.deep.equal(original);
    await roster.updateComplete;
    expect(names(roster)).to.deep.equal([...original].sort(compare));
  });

  it('shows rows at once after a search without a match', async () => {
    const roster = await show({ ...unsorted, searchable: '' });
    await search(roster, 'xyz');
    expect(parts(roster, 'item')).to.have.length(0);
    type(roster, '');
    await frames(1);
    expect(parts(roster, 'item').length).to.be.greaterThan(0);
  });

  it('sorts by joining date', async () => {
    const roster = await show({ ...unsorted, layout: 'list' });
    const days = () =>
      [...(roster.shadowRoot?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime);
    await press(roster, 'Name');
    await press(roster, 'Joined');
    const ascending = days();
    expect(ascending).to.deep.equal([...ascending].sort());
    await press(roster, 'Joined');
    expect(days()).to.deep.equal([...ascending].sort().reverse());
  });

  for (const layout of ['grid', 'list'])
    it(`announces the order of a ${layout} by its first and last member`, async () => {
      const roster = await show({ ...unsorted, layout });
      const original = names(roster);
      const sorted = [...original].sort(compare);
      const range = (all: readonly (string | undefined)[]) =>
        `${all[0] ?? ''} – ${all.at(-1) ?? ''}`;
      const announced = announcementsOf(roster);
      for (let turn = 0; turn < 3; turn++) {
        await press(roster, 'Name');
        // After the paint, for which the clock does not wait.
        await clock.until(() => announced.length > turn);
        await clock.advance(2000);
      }
      expect(announced).to.deep.equal([
        `Name: ${range(sorted)}`,
        `Name: ${range(sorted.reverse())}`,
        `Members: ${range(original)}`,
      ]);
    });

  it('says the order of a grid in the sort buttons', async () => {
    const roster = await show(unsorted);
    const states = () =>
      queryAll(roster, '.sort').map((button) => [
        button.getAttribute('aria-pressed'),
        button.getAttribute('aria-label'),
      ]);
    expect(states()).to.deep.equal([
      ['false', null],
      ['false', null],
    ]);
    await press(roster, 'Joined');
    const [, [pressed, label]] = states() as [unknown, [string, string]];
    expect(pressed).to.equal('true');
    expect(label).to.match(/^Joined: .*\d{4} – .*\d{4}$/);
    await press(roster, 'Joined');
    expect(states()[1]?.[1]).to.equal(
      `Joined: ${label.replace('Joined: ', '').split(' – ').reverse().join(' – ')}`,
    );
    expect(states()[0]).to.deep.equal(['false', null]);
  });

  it('has the sort buttons of a grid as one control at the end of the head, beside the number below the heading where it is narrow', async () => {
    const roster = await show(unsorted);
    for (const [width, isBeside] of [
      [280, false],
      [360, true],
      [480, true],
      [900, true],
    ] as const) {
      document.body.style.width = `${width}px`;
      const [heading, amount, end, header] = [
        '.heading',
        '.amount',
        '.sort-bar > :last-child > svg',
        '.header',
      ].map((selector) => query(roster, selector)?.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
        DOMRect,
        DOMRect,
      ];
      const middle = (end.top + end.bottom) / 2;
      expect(middle < heading.bottom, `${width} px`).to.equal(isBeside);
      expect(middle).to.be.within(amount.top, amount.bottom);
      expect(end.right).to.be.closeTo(header.right, 1);
    }
    roster.groupBy = 'role';
    await roster.updateComplete;
    expect(query(roster, '.sort-bar')).to.equal(undefined);
  });

  for (const [layout, headers] of [
    ['grid', []],
    ['list', ['Name', 'Roles', 'Joined']],
  ] as const)
    it(`has nothing to sort in a ${layout} of one member`, async () => {
      backend.respond = changeMembers((items) => items.slice(0, 1), { total: 1, nextCursor: null });
      const roster = await show({ ...unsorted, layout });
      expect(names(roster)).to.have.length(1);
      expect(queryAll(roster, 'button')).to.have.length(0);
      expect(queryAll(roster, 'thead th').map(({ innerText }) => innerText)).to.deep.equal(headers);
      expect(queryAll(roster, '[aria-sort]')).to.have.length(0);
    });

  for (const layout of ['grid', 'list'])
    it(`has the owner's name alone in bold in one ${layout}, where leading roles alternate with others`, async () => {
      const roster = await show({
        vtc: 'northern_haul',
        'group-by': 'none',
        'page-size': '24',
        layout,
      });
      const weights = queryAll(roster, '.name').map((name) => getComputedStyle(name).fontWeight);
      expect(weights).to.deep.equal(['600', ...Array<string>(23).fill('400')]);
    });

  it('has larger faces and bold names for the leaders of a table', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '20' });
    const looks = queryAll(roster, 'tbody').map((rows) => [
      rows.querySelector('.avatar')?.clientWidth,
      getComputedStyle(rows.querySelector('.name') ?? rows).fontWeight,
    ]);
    expect(looks.length).to.be.above(1);
    const [leaders, ...others] = looks;
    expect(leaders).to.deep.equal([40, '600']);
    for (const look of others) expect(look).to.deep.equal([32, '400']);
  });

  it('has rows of one height in the groups of a table, with roles or without', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '24' });
    for (const width of [280, 360, 640, 1200]) {
      document.body.style.width = `${width}px`;
      const heights = queryAll(roster, 'tbody:not(.leading) > [part="item"]').map(
        (row) => row.getBoundingClientRect().height,
      );
      expect(heights.length).to.be.above(9);
      expect(Math.max(...heights) - Math.min(...heights), `${width} px`).to.be.below(2);
    }
  });

  it('puts the rows of a table into columns where it is wide', async () => {
    const roster = await show({ ...unsorted, layout: 'list' });
    for (const [width, columns] of [
      [480, 1],
      [640, 2],
      [900, 2],
      [1200, 3],
    ] as const) {
      document.body.style.width = `${width}px`;
      const lefts = parts(roster, 'item').map((item) => item.getBoundingClientRect().left);
      expect(new Set(lefts).size, `${width} px`).to.equal(columns);
    }
  });

  it('puts groups below the columns of the leaders', async () => {
    const roster = await show({ vtc: 'northern_haul', 'page-size': '24' });
    for (const width of [360, 480, 640, 900, 1200]) {
      document.body.style.width = `${width}px`;
      const leftsOf = (selector: string) =>
        new Set(
          queryAll(roster, selector).map((item) => Math.round(item.getBoundingClientRect().left)),
        );
      const columns = leftsOf('.leaders > li');
      for (const left of leftsOf('.people > li')) expect([...columns]).to.include(left);
    }
  });

  it('cuts none of up to four roles in a table of 448 px', async () => {
    document.body.style.width = '448px';
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '24' });
    const roles = queryAll(roster, 'td > .role');
    expect(roles.some(({ title }) => title.split(', ').length > 3)).to.equal(true);
    for (const { title, scrollHeight, clientHeight } of roles)
      expect(scrollHeight, title).to.be.at.most(clientHeight + 1);
  });

  it('shows members in columns, two from 240 px', async () => {
    const roster = await show({ ...unsorted, frame: 'none' });
    for (const [width, columns] of [
      [235, 1],
      [245, 2],
      [360, 2],
      [480, 3],
      [640, 4],
      [900, 4],
      [1200, 6],
    ] as const) {
      document.body.style.width = `${width}px`;
      const lefts = parts(roster, 'item').map((item) => item.getBoundingClientRect().left);
      expect(new Set(lefts).size, `${width} px`).to.equal(columns);
    }
  });

  it('says "Members" once: those without a role are the other members', async () => {
    for (const layout of ['grid', 'list']) {
      const roster = await show({ vtc: 'northern_haul', layout, 'page-size': '12' });
      expect(parts(roster, 'group').map(({ innerText }) => innerText.trim())).to.deep.equal([
        'In charge',
        'Other members',
      ]);
      roster.remove();
    }
  });

  it('begins all lines of the roles of a member behind the dot, and has none for roles without a color', async () => {
    document.body.style.width = '330px';
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '24' });
    const roles = queryAll(roster, 'td > .role');
    for (const role of roles) {
      const text = document.createRange();
      text.selectNodeContents(role);
      const lefts = [...text.getClientRects()].map(({ left }) => Math.round(left));
      const edge = Math.round(role.getBoundingClientRect().left);
      const hasDot = role.classList.contains('has-dot');
      expect(new Set(lefts).size).to.equal(1);
      expect((lefts[0] ?? 0) - edge).to.be.closeTo(hasDot ? 12 : 0, 1);
    }
    expect(new Set(roles.map(({ className }) => className)).size).to.equal(2);
  });

  it('is a table with headers and aria-sort with layout="list"', async () => {
    const roster = await show({ ...unsorted, layout: 'list' });
    const table = roster.shadowRoot?.querySelector('table');
    const sorts = () =>
      [...(table?.querySelectorAll('thead th') ?? [])].map((th) => th.getAttribute('aria-sort'));
    expect(table?.getAttribute('aria-label')).to.equal('Members');
    expect(table?.querySelectorAll('tbody tr[part="item"] > th[scope="row"]')).to.have.length(23);
    expect(table?.querySelectorAll('thead th[scope="col"]')).to.have.length(3);
    expect(sorts()).to.deep.equal(['none', null, 'none']);
    await press(roster, 'Joined');
    expect(sorts()).to.deep.equal(['none', null, 'ascending']);
    await press(roster, 'Joined');
    expect(sorts()).to.deep.equal(['none', null, 'descending']);
  });

  it('has a heading above the rows of each group with layout="list"', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '20' });
    for (const group of parts(roster, 'group')) {
      expect(group.getAttribute('role')).to.equal('heading');
      expect(group.closest('th')?.scope).to.equal('rowgroup');
      expect(group.closest('tbody')?.querySelectorAll('[part="item"]').length).to.be.greaterThan(0);
    }
    await press(roster, 'Name');
    expect(parts(roster, 'group').length).to.be.greaterThan(1);
    roster.pageSize = 100;
    await press(roster, 'Show more');
    for (const group of parts(roster, 'group')) {
      const rows = group.closest('tbody')?.querySelectorAll('[part="item"]').length;
      expect(group.innerText).to.match(new RegExp(`\\s${rows}$`));
    }
  });

  it('shows the last of ten quick changes of the company', async () => {
    const roster = add({ vtc: 'northern_haul', 'page-size': '20' });
    const handles = ['quiet_yard', 'big_fleet', 'bare_minimum', 'northern_haul', 'hostile_names'];
    for (const vtc of [...handles, ...handles.slice(0, 4), 'quiet_yard']) {
      roster.vtc = vtc;
      await clock.advance(1);
    }
    await waitUntilLoaded(roster);
    await clock.advance(5000);
    const other = await show({ vtc: 'quiet_yard', 'page-size': '20' });
    expect(roster.state).to.equal('ready');
    expect(names(roster)).to.deep.equal(names(other));
    expect(roster.data?.roles).to.deep.equal(other.data?.roles);
  });

  it('does not wait for the roles of the previous company', async () => {
    let isPending = true;
    backend.respond = ({ url }) =>
      isPending && url.endsWith('/roles') ? new Promise(() => undefined) : undefined;
    const roster = add({ vtc: 'northern_haul', 'page-size': '20' });
    await clock.advance(50);
    await clock.until(() => memberRequests().length > 0 && backend.requests.length > 1);
    await clock.advance(500);
    isPending = false;
    roster.vtc = 'quiet_yard';
    await clock.advance(5000);
    await waitUntilLoaded(roster);
    expect(roster.state).to.equal('ready');
    expect(roster.data?.members.total).to.equal(23);
    expect(parts(roster, 'item')).to.have.length(20);
  });

  it('shows the owner and the leading roles first and larger, below their own heading', async () => {
    const roster = await show({ vtc: 'northern_haul', 'page-size': '20' });
    const lists = parts(roster, 'list');
    const [owner, founder] = lists[0]?.querySelectorAll('li') ?? [];
    const heading = lists[0]?.previousElementSibling;
    expect(heading?.getAttribute('role')).to.equal('heading');
    expect(heading?.textContent?.trim()).to.equal('In charge');
    expect(owner?.querySelectorAll('.name > svg')).to.have.length(1);
    expect(owner?.innerText).to.match(/Owner$/);
    expect(founder?.querySelector('svg')).to.equal(null);
    expect(founder?.innerText).to.include('Founder');
    const size = (item?: Element | null) =>
      item?.querySelector('.avatar')?.getBoundingClientRect().width;
    const sizes = [owner, founder, lists.at(-1)?.querySelector('li')].map(size);
    expect(sizes).to.deep.equal([72, 56, 32]);
    document.body.style.width = '280px';
    const tops = [...(lists[0]?.children ?? [])].map((item) => item.getBoundingClientRect().top);
    expect(new Set(tops).size).to.equal(Math.ceil(tops.length / 2));
  });

  /** A roster of a company whose first members have one leading role, at a width in px. */
  async function showLeaders(
    amount: number,
    width: number,
    change: (index: number) => Partial<Member> = () => ({}),
  ) {
    const source = await show({ vtc: 'northern_haul', 'page-size': '20' });
    const { data } = source;
    source.remove();
    const [owner, founder] = data?.members.items ?? [];
    if (!owner || !founder) throw new Error('The company has no members.');
    const items = Array.from({ length: amount }, (_, index) => ({
      ...(index === 0 ? owner : founder),
      webId: index,
      ...change(index),
    }));
    document.body.style.width = `${width}px`;
    const roster = document.createElement('vtc-roster');
    roster.data = { ...data, members: { items, nextCursor: null, total: amount } };
    roster.frame = 'none';
    document.body.append(roster);
    await clock.advance(200);
    return { roster, leaders: queryAll(roster, '.leaders > li') };
  }

  /** Numbers of items in each row. */
  const rowsOf = (items: readonly HTMLElement[]) => {
    const tops = items.map((item) => item.offsetTop);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };

  for (const { width, amount, rows } of [
    { width: 200, amount: 4, rows: [2, 2] },
    { width: 280, amount: 6, rows: [2, 2, 2] },
    { width: 480, amount: 9, rows: [3, 3, 3] },
    { width: 560, amount: 5, rows: [3, 2] },
    { width: 560, amount: 9, rows: [3, 3, 3] },
    { width: 640, amount: 9, rows: [3, 3, 3] },
    { width: 800, amount: 7, rows: [4, 3] },
    { width: 800, amount: 8, rows: [4, 4] },
    { width: 800, amount: 9, rows: [5, 4] },
    { width: 1000, amount: 9, rows: [5, 4] },
    { width: 1200, amount: 7, rows: [4, 3] },
    { width: 1200, amount: 9, rows: [5, 4] },
    { width: 1200, amount: 12, rows: [6, 6] },
  ]) {
    it(`shows ${amount} leaders in rows of ${rows.join(' and ')} at ${width} px`, async () => {
      const { leaders } = await showLeaders(amount, width);
      expect(rowsOf(leaders)).to.deep.equal(rows);
    });
  }

  it('shows leaders as rows of 40 px avatars beside their names, where two columns do not fit', async () => {
    const { roster, leaders } = await showLeaders(4, 170);
    expect(rowsOf(leaders)).to.deep.equal([1, 1, 1, 1]);
    for (const leader of leaders) {
      const [avatar, name, role] = ['.avatar', '.name', '.role'].map((selector) =>
        leader.querySelector(selector)?.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      expect([avatar.left, avatar.width, avatar.height]).to.deep.equal([
        roster.getBoundingClientRect().left,
        40,
        40,
      ]);
      expect(name.left).to.equal(avatar.right + 10);
      expect(role.left).to.equal(name.left);
      expect(role.top).to.be.at.least(name.bottom);
    }
  });

  it('breaks names after underscores, and cuts none that fits in two lines', async () => {
    const long = 'Łukasz_Wheels_of_the_Northern_Road';
    for (const [width, layout] of [
      [280, 'grid'],
      [480, 'grid'],
      [1000, 'grid'],
      [280, 'list'],
    ] as const) {
      const { roster } = await showLeaders(4, width, (index) => ({ name: `${long}_${index}` }));
      roster.layout = layout;
      await clock.advance(200);
      for (const name of queryAll(roster, '.name')) {
        expect(name.title.startsWith(long)).to.equal(true);
        expect(name.textContent).to.equal(name.title);
        const parts = [...name.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        for (const part of parts) {
          const range = document.createRange();
          range.selectNodeContents(part);
          expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).to.be.at.most(1);
        }
        const lines = Math.round(
          name.scrollHeight / Number.parseFloat(getComputedStyle(name).lineHeight),
        );
        if (width < 1000 && layout === 'grid') expect(lines).to.be.above(1);
      }
      roster.remove();
    }
  });

  it('shows initials in 40 % of the height of the avatar, which is as large as one with a picture', async () => {
    const { roster } = await showLeaders(12, 900, (index) => ({
      image: index % 2 ? null : 'https://i.example/face.png',
    }));
    const avatars = queryAll(roster, '.avatar');
    expect(new Set(avatars.map((avatar) => avatar.offsetWidth)).size).to.be.above(1);
    for (const image of queryAll(roster, '.avatar img')) image.hidden = false;
    for (const avatar of avatars) {
      const { fontSize } = getComputedStyle(avatar, '::first-line');
      expect(Number.parseFloat(fontSize)).to.be.closeTo(avatar.offsetWidth * 0.4, 0.1);
      const { paddingTop, backgroundClip } = getComputedStyle(avatar);
      const hasPicture = avatar.querySelector('img') !== null;
      expect([paddingTop, backgroundClip]).to.deep.equal([
        hasPicture ? '1px' : '0px',
        'content-box',
      ]);
      const text = document.createRange();
      text.selectNodeContents(avatar);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const [initials = new DOMRect()] = text.getClientRects();
      expect(middle(initials)).to.be.closeTo(middle(avatar.getBoundingClientRect()), 1);
      expect(avatar.scrollHeight).to.be.at.most(avatar.clientHeight + 1);
    }
  });

  it('has one heading above the leaders and the roles of one member in a table', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '20' });
    const [leaders, next] = parts(roster, 'group').map((group) => {
      const rows = group.closest('tbody')?.querySelectorAll('[part="item"]') ?? [];
      return { name: group.innerText.trim(), rows: [...rows] };
    });
    expect(leaders?.name).to.equal('In charge');
    expect(leaders?.rows.length).to.be.greaterThan(9);
    for (const row of leaders?.rows ?? [])
      expect(row.querySelector('.role')?.textContent).not.to.equal('');
    expect(next?.rows.length).to.be.greaterThan(1);
    document.body.style.width = '280px';
    for (const row of leaders?.rows ?? []) {
      const [name, date] = ['.name', 'time'].map((selector) =>
        row.querySelector(selector)?.getBoundingClientRect(),
      );
      expect(date?.left).to.be.at.least(name?.left ?? Infinity);
      expect(row.getBoundingClientRect().height).to.be.at.most(68);
    }
  });

  it('puts small groups side by side, each under its heading', async () => {
    document.body.style.width = '900px';
    const source = await show({ vtc: 'northern_haul', 'page-size': '12' });
    const all = source.data?.members.items ?? [];
    const others = all.slice(-3).map((member) => ({ ...member, webId: member.webId + 100_000 }));
    const items = [...all, ...others];
    source.remove();
    const roster = document.createElement('vtc-roster');
    roster.data = { ...source.data, members: { items, nextCursor: null, total: 15 } };
    document.body.append(roster);
    await clock.advance(200);
    const [leaders, ...groups] = parts(roster, 'group');
    expect(leaders?.innerText).to.match(/^In charge\s/);
    const tops = groups.map((group) => group.getBoundingClientRect().top);
    expect(tops.length).to.be.greaterThan(1);
    expect(new Set(tops).size).to.equal(1);
    expect(roster.getBoundingClientRect().height).to.be.lessThan(600);
    for (const { innerText } of groups) expect(innerText).to.match(/\s2$/);
  });

  for (const name of ['Owner', 'Inhaber', 'propriétaire']) {
    it(`shows the owner with roles="${name}" in a German page`, async () => {
      document.documentElement.lang = 'de';
      const roster = await show({ vtc: 'northern_haul', roles: name });
      expect(parts(roster, 'item')).to.have.length(1);
      expect(parts(roster, 'item')[0]?.innerText).to.include('Inhaber');
    });
  }

  it('uses roles as a property that is set before it loads', async () => {
    const roster = add({ vtc: 'northern_haul' });
    roster.roles = 'Founder';
    await waitUntilLoaded(roster);
    expect(parts(roster, 'item').length).to.be.greaterThan(0);
    for (const { innerText } of parts(roster, 'item')) expect(innerText).to.include('Founder');
  });

  it('warns of a role that the company does not have, and shows a message', async () => {
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (...words: unknown[]) => warned.push(words.join(' '));
    const roster = await show({ vtc: 'quiet_yard', roles: 'Pilot' });
    console.warn = warn;
    expect(warned.filter((text) => text.includes('roles="Pilot"'))).to.have.length(1);
    expect(query(roster, '.message')?.innerText).to.include('Nobody has this role');
  });

  it('shows the progress of a search with the members found so far', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    backend.hold();
    type(roster, 'a');
    await clock.advance(50);
    expect(parts(roster, 'item').length).to.be.greaterThan(0);
    expect(status(roster)).to.match(/^\d+ members · 50 of 1,111 searched$/);
    type(roster, 'zzzz');
    await clock.advance(50);
    expect(query(roster, '.message')?.innerText).to.include(
      'Nobody by that name · 50 of 1,111 searched',
    );
    const announced = announcementsOf(roster);
    await clock.advance(300);
    backend.release();
    await waitUntilLoaded(roster);
    expect(query(roster, '.message')?.innerText).to.include('Nobody by that name');
    expect(announced).to.deep.equal(['Nobody by that name']);
    button(roster, 'Show all members')?.focus();
    await press(roster, 'Show all members');
    expect(roster.shadowRoot?.activeElement?.localName).to.equal('input');
  });

  it('shows all members when the search field is removed', async () => {
    const roster = await show({ vtc: 'quiet_yard', searchable: '' });
    await search(roster, 'zzzz');
    expect(query(roster, '.message')?.innerText).to.include('Nobody by that name');
    roster.searchable = false;
    await roster.updateComplete;
    expect(query(roster, '.message')).to.equal(undefined);
  });

  it('announces the number of members when the search is cleared', async () => {
    const roster = await show({ vtc: 'quiet_yard', searchable: '' });
    await search(roster, 'zzzz');
    const announced = announcementsOf(roster);
    type(roster, '');
    await clock.advance(50);
    // The rows after the first ones follow the next paint, and the announcement follows them.
    while (announced.length === 0) await new Promise(requestAnimationFrame);
    expect(announced.at(-1)).to.match(/^\d+ members?$/);
  });

  for (const [key, modifier, reaches] of [
    ['k', {}, false],
    ['K', { shiftKey: true }, false],
    ['@', { ctrlKey: true, altKey: true, modifierAltGraph: true }, false],
    ['k', { ctrlKey: true }, true],
    ['k', { metaKey: true }, true],
    ['Escape', {}, true],
    ['Tab', {}, true],
    ['ArrowDown', {}, true],
  ] as const)
    it(`${reaches ? 'leaves' : 'keeps'} ${JSON.stringify({ key, ...modifier })} ${reaches ? 'to' : 'from'} shortcuts of the page`, async () => {
      const roster = await show({ vtc: 'quiet_yard', searchable: '' });
      const seen: string[] = [];
      for (const type of ['keydown', 'keypress', 'keyup']) {
        document.body.addEventListener(type, () => seen.push(type), { once: true });
        const options = { key, ...modifier, bubbles: true, composed: true };
        searchField(roster).dispatchEvent(new KeyboardEvent(type, options));
      }
      expect(seen).to.deep.equal(reaches ? ['keydown', 'keypress', 'keyup'] : []);
    });

  it('loads for a search when the visitor has stopped typing for 300 ms', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    for (const text of ['o', 'ot', 'ott']) {
      type(roster, text);
      await clock.advance(299);
    }
    expect(memberRequests()).to.have.length(1);
    await clock.advance(1);
    expect(memberRequests().length).to.be.greaterThan(1);
    await waitUntilLoaded(roster);
    expect(status(roster)).not.to.include('searched');
  });

  it('updates twice for a letter, and once when the visitor has stopped typing', async () => {
    const roster = await show({ vtc: 'northern_haul', searchable: '' });
    const announced = announcementsOf(roster);
    await search(roster, 'e');
    let updates = 0;
    roster.addController({ hostUpdate: () => (updates += 1) });
    type(roster, 'er');
    await roster.updateComplete;
    await clock.advance(299);
    expect(updates).to.equal(2);
    await clock.advance(1);
    await waitUntilLoaded(roster);
    expect(updates).to.equal(3);
    expect(announced.at(-1)).to.equal(status(roster));
  });

  it('searches 5,000 members with half of the rate limit, so that other elements can refresh', async () => {
    backend.respond = async ({ url }) => {
      const { origin, pathname, searchParams } = new URL(url);
      if (!pathname.endsWith('/members')) return undefined;
      const { items } = (await (
        await createSandbox(world).fetch(new Request(`${origin}${pathname}?limit=1`))
      ).json()) as { items: Member[] };
      const cursor = Number(searchParams.get('cursor'));
      const end = cursor + Number(searchParams.get('limit'));
      const page = Array.from({ length: end - cursor }, (_, index) => ({
        ...items[0],
        webId: cursor + index,
        name: `Member ${cursor + index}`,
      }));
      return Response.json({ items: page, nextCursor: end < 5000 ? end : null, total: 5000 });
    };
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    const card = document.createElement('vtc-card');
    card.setAttribute('api-base', backend.apiBase);
    card.vtc = 'northern_haul';
    roster.before(card);
    await clock.until(() => card.state === 'ready');
    type(roster, '7');
    await clock.advance(59_000);
    expect(backend.requests.length).to.equal(25);
    expect(status(roster)).to.match(/^[\d,]+ members · 2,[\d,]+ of 5,000 searched$/);
    const before = backend.requests.length;
    void card.refresh();
    await clock.advance(100);
    expect(backend.paths.slice(before)).to.deep.equal(['/vtcs/northern_haul']);
    await clock.advance(3 * 60_000);
    expect(status(roster)).not.to.include('searched');
    expect(roster.data?.members.items).to.have.length(5000);
  });

  it('renders 20 rows after each letter, and the others when the visitor has stopped typing', async () => {
    const roster = await show({ ...unsorted, vtc: 'northern_haul', searchable: '' });
    await search(roster, 'er');
    type(roster, 'e');
    await roster.updateComplete;
    expect(parts(roster, 'item')).to.have.length(20);
    await clock.advance(299);
    expect(parts(roster, 'item')).to.have.length(20);
    await clock.advance(1);
    expect(parts(roster, 'item')).to.have.length(100);
  });

  for (const attributes of [{}, { 'href-template': 'https://a.example/{webId}' }]) {
    it(`renders a member with at most 5 elements with ${JSON.stringify(attributes)}`, async () => {
      const roster = await show({ vtc: 'northern_haul', ...attributes });
      const people = parts(roster, 'item').filter((item) => !item.querySelector('.name > svg'));
      const counts = people.map((item) => item.querySelectorAll(':not(wbr)').length + 1);
      expect(people).to.have.length(49);
      expect(Math.max(...counts)).to.equal(5);
    });
  }

  it('positions crown and dots by the direction of the language, not of the name', async () => {
    registerMessages('ar', {});
    document.documentElement.lang = 'ar';
    const roster = await show({ vtc: 'northern_haul', layout: 'list' });
    const owner = parts(roster, 'item')[0];
    const name = owner?.querySelector('.name')?.getBoundingClientRect();
    const crown = owner?.querySelector('.name > svg')?.getBoundingClientRect();
    expect(crown?.left).to.equal(name?.left);
    const role = parts(roster, 'badge').find((badge) => badge.matches('.has-dot'));
    const text = document.createRange();
    if (role) text.selectNodeContents(role);
    const end = role?.getBoundingClientRect().right ?? 0;
    expect(end - text.getBoundingClientRect().right).to.be.greaterThan(4);
  });

  for (const layout of ['grid', 'list'])
    it(`shows one role in a ${layout}, all in a list from 320 px; the title and the printed page name them`, async () => {
      const roster = await show({ vtc: 'northern_haul', 'group-by': 'none', layout });
      const { data } = roster;
      const badges = parts(roster, 'badge');
      const shown = badges.map((role) => role.title || role.textContent.trim());
      const withRoles = data?.members.items.filter(({ roles }) => roles.length > 0) ?? [];
      const counts = withRoles.slice(0, 50).map(({ roles }) => roles.length);
      expect(shown.map((names) => names.split(', ').length)).to.deep.equal(counts);
      for (const [width, showsAll] of [
        [280, false],
        [360, layout === 'list'],
        [900, layout === 'list'],
      ] as const) {
        document.body.style.width = `${width}px`;
        const hidden = badges.filter(
          (role) => getComputedStyle(role, '::after').position === 'absolute',
        );
        const several = showsAll ? 0 : counts.filter((count) => count > 1).length;
        expect(hidden, `${width} px`).to.have.length(several);
      }
    });

  it('shows the crown of the owner at any width of an ungrouped list, in the line of the name', async () => {
    const roster = await show({ ...unsorted, frame: 'none' });
    const [crown, name] = ['.name > .icon', '.name:has(> .icon)'].map(
      (selector) => query(roster, selector) as Element,
    ) as [Element, Element];
    for (const width of [250, 360, 480, 640, 900, 1200]) {
      document.body.style.width = `${width}px`;
      const next = queryAll(roster, '.avatar').at(1)?.getBoundingClientRect();
      const box = crown.getBoundingClientRect();
      expect(box.width, `${width} px`).to.be.above(10);
      expect(name.getBoundingClientRect().height, `${width} px`).to.be.below(30);
      if (next && next.top < box.bottom) expect(box.right, `${width} px`).to.be.at.most(next.left);
    }
  });

  it('has one line below the heading of a group in a table, as wide as the table', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list' });
    const lineOf = (row: Element) => parseFloat(getComputedStyle(row).borderBlockStartWidth);
    for (const [width, columns] of [
      [480, 1],
      [900, 2],
      [1200, 3],
    ] as const) {
      document.body.style.width = `${width}px`;
      const heading = query(roster, '.group-row') as Element;
      expect(parseFloat(getComputedStyle(heading).borderBlockEndWidth)).to.be.above(0);
      expect(heading.clientWidth).to.equal(query(roster, 'table')?.clientWidth);
      const lines = queryAll(roster, '.leading > [part="item"]').map(lineOf);
      expect(
        lines.findIndex((line) => line > 0),
        `${width} px`,
      ).to.equal(columns);
    }
  });

  it('has dates in the middle of the rows of a table, as names without roles', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '24' });
    const middle = (node: Element) => {
      const { top, bottom } = node.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    for (const width of [280, 480, 900, 1200]) {
      document.body.style.width = `${width}px`;
      for (const row of queryAll(roster, 'tr[part="item"]')) {
        const shown = [
          ...row.querySelectorAll(row.querySelector('.role') ? 'time' : 'time, .name'),
        ];
        for (const node of shown)
          expect(middle(node), `${row.innerText} ${width} px`).to.be.closeTo(middle(row), 1.5);
      }
    }
  });

  it('begins the names of a table at one edge, and has the date of joining below its button in one column', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list' });
    for (const width of [280, 480, 640, 900, 1200]) {
      document.body.style.width = `${width}px`;
      const rows = queryAll(roster, 'tr[part="item"]');
      const starts = rows.map(
        (row) =>
          (row.querySelector('.name')?.getBoundingClientRect().left ?? NaN) -
          row.getBoundingClientRect().left,
      );
      expect(new Set(starts.map(Math.round)).size, `${width} px`).to.equal(1);
      const [button, date, header] = ['thead th:last-child > .sort', 'td time', '.header'].map(
        (selector) => query(roster, selector)?.getBoundingClientRect() ?? new DOMRect(NaN),
      ) as [DOMRect, DOMRect, DOMRect];
      expect(button.right, `${width} px`).to.be.closeTo(width < 500 ? date.right : header.right, 1);
      // In several columns, in the line of the heading.
      if (width > 500)
        expect((button.top + button.bottom) / 2).to.be.closeTo((header.top + header.bottom) / 2, 2);
    }
  });

  it('begins portraits, names and headings of groups at the same edge', async () => {
    for (const width of [280, 360, 900]) {
      const { roster, leaders } = await showLeaders(5, width);
      const edge = query(roster, '.heading')?.getBoundingClientRect().left;
      expect(queryAll(roster, '.group-name .has-dot')).to.deep.equal([]);
      const firsts = [
        leaders[0],
        leaders[0]?.querySelector('.avatar'),
        leaders[0]?.querySelector('.name'),
      ];
      if (width < 400) firsts.push(leaders.at(-1)?.querySelector('.avatar'));
      for (const first of firsts) expect(first?.getBoundingClientRect().left).to.equal(edge);
      roster.remove();
    }
  });

  it('shows the dot of a role of a leader on the side where the language begins', async () => {
    registerMessages('ar', {});
    for (const lang of ['en', 'ar']) {
      document.documentElement.lang = lang;
      const roster = await show({ vtc: 'northern_haul' });
      const role = queryAll(roster, '.leaders .has-dot').at(-1);
      const text = document.createRange();
      if (role) text.selectNodeContents(role);
      const box = role?.getBoundingClientRect() ?? new DOMRect(NaN);
      const words = text.getBoundingClientRect();
      expect(lang === 'ar' ? box.right - words.right : words.left - box.left).to.be.above(8);
      roster.remove();
    }
  });

  it('shows the months of joining at the end of narrow rows of a table', async () => {
    document.body.style.width = '280px';
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '20' });
    const { right } = roster.getBoundingClientRect();
    const times = queryAll(roster, 'time');
    expect(times).to.have.length(20);
    for (const time of times) {
      expect(time.innerText).to.match(/^[A-Z][a-z]+ 20\d\d$/);
      expect(time.title).to.match(/\d{1,2}, 20\d\d$/);
      const name = time.closest('tr')?.querySelector('.name')?.getBoundingClientRect();
      expect(time.getBoundingClientRect().top).to.be.below(name?.bottom ?? 0);
      expect(right - time.getBoundingClientRect().right).to.be.at.most(20);
      expect(time.closest('tr')?.clientHeight).to.be.at.most(52);
    }
  });

  it('loads more with one request after a page with an invalid member', async () => {
    backend.respond = changeMembers((items, cursor) =>
      items.map((item, index) => (cursor + index === 19 ? 'invalid' : item)),
    );
    const roster = await show({ vtc: 'northern_haul', 'page-size': '20' });
    expect(parts(roster, 'item')).to.have.length(19);
    const before = memberRequests().length;
    await press(roster, 'Show more');
    expect(memberRequests().length - before).to.equal(1);
    expect(roster.data?.members.items).to.have.length(39);
  });

  it('has a button for all members after a search without a match', async () => {
    const roster = await show({ vtc: 'quiet_yard', searchable: '' });
    await search(roster, 'zzzz');
    expect(parts(roster, 'item')).to.have.length(0);
    await press(roster, 'Show all members');
    expect(parts(roster, 'item')).to.have.length(23);
    expect(searchField(roster).value).to.equal('');
  });

  it('clears the search with a labelled button, and keeps the focus in the field', async () => {
    const roster = await show({ vtc: 'quiet_yard', searchable: '' });
    expect(query(roster, '.clear')).to.equal(undefined);
    await search(roster, 'an');
    const clear = query(roster, '.clear');
    expect(clear?.getAttribute('aria-label')).to.equal('Clear search');
    clear?.click();
    await waitUntilLoaded(roster);
    expect(parts(roster, 'item')).to.have.length(23);
    expect(roster.shadowRoot?.activeElement?.localName).to.equal('input');
    expect(query(roster, '.clear')).to.equal(undefined);
  });

  it('loads no further page while the end of the list is visible from the start', async () => {
    const loads: unknown[] = [];
    const listen = (event: Event) => loads.push(event);
    document.body.addEventListener('vtc-load', listen);
    const roster = await show({ vtc: 'northern_haul', 'page-size': '4' });
    await layOut();
    await waitUntilLoaded(roster);
    expect(parts(roster, 'item')).to.have.length(4);
    expect(loads).to.have.length(1);
    await press(roster, 'Show more');
    expect(loads).to.have.length(2);
    document.body.removeEventListener('vtc-load', listen);
  });

  it('loads no further page when a search makes the list so short that its end is visible', async () => {
    const roster = await show({ vtc: 'northern_haul', 'page-size': '12', searchable: '' });
    const endTop = () => query(roster, '.end')?.getBoundingClientRect().top ?? 0;
    const isEndNear = () => endTop() < innerHeight + 200;
    // All members are loaded now.
    await search(roster, 'er');
    await search(roster, '');
    document.body.style.paddingBlockStart = `${innerHeight + 210 - endTop()}px`;
    await layOut();
    expect(isEndNear()).to.equal(false);
    await search(roster, 'ka');
    await layOut();
    expect(isEndNear()).to.equal(true);
    expect(button(roster, 'Show more')).not.to.equal(undefined);
    expect(parts(roster, 'item')).to.have.length(12);
    document.body.style.paddingBlockStart = '';
  });

  for (const [attributes, selectors] of [
    [{ 'page-size': '6' }, { '.leaders .person-box': 6, '.person-box': 6 }],
    [{ 'page-size': '13' }, { '.leaders .person-box': 11, '.group': 1, '.person-box': 13 }],
    [{ 'page-size': '3' }, { '.leaders .person-box': 3, '.person-box': 3 }],
    [
      { 'page-size': '6', 'group-by': 'none' },
      { '.people .person-box': 6, '.person-box': 6 },
    ],
    [
      { 'page-size': '6', layout: 'list' },
      { '.rows .person-box': 6, '.person-box': 6 },
    ],
    [{}, { '.person-box': 50 }],
  ] as const) {
    it(`has a skeleton for a page with ${JSON.stringify(attributes)}`, async () => {
      backend.hold();
      const roster = add({ vtc: 'northern_haul', ...attributes });
      await clock.advance(50);
      for (const [selector, count] of Object.entries(selectors)) {
        expect(roster.shadowRoot?.querySelectorAll(selector), selector).to.have.length(count);
      }
    });
  }

  for (const [layout, maxElements] of [
    ['grid', 310],
    ['list', 620],
  ] as const) {
    it(`renders 50 members as a ${layout} with at most ${maxElements} elements`, async () => {
      const roster = await show({ vtc: 'northern_haul', layout, images: 'none' });
      expect(parts(roster, 'item')).to.have.length(50);
      expect(roster.shadowRoot?.querySelectorAll('*').length).to.be.at.most(maxElements);
    });
  }

  for (const [layout, width] of [
    ['grid', 280],
    ['list', 280],
    ['list', 600],
  ] as const) {
    it(`fits into ${width} px as a ${layout} with hostile names`, async () => {
      document.body.style.width = `${width}px`;
      const roster = await show({ vtc: 'hostile_names', layout });
      const base = parts(roster, 'base')[0];
      expect(base?.clientWidth).to.be.within(width - 10, width);
      expect(base?.scrollWidth).to.be.at.most(base?.clientWidth ?? 0);
    });
  }
});
