import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { loadDialogBy } from '../../../src/convoys/details-dialog.js';
import { loadDialogFrom } from '../../../src/convoys/dialog-import.js';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import { announcementsOf } from '../../support/announcements.js';
import { ElementFixture, plainText } from '../../support/element-fixture.js';

const tag = 'vtc-past-events';
const dayMs = 86_400_000;
const now = '2026-11-20T17:00:00Z';

type Element = VtcElement<unknown>;
type Attributes = Readonly<Record<string, string>>;

/** A past convoy of two hours. */
const past = (startAt: string, fields: object = {}) => ({
  id: Date.parse(startAt),
  vtcId: 1,
  name: `Convoy of ${startAt.slice(0, 10)}`,
  banner: null,
  category: 'convoy',
  startAt,
  endAt: new Date(Date.parse(startAt) + 7_200_000).toISOString(),
  attendeeCount: 17,
  ...fields,
});
type Past = ReturnType<typeof past>;

/** As many convoys, one every third day, the latest first. */
const history = (count: number): Past[] =>
  Array.from({ length: count }, (_, index) =>
    past(new Date(Date.parse('2026-11-19T18:00:00Z') - index * 3 * dayMs).toISOString()),
  );

describe('<vtc-past-events>', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture(now);
  });
  afterEach(() => fixture.close());

  /** Shows data that the page provides. */
  const show = (items: readonly Past[], attributes: Attributes = {}): Promise<Element> =>
    fixture.show(tag, attributes, { items, nextCursor: null, total: items.length });

  /** Lets the API respond with the convoys that `list` returns at the time of the request. */
  function serve(list: () => readonly Past[]): void {
    fixture.backend.respond = ({ url }) => {
      const { searchParams } = new URL(url);
      if (searchParams.get('tab') !== 'past') return undefined;
      const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
      const end = (offset ?? 0) + (limit ?? 0);
      const items = list();
      return Response.json({
        items: items.slice(offset, end),
        nextCursor: end < items.length ? end : null,
        total: items.length,
      });
    };
  }

  const all = (element: HTMLElement, selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const textsOf = (element: HTMLElement, selector: string) =>
    all(element, selector)
      .filter((item) => item.checkVisibility())
      .map(({ innerText }) => innerText.trim().replace(/\s+/g, ' '));
  const years = (element: HTMLElement) => textsOf(element, 'summary');
  const names = (element: HTMLElement) => textsOf(element, '[part~="title"]');
  const older = (element: HTMLElement) => all(element, '.end > button')[0];
  const offsets = () =>
    fixture.backend.requests.flatMap(({ url }) => new URL(url).searchParams.get('offset') ?? []);

  /** Presses the button for older convoys, and waits until they are shown or have failed. */
  async function pressOlder(element: Element): Promise<void> {
    older(element)?.focus();
    older(element)?.click();
    await fixture.clock.advance(30_000);
    await fixture.clock.until(() => all(element, '.end[aria-busy="true"]').length === 0);
    await element.updateComplete;
  }

  it('shows day, name and attendees, the latest first', async () => {
    const element = await show([
      past('2026-10-31T18:00:00Z', { name: 'Halloween', attendeeCount: 1 }),
      past('2026-11-14T18:00:00Z', { name: 'Weekly', attendeeCount: 1204 }),
      past('2026-11-07T18:00:00Z', { name: 'Alone', attendeeCount: 0 }),
    ]);
    expect(textsOf(element, '[part~="item"]')).to.deep.equal([
      '14 Nov Weekly 1,204 attended',
      '7 Nov Alone',
      '31 Oct Halloween 1 attended',
    ]);
    const [time] = all(element, 'time');
    expect(time?.title).to.match(/^Saturday,? 14 November 2026.* 18:00$/);
  });

  it('shows a day once, in narrow rows each time beside the number, and the numbers at the end of the lines from 20em', async () => {
    const element = await show([
      past('2026-11-14T20:00:00Z', { name: 'Second', attendeeCount: 1204 }),
      past('2026-11-14T16:00:00Z', { name: 'First' }),
      past('2026-11-07T18:00:00Z', { name: 'Race at night', category: 'training' }),
    ]);
    const box = (item: HTMLElement | null | undefined) =>
      item?.getBoundingClientRect() ?? new DOMRect(NaN);
    for (const width of [280, 360, 480, 640, 900, 1200]) {
      element.style.inlineSize = `${width}px`;
      const at = `${width} px`;
      const days = all(element, 'time').filter((time) => time.offsetWidth > 1);
      expect(
        days.map(({ innerText }) => innerText),
        at,
      ).to.deep.equal(['14 Nov', ...(width < 320 ? ['14 Nov'] : []), '7 Nov']);
      expect(all(element, 'time'), at).to.have.length(3);
      const rows = all(element, '[part~="item"]');
      const lefts = all(element, '.title').map((title) => box(title).left);
      expect(new Set(lefts).size, at).to.equal(1);
      if (width < 320)
        for (const [index, day] of days.entries()) {
          const number = box(all(element, '.attended')[index]);
          expect(number.top, at).to.be.closeTo(box(day).top, 3);
          expect(number.left, at).to.be.within(box(day).right, box(day).right + 4);
          expect(number.top, at).to.be.at.least(box(all(element, '.title')[index]).bottom - 1);
        }
      if (width < 320) continue;
      const ends = all(element, '.attended').map((number) => Math.round(box(number).right));
      expect(new Set(ends).size, at).to.equal(1);
      const distance = box(rows[0]).right - box(all(element, '.attended')[0]).right;
      expect(distance, at).to.be.closeTo(0, 1);
      const facts = textsOf(element, '.others').map((text) => plainText(text));
      expect(facts, at).to.deep.equal(width > 832 ? ['Training'] : []);
    }
  });

  it('has the numbers as words or, in narrow rows, as numbers with an icon in the line of the name', async () => {
    const name = '★ 5. Anniversary of Northern Haul ★';
    const element = await show([past('2026-11-14T20:00:00Z', { name, attendeeCount: 1204 })]);
    for (const width of [280, 360, 480, 640, 900]) {
      element.style.inlineSize = `${width}px`;
      const isNumber = width < 576;
      const [icon] = all(element, '.attended > .icon');
      const [words] = all(element, '.attended > span');
      const [title] = all(element, '.title');
      const [number] = all(element, '.attended');
      expect(icon?.checkVisibility(), `${width} px`).to.equal(isNumber);
      expect(words?.getBoundingClientRect().width === 0, `${width} px`).to.equal(isNumber);
      expect(words?.textContent, `${width} px`).to.equal('1,204 attended');
      if (width > 320) {
        const { right = NaN, top = NaN } = title?.getBoundingClientRect() ?? {};
        expect(number?.getBoundingClientRect().left, `${width} px`).to.be.at.least(right);
        expect(number?.getBoundingClientRect().top, `${width} px`).to.be.closeTo(top, 8);
      }
    }
  });

  it('begins names where they differ in narrow rows and cards, and names them whole to screen readers', async () => {
    const items = [
      '[EU] OFFICIAL CONVOY Barcelona → Rotterdam',
      'Northern Haul | Weekly Convoy',
    ].map((name, index) => past(`2026-11-1${index}T20:00:00Z`, { name }));
    const older = past('2026-10-01T20:00:00Z', { name: 'Northern Haul Night Run' });
    for (const layout of ['list', 'cards']) {
      const element = await show([...items, older], { layout, limit: '2' });
      for (const width of [280, 360, 480, 640]) {
        element.style.inlineSize = `${width}px`;
        const at = `${layout}, ${width} px`;
        const starts = all(element, '.start').map((start) => start.getBoundingClientRect().width);
        expect(
          starts.map((start) => start > 0),
          at,
        ).to.deep.equal(width < 576 ? [false, false] : [true, true]);
        expect(
          all(element, '.title').map(({ textContent }) => plainText(textContent)),
          at,
        ).to.deep.equal([
          'Northern Haul | Weekly Convoy',
          '[EU] OFFICIAL CONVOY Barcelona → Rotterdam',
        ]);
      }
    }
  });

  it('has convoys of a day nearer to each other, and logos of several companies before the names below 52em', async () => {
    const host = { id: 2, name: 'Alpine Freight', logo: null, position: null };
    const items = ['18T20', '18T18', '16T18'].map((start) =>
      past(`2026-11-${start}:00:00Z`, { host }),
    );
    const element = await show(items, { 'time-zone': 'UTC' });
    const boxes = (selector: string) =>
      [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((found) =>
        found.getBoundingClientRect(),
      );
    for (const width of [600, 360, 280]) {
      element.style.inlineSize = `${width}px`;
      const titles = boxes('li > .title > a');
      const gap = (index: number) =>
        (titles[index]?.top ?? NaN) - (titles[index - 1]?.bottom ?? NaN);
      if (width > 320) expect(gap(1)).to.be.at.most(gap(2) * 0.7);
      for (const [index, logo] of boxes('.hosts > .avatar').entries()) {
        const { left = NaN, top = NaN, bottom = NaN } = titles[index] ?? {};
        expect(logo.right, `${width} px`).to.be.within(left - 10, left);
        expect((logo.top + logo.bottom) / 2).to.be.closeTo((top + bottom) / 2, 4);
      }
      expect(boxes('.hosts > bdi').map((name) => name.width)).to.deep.equal([1, 1, 1]);
    }
  });

  for (const host of [undefined, { id: 2, name: 'Alpine Freight', logo: null, position: null }])
    it(`has the facts of ${host ? 'several companies' : 'a company'} right behind the names, whether there is a number or not`, async () => {
      const items = [17, 0].map((attendeeCount, index) =>
        past(`2026-11-1${index}T18:00:00Z`, {
          name: index ? 'Coast' : 'Night run to the coast',
          category: 'training',
          attendeeCount,
          ...(host ? { host } : {}),
        }),
      );
      const element = await show(items);
      for (const width of [900, 1200]) {
        element.style.inlineSize = `${width}px`;
        const boxes = (selector: string) =>
          [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((found) => {
            const range = document.createRange();
            range.selectNodeContents(found);
            return range.getBoundingClientRect();
          });
        const [facts, names] = [boxes('.others'), boxes('.title')];
        expect(facts).to.have.length(2);
        for (const [index, { left, bottom }] of facts.entries()) {
          const name = names[index] ?? new DOMRect(NaN);
          expect(left - name.right, `${width} px`).to.be.within(4, 24);
          expect(bottom, `${width} px`).to.be.closeTo(name.bottom, 6);
        }
        const companies = boxes('.hosts').map((company) => Math.round(company.left));
        expect(new Set(companies).size, `${width} px`).to.equal(host ? 1 : 0);
      }
    });

  for (const lang of ['de', 'ja', 'ko'])
    it(`has each day in one line in ${lang}`, async () => {
      const element = await show([past('2026-11-12T18:00:00Z')], { lang });
      await fixture.clock.until(() => all(element, '.base')[0]?.lang === lang);
      element.style.fontFamily = 'monospace';
      for (const width of [360, 480, 640, 900]) {
        element.style.inlineSize = `${width}px`;
        const range = document.createRange();
        range.selectNodeContents(all(element, '.is-list time')[0] ?? element);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        expect(lines, `${width} px`).to.have.length(1);
      }
    });

  it('has no link to the company where no convoy has ended yet', async () => {
    serve(() => []);
    const element = await fixture.show(tag, { vtc: 'northern_haul', theme: 'light' });
    await fixture.clock.advance(1000);
    await fixture.clock.until(() => element.state === 'empty');
    expect(all(element, '.message a')).to.have.length(0);
    const companies = fixture.backend.requests.filter(({ url }) => !url.includes('tab=past'));
    expect(companies).to.have.length(0);
  });

  it('has headings of years below its own, and of names below those', async () => {
    const element = await show(history(1), { 'heading-level': '2' });
    const levels = all(element, '[role="heading"]').map(({ ariaLevel }) => ariaLevel);
    expect(levels).to.deep.equal(['2', '3', '4']);
  });

  it('folds all years but the latest, which visitors open and close', async () => {
    const items = ['2026-01-03', '2025-12-27', '2025-06-07', '2024-12-28'].map((day) =>
      past(`${day}T18:00:00Z`),
    );
    const element = await show(items);
    expect(years(element)).to.deep.equal(['2026 1 convoy', '2025 2 convoys', '2024 1 convoy']);
    expect(names(element)).to.deep.equal(['Convoy of 2026-01-03']);
    all(element, 'summary')[1]?.click();
    all(element, 'summary')[0]?.click();
    await fixture.clock.withRealTimers(() => new Promise(requestAnimationFrame));
    element.requestUpdate();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Convoy of 2025-12-27', 'Convoy of 2025-06-07']);
  });

  it('puts a convoy into the year of its time zone', async () => {
    const items = [past('2025-12-31T23:30:00Z')];
    expect(years(await show(items))).to.deep.equal(['2025']);
    const berlin = await show(items, { 'time-zone': 'Europe/Berlin' });
    expect(years(berlin)).to.deep.equal(['2026']);
    expect(textsOf(berlin, 'time')).to.deep.equal(['1 Jan']);
  });

  it('shows a convoy when it has ended, without a request', async () => {
    const element = await show([
      past('2026-11-20T16:00:00Z', { name: 'Now' }),
      past('2026-11-14T18:00:00Z', { name: 'Before' }),
    ]);
    expect(names(element)).to.deep.equal(['Before']);
    await fixture.clock.advance(3_601_000);
    expect(names(element)).to.deep.equal(['Now', 'Before']);
    expect(fixture.backend.requests).to.have.length(0);
  });

  for (const [count, header] of [
    [1, '1 convoy'],
    [300, '300 convoys'],
  ] as const)
    it(`shows the number of all convoys, of a year only when it is complete and not the only one: ${count}`, async () => {
      serve(() => history(count));
      const element = await fixture.show(tag, { limit: '30' });
      expect(textsOf(element, '.header .muted')).to.deep.equal([header]);
      expect(years(element)).to.deep.equal(['2026']);
      expect(older(element) !== undefined).to.equal(count > 30);
    });

  it('shows the number of a year that is loaded, and more of it without a request', async () => {
    serve(() => ['2026-11-14', '2026-11-07', '2025-12-27'].map((day) => past(`${day}T18:00:00Z`)));
    const element = await fixture.show(tag, { limit: '1' });
    expect(years(element)).to.deep.equal(['2026 2 convoys']);
    older(element)?.click();
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Convoy of 2026-11-14', 'Convoy of 2026-11-07']);
    expect(offsets()).to.deep.equal(['0']);
  });

  it('loads 300 convoys page by page, and ends', async () => {
    serve(() => history(300));
    const element = await fixture.show(tag, { limit: '30' });
    for (let page = 1; page < 10; page += 1) await pressOlder(element);
    expect(older(element)).to.equal(undefined);
    expect(years(element)).to.deep.equal([
      '2026 108 convoys',
      '2025 122 convoys',
      '2024 70 convoys',
    ]);
    expect(offsets()).to.deep.equal(Array.from({ length: 11 }, (_, page) => String(page * 29)));
  });

  for (const count of [31, 60, 75])
    it(`has every convoy once when one ends between the pages of ${count}`, async () => {
      let items = history(count);
      serve(() => items);
      const element = await fixture.show(tag, { limit: '30' });
      items = [past('2026-11-20T14:30:00Z', { name: 'Just ended' }), ...items];
      for (let page = 0; older(element) && page < 5; page += 1) await pressOlder(element);
      for (const fold of all(element, 'details')) fold.setAttribute('open', '');
      expect(names(element)).to.deep.equal(items.map(({ name }) => name));
      expect(textsOf(element, '.header .muted')).to.deep.equal([`${count + 1} convoys`]);
    });

  it('keeps older convoys when it refreshes', async () => {
    serve(() => history(70));
    const element = await fixture.show(tag, { limit: '20' });
    await pressOlder(element);
    await element.refresh();
    expect(names(element)).to.have.length(40);
    expect(offsets()).to.deep.equal(['0', '29', '0', '29']);
  });

  it('moves the focus to the first older name, and opens its year', async () => {
    serve(() => ['2026-01-03', '2025-12-27', '2025-12-20'].map((day) => past(`${day}T18:00:00Z`)));
    const element = await fixture.show(tag, { limit: '1', details: 'dialog' });
    await pressOlder(element);
    const { activeElement } = element.shadowRoot ?? {};
    expect(activeElement?.role).to.equal('button');
    expect(activeElement?.textContent).to.equal('Convoy of 2025-12-27');
    expect(names(element)).to.deep.equal(['Convoy of 2026-01-03', 'Convoy of 2025-12-27']);
    element.setAttribute('details', 'none');
    await pressOlder(element);
    expect(element.shadowRoot?.activeElement?.getAttribute('part')).to.equal('item');
  });

  it('announces that older convoys failed, and loads them after a retry', async () => {
    serve(() => history(60));
    const element = await fixture.show(tag, { limit: '30' });
    const announced = announcementsOf(element);
    const { respond } = fixture.backend;
    fixture.backend.fail(500);
    await pressOlder(element);
    expect(announced).to.deep.equal(['Past convoys: The convoys could not be loaded']);
    expect(names(element)).to.have.length(30);
    fixture.backend.respond = respond;
    all(element, '.failure > button')[0]?.click();
    await fixture.clock.until(() => names(element).length === 60);
  });

  it('opens a convoy in the dialog, by keyboard too', async () => {
    loadDialogBy(() => import('../../../src/widgets/vtc-event/dialog.js'));
    const element = await show([past('2026-11-14T18:00:00Z', { name: 'Weekly' })], {
      details: 'dialog',
      'no-fragment': '',
    });
    all(element, '[part~="title"] > a')[0]?.focus();
    await sendKeys({ press: 'Enter' });
    const dialog = () =>
      [...(element.shadowRoot?.children ?? [])]
        .map(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]'))
        .find(Boolean);
    await fixture.clock.until(() => dialog() !== undefined);
    expect(dialog()?.getAttribute('aria-label')).to.equal('Weekly');
    loadDialogFrom('vtc-more.js', location.href);
  });

  it('opens a convoy wherever its row is pressed', async () => {
    const element = await show(history(2), { 'href-template': '#{id}' });
    element.scrollIntoView();
    const [row] = all(element, '[part~="item"]');
    const { left, top, right, bottom } = row?.getBoundingClientRect() ?? new DOMRect();
    for (const x of [left + 2, right - 2])
      expect(element.shadowRoot?.elementFromPoint(x, (top + bottom) / 2)?.localName).to.equal('a');
  });

  for (const width of [900, 1200])
    it(`shows six cards in two rows of three in ${width} px`, async () => {
      const element = await show(history(6), { layout: 'cards', frame: 'none' });
      element.style.inlineSize = `${width}px`;
      const tops = all(element, 'li').map((card) => card.getBoundingClientRect().top);
      expect(tops.filter((top) => top === tops[0])).to.have.length(3);
    });

  it('has the pictures of narrow cards beside the texts, and those of others above them', async () => {
    const element = await show([past('2026-11-14T18:00:00Z', { name: 'Night run' })], {
      layout: 'cards',
    });
    for (const width of [280, 360, 480, 900]) {
      element.style.inlineSize = `${width}px`;
      const [cover, title] = ['.cover', '.title'].map((part) =>
        all(element, part)[0]?.getBoundingClientRect(),
      );
      // Beside a text, a picture is as high as two lines of a name and one of facts.
      const ratio = (cover?.width ?? NaN) / (cover?.height ?? NaN);
      expect(ratio < 2, `${width} px`).to.equal(width < 450);
      expect(ratio, `${width} px`).to.be.within(1.3, 2.8);
      const isBeside = (title?.left ?? NaN) >= (cover?.right ?? NaN);
      expect(isBeside, `${width} px`).to.equal(width < 450);
      if (!isBeside) expect(title?.top, `${width} px`).to.be.at.least(cover?.bottom ?? NaN);
    }
  });

  it('shows banners in cards, and a drawing where there is none or it is broken', async () => {
    const banner = new URL('/test/support/picture.svg', location.href).href;
    const element = await show([past('2026-11-14T18:00:00Z', { banner })], { layout: 'cards' });
    const [image] = all(element, 'img');
    const hasDrawing = () => {
      const [icon] = all(element, '.cover > .icon');
      if (!icon?.checkVisibility()) return false;
      icon.scrollIntoView();
      const { x, y } = icon.getBoundingClientRect();
      const [top] = (element.shadowRoot?.elementsFromPoint(x + 1, y + 1) ?? []).filter((element) =>
        element.matches('.cover > *'),
      );
      return top === icon || top === undefined;
    };
    expect(image?.getAttribute('src')).to.equal(banner);
    expect(hasDrawing()).to.equal(false);
    image?.dispatchEvent(new Event('error'));
    expect(hasDrawing()).to.equal(true);
    element.setAttribute('images', 'none');
    await element.updateComplete;
    expect(all(element, 'img')).to.have.length(0);
    expect(hasDrawing()).to.equal(true);
  });

  it('names years and days in the language', async () => {
    const element = await show([...history(1), past('2025-11-08T18:00:00Z')], { lang: 'ja' });
    await fixture.clock.until(() => years(element)[0]?.includes('コンボイ') ?? false);
    expect(years(element)).to.deep.equal(['2026年 コンボイ1件', '2025年 コンボイ1件']);
    expect(textsOf(element, 'time')).to.deep.equal(['11月19日']);
  });
});
