import { expect } from '@open-wc/testing';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, frames } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';

describe('the calendar menu of a convoy', () => {
  let fixture: ElementFixture;
  let element: VtcElement<unknown>;
  beforeEach(async () => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    const items = [convoy({ id: 1, name: 'One' }), convoy({ id: 2, name: 'Two' })];
    element = await fixture.show(tag, {}, { items });
  });
  afterEach(() => fixture.close());

  const buttons = () => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>('.calendar-button') ?? []),
  ];
  const menus = () => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[popover]') ?? [])];
  const open = async (index: number) => {
    buttons()[index]?.focus();
    buttons()[index]?.click();
    await element.updateComplete;
    return menus()[0];
  };
  const focused = () => element.shadowRoot?.activeElement;

  it('is labelled by its convoy, and its button is large enough for touch', () => {
    expect(buttons().map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      'Add all 2 to calendar',
      'Add to calendar: \u2068One\u2069',
      'Add to calendar: \u2068Two\u2069',
    ]);
    for (const button of buttons()) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(40);
    }
  });

  it('tells the page which entry was chosen', async () => {
    const details: object[] = [];
    const follow = (event: Event) => {
      if (event.type === 'click') event.preventDefault();
      else details.push((event as CustomEvent<object>).detail);
    };
    for (const type of ['click', 'vtc-action']) document.addEventListener(type, follow);
    const [file] = (await open(0))?.querySelectorAll('a') ?? [];
    file?.click();
    for (const entry of (await open(1))?.querySelectorAll<HTMLElement>('a, button') ?? [])
      entry.click();
    for (const type of ['click', 'vtc-action']) document.removeEventListener(type, follow);
    const { items } = element.data as { readonly items: readonly object[] };
    expect(details).to.deep.equal([
      { action: 'file', item: null },
      ...['google', 'outlook', 'file', 'copy'].map((action) => ({ action, item: items[0] })),
    ]);
  });

  for (const [name, items] of [
    ['all convoys', [convoy({ id: 1 }), convoy({ id: 2 })]],
    ['one convoy', [convoy({ id: 1 })]],
    ['no convoys', []],
  ] as const)
    it(`of ${name} has the feed`, async () => {
      const feed = 'https://gateway.example/calendar/northern_haul.ics';
      element = await fixture.show(tag, { feed }, { items });
      const links = [...((await open(0))?.querySelectorAll('a') ?? [])].map(({ href }) => href);
      expect(links.slice(items.length > 1 ? 1 : 0)).to.deep.equal([
        'webcal://gateway.example/calendar/northern_haul.ics',
        feed,
      ]);
      const unsafe = await fixture.show(tag, { feed: 'javascript:alert(1)' }, { items: [] });
      expect(unsafe.shadowRoot?.querySelector('.calendar-button')).to.equal(null);
    });

  it('is rendered when it opens, with the focus on its first link', async () => {
    expect(menus()).to.have.length(0);
    const menu = await open(1);
    expect(menu?.matches(':popover-open')).to.equal(true);
    expect(menu?.innerText).to.match(/Google\s+Outlook\s+Apple and others \(\.ics\)\s+Copy for/);
    expect(focused()).to.equal(menu?.querySelector('a'));
    expect(buttons()[1]?.getAttribute('aria-expanded')).to.equal('true');
  });

  it('opens before the rows are rendered again, if it is that of all convoys', async () => {
    const names = () =>
      [...(element.shadowRoot?.querySelectorAll('[part~="title"]') ?? [])].map(({ textContent }) =>
        textContent.trim(),
      );
    const [before, after] = [
      ['One', 'Two'],
      ['Three', 'Four'],
    ];
    element.data = { items: after.map((name, index) => convoy({ id: index + 1, name })) };
    buttons()[0]?.click();
    await frames(1);
    expect(menus()[0]?.matches(':popover-open')).to.equal(true);
    expect(names()).to.deep.equal(before);
    await element.updateComplete;
    expect(menus()[0]?.matches(':popover-open')).to.equal(true);
    expect(names()).to.deep.equal(after);
  });

  it('opens also directly after that of all convoys', async () => {
    buttons()[0]?.click();
    await frames(1);
    const menu = await open(1);
    expect(menu?.matches(':popover-open')).to.equal(true);
    expect(buttons()[1]?.getAttribute('aria-expanded')).to.equal('true');
    expect(menus()).to.have.length(1);
  });

  for (const direction of ['ltr', 'rtl'])
    it(`is aligned to the end of its button with direction ${direction}`, async () => {
      document.documentElement.dir = direction;
      const menu = await open(1);
      const rightOf = (element?: HTMLElement) => element?.getBoundingClientRect().right ?? NaN;
      const [inMenu, inButton] = [rightOf(menu), rightOf(buttons()[1])];
      document.documentElement.removeAttribute('dir');
      expect(inMenu).to.be.closeTo(inButton, 1);
    });

  for (const [name, close] of [
    ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['its button', () => buttons()[1]?.click()],
  ] as const) {
    it(`closes by ${name}, and returns the focus to its button`, async () => {
      await open(1);
      close();
      await element.updateComplete;
      expect(menus()).to.have.length(0);
      expect(focused()).to.equal(buttons()[1]);
      expect(buttons()[1]?.getAttribute('aria-expanded')).to.equal('false');
    });
  }

  it('closes by a click outside, and not by one inside', async () => {
    const menu = await open(1);
    const press = () => new PointerEvent('pointerdown', { bubbles: true, composed: true });
    menu?.querySelector('a')?.dispatchEvent(press());
    await element.updateComplete;
    expect(menus()).to.have.length(1);
    document.body.dispatchEvent(press());
    await element.updateComplete;
    expect(menus()).to.have.length(0);
  });

  it('closes when it loses the focus', async () => {
    const outside = document.createElement('button');
    document.body.append(outside);
    for (const next of [() => buttons()[2], () => outside]) {
      const menu = await open(1);
      menu?.querySelector('button')?.focus();
      await element.updateComplete;
      expect(menus()).to.have.length(1);
      const target = next();
      target?.focus();
      await element.updateComplete;
      expect(menus()).to.have.length(0);
      expect([focused(), document.activeElement]).to.include(target);
    }
  });

  it('closes when another opens, also one of another element', async () => {
    await open(1);
    await open(2);
    expect(menus()).to.have.length(1);
    expect(menus()[0]?.getAttribute('aria-label')).to.equal('Add to calendar: \u2068Two\u2069');
    const other = await fixture.show(tag, {}, { items: [convoy({ id: 3 })] });
    other.shadowRoot?.querySelector<HTMLElement>('.calendar-button')?.click();
    await other.updateComplete;
    await element.updateComplete;
    expect(other.shadowRoot?.querySelectorAll('[popover]')).to.have.length(1);
    expect(menus()).to.have.length(0);
  });
});

describe('a list of thirty convoys', () => {
  it('has at most seventeen elements for each and 510 in all, with headings one level below its own', async () => {
    const fixture = new ElementFixture('2026-11-20T17:00:00Z');
    const items = Array.from({ length: 30 }, (_, id) => {
      const startAt = new Date(Date.UTC(2026, 10, 21 + id, 18)).toISOString();
      const endAt = new Date(Date.UTC(2026, 10, 21 + id, 20)).toISOString();
      const meetupAt = new Date(Date.UTC(2026, 10, 21 + id, 17, 30)).toISOString();
      const externalLink = `https://a.example/${id}`;
      const name = `Convoy ${String.fromCodePoint(65 + (id % 26))}`;
      return convoy({ id, name, startAt, endAt, meetupAt, externalLink });
    });
    const attributes = { limit: '30', 'heading-level': '4', 'time-zone': 'Europe/Berlin' };
    const element = await fixture.show(tag, attributes, { items });
    const { shadowRoot } = element;
    const headings = shadowRoot?.querySelectorAll('li .title[role="heading"][aria-level="6"]');
    expect(headings).to.have.length(30);
    const counts = [...(shadowRoot?.querySelectorAll('li') ?? [])].map(
      (row) => row.querySelectorAll('*').length + 1,
    );
    expect(counts).to.deep.equal(
      Array.from({ length: 30 }, (_, id) => (id === 0 || id === 10 ? 17 : 16)),
    );
    expect(shadowRoot?.querySelectorAll('*').length).to.be.at.most(510);
    fixture.close();
  });

  for (const [attributes, count] of [
    [{ limit: '3' }, 3],
    [{ limit: '3', layout: 'cards' }, 3],
    [{ limit: '7', layout: 'compact' }, 7],
    [{}, 10],
  ] as const) {
    it(`has ${count} placeholders with ${JSON.stringify(attributes)}`, async () => {
      const fixture = new ElementFixture('2026-11-20T17:00:00Z');
      fixture.backend.hold();
      const element = document.createElement(tag);
      const all = { vtc: 'x', token: 'emb_1', 'api-base': fixture.backend.apiBase, ...attributes };
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
      document.body.append(element);
      await element.updateComplete;
      expect(element.shadowRoot?.querySelectorAll('.skeleton li')).to.have.length(count);
      fixture.close();
    });
  }
});
