import { announcementsOf } from '../../support/announcements.js';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { contrastFailures } from '../../support/contrast.js';
import type { ConvoyEvent } from '../../../src/convoys/convoy.js';
import { registerMessages } from '../../../src/element/language.js';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import { convoy } from '../../support/convoys.js';
import { addBox, ElementFixture, frames } from '../../support/element-fixture.js';
import { embedToken } from '../../support/embed-tokens.js';
import { violations } from '../../support/element-stage.js';

type Calendar = VtcElement<unknown>;

const tag = 'vtc-calendar';
const hourMs = 3_600_000;

/** A convoy of two hours. */
const at = (startAt: string, fields: Partial<ConvoyEvent> = {}): ConvoyEvent =>
  convoy({
    id: Date.parse(startAt),
    startAt,
    endAt: new Date(Date.parse(startAt) + 2 * hourMs).toISOString(),
    meetupAt: null,
    ...fields,
  });

describe('<vtc-calendar>', () => {
  let fixture: ElementFixture;
  beforeEach(async () => {
    await setViewport({ width: 1000, height: 600 });
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(async () => {
    document.documentElement.removeAttribute('dir');
    fixture.close();
    await setViewport({ width: 800, height: 600 });
  });

  const show = (
    items: readonly ConvoyEvent[],
    attributes: Readonly<Record<string, string>> = {},
  ): Promise<Calendar> => fixture.show(tag, attributes, { items });

  const all = (element: Calendar, selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const find = (element: Calendar, selector: string): HTMLElement => {
    const [found] = all(element, selector);
    if (!found) throw new Error(`Nothing matches ${selector}.`);
    return found;
  };
  const cells = (element: Calendar) => all(element, '[role="gridcell"][data-date]');
  /** The cell of a day of the shown month. */
  const cell = (element: Calendar, day: number): HTMLElement => {
    const found = cells(element)[day - 1];
    if (!found) throw new Error(`There is no day ${day}.`);
    return found;
  };
  const month = (element: Calendar) => find(element, '[part~="month"]').innerText.trim();
  const textIn = (element: HTMLElement, selector: string) =>
    [...element.querySelectorAll<HTMLElement>(selector)]
      .filter((found) => found.checkVisibility())
      .map((found) => found.innerText.trim());
  const entries = (element: Calendar, day: number) =>
    textIn(cell(element, day), ':scope > .entry').map((text) => text.replace(/\s+/g, ' '));
  const textBoxes = (shown: HTMLElement) =>
    [...shown.querySelectorAll<HTMLElement>('.entry > bdi, .more-convoys')]
      .filter((found) => found.checkVisibility())
      .map((found) => found.getBoundingClientRect());
  const popover = (element: Calendar) => all(element, '.active-day:popover-open')[0];
  const focused = (element: Calendar) => element.shadowRoot?.activeElement;
  const button = (element: Calendar, name: string) => find(element, `[aria-label="${name}"]`);

  async function press(
    element: Calendar,
    key: string,
    modifiers: KeyboardEventInit = {},
  ): Promise<void> {
    const target = focused(element);
    const event = new KeyboardEvent('keydown', {
      ...modifiers,
      key,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    target?.dispatchEvent(event);
    await element.updateComplete;
  }

  async function click(element: Calendar, target: HTMLElement): Promise<void> {
    target.click();
    await element.updateComplete;
  }

  describe('a month', () => {
    it('is shown with each convoy in its day, by name and time', async () => {
      const element = await show([
        at('2026-11-27T18:30:00Z', { name: 'Late' }),
        at('2026-11-27T15:00:00Z', { name: 'Early' }),
      ]);
      expect(month(element)).to.equal('November 2026');
      expect(cells(element)).to.have.length(30);
      expect(entries(element, 27)).to.deep.equal(['Early 15:00', 'Late 18:30']);
      expect(entries(element, 26)).to.deep.equal([]);
    });

    it('is shown with the convoys of a game and a category, and those without', async () => {
      const element = await show(
        [
          at('2026-11-25T18:00:00Z', { name: 'Race', category: 'race', game: 'ats' }),
          at('2026-11-26T18:00:00Z', { name: 'Europe', game: 'ets2' }),
          at('2026-11-27T18:00:00Z', { name: 'America', category: 'Convoy', game: 'ATS' }),
          at('2026-11-28T18:00:00Z', { name: 'Anywhere', game: null }),
        ],
        { game: 'ats', category: 'convoy' },
      );
      const shown = () => [25, 26, 27, 28].flatMap((day) => entries(element, day));
      expect(shown()).to.deep.equal(['America 18:00', 'Anywhere 18:00']);
      element.removeAttribute('category');
      await element.updateComplete;
      expect(shown()).to.deep.equal(['Race 18:00', 'America 18:00', 'Anywhere 18:00']);
    });

    it('is a small month of filled days below 52em, and an agenda of all that is still to come', async () => {
      const element = await show([
        at('2026-11-18T18:00:00Z', { name: 'Over' }),
        at('2026-11-27T18:00:00Z', { name: 'First' }),
        at('2026-11-27T20:00:00Z', { name: 'Second' }),
        at('2026-11-29T18:00:00Z', { name: 'Last' }),
        at('2026-12-04T18:00:00Z', { name: 'Next month' }),
      ]);
      for (const width of [280, 480, 640, 820]) {
        element.style.inlineSize = `${width}px`;
        const filled = [27, 18, 26].map(
          (day) => getComputedStyle(cell(element, day)).backgroundColor !== 'rgba(0, 0, 0, 0)',
        );
        expect(filled, `${width} px`).to.deep.equal([true, false, false]);
        // Days whose convoys are over have a dot.
        const dots = [18, 26].map((day) => {
          const number = cell(element, day).querySelector('.number') ?? element;
          return getComputedStyle(number).backgroundImage !== 'none';
        });
        expect(dots).to.deep.equal([true, false]);
        const { width: wide, height } = cell(element, 27).getBoundingClientRect();
        expect(Math.min(wide, height), `${width} px`).to.be.at.least(24);
        expect(textIn(find(element, '.agenda'), '.title')).to.deep.equal([
          'First',
          'Second',
          'Last',
        ]);
        const month = find(element, '.sheet').getBoundingClientRect();
        const agenda = find(element, '.agenda').getBoundingClientRect();
        // Beside the month where there is space.
        if (width >= 640) {
          expect(agenda.left).to.be.at.least(month.right);
          expect(agenda.top).to.be.below(month.top);
        } else expect(agenda.top).to.be.at.least(month.bottom);
      }
      element.style.inlineSize = '900px';
      expect(find(element, '.agenda').checkVisibility()).to.equal(false);
    });

    it('has the day of a convoy above its name in a narrow agenda, and beside it from 26em', async () => {
      const element = await show([at('2026-11-27T18:00:00Z', { name: 'First' })]);
      for (const width of [280, 360, 480, 640, 820]) {
        element.style.inlineSize = `${width}px`;
        const [day, name] = ['.day', '.title'].map((part) =>
          find(element, `.agenda ${part}`).getBoundingClientRect(),
        );
        const isBeside = (name?.left ?? NaN) >= (day?.right ?? NaN);
        expect(isBeside, `${width} px`).to.equal(width > 450);
        if (!isBeside) expect(name?.top, `${width} px`).to.be.at.least(day?.bottom ?? NaN);
      }
    });

    it('has all convoys of a past month in the agenda', async () => {
      const element = await show([at('2026-10-02T18:00:00Z', { name: 'Past' })], {
        month: '2026-10',
      });
      element.style.inlineSize = '320px';
      expect(textIn(find(element, '.agenda'), '.title')).to.deep.equal(['Past']);
    });

    for (const width of [880, 900, 1200])
      it(`is shown with the visible time of each convoy inside its cell at ${width} px`, async () => {
        const element = await show([at('2026-11-27T18:30:00Z', { name: 'A convoy far too long' })]);
        element.style.inlineSize = `${width}px`;
        cell(element, 27).scrollIntoView({ block: 'center' });
        const day = cell(element, 27).getBoundingClientRect();
        for (const shown of cell(element, 27).querySelectorAll('.entry > *')) {
          const { left, right, top, bottom } = shown.getBoundingClientRect();
          expect(right - left).to.be.greaterThan(20);
          expect(left).to.be.at.least(day.left);
          expect(right).to.be.at.most(day.right);
          const center = [(left + right) / 2, (top + bottom) / 2] as const;
          const found = element.shadowRoot?.elementFromPoint(...center);
          expect(found?.localName).to.equal(shown.localName);
        }
      });

    it('is shown with names in up to three lines, which begin where they differ', async () => {
      const names = [
        'North | A night haul across the whole country, twice, and back again to the coast',
        'North | Coast',
      ];
      const element = await show(
        names.map((name, id) => at('2026-11-27T18:00:00Z', { id, name })),
        { 'first-day': 'monday' },
      );
      element.style.inlineSize = '900px';
      expect(entries(element, 27)).to.deep.equal(names.map((name) => `${name} 18:00`));
      const shown = all(element, '.entry > bdi').map((name) =>
        [...name.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : [])),
      );
      expect(shown.flat().filter(Boolean)).to.deep.equal(
        names.map((name) => name.slice('North | '.length)),
      );
      const [long = 0, short = 0] = all(element, '.entry').map(({ offsetHeight }) => offsetHeight);
      expect(long).to.be.greaterThan(short + 8);
      expect(long).to.be.lessThan(short * 3);
    });

    it('is shown with lower weeks where there are no convoys', async () => {
      const element = await show([at('2026-11-27T18:00:00Z')], { 'first-day': 'monday' });
      element.style.inlineSize = '900px';
      const [busy = 0, free = 0] = [27, 10].map((day) => cell(element, day).offsetHeight);
      expect(free).to.be.greaterThan(24);
      expect(free).to.be.lessThan(busy / 2);
    });

    for (const [lang, names] of [
      ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
      ['de', ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']],
      ['fa', ['دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه', 'یکشنبه']],
    ] as const)
      it(`names all weekdays in one form, inside their columns (${lang})`, async () => {
        registerMessages(lang, {});
        const items = [at('2026-11-27T19:00:00Z')];
        const element = await show(items, { lang, 'first-day': 'monday' });
        const headers = all(element, '[role="columnheader"]');
        expect(headers.map(({ innerText }) => innerText.trim())).to.deep.equal(names);
        for (const header of headers) expect(header.scrollWidth).to.be.at.most(header.clientWidth);
      });

    it('has narrow columns for weekdays without convoys, and filled, tinted and grey convoys', async () => {
      const element = await show(
        [
          at('2026-11-13T18:00:00Z', { name: 'Past' }),
          at('2026-11-20T16:00:00Z', { name: 'Live' }),
          at('2026-11-27T18:00:00Z', { name: 'Next' }),
        ],
        { 'first-day': 'monday' },
      );
      element.style.inlineSize = '900px';
      const [busy = 0, free = 0] = [27, 26].map((day) => cell(element, day).offsetWidth);
      expect(busy).to.be.greaterThan(3 * free);
      const colors = all(element, '.entry').map((shown) => getComputedStyle(shown).backgroundColor);
      expect(new Set(colors).size).to.equal(3);
      expect(entries(element, 20)).to.deep.equal(['Live now']);
      expect(contrastFailures(element)).to.deep.equal([]);
      const headers = textIn(element.shadowRoot?.querySelector('.weekdays') ?? element, 'span');
      expect(headers).to.deep.equal(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    });

    it('shows those of a busy day that are not over', async () => {
      const items = ['10', '12', '18', '20'].map((hour, id) =>
        at(`2026-11-20T${hour}:00:00Z`, {
          id,
          name: `At ${hour}`,
          endAt: `2026-11-20T${hour}:45:00Z`,
        }),
      );
      const element = await show(items);
      expect(entries(element, 20)).to.deep.equal(['At 18 18:00', 'At 20 20:00']);
    });

    it('keeps convoys of several days within the week', async () => {
      const long = at('2026-11-25T12:00:00Z', { endAt: '2026-11-29T12:00:00Z' });
      const element = await show([long], { 'first-day': 'monday' });
      element.style.inlineSize = '900px';
      const grid = find(element, '.grid');
      expect(grid.scrollWidth).to.be.at.most(grid.clientWidth);
    });

    it('keeps all lines of its days within the week at 880 px', async () => {
      for (const [month, day] of [
        ['2026-11', 27],
        ['2026-05', 30],
      ] as const) {
        const items = Array.from({ length: 3 }, (_, id) =>
          at(`${month}-${day}T18:00:00Z`, { id, name: `Convoy ${id}` }),
        );
        const element = await show(items, { month, 'first-day': 'saturday' });
        element.style.inlineSize = '880px';
        const week = cell(element, day).closest('.week')?.getBoundingClientRect();
        for (const shown of textBoxes(cell(element, day)))
          expect(shown.bottom).to.be.at.most(week?.bottom ?? 0);
      }
    });

    for (const [timeZone, day, time] of [
      ['UTC', 20, '23:30'],
      ['Europe/Berlin', 21, '00:30'],
      ['America/New_York', 20, '18:30'],
      ['Asia/Kolkata', 21, '05:00'],
    ] as const)
      it(`is shown with a convoy at 23:30 UTC on its day in ${timeZone}`, async () => {
        const items = [at('2026-11-20T23:30:00Z', { name: 'Night' })];
        const element = await show(items, { 'time-zone': timeZone });
        // Engines differ in the leading zero.
        expect(
          entries(element, day)
            .join()
            .replace(/ (?=\d:)/, ' 0'),
        ).to.equal(`Night ${time}`);
      });

    for (const [name, items, attributes, expected] of [
      ['of the next convoy', [at('2027-02-05T18:00:00Z')], {}, 'February 2027'],
      [
        'of a live convoy',
        [at('2026-11-20T16:30:00Z'), at('2027-02-05T18:00:00Z')],
        {},
        'November 2026',
      ],
      ['of now where none is ahead', [at('2026-08-05T18:00:00Z')], {}, 'November 2026'],
      ['of the attribute', [at('2026-12-05T18:00:00Z')], { month: '2027-03' }, 'March 2027'],
    ] as const)
      it(name, async () => {
        expect(month(await show(items, attributes))).to.equal(expected);
      });

    it('is the current one if the attribute is invalid, with a warning for the owner', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
      const element = await show([at('2026-12-05T18:00:00Z')], { month: '2026-13' });
      console.warn = warn;
      expect(month(element)).to.equal('December 2026');
      expect(warnings).to.deep.equal([
        '<vtc-calendar month="2026-13">: invalid value; use a month such as 2026-11.',
      ]);
    });

    for (const [lang, firstDay, expected] of [
      ['en-GB', 'auto', 'Monday'],
      ['en-US', 'auto', 'Sunday'],
      ['de', 'auto', 'Montag'],
      ['en-GB', 'sunday', 'Sunday'],
      ['en-GB', 'saturday', 'Saturday'],
      ['en-US', 'monday', 'Monday'],
    ] as const)
      it(`begins its weeks on ${expected} in ${lang} with first-day="${firstDay}"`, async () => {
        const items = [at('2026-11-27T18:00:00Z')];
        const element = await show(items, { lang, 'first-day': firstDay });
        expect(all(element, '[role="columnheader"]')[0]?.ariaLabel).to.equal(expected);
      });

    for (const [lang, muted] of [
      ['en-GB', [28, 29]],
      ['ar-EG', [27, 28]],
    ] as const)
      it(`is shown with the weekend of ${lang} in a muted colour`, async () => {
        const element = await show([at('2026-11-21T18:00:00Z')], { lang });
        await fixture.clock.until(() =>
          find(element, '[part~="base"]').lang.startsWith(lang.slice(0, 2)),
        );
        const colorOf = (day: number) => {
          const number = cell(element, day).querySelector('.number');
          return number && getComputedStyle(number).color;
        };
        const week = [23, 24, 25, 26, 27, 28, 29];
        const weekday = colorOf(23);
        expect(week.filter((day) => colorOf(day) !== weekday)).to.deep.equal(muted);
      });

    it('is one of the calendar of the language', async () => {
      const element = await show([at('2026-11-27T18:00:00Z')], { lang: 'en-u-ca-hebrew' });
      expect(month(element)).to.equal('Kislev 5787');
      expect(cells(element)).to.have.length(30);
      expect(entries(element, 17)).to.have.length(1);
    });

    it('is shown with the number of convoys that do not fit', async () => {
      const items = Array.from({ length: 30 }, (_, id) => at('2026-11-27T18:00:00Z', { id }));
      const element = await show(items, { 'first-day': 'sunday' });
      expect(entries(element, 27)).to.have.length(2);
      expect(textIn(cell(element, 27), '.more-convoys')).to.deep.equal(['28 more convoys']);
      // In the week of today, those that are still to come today have lines.
      await fixture.clock.advance(7 * 24 * hourMs - hourMs);
      const today = await show(items.slice(0, 4), { 'first-day': 'sunday' });
      expect(entries(today, 27)).to.have.length(4);
      expect(textIn(cell(today, 27), '.more-convoys')).to.deep.equal([]);
      const past = Array.from({ length: 3 }, (_, id) => at('2026-11-06T18:00:00Z', { id }));
      const other = await show(past, { month: '2026-11' });
      expect(textIn(cell(other, 6), '.more-convoys')).to.deep.equal(['1 earlier']);
    });

    it('is shown with a convoy of several days as one bar', async () => {
      const items = [at('2026-11-27T18:00:00Z', { name: 'Tour', endAt: '2026-11-29T20:00:00Z' })];
      const element = await show(items);
      const bar = find(element, '.entry.span').getBoundingClientRect();
      const right = cell(element, 29).getBoundingClientRect().right;
      expect(bar.left).to.be.closeTo(cell(element, 27).getBoundingClientRect().left, 8);
      expect(bar.right).to.be.closeTo(right, 8);
      expect(cell(element, 28).textContent).to.include('Tour');
    });

    it('marks today, and the next day after midnight', async () => {
      const element = await show([at('2026-11-27T18:00:00Z')], { 'time-zone': 'Europe/Berlin' });
      const today = () => cells(element).findIndex((found) => found.ariaCurrent === 'date') + 1;
      expect(today()).to.equal(20);
      await fixture.clock.advance(5.9 * hourMs);
      expect(today()).to.equal(20);
      await fixture.clock.advance(0.2 * hourMs);
      expect(today()).to.equal(21);
    });

    it('has cells, rows and headers of a grid, which axe accepts', async () => {
      const element = await show([at('2026-11-27T18:00:00Z')]);
      const grid = find(element, '[role="grid"]');
      expect(grid.ariaLabel).to.equal('November 2026');
      expect(grid.querySelectorAll('[role="row"]')).to.have.length(7);
      expect(grid.querySelectorAll('[role="columnheader"]')).to.have.length(7);
      expect(cells(element).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
      expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
    });

    it('names a day with its date, times and convoys', async () => {
      const element = await show([at('2026-11-27T18:30:00Z', { name: 'Weekly' })]);
      const name = cell(element, 27).innerText.replace(/\s+/g, ' ').trim();
      expect(name).to.equal('Friday, 27 November 2026 27 Weekly 18:30');
    });

    for (const lang of ['en', 'de', 'fr', 'pl'])
      it(`has whole words in its name beside or above its buttons, with text of 200 % in 320 px (${lang})`, async () => {
        document.body.style.fontSize = '32px';
        const items = [at('2026-09-27T18:30:00Z'), at('2026-11-27T18:30:00Z')];
        const element = fixture.add(
          tag,
          { lang, month: '2026-09' },
          { data: { items }, width: 320 },
        );
        await fixture.clock.until(() => element.state === 'ready');
        const name = find(element, '[part~="month"]');
        const text = name.innerText.trim();
        const range = document.createRange();
        const [node] = [...name.childNodes].filter(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.includes(text),
        );
        const start = node?.textContent?.indexOf(text) ?? 0;
        const broken = [...text.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          if (!node) return true;
          range.setStart(node, start + index);
          range.setEnd(node, start + index + word.length);
          return range.getClientRects().length > 1;
        });
        const { bottom } = name.getBoundingClientRect();
        const grid = find(element, '[role="grid"]').getBoundingClientRect();
        const previous = find(element, '.previous').getBoundingClientRect();
        range.selectNodeContents(name);
        const { right } = range.getBoundingClientRect();
        document.body.style.removeProperty('font-size');
        expect(broken.map(([word]) => word)).to.deep.equal([]);
        expect(bottom).to.be.at.most(grid.top);
        expect(right <= previous.left || bottom <= previous.top + 0.5).to.equal(true);
      });

    it('says in words which convoy is live', async () => {
      const element = await show([
        at('2026-11-20T16:00:00Z', { name: 'Under way' }),
        at('2026-11-20T20:00:00Z', { name: 'Later' }),
      ]);
      const hidden = [...cell(element, 20).querySelectorAll('bdi')].map(
        (name) => getComputedStyle(name, '::after').content,
      );
      expect(hidden).to.deep.equal(['" (On the road now)"', 'none']);
    });
  });

  describe('the focus', () => {
    const items = [at('2026-11-27T18:00:00Z'), at('2026-12-04T18:00:00Z')];
    const focusedDate = (element: Calendar) => focused(element)?.getAttribute('data-date');

    for (const [key, date, attributes] of [
      ['ArrowRight', 'Saturday, 28 November 2026', {}],
      ['ArrowLeft', 'Thursday, 26 November 2026', {}],
      ['ArrowUp', 'Friday, 20 November 2026', {}],
      ['ArrowDown', 'Friday, 4 December 2026', {}],
      ['Home', 'Monday, 23 November 2026', {}],
      ['Home', 'Sunday, 22 November 2026', { 'first-day': 'sunday' }],
      ['End', 'Sunday, 29 November 2026', {}],
      ['PageDown', 'Sunday, 27 December 2026', {}],
    ] as const)
      it(`moves from 27 November to ${date} with ${key}`, async () => {
        const element = await show(items, attributes);
        cell(element, 27).focus();
        await press(element, key);
        expect(focusedDate(element)).to.equal(date);
        expect(month(element)).to.equal(date.split(' ').slice(2).join(' '));
        expect(cells(element).filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([
          focused(element),
        ]);
      });

    it('moves the other way in a language that reads from right to left', async () => {
      const element = await show(items, { lang: 'ar' });
      await fixture.clock.until(() => find(element, '[part~="base"]').dir === 'rtl');
      cell(element, 27).focus();
      await press(element, 'ArrowLeft');
      expect(focused(element)).to.equal(cell(element, 28));
      await press(element, 'ArrowRight');
      await press(element, 'ArrowRight');
      expect(focused(element)).to.equal(cell(element, 26));
    });

    it('does not move beyond the months that there are', async () => {
      const element = await show(items);
      cell(element, 27).focus();
      await press(element, 'PageUp');
      expect(focusedDate(element)).to.equal('Friday, 27 November 2026');
      await press(element, 'PageDown');
      await press(element, 'PageDown');
      expect(focusedDate(element)).to.equal('Sunday, 27 December 2026');
    });

    it('moves to the next convoy first', async () => {
      const element = await show(items);
      expect(cell(element, 27).tabIndex).to.equal(0);
    });

    it('moves to the same day of another year with Shift and Page Down or Page Up', async () => {
      const element = await show([
        at('2025-11-20T18:00:00Z'),
        ...items,
        at('2027-12-01T18:00:00Z'),
      ]);
      cell(element, 27).focus();
      await press(element, 'PageDown', { shiftKey: true });
      expect(focusedDate(element)).to.equal('Saturday, 27 November 2027');
      await press(element, 'PageUp', { shiftKey: true });
      await press(element, 'PageUp', { shiftKey: true });
      expect(focusedDate(element)).to.equal('Thursday, 27 November 2025');
    });

    for (const [name, change] of [
      ['the first day', (element: Calendar) => element.setAttribute('first-day', 'sunday')],
      ['the language', (element: Calendar) => (element.lang = 'en-US')],
      ['the language to one with other texts', (element: Calendar) => (element.lang = 'de')],
      ['the language to one with other weeks', (element: Calendar) => (element.lang = 'ar')],
      ['the calendar', (element: Calendar) => (element.lang = 'en-u-ca-hebrew')],
    ] as const)
      for (const [described, move] of [
        ['the day that was chosen', (element: Calendar) => press(element, 'ArrowRight')],
        ['another day than the active one', (element: Calendar) => cell(element, 28).focus()],
      ] as const)
        it(`stays on ${described} when ${name} changes`, async () => {
          const element = await show(items);
          const date = () => focused(element)?.querySelector('time')?.dateTime;
          cell(element, 27).focus();
          await move(element);
          const active = find(element, '.cell[tabindex="0"] > time').getAttribute('datetime');
          const before = find(element, '[part~="base"]').innerText;
          change(element);
          await fixture.clock.until(() => find(element, '[part~="base"]').innerText !== before);
          await fixture.clock.advance(100);
          expect(date()).to.equal('2026-11-28');
          expect(find(element, '.cell[tabindex="0"] > time').getAttribute('datetime')).to.equal(
            active,
          );
        });
  });

  describe('a day', () => {
    const items = [
      at('2026-11-27T18:00:00Z', { name: 'Weekly', departure: 'Calais', arrival: 'Duisburg' }),
      at('2026-11-27T20:00:00Z', { name: 'Night' }),
    ];

    for (const [name, open] of [
      ['Enter', (element: Calendar) => press(element, 'Enter')],
      ['Space', (element: Calendar) => press(element, ' ')],
      ['a click', (element: Calendar) => click(element, cell(element, 27))],
      ['a click on a convoy', (element: Calendar) => click(element, find(element, '.entry'))],
    ] as const)
      it(`opens by ${name}, with all facts, in a dialog that has the focus`, async () => {
        const element = await show(items);
        cell(element, 27).focus();
        await open(element);
        const dialog = popover(element);
        expect(dialog?.role ?? dialog?.getAttribute('role')).to.equal('dialog');
        expect(dialog?.ariaLabel).to.equal('Friday, 27 November 2026');
        const text = dialog?.innerText.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
        expect(text).to.match(/Weekly[^]*Calais → Duisburg Simulation 1[^]*Night/);
        expect(focused(element)).to.equal(dialog);
        expect(cell(element, 27).ariaExpanded).to.equal('true');
        expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
      });

    it('closes by Escape, the focus being on the day again', async () => {
      const element = await show(items);
      cell(element, 27).focus();
      await press(element, 'Enter');
      await press(element, 'Escape');
      expect(popover(element)).to.equal(undefined);
      expect(focused(element)).to.equal(cell(element, 27));
      expect(cell(element, 27).ariaExpanded).to.equal('false');
    });

    it('adds one of its convoys to a calendar; Escape closes the menu, then the day', async () => {
      const element = await show(items);
      await click(element, cell(element, 27));
      await click(element, button(element, 'Add to calendar: \u2068Night\u2069'));
      const menu = find(element, '.menu');
      expect(menu.matches(':popover-open')).to.equal(true);
      expect(menu.innerText).to.include('Google');
      expect(popover(element)).to.not.equal(undefined);
      await press(element, 'Escape');
      expect(all(element, '.menu')).to.have.length(0);
      expect(popover(element)).to.not.equal(undefined);
      await press(element, 'Escape');
      expect(popover(element)).to.equal(undefined);
    });

    it('does not open without convoys', async () => {
      const element = await show(items);
      await click(element, cell(element, 26));
      expect(popover(element)).to.equal(undefined);
      expect(cell(element, 26).ariaHasPopup).to.equal(null);
    });

    it('opens below the month where it is narrow, between the month and the agenda', async () => {
      const box = document.createElement('div');
      box.style.inlineSize = '320px';
      document.body.append(box);
      const element = await show(items);
      box.append(element);
      await element.updateComplete;
      const list = find(element, '.active-day');
      expect(list.checkVisibility()).to.equal(false);
      await click(element, cell(element, 26));
      expect(list.innerText).to.match(/26 November 2026\s+No convoys on this day/);
      cell(element, 27).focus();
      await press(element, 'Enter');
      await element.updateComplete;
      expect(list.innerText).to.include('Weekly');
      expect(focused(element)).to.equal(list);
      const agenda = find(element, '.agenda').getBoundingClientRect();
      expect(agenda.top).to.be.at.least(list.getBoundingClientRect().bottom);
      expect(all(element, '[popover]')).to.have.length(0);
    });

    it('is below a narrow month, with all convoys of the chosen day', async () => {
      const three = ['15', '18', '19'].map((hour) =>
        at(`2026-11-20T${hour}:00:00Z`, { name: `At ${hour}`, endAt: `2026-11-20T${hour}:45:00Z` }),
      );
      const element = await show(three);
      addBox(320).append(element);
      await element.updateComplete;
      const names = () => textIn(find(element, '.active-day'), '.title');
      expect(names()).to.deep.equal([]);
      await click(element, cell(element, 21));
      await click(element, cell(element, 20));
      expect(names()).to.deep.equal(['At 15', 'At 18', 'At 19']);
    });

    it('opens with a past convoy, without countdown and calendar menu', async () => {
      const element = await show([at('2026-11-05T18:00:00Z', { name: 'Past' })]);
      expect(all(element, '.entry.past')).to.have.length(1);
      expect(all(element, '.entry.live')).to.have.length(0);
      await click(element, cell(element, 5));
      expect(popover(element)?.innerText).to.match(/Past\s+18:00/);
      expect(popover(element)?.querySelectorAll('.badge, button')).to.have.length(0);
    });
  });

  describe('the shown month', () => {
    const items = [
      at('2026-10-02T18:00:00Z', { name: 'Past' }),
      at('2026-11-27T18:00:00Z'),
      at('2027-01-08T18:00:00Z', { name: 'Winter' }),
    ];
    const status = (element: Calendar) => find(element, '[role="status"]').textContent?.trim();

    it('changes by buttons, and announces the number of convoys', async () => {
      const element = await show(items);
      await click(element, button(element, 'Previous month'));
      expect(month(element)).to.equal('October 2026');
      expect(entries(element, 2)).to.deep.equal(['Past 18:00']);
      expect(status(element)).to.equal('October 2026: 1 convoy');
      expect(button(element, 'Previous month').ariaDisabled).to.equal('true');
      await click(element, button(element, 'Previous month'));
      expect(month(element)).to.equal('October 2026');
      await click(element, button(element, 'Next month'));
      await click(element, button(element, 'Next month'));
      await click(element, button(element, 'Next month'));
      expect(month(element)).to.equal('January 2027');
      expect(button(element, 'Next month').ariaDisabled).to.equal('true');
    });

    it('shows its name before its days, which take longer', async () => {
      const element = await show(items);
      button(element, 'Previous month').click();
      await frames(1);
      expect(month(element)).to.equal('October 2026');
      expect(entries(element, 2)).to.deep.equal([]);
      await element.updateComplete;
      expect(entries(element, 2)).to.deep.equal(['Past 18:00']);
    });

    it('changes back to today', async () => {
      const element = await show(items, { month: '2027-01' });
      expect(month(element)).to.equal('January 2027');
      await click(element, find(element, '.to-today'));
      expect(month(element)).to.equal('November 2026');
      expect(all(element, '.to-today')).to.have.length(0);
      expect(focused(element)).to.equal(cell(element, 27));
    });

    it('changes from an empty one to that of the next convoy', async () => {
      const element = await show(items, { month: '2026-12' });
      const notice = find(element, '.notice');
      expect(notice.innerText).to.match(/No convoys in this month\s+Next convoy in November 2026/);
      await click(element, notice.querySelector('button') ?? notice);
      expect(month(element)).to.equal('November 2026');
      expect(all(element, '.notice')).to.have.length(0);
      expect(focused(element)).to.equal(cell(element, 27));
    });

    it('does not change to a past one with no-past', async () => {
      const element = await show(items, { 'no-past': '' });
      expect(button(element, 'Previous month').ariaDisabled).to.equal('true');
    });

    it('changes when the attribute changes', async () => {
      const element = await show(items);
      await click(element, button(element, 'Previous month'));
      element.setAttribute('month', '2027-01');
      await element.updateComplete;
      expect(month(element)).to.equal('January 2027');
    });

    for (const width of [320, 640])
      it(`keeps the controls in their places, at ${width} px`, async () => {
        const lists = [1, 2, 0, 3].map((count, index) =>
          Array.from({ length: count }, (_, id) =>
            at(new Date(Date.UTC(2026, 10 + index, 27, id)).toISOString()),
          ),
        );
        const element = fixture.add(
          tag,
          { month: '2026-11' },
          { data: { items: lists.flat() }, width },
        );
        await fixture.clock.until(() => element.state === 'ready');
        const places = new Set<number>();
        for (let shown = 0; shown < 4; shown += 1) {
          for (const name of ['Previous month', 'Next month'])
            places.add(button(element, name).getBoundingClientRect().top);
          await click(element, button(element, 'Next month'));
        }
        expect(month(element)).to.equal('February 2027');
        expect(places.size).to.equal(1);
      });

    it('keeps the height of the element, of four to six weeks', async () => {
      const heights = new Set<number>();
      for (const shown of ['2027-02', '2026-12', '2026-11'])
        heights.add((await show(items, { month: shown })).offsetHeight);
      expect(heights.size).to.equal(1);
    });
  });

  describe('the requests of the calendar', () => {
    const token = embedToken(1);
    const company = { vtc: 'northern_haul', theme: 'page' };
    /** Paths of the requests; not those of an element of another test. */
    const asked = () => {
      const base = `${fixture.backend.apiBase}/`;
      return fixture.backend.requests
        .filter(({ url }) => url.startsWith(base))
        .map(({ url }) => url.replace(base, '').replace('vtcs/northern_haul/', ''));
    };

    /** Answers the public list of one tab from these convoys, page by page. */
    const answerList = (tab: string, list: readonly ConvoyEvent[]) => {
      fixture.backend.respond = ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        if (!pathname.endsWith('/events')) return Response.json({ items: [] });
        const offset = Number(searchParams.get('offset') ?? 0);
        const isTab = (searchParams.get('tab') ?? 'upcoming') === tab;
        const items = isTab ? list.slice(offset, offset + 30) : [];
        const end = offset + items.length;
        const nextCursor = isTab && end < list.length ? end : null;
        return Response.json({ items, nextCursor, total: list.length });
      };
    };

    /** Past convoys, one a day, the latest first. */
    const pastDays = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        at(new Date(Date.UTC(2026, 10, 19 - index, 18)).toISOString(), { id: 1000 + index }),
      );

    it('are for the upcoming, live and past convoys of the current month, and no more', async () => {
      const element = await fixture.show(tag, { ...company, token });
      await fixture.clock.advance(1000);
      expect(asked()).to.have.members([
        'events/live',
        'events/upcoming?limit=30',
        'events?limit=30&offset=0&tab=past',
      ]);
      const live = all(element, '.entry.live');
      expect(live).to.have.length.greaterThan(0);
    });

    it('are for the public lists without a token', async () => {
      const { warn } = console;
      console.warn = () => undefined;
      await fixture.show(tag, company);
      console.warn = warn;
      expect(asked()).to.deep.equal(['events?limit=30', 'events?limit=30&offset=0&tab=past']);
    });

    it('include no past convoys with no-past, and for a later month', async () => {
      for (const attributes of [{ 'no-past': '' }, { month: '2026-12' }]) {
        fixture.backend.clearRequests();
        await fixture.show(tag, { ...company, token, ...attributes });
        expect(asked().filter((path) => path.includes('past'))).to.deep.equal([]);
        document.body.replaceChildren();
      }
    });

    it('load past convoys page by page, when their month is shown, and keep them', async () => {
      answerList('past', pastDays(70));
      const element = await fixture.show(tag, { ...company, token });
      const pages = () => asked().filter((path) => path.includes('past'));
      expect(pages()).to.deep.equal(['events?limit=30&offset=0&tab=past']);
      expect(entries(element, 1)).to.have.length(1);
      await click(element, button(element, 'Previous month'));
      await fixture.clock.until(() => pages().length === 2);
      await fixture.clock.until(() => entries(element, 1).length === 1);
      expect(month(element)).to.equal('October 2026');
      await click(element, button(element, 'Next month'));
      await click(element, button(element, 'Previous month'));
      await element.refresh();
      expect(pages()).to.have.length(2);
      expect(entries(element, 1)).to.have.length(1);
      await click(element, button(element, 'Previous month'));
      await fixture.clock.until(() => button(element, 'Previous month').ariaDisabled === 'true');
      expect(pages()).to.deep.equal([
        'events?limit=30&offset=0&tab=past',
        'events?limit=30&offset=29&tab=past',
        'events?limit=30&offset=58&tab=past',
      ]);
      expect(entries(element, 12)).to.have.length(1);
      expect(entries(element, 10)).to.have.length(0);
    });

    it('are for more upcoming convoys where a later month needs them', async () => {
      const list = Array.from({ length: 40 }, (_, index) =>
        at(new Date(Date.UTC(2026, 10, 21 + index, 18)).toISOString(), { id: 2000 + index }),
      );
      answerList('upcoming', list);
      const { warn } = console;
      console.warn = () => undefined;
      const element = await fixture.show(tag, { ...company, 'no-past': '' });
      console.warn = warn;
      expect(asked()).to.deep.equal(['events?limit=30']);
      await click(element, button(element, 'Next month'));
      await fixture.clock.until(() => entries(element, 30).length === 1);
      expect(asked()).to.deep.equal(['events?limit=30', 'events?limit=30&offset=29&tab=upcoming']);
      expect(button(element, 'Next month').ariaDisabled).to.equal('true');
    });

    it('skip no convoy of a later month after others have started', async () => {
      const list = Array.from({ length: 80 }, (_, index) =>
        at(new Date(Date.UTC(2026, 10, 20 + index, 18)).toISOString(), { id: 3000 + index }),
      );
      // The API omits convoys that have started.
      const answer: typeof fixture.backend.respond = (request) => {
        const upcoming = list.filter(({ startAt }) => Date.parse(startAt) > Date.now());
        answerList('upcoming', upcoming);
        const response = fixture.backend.respond(request);
        fixture.backend.respond = answer;
        return response;
      };
      fixture.backend.respond = answer;
      const { warn } = console;
      console.warn = () => undefined;
      const element = await fixture.show(tag, {
        ...company,
        'no-past': '',
        'refresh-seconds': '0',
      });
      console.warn = warn;
      await click(element, button(element, 'Next month'));
      await fixture.clock.until(() => entries(element, 25).length > 0);
      // Five convoys start before the visitor looks at the month after.
      await fixture.clock.advance(5 * 86_400_000);
      await click(element, button(element, 'Next month'));
      await fixture.clock.until(() => entries(element, 31).length > 0);
      const days = Array.from({ length: 31 }, (_, index) => index + 1);
      expect(days.filter((day) => entries(element, day).length !== 1)).to.deep.equal([]);
    });

    it('are not sent where the page provides the data', async () => {
      const element = await show([at('2026-11-27T18:00:00Z'), at('2026-09-04T18:00:00Z')]);
      await click(element, button(element, 'Previous month'));
      await click(element, button(element, 'Previous month'));
      expect(month(element)).to.equal('September 2026');
      expect(asked().filter((path) => path.startsWith('events'))).to.deep.equal([]);
    });

    it('may fail for past convoys, with an error whose retry loads them', async () => {
      const answered = pastDays(40);
      answerList('past', answered);
      const answerAll = fixture.backend.respond;
      const element = await fixture.show(tag, { ...company, token });
      fixture.backend.fail(500);
      await click(element, button(element, 'Previous month'));
      expect(find(element, '[role="grid"]').ariaBusy).to.equal('true');
      expect(all(element, '.notice')).to.have.length(0);
      const announced = announcementsOf(element);
      await fixture.clock.advance(20_000);
      await fixture.clock.until(() => all(element, '.notice').length === 1);
      expect(find(element, '.notice').innerText).to.include('The convoys could not be loaded.');
      expect(announced).to.deep.equal(['Convoy calendar: The convoys could not be loaded']);
      expect(find(element, '.notice button').ariaLabel).to.match(/^Try again: \w+ 2026$/);
      expect(element.state).to.equal('ready');
      fixture.backend.respond = answerAll;
      await click(element, find(element, '.notice button'));
      await fixture.clock.advance(60_000);
      await fixture.clock.until(() => entries(element, 20).length === 1);
      expect(all(element, '.notice')).to.have.length(0);
    });

    it('show upcoming convoys where past ones cannot be loaded', async () => {
      fixture.backend.respond = ({ url }) =>
        url.includes('tab=past') ? Response.json({}, { status: 404 }) : undefined;
      const element = await fixture.show(tag, { ...company, token });
      await fixture.clock.advance(1000);
      expect(element.state).to.equal('ready');
      expect(entries(element, 27)).to.have.length(1);
      expect(find(element, '.notice').innerText).to.include('could not be loaded');
      fixture.backend.recover();
      await fixture.clock.advance(400_000);
      expect(all(element, '.notice')).to.have.length(0);
      expect(entries(element, 13)).to.have.length(1);
    });
  });

  it('keeps a convoy that has started, and drops one that was cancelled', async () => {
    const items = [
      at('2026-11-20T17:30:00Z', { name: 'Soon' }),
      at('2026-11-27T18:00:00Z', { name: 'Cancelled' }),
      at('2026-11-28T18:00:00Z', { name: 'Later' }),
    ];
    let listed = items;
    fixture.backend.respond = ({ url }) => {
      if (!url.includes('/events')) return undefined;
      const isAhead = ({ startAt }: ConvoyEvent) => Date.parse(startAt) > fixture.clock.now;
      return Response.json({ items: url.includes('live') ? [] : listed.filter(isAhead) });
    };
    const attributes = { vtc: 'northern_haul', token: embedToken(1), 'no-past': '' };
    const element = await fixture.show(tag, attributes);
    expect(entries(element, 27).join()).to.include('Cancelled');
    listed = items.filter(({ name }) => name !== 'Cancelled');
    await fixture.clock.advance(hourMs);
    expect(entries(element, 20).join()).to.include('Soon');
    expect(entries(element, 27)).to.deep.equal([]);
    expect(entries(element, 28).join()).to.include('Later');
  });

  it('adds all upcoming convoys of the month to a calendar', async () => {
    const element = await show([
      at('2026-11-06T18:00:00Z', { name: 'Past' }),
      at('2026-11-27T18:00:00Z', { name: 'One' }),
      at('2026-11-28T18:00:00Z', { name: 'Two' }),
      at('2026-12-04T18:00:00Z', { name: 'December' }),
    ]);
    await click(element, button(element, 'Add all 2 to calendar'));
    const file = decodeURIComponent(find(element, '.menu a').getAttribute('href') ?? '');
    expect(file.match(/SUMMARY:.*/g)).to.deep.equal(['SUMMARY:One', 'SUMMARY:Two']);
  });

  it('adds upcoming convoys as structured data', async () => {
    const items = [at('2026-11-06T18:00:00Z'), at('2026-11-27T18:00:00Z', { name: '</script>' })];
    const element = await show(items, { 'structured-data': '' });
    const script = document.querySelector(
      'script[type="application/ld+json"]',
    ) as HTMLScriptElement;
    const data = JSON.parse(script.text) as { name: string }[];
    expect(data.map(({ name }) => name)).to.deep.equal(['</script>']);
    element.remove();
    expect(script.isConnected).to.equal(false);
  });

  it('offers the data that it shows as items, past ones too', async () => {
    const items = [at('2026-11-06T18:00:00Z'), at('2026-11-27T18:00:00Z')];
    const element = await show(items);
    expect(element.data).to.deep.equal({ items });
  });
});
