import { expect } from '@open-wc/testing';
import '../../../src/index.js';
import type { Member } from '../../../src/contract/member.js';
import { createSandbox } from '../../../src/sandbox/server/sandbox.js';
import type { VtcRoster } from '../../../src/widgets/vtc-roster/vtc-roster.js';
import { Backend } from '../../support/backend.js';
import { DrivenClock } from '../../support/driven-clock.js';

const start = '2026-11-20T17:00:00Z';
const world = { companies: 12, members: 1500 };

describe('<vtc-roster>', () => {
  let backend: Backend;
  let clock: DrivenClock;

  beforeEach(() => {
    clock = new DrivenClock(start);
    backend = new Backend(world);
    document.documentElement.lang = 'en';
  });

  afterEach(() => {
    document.body.replaceChildren();
    // A page stays scrolled as long as a skeleton holds it open.
    scrollTo(0, 0);
    document.body.removeAttribute('style');
    backend.restore();
    clock.restore();
  });

  function place(attributes: Readonly<Record<string, string>>): VtcRoster {
    const roster = document.createElement('vtc-roster');
    const all = { 'api-base': backend.apiBase, loading: 'eager', theme: 'page', ...attributes };
    for (const [name, value] of Object.entries(all)) roster.setAttribute(name, value);
    document.body.append(roster);
    return roster;
  }

  async function show(attributes: Readonly<Record<string, string>>): Promise<VtcRoster> {
    const roster = place(attributes);
    await read(roster);
    return roster;
  }

  const parts = (roster: VtcRoster, part: string): HTMLElement[] => [
    ...(roster.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${part}"]`) ?? []),
  ];
  const names = (roster: VtcRoster) =>
    parts(roster, 'item').map((item) => item.querySelector('b')?.innerText);
  const status = (roster: VtcRoster) =>
    roster.shadowRoot?.querySelector<HTMLElement>('p[role="status"]')?.innerText;
  const button = (roster: VtcRoster, words: string) =>
    parts(roster, 'button').find(({ innerText }) => innerText.replace(/ [↓↕↑]$/, '') === words);
  const membersAsked = () =>
    backend.requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/members'));

  /** Until nothing is read any more: the locks that reading takes are handed out by another process, in real time. */
  async function read(roster: VtcRoster): Promise<void> {
    await clock.advance(50);
    const isReading = () => roster.state === 'loading' || status(roster)?.includes('…');
    for (let turn = 0; isReading() && turn < 20; turn += 1) {
      await clock.until(() => !isReading());
    }
    await clock.advance(50);
  }

  async function press(roster: VtcRoster, words: string): Promise<void> {
    button(roster, words)?.click();
    await read(roster);
  }

  async function refresh(roster: VtcRoster): Promise<void> {
    let isOver = false;
    void roster.refresh().then(() => {
      isOver = true;
    });
    for (let turn = 0; !isOver && turn < 20; turn += 1) await clock.until(() => isOver);
  }

  /** The sandbox's members, changed. */
  const changed =
    (change: (items: readonly Member[]) => readonly Member[]) =>
    async (request: Request): Promise<Response> => {
      const answer = await createSandbox({ ...world, rateLimits: false }).fetch(request);
      if (!request.url.includes('/members')) return answer;
      const page = (await answer.json()) as { items: Member[] };
      return Response.json({ ...page, items: change(page.items) });
    };

  const scrollFrames = async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await clock.advance(50);
  };

  function type(roster: VtcRoster, text: string): void {
    const field = roster.shadowRoot?.querySelector('input');
    if (!field) throw new Error('There is no search field.');
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }

  async function search(roster: VtcRoster, text: string): Promise<void> {
    type(roster, text);
    await read(roster);
  }

  it('shows the first page with one request, and says of how many', async () => {
    const roster = await show({ vtc: 'big_fleet', 'page-size': '40' });
    expect(membersAsked().map(({ search: query }) => query)).to.deep.equal(['?limit=40&cursor=0']);
    expect(parts(roster, 'item')).to.have.length(40);
    expect(status(roster)).to.equal('40 of 1,111');
    expect(parts(roster, 'group')[0]?.innerText).to.match(/^Owner\s+1\+$/);
  });

  it('finds everybody of 1,111, each once, in groups in the order of position', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    await search(roster, ' ');
    expect(status(roster)).to.equal('50 of 1,111');
    roster.groupBy = 'none';
    await clock.advance(100);
    await press(roster, 'Name');
    expect(membersAsked()).to.have.length(1 + Math.ceil(1061 / 99));
    expect(status(roster)).to.equal('1,111 members');
    roster.groupBy = 'role';
    for (let page = 0; button(roster, 'Show more') && page < 30; page += 1) {
      button(roster, 'Show more')?.click();
      await clock.advance(10);
    }
    expect(parts(roster, 'item')).to.have.length(1111);
    const { members, roles } = roster.data ?? {};
    expect(new Set(members?.items.map(({ userId }) => userId)).size).to.equal(1111);
    const inOrder = roles?.items.map(({ name }) => name) ?? [];
    const headed = parts(roster, 'group').map(({ innerText }) =>
      innerText.replace(/\s+[\d,]+$/, ''),
    );
    expect(headed).to.deep.equal([...inOrder.filter((name) => headed.includes(name)), 'Members']);
    const counts = parts(roster, 'group').map(({ innerText }) =>
      Number(innerText.match(/[\d,]+$/)?.[0].replace(',', '')),
    );
    expect(counts.reduce((sum, one) => sum + one, 0)).to.equal(1111);
  });

  it('draws a page of what a search finds among all, and says how many these are', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    const field = roster.shadowRoot?.querySelector('input');
    field?.focus();
    type(roster, 'OTTER');
    await roster.updateComplete;
    expect(names(roster).every((name) => /otter/i.test(name ?? ''))).to.equal(true);
    await read(roster);
    const all = roster.data?.members.items ?? [];
    const found = all.filter(({ name }) => /otter/i.test(name)).length;
    expect(all).to.have.length(1111);
    expect(status(roster)).to.equal(`${found} members`);
    expect(parts(roster, 'item')).to.have.length(Math.min(50, found));
    expect(roster.shadowRoot?.activeElement).to.equal(field);
  });

  it('keeps the focus on the button as pages come, and after the last at the end of the list', async () => {
    const roster = await show({ vtc: 'quiet_yard', 'page-size': '10' });
    const before = parts(roster, 'item').length;
    const more = button(roster, 'Show more');
    more?.focus();
    for (let page = 0; button(roster, 'Show more') && page < 5; page += 1) {
      expect(roster.shadowRoot?.activeElement).to.equal(more);
      more?.click();
      await read(roster);
    }
    expect(before).to.be.lessThan(23);
    expect(parts(roster, 'item')).to.have.length(23);
    await clock.advance(1000);
    expect(status(roster)).to.equal('23 members');
    expect(roster.shadowRoot?.activeElement?.classList.contains('end')).to.equal(true);
  });

  it('keeps the focus on the member that has it, whoever comes before', async () => {
    let roles: Member['roles'] = [];
    backend.answer = changed((items) => items.map((item) => ({ ...item, roles })));
    const roster = await show({
      vtc: 'northern_haul',
      'page-size': '20',
      'href-template': 'https://a.example/{webId}',
    });
    const links = () => [...(roster.shadowRoot?.querySelectorAll('a') ?? [])];
    const place = () => links().findIndex((link) => link.matches(':focus'));
    const { href } = links()[15] ?? {};
    links()[15]?.focus();
    roles = roster.data?.roles?.items.slice(1, 2) ?? [];
    await press(roster, 'Show more');
    expect(links().length).to.be.greaterThan(20);
    expect(place()).to.be.greaterThan(15);
    expect(links()[place()]?.href).to.equal(href);
  });

  it('brings three pages by scrolling near the end, and then leaves that to the button', async () => {
    const roster = await show({ vtc: 'big_fleet', 'page-size': '50' });
    for (let page = 0; page < 6; page += 1) {
      scrollTo(0, document.body.scrollHeight);
      await scrollFrames();
      await read(roster);
    }
    expect(membersAsked()).to.have.length(4);
    await press(roster, 'Show more');
    expect(membersAsked()).to.have.length(5);
  });

  it('asks for nothing more while it is off screen', async () => {
    const roster = await show({ vtc: 'big_fleet', searchable: '' });
    const spacer = document.createElement('div');
    spacer.style.blockSize = '9000px';
    document.body.prepend(spacer);
    // A page stays scrolled as long as a skeleton holds it open.
    scrollTo(0, 0);
    await scrollFrames();
    const before = membersAsked().length;
    type(roster, 'otter');
    await clock.advance(5000);
    expect(membersAsked()).to.have.length(before);
    roster.scrollIntoView();
    await scrollFrames();
    await read(roster);
    expect(status(roster)).to.match(/^\d+ members$/);
  });

  it('shows everybody ungrouped when the roles fail, and says nothing false', async () => {
    backend.answer = ({ url }) =>
      url.endsWith('/roles') ? new Response('', { status: 500 }) : undefined;
    const roster = place({ vtc: 'northern_haul', 'page-size': '20' });
    await clock.advance(50);
    await clock.until(() => membersAsked().length > 0 && backend.requests.length > 1);
    await clock.advance(0);
    expect(parts(roster, 'item')).to.have.length(0);
    await clock.advance(1000);
    expect(parts(roster, 'item')).to.have.length(20);
    await clock.advance(20_000);
    expect(roster.state).to.equal('ready');
    expect(parts(roster, 'group')).to.have.length(0);
    expect(status(roster)).to.equal('20 of 186');
  });

  it('keeps what is there when page 3 fails, and goes on when it is tried again', async () => {
    const errors: unknown[] = [];
    const roster = await show({ vtc: 'northern_haul', 'page-size': '20' });
    roster.addEventListener('vtc-error', ({ detail }: Event & { detail?: unknown }) =>
      errors.push(detail),
    );
    await press(roster, 'Show more');
    expect(parts(roster, 'item')).to.have.length(40);
    backend.fail(500);
    const asked = membersAsked().length;
    button(roster, 'Show more')?.click();
    await clock.until(() => membersAsked().length > asked);
    await clock.advance(20_000);
    expect(parts(roster, 'item')).to.have.length(40);
    expect(roster.state).to.equal('ready');
    expect(errors).to.have.length(1);
    expect(parts(roster, 'note')[0]?.innerText).to.equal('This could not be loaded');
    backend.recover();
    await press(roster, 'Try again');
    expect(parts(roster, 'item').length).to.be.greaterThan(59);
    expect(parts(roster, 'note')).to.have.length(0);
  });

  it('keeps the pages that were read when it refreshes', async () => {
    const roster = await show({ vtc: 'northern_haul', 'page-size': '20' });
    await press(roster, 'Show more');
    const before = names(roster);
    const asked = membersAsked().length;
    await refresh(roster);
    expect(names(roster)).to.deep.equal(before);
    expect(status(roster)).to.equal('40 of 186');
    expect(membersAsked()).to.have.length(asked + 2);
  });

  it('sees at a refresh that beyond the first page one left and another came', async () => {
    const roster = await show({ vtc: 'northern_haul', 'group-by': 'none', 'page-size': '20' });
    await press(roster, 'Show more');
    const before = names(roster);
    backend.answer = changed((items) =>
      items.map((item) =>
        item.name === before[30] ? { ...item, userId: 'x', name: 'Newcomer' } : item,
      ),
    );
    await refresh(roster);
    expect(names(roster)).to.deep.equal(
      before.map((name, place) => (place === 30 ? 'Newcomer' : name)),
    );
  });

  it('asks nobody for more of what the page gave it', async () => {
    const source = await show({ vtc: 'northern_haul', 'page-size': '20' });
    const { data } = source;
    source.remove();
    const asked = backend.requests.length;
    const roster = document.createElement('vtc-roster');
    roster.searchable = true;
    roster.data = data;
    document.body.append(roster);
    await clock.advance(200);
    await search(roster, 'a');
    expect(parts(roster, 'item').length).to.be.greaterThan(0);
    expect(status(roster)).to.match(/^\d+ members · 20 of 186$/);
    expect(backend.requests).to.have.length(asked);
  });

  it('shows only the roles asked for, by names with spaces', async () => {
    const roster = await show({
      vtc: 'northern_haul',
      roles: 'Human Resources, event team',
      'page-size': '100',
    });
    expect(
      parts(roster, 'group').map(({ innerText }) => innerText.replace(/\s+[\d+]+$/, '')),
    ).to.deep.equal(['Human Resources', 'Event Team']);
  });

  it('looks among all members for the roles asked for', async () => {
    const roster = await show({ vtc: 'northern_haul', roles: 'Driver', 'page-size': '20' });
    const all = roster.data?.members.items ?? [];
    const found = all.filter(({ roles }) => roles.some(({ name }) => name === 'Driver')).length;
    expect(all).to.have.length(186);
    expect(status(roster)).to.equal(`${found} members`);
    expect(parts(roster, 'group').map(({ innerText }) => innerText)).to.deep.equal([
      `Driver ${found}`,
    ]);
    expect(parts(roster, 'item')).to.have.length(20);
  });

  it('links names to public fields, and puts no internal id on screen', async () => {
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
    for (const { userId, steamId } of roster.data?.members.items ?? []) {
      expect(html).not.to.include(userId);
      if (steamId) expect(html).not.to.include(steamId);
    }
    let told: unknown;
    roster.addEventListener('vtc-select', (event) => {
      told = (event as CustomEvent<{ item: unknown }>).detail.item;
      event.preventDefault();
    });
    link?.click();
    expect(told).to.equal(first);
  });

  it('loads no picture where the page wants none', async () => {
    const roster = await show({ vtc: 'northern_haul', images: 'none' });
    expect(parts(roster, 'image')).to.have.length(0);
  });

  it('draws a colour only where it is one', async () => {
    const hostile = ['red', 'url(https://evil.example/#x)', 'var(--x)', '#12'];
    backend.answer = async (request) => {
      if (!request.url.endsWith('/roles')) return undefined as never;
      const items = hostile.map((color, position) => ({
        id: 100 + position,
        name: `Role ${position}`,
        color,
        position,
      }));
      return Response.json({ items });
    };
    const roster = await show({ vtc: 'northern_haul' });
    const fills = [...(roster.shadowRoot?.querySelectorAll('circle') ?? [])].map((circle) =>
      circle.getAttribute('fill'),
    );
    expect(fills.length).to.be.greaterThan(0);
    expect(fills.filter((fill) => !/^rgb\([\d ]+\)$/.test(fill ?? ''))).to.deep.equal([]);
  });

  const unsorted = { vtc: 'quiet_yard', 'group-by': 'none', 'page-size': '100' };
  const compare = (a = '', b = '') => new Intl.Collator('en', { numeric: true }).compare(a, b);

  for (const layout of ['grid', 'list']) {
    it(`sorts a ${layout} upwards, then downwards, then takes that back`, async () => {
      const roster = await show({ ...unsorted, layout });
      const original = names(roster);
      await press(roster, 'Name');
      const upwards = names(roster);
      expect(upwards).to.deep.equal([...original].sort(compare));
      await press(roster, 'Name');
      expect(names(roster)).to.deep.equal([...original].sort((a, b) => compare(b, a)));
      await press(roster, 'Name');
      expect(names(roster)).to.deep.equal(original);
    });
  }

  it('sorts by the day of joining too', async () => {
    const roster = await show({ ...unsorted, layout: 'list' });
    const days = () =>
      [...(roster.shadowRoot?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime);
    await press(roster, 'Name');
    await press(roster, 'Since');
    const upwards = days();
    expect(upwards).to.deep.equal([...upwards].sort());
    await press(roster, 'Since');
    expect(days()).to.deep.equal([...upwards].sort().reverse());
  });

  it('is a table with headers as a list, and says how it is sorted', async () => {
    const roster = await show({ ...unsorted, layout: 'list' });
    const table = roster.shadowRoot?.querySelector('table');
    const sorts = () =>
      [...(table?.querySelectorAll('thead th') ?? [])].map((th) => th.getAttribute('aria-sort'));
    expect(table?.getAttribute('aria-label')).to.equal('Members');
    expect(table?.querySelectorAll('tbody tr[part="item"] > th[scope="row"]')).to.have.length(23);
    expect(table?.querySelectorAll('thead th[scope="col"]')).to.have.length(2);
    expect(sorts()).to.deep.equal(['none', 'none']);
    await press(roster, 'Since');
    expect(sorts()).to.deep.equal(['none', 'ascending']);
    await press(roster, 'Since');
    expect(sorts()).to.deep.equal(['none', 'descending']);
  });

  it('keeps the groups of a list as headings, each above its own rows', async () => {
    const roster = await show({ vtc: 'northern_haul', layout: 'list', 'page-size': '20' });
    for (const group of parts(roster, 'group')) {
      expect(group.getAttribute('role')).to.equal('heading');
      expect(group.closest('th')?.scope).to.equal('rowgroup');
      const rows = group.closest('tbody')?.querySelectorAll('[part="item"]').length;
      expect(group.innerText).to.match(new RegExp(` ${rows}\\+$`));
    }
    await press(roster, 'Name');
    expect(parts(roster, 'group').length).to.be.greaterThan(1);
  });

  for (const [layout, width] of [
    ['grid', 280],
    ['list', 280],
    ['list', 600],
  ] as const) {
    it(`fits as a ${layout} into ${width} px, whatever the names`, async () => {
      document.body.style.width = `${width}px`;
      const roster = await show({ vtc: 'hostile_names', layout });
      const base = parts(roster, 'base')[0];
      expect(base?.clientWidth).to.be.within(width - 10, width);
      expect(base?.scrollWidth).to.be.at.most(base?.clientWidth ?? 0);
    });
  }
});
