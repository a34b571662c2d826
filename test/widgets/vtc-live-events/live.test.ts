import { expect } from '@open-wc/testing';
import { registerMessages } from '../../../src/element/language.js';
import { convoy } from '../../support/convoys.js';
import { visibleText } from '../../support/visible-text.js';
import { contrast, parseLayer } from '../../../src/theme/colors.js';
import { opaqueColor } from '../../support/contrast.js';
import { ElementFixture, frames, query, queryAll } from '../../support/element-fixture.js';

const tag = 'vtc-live-events';
const later = { startAt: '2026-11-28T18:00:00Z', endAt: '2026-11-28T20:00:00Z', meetupAt: null };

describe('live convoys', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-27T18:45:00Z');
  });
  afterEach(() => fixture.close());

  const show = (items: readonly unknown[], attributes: Readonly<Record<string, string>> = {}) =>
    fixture.show(tag, attributes, { items });

  /** Whether its heading is visible, also to screen readers. */
  const isHeadingVisible = (element: HTMLElement) =>
    element.shadowRoot
      ?.querySelector('[part~="heading"]')
      ?.checkVisibility({ visibilityProperty: true }) ?? false;

  const announcement = (element: HTMLElement) =>
    element.shadowRoot?.querySelector('[role="status"]')?.textContent;

  it('have elapsed and remaining time as text, and a truck on the route', async () => {
    const element = await show([convoy()]);
    const truck = () => element.shadowRoot?.querySelector('.truck')?.getAttribute('x');
    expect(visibleText(element)).to.equal(
      'On the road now Time zone: UTC Weekly Convoy Calais 18:00 Duisburg 20:00 ' +
        'Under way for 45 mins 1 hr 15 mins left Simulation 1 ETS2 17 attending Details',
    );
    expect(truck()).to.equal('37.5%');
    await fixture.clock.advance(30 * 60_000 + 1000);
    expect(visibleText(element)).to.include('Under way for 1 hr 15 mins 45 mins left');
    expect(truck()).to.equal('62.5%');
  });

  it('are the loudest text, with a line of 6 px and one filled button that opens them', async () => {
    const element = await show([convoy()], {});
    const [title, button, driven] = ['.title', '.open > *', '.driven'].map(
      (name) => element.shadowRoot?.querySelector(name) ?? element,
    );
    const sizeOf = (shown = element as Element) => parseFloat(getComputedStyle(shown).fontSize);
    expect(sizeOf(title)).to.be.at.least(1.3 * sizeOf());
    expect(driven && getComputedStyle(driven).height).to.equal('6px');
    const selected = new Promise((resolve) =>
      element.addEventListener('vtc-select', resolve, { once: true }),
    );
    if (button instanceof HTMLElement) button.click();
    expect(await selected).to.be.instanceOf(CustomEvent);
  });

  it('have one filled button, that of the first', async () => {
    const element = await show([convoy(), convoy({ id: 2, name: 'Second' })], {});
    const colors = [...(element.shadowRoot?.querySelectorAll('.open > *') ?? [])].map(
      (button) => getComputedStyle(button).backgroundColor,
    );
    expect(colors).to.have.length(2);
    expect(colors[0]).not.to.equal(colors[1]);
  });

  it('have a picture behind them, their own, else the landscape: it ends below the words, or is at the end of the line', async () => {
    const src = 'https://pictures.example/banner.webp';
    for (const banner of [src, null]) {
      const element = await show([convoy({ banner })]);
      const box = (selector: string) =>
        element.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      for (const width of [280, 360, 480, 640, 900, 1200]) {
        element.style.inlineSize = `${width}px`;
        const [cover, panel] = [box('.cover'), box('.panel')];
        const isWide = width >= 900;
        expect(cover.right, `${width} px`).to.be.closeTo(panel.right, 1);
        expect(cover.top, `${width} px`).to.be.closeTo(panel.top, 1);
        for (const text of ['.title', '.progress', '.foot'].map(box)) {
          // The scrim is at its strongest there.
          if (isWide) expect(text.right).to.be.at.most(panel.left + 0.58 * panel.width);
          else expect(text.top, `${width} px`).to.be.at.least(cover.bottom - 14);
        }
        if (!isWide) expect(cover.height, `${width} px`).to.be.within(88, 156);
        const { fontSize } = getComputedStyle(
          element.shadowRoot?.querySelector('.title') ?? element,
        );
        expect(parseFloat(fontSize)).to.be.within(width < 360 ? 20 : 25.5, 25.7);
        if (width > 280) {
          const [elapsed, left] = element.shadowRoot?.querySelectorAll('.elapsed > span') ?? [];
          expect(elapsed?.getBoundingClientRect().top).to.equal(left?.getBoundingClientRect().top);
        }
        expect(element.shadowRoot?.querySelectorAll('.open > *')).to.have.length(1);
      }
      element.remove();
    }
  });

  for (const [theme, css] of [
    ['light', ''],
    ['dark', ''],
    ['page', 'body { background: #fff; color: #111 } a { color: #b0401c }'],
    ['page', 'body { background: #101418; color: #eee } a { color: #ffd400 }'],
  ] as const)
    it(`have words with a contrast of 4.5, and a button that is seen, with theme="${theme}" ${css}`, async () => {
      const sheet = document.createElement('style');
      sheet.textContent = css;
      document.head.append(sheet);
      const element = await show([convoy()], { theme });
      await fixture.clock.withRealTimers(() => frames(2));
      const colorOf = (selector: string, key: 'color' | 'backgroundColor') =>
        getComputedStyle(query(element, selector) ?? element)[key];
      const ground = colorOf('.panel', 'backgroundColor');
      const ratio = (ink: string, behind: string) => {
        const [text, shown] = [opaqueColor(behind, ink), opaqueColor(behind)].map(
          (value) => parseLayer(value)?.color,
        );
        if (!text || !shown) throw new Error(`No colours: ${ink} on ${behind}`);
        return contrast(text, shown);
      };
      // Darker than a white picture that shines through the end of the scrim.
      expect(ratio('white', ground)).to.be.at.least(10);
      const { backgroundImage } = getComputedStyle(query(element, '.panel') ?? element);
      const [, dusk = ''] = / 40%, (.+)\)$/.exec(backgroundImage) ?? [];
      const fill = colorOf('.open > *', 'backgroundColor');
      expect(ratio(colorOf('.open > *', 'color'), fill)).to.be.at.least(4.5);
      for (const behind of [ground, dusk]) {
        for (const selector of ['.title', '.end bdi', '.end time', '.elapsed', '.facts'])
          expect(ratio(colorOf(selector, 'color'), behind), selector).to.be.at.least(4.5);
        expect(ratio(fill, behind)).to.be.at.least(3);
      }
      sheet.remove();
    });

  it('have their facts in one line, in the middle of the button beside them', async () => {
    const host = { id: 2, name: 'City Coaches', logo: null, position: null };
    const fields = { host, server: null };
    const element = await show([convoy(fields), convoy({ ...fields, id: 2, name: 'Second' })]);
    for (const width of [480, 900]) {
      element.style.inlineSize = `${width}px`;
      const [facts, next] = element.shadowRoot?.querySelectorAll('.facts') ?? [];
      for (const line of [facts, next])
        expect(line?.getBoundingClientRect().height, `${width} px`).to.be.below(24);
      const middle = (part?: Element | null) => {
        const { top, bottom } = part?.getBoundingClientRect() ?? new DOMRect(NaN);
        return (top + bottom) / 2;
      };
      const button = element.shadowRoot?.querySelector('.open > *');
      expect(middle(facts), `${width} px`).to.be.closeTo(middle(button), 4);
    }
  });

  it('have no text over another, also of the next convoy in a poster', async () => {
    for (const [look, times] of [
      ['plain', {}],
      ['plain', later],
      ['poster', later],
    ] as const) {
      const element = await show([convoy(times)], { look });
      for (const width of [280, 360, 480, 640, 900, 1200]) {
        element.style.inlineSize = `${width}px`;
        const selector = ['title', 'when', 'progress', 'foot', 'badge', 'date-tile']
          .map((name) => `.panel > .${name}`)
          .join();
        const boxes = [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map((part) => ({
          name: part.className,
          ...part.getBoundingClientRect().toJSON(),
        })) as (DOMRect & { name: string })[];
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) {
            const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
            const isApart = one.bottom <= other.top + 6 || other.bottom <= one.top + 6;
            const pair = `${look}, ${width} px: ${one.name} and ${other.name}`;
            expect(isBeside || isApart, pair).to.equal(true);
          }
      }
      element.remove();
    }
  });

  it('have the name of the next convoy below its day, or beside it where the picture is at the end', async () => {
    const element = await show([convoy(later)]);
    const box = (selector: string) =>
      query(element, selector)?.getBoundingClientRect() ?? new DOMRect();
    for (const width of [280, 360, 640, 900, 1200]) {
      element.style.inlineSize = `${width}px`;
      const [tile, badge, title] = ['.date-tile', '.badge', '.title'].map(box);
      if (!tile || !badge || !title) continue;
      if (width < 900) expect(title.left, `${width} px`).to.equal(tile.left);
      else expect(title.left, `${width} px`).to.be.at.least(tile.right);
      expect(title.top, `${width} px`).to.be.at.least(width < 900 ? tile.bottom : badge.bottom);
      // A line between two dots, of which none is a truck.
      const [from, to] = queryAll(element, '.line > circle').map((dot) =>
        dot.getBoundingClientRect(),
      );
      expect(from?.left, `${width} px`).to.be.closeTo(box('.progress')?.left ?? NaN, 2);
      expect(to?.right, `${width} px`).to.be.closeTo(box('.progress')?.right ?? NaN, 2);
      expect(queryAll(element, '.truck')).to.deep.equal([]);
    }
  });

  it('have the meet-up of the next convoy before its second zone, and at most two lines of facts', async () => {
    const fields = { ...later, meetupAt: '2026-11-28T17:30:00Z', category: 'truckshow' };
    const element = await show([convoy(fields)], { 'second-time-zone': 'Asia/Tokyo' });
    expect(visibleText(element)).to.match(/Meet-up 17:30 · Start Sun 29 Nov, 0?3:00 GMT\+9/);
    for (const width of [280, 360, 900]) {
      element.style.inlineSize = `${width}px`;
      const facts = query(element, '.foot > .facts');
      const { lineHeight } = getComputedStyle(facts ?? element);
      expect(facts?.clientHeight, `${width} px`).to.be.at.most(2 * parseFloat(lineHeight) + 3);
    }
  });

  it('have elapsed and remaining time in one line, or the remaining time at its start', async () => {
    const element = await show([convoy()]);
    for (const width of [230, 360, 480]) {
      element.style.inlineSize = `${width}px`;
      const line = query(element, '.elapsed')?.getBoundingClientRect() ?? new DOMRect();
      const [elapsed, left] = queryAll(element, '.elapsed > span').map((text) =>
        text.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(left.top, `${width} px`).to.be.closeTo(line.top, 1);
      if (width === 230) {
        expect(elapsed.bottom).to.be.at.most(line.top + 1);
        expect(left.left).to.be.closeTo(line.left, 1);
      } else {
        expect(elapsed.top, `${width} px`).to.equal(left.top);
        expect(left.right, `${width} px`).to.be.closeTo(line.right, 1);
      }
    }
  });

  it('after the first have no longer line than it, at the edges of its text, their button at the end, and no border below a picture', async () => {
    const items = [convoy(), convoy({ id: 2, name: 'Second', departure: null, arrival: null })];
    for (const frame of ['none', 'box']) {
      const element = await show(items, { frame });
      await fixture.clock.until(() => query(element, '.cover') !== undefined);
      for (const width of [280, 480, 900, 1200]) {
        element.style.inlineSize = `${width}px`;
        const [first, second] = queryAll(element, '.progress').map((progress) =>
          progress.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        const row = query(element, 'li + li');
        const button = query(element, 'li + li > .open')?.getBoundingClientRect();
        expect(second.left, `${width} px`).to.be.closeTo(first.left, 1);
        expect(second.right, `${width} px`).to.be.closeTo(first.right, 1);
        if (width < 900) expect(button?.top, `${width} px`).to.be.at.least(second.bottom + 7);
        const { left, right } = query(element, '.panel')?.getBoundingClientRect() ?? new DOMRect();
        const end = width < 900 ? second.right : right - (second.left - left);
        expect(button?.right, `${width} px`).to.be.closeTo(end, 1);
        const { borderTopColor } = getComputedStyle(row ?? element);
        if (frame === 'box') expect(borderTopColor).to.equal('rgba(0, 0, 0, 0)');
      }
      element.remove();
    }
  });

  it('are as high as the next convoy, so that nothing moves when one starts', async () => {
    for (const width of [280, 360, 640, 1200]) {
      const heights: number[] = [];
      for (const times of [{}, later]) {
        const element = await show([convoy(times)]);
        element.style.inlineSize = `${width}px`;
        heights.push(element.shadowRoot?.querySelector('.content')?.clientHeight ?? NaN);
        element.remove();
      }
      expect(Math.abs((heights[0] ?? NaN) - (heights[1] ?? NaN)), `${width} px`).to.be.at.most(2);
    }
  });

  it('are labelled as live once, also below a heading of the page', async () => {
    const items = [convoy(), convoy({ id: 2, name: 'Second' })];
    for (const heading of ['Our convoys', '']) {
      const element = await show(items, { heading });
      expect(visibleText(element)).not.to.include('On the road now');
      expect(visibleText(element)).not.to.include('Today');
      expect(visibleText(element).match(/Under way/g)).to.have.length(2);
    }
  });

  for (const [position, minutes] of [
    ['start', 0],
    ['end', 120],
  ] as const) {
    it(`have the truck inside at the ${position} of the route`, async () => {
      fixture.close();
      fixture = new ElementFixture(
        new Date(
          Date.parse('2026-11-27T18:00:01Z') + minutes * 60_000 - (minutes && 2000),
        ).toISOString(),
      );
      const element = await show([convoy()]);
      element.style.inlineSize = '320px';
      const boxOf = (selector: string) =>
        element.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(NaN);
      const [truck, row] = [boxOf('.truck .icon'), boxOf('li')];
      expect(truck.left).to.be.at.least(row.left);
      expect(truck.right).to.be.at.most(row.right);
    });
  }

  it('reach the edges of a frame with their picture, and its lower end if nothing is below them', async () => {
    const distances = async (count: number) => {
      const convoys = Array.from({ length: count }, (_, index) => convoy({ id: 10 + index }));
      const element = await show(convoys, { frame: 'box' });
      await fixture.clock.until(() => query(element, '.cover') !== undefined);
      const [frame, cover, panel] = ['.base', '.cover', '.panel'].map(
        (selector) => query(element, selector)?.getBoundingClientRect() ?? new DOMRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      element.remove();
      // Heights are fractions of a pixel in Firefox.
      return [cover.left - frame.left, frame.right - cover.right, frame.bottom - panel.bottom].map(
        (distance) => Math.round(distance * 100) / 100,
      );
    };
    // The frame has a border of 1 px.
    expect(await distances(1)).to.deep.equal([1, 1, 1]);
    const [left, right, bottom] = await distances(2);
    expect([left, right]).to.deep.equal([1, 1]);
    expect(bottom).to.be.above(60);
  });

  it('begin at the edge of the heading in a frame', async () => {
    const element = await show([convoy()], { frame: 'box' });
    await fixture.clock.until(() => query(element, '.cover') !== undefined);
    for (const width of [280, 480, 1000]) {
      element.style.inlineSize = `${width}px`;
      const [heading, name] = ['.heading', '.panel > .title'].map(
        (selector) => query(element, selector)?.getBoundingClientRect().left ?? NaN,
      ) as [number, number];
      expect(name, `${width} px`).to.be.closeTo(heading, 1);
    }
  });

  it('wrap long names of places', async () => {
    const place = 'Donaudampfschifffahrtsgesellschaft am Ende der Welt';
    const element = await show([convoy({ departure: place, arrival: place })]);
    for (const width of [280, 480, 900]) {
      element.style.inlineSize = `${width}px`;
      const row = element.shadowRoot?.querySelector('.panel');
      // The circle around the truck is 1 px wider than the line.
      expect(row?.scrollWidth, `${width} px`).to.be.at.most((row?.clientWidth ?? NaN) + 2);
    }
  });

  it('progress in reading direction', async () => {
    registerMessages('ar', { liveHeading: 'x' });
    for (const [lang, sign] of [
      ['en', 1],
      ['ar', -1],
    ] as const) {
      const element = await show([convoy()], { lang });
      const middle = (name: string) => {
        const box = element.shadowRoot?.querySelector(name)?.getBoundingClientRect();
        return box ? box.x + box.width / 2 : NaN;
      };
      expect(Math.sign(middle('.ahead') - middle('.truck'))).to.equal(sign);
      const [from, to] = element.shadowRoot?.querySelectorAll('.progress bdi') ?? [];
      const left = (element?: Element) => element?.getBoundingClientRect().left ?? NaN;
      expect(Math.sign(left(to) - left(from))).to.equal(sign);
    }
  });

  it('announce nothing when the company changes', async () => {
    const items = (vtc: string) => [convoy({ id: vtc.length, name: vtc })];
    fixture.backend.respond = ({ url }) => {
      const [, vtc = ''] = /vtcs\/(\w+)\/events/.exec(url) ?? [];
      return vtc ? Response.json({ items: items(vtc) }) : undefined;
    };
    const attributes = { token: 'emb_1', theme: 'light' };
    const element = await fixture.show(tag, { ...attributes, vtc: 'one' });
    await fixture.show(tag, { ...attributes, vtc: 'other' });
    for (const vtc of ['other', 'one', 'other']) {
      element.vtc = vtc;
      await fixture.clock.until(() => visibleText(element).includes(`${vtc} Calais`));
      expect(visibleText(element)).to.include(`${vtc} Calais`);
      expect(announcement(element)).to.equal('');
    }
  });

  it('disappear when they end, even if requests fail', async () => {
    fixture.backend.respond = ({ url }) =>
      url.includes('/events') ? Response.json({ items: [convoy()] }) : undefined;
    const element = await fixture.show(tag, { token: 'emb_1', theme: 'light' });
    expect(visibleText(element)).to.include('Under way');
    fixture.backend.fail(500);
    await fixture.clock.advance(80 * 60_000);
    expect(visibleText(element)).not.to.include('Under way');
    expect(element.shadowRoot?.querySelector('.live')).to.equal(null);
  });

  it('are announced once when they start and end, and not at first', async () => {
    const soon = { startAt: '2026-11-27T19:00:00Z', endAt: '2026-11-27T21:00:00Z' };
    const element = await show([convoy(), convoy({ id: 2, name: 'Second', ...soon })]);
    const announcements: (string | null | undefined)[] = [];
    const status = element.shadowRoot?.querySelector('[role="status"]');
    new MutationObserver(() => announcements.push(announcement(element))).observe(
      status ?? element,
      {
        subtree: true,
        childList: true,
        characterData: true,
      },
    );
    expect(announcement(element)).to.equal('');
    await fixture.clock.advance(3 * 3_600_000);
    expect(announcements.filter(Boolean)).to.deep.equal([
      '\u2068Second\u2069: On the road now.',
      '\u2068Weekly Convoy\u2069: Ended.',
      '\u2068Second\u2069: Ended.',
    ]);
  });

  it('are announced separately if they have the same name', async () => {
    const element = await show([convoy()]);
    element.data = { items: [convoy({ id: 2 })] };
    await element.updateComplete;
    expect(announcement(element)).to.equal(
      '\u2068Weekly Convoy\u2069: On the road now. \u2068Weekly Convoy\u2069: Ended.',
    );
  });

  it('include a loaded convoy from its start, without a new response', async () => {
    const soon = { id: 2, name: 'Second', startAt: '2026-11-27T18:50:30Z', meetupAt: null };
    const all = [convoy(), convoy(soon)];
    const now = () => Date.now();
    fixture.backend.respond = ({ url }) =>
      url.includes('/events')
        ? Response.json({
            items: all.filter(
              ({ startAt }) => url.includes('/live') === Date.parse(startAt) <= now(),
            ),
          })
        : undefined;
    const element = await fixture.show(tag, {
      token: 'emb_1',
      theme: 'light',
      'refresh-seconds': '600',
    });
    await fixture.clock.advance(Date.parse(soon.startAt) - 100 - fixture.clock.now);
    expect(visibleText(element)).not.to.include('Second');
    await fixture.clock.advance(200);
    expect(visibleText(element)).to.include('Second Calais');
    expect(announcement(element)).to.equal('\u2068Second\u2069: On the road now.');
  });

  it('reserve space for as many convoys as this tab showed last', async () => {
    const running = [convoy(), convoy({ id: 2, name: 'Second' })];
    const boxes = (element: HTMLElement) =>
      element.shadowRoot?.querySelectorAll('.skeleton li').length;
    const first = await show(running);
    first.remove();
    // It is no longer in the page.
    first.data = { items: [convoy()] };
    await first.updateComplete;
    fixture.backend.hold();
    const later = document.createElement(tag);
    for (const [name, value] of [
      ['vtc', 'northern_haul'],
      ['token', 'emb_1'],
      ['api-base', fixture.backend.apiBase],
    ] as const)
      later.setAttribute(name, value);
    document.body.append(later);
    await later.updateComplete;
    expect(boxes(later)).to.equal(2);
    later.setAttribute('vtc', 'another');
    await later.updateComplete;
    expect(boxes(later)).to.equal(1);
  });

  it('have no gap between them that is as high as a line', async () => {
    const element = await show([convoy(), convoy({ id: 2, name: 'Second' })]);
    const [first, second] = element.shadowRoot?.querySelectorAll('li') ?? [];
    for (const width of [320, 480, 900]) {
      element.style.inlineSize = `${width}px`;
      const last = Math.max(
        ...[...(first?.querySelectorAll(':scope > :not(.cover)') ?? [])].map(
          (part) => part.getBoundingClientRect().bottom,
        ),
      );
      const end = last + (first ? parseFloat(getComputedStyle(first).paddingBlockEnd) : NaN);
      const start = second?.querySelector('.title')?.getBoundingClientRect().top ?? NaN;
      expect(start - end, `${width} px`).to.be.within(8, 28);
    }
  });

  it('are shown alone; the data has the upcoming ones, too', async () => {
    const running = [convoy({ id: 1 }), convoy({ id: 2, name: 'Second' })];
    const upcoming = Array.from({ length: 30 }, (_, index) => convoy({ ...later, id: 10 + index }));
    fixture.backend.respond = ({ url }) =>
      url.includes('/events')
        ? Response.json({ items: url.includes('/live') ? running : upcoming })
        : undefined;
    const loadedData: unknown[] = [];
    const listen = (event: Event) =>
      loadedData.push((event as CustomEvent<{ data: unknown }>).detail.data);
    document.body.addEventListener('vtc-load', listen);
    const element = await fixture.show(tag, { token: 'emb_1', theme: 'light' });
    document.body.removeEventListener('vtc-load', listen);
    expect(loadedData).to.have.length(1);
    for (const data of [element.data, ...loadedData])
      expect(data).to.deep.equal({ items: [...upcoming, ...running] });
    expect(element.shadowRoot?.querySelectorAll('[part~="item"]')).to.have.length(2);
  });

  it('are not announced as ended when the company changes', async () => {
    const element = await show([convoy()]);
    element.data = null;
    await element.updateComplete;
    element.data = { items: [convoy({ id: 9, name: 'Other' })] };
    await element.updateComplete;
    expect(announcement(element)).to.equal('');
  });

  describe('when there are none', () => {
    it('shows the next convoy with its countdown, and its start', async () => {
      const element = await show([convoy(later), convoy({ ...later, id: 2, name: 'After' })]);
      expect(element.state).to.equal('ready');
      expect(visibleText(element))
        .to.match(/^Next convoy.*Tomorrow 28 Nov.*Starts in 23 hours.*Calais 18:00 Duisburg 20:00/)
        .and.not.match(/After/);
      await fixture.clock.advance(Date.parse(later.startAt) + 100 - fixture.clock.now);
      expect(visibleText(element)).to.include('Under way').and.not.include('Next convoy');
    });

    it('requests the next convoy only if it is shown', async () => {
      for (const [whenEmpty, isLive, paths] of [
        ['next', false, ['live', 'upcoming']],
        ['next', true, ['live', 'upcoming']],
        // The company, for the link after the message.
        ['message', false, ['live', 'northern_haul']],
        ['hide', false, ['live']],
      ] as const) {
        fixture.backend.requests.length = 0;
        fixture.backend.respond = ({ url }) =>
          url.includes('/events')
            ? Response.json({ items: isLive ? [convoy()] : [convoy(later)] })
            : undefined;
        const attributes = { token: `emb_${whenEmpty}${isLive}`, 'when-empty': whenEmpty };
        await fixture.show(tag, { ...attributes, theme: 'light' });
        expect(fixture.backend.paths.map((path) => path.split('/').at(-1))).to.deep.equal(paths);
      }
    });

    it('shows a message with when-empty="message"', async () => {
      const element = await show([convoy(later)], { 'when-empty': 'message' });
      expect(element.state).to.equal('empty');
      expect(visibleText(element)).to.include('No convoys');
    });

    it('has no heading that contradicts the message, but the one of the owner', async () => {
      const element = await show([], { 'when-empty': 'message' });
      expect(visibleText(element)).to.equal('No convoys at the moment.');
      element.heading = 'Live';
      await element.updateComplete;
      expect(visibleText(element)).to.equal('Live No convoys at the moment.');
    });

    it('takes no space with when-empty="hide", as attribute or property, until a convoy is live', async () => {
      const row = document.createElement('div');
      row.style.cssText = 'display:grid;gap:40px';
      document.body.append(row, document.createElement('hr'));
      const element = await show([], { 'when-empty': 'hide' });
      row.append(element);
      await element.updateComplete;
      const height = () => row.getBoundingClientRect().height;
      expect(height()).to.equal(0);
      expect(element.hidden).to.equal(false);
      expect(isHeadingVisible(element)).to.equal(false);
      element.data = { items: [convoy()] };
      await element.updateComplete;
      expect(height()).to.be.greaterThan(40);
      expect(isHeadingVisible(element)).to.equal(true);
      element.data = { items: [] };
      await element.updateComplete;
      expect(height()).to.equal(0);
      Object.assign(element, { whenEmpty: 'message' });
      await element.updateComplete;
      expect(height()).to.be.greaterThan(40);
      Object.assign(element, { whenEmpty: 'hide' });
      await element.updateComplete;
      expect(height()).to.equal(0);
    });

    it('continues polling while hidden', async () => {
      let items: unknown[] = [];
      fixture.backend.respond = ({ url }) =>
        url.includes('/events') ? Response.json({ items }) : undefined;
      const element = await fixture.show(tag, {
        token: 'emb_1',
        theme: 'light',
        loading: 'lazy',
        'when-empty': 'hide',
      });
      expect(element.state).to.equal('empty');
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      items = [convoy()];
      for (let minute = 0; minute < 6 && element.state === 'empty'; minute += 1) {
        await new Promise(requestAnimationFrame);
        await fixture.clock.advance(60_000);
      }
      expect(element.state).to.equal('ready');
      expect(element.getBoundingClientRect().height).to.be.greaterThan(60);
    });
  });
});
