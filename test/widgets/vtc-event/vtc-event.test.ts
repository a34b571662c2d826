import { expect } from '@open-wc/testing';
import type { EventDetails } from '../../../src/widgets/vtc-event/data.js';
import { VtcEvent } from '../../../src/widgets/vtc-event/vtc-event.js';
import { convoy } from '../../support/convoys.js';
import {
  addBox,
  ElementFixture,
  frames,
  plainText,
  query,
  queryAll,
  texts,
} from '../../support/element-fixture.js';

const tag = 'vtc-event';

describe('<vtc-event>', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture();
  });
  afterEach(() => fixture.close());

  /** Shows a convoy with these fields of its full record. */
  const show = (
    fields: Partial<EventDetails>,
    attributes: Readonly<Record<string, string>> = {},
    event = convoy(),
  ) =>
    fixture.show(tag, attributes, {
      event,
      details: { id: 1, lifecycleStatus: 'published', safetyStatus: 'visible', ...fields },
    });

  describe('the description of a convoy', () => {
    const line = 'Bring fuel and be on time at the port. ';
    const long = line.repeat(103).slice(0, 4000);

    it('is folded at a length of 4,000 letters, and shows it whole on request', async () => {
      const element = await show({ description: long });
      const text = query(element, '.about .prose');
      const button = query(element, '.about .text-button');
      const height = text?.offsetHeight ?? 0;
      const lineHeight = parseFloat(getComputedStyle(text ?? element).lineHeight);
      expect(height).to.be.within(3 * lineHeight, 10 * lineHeight);
      expect(button?.ariaExpanded).to.equal('false');
      expect(button?.innerText.trim()).to.equal('Show more');
      button?.click();
      await element.updateComplete;
      expect(plainText(text?.innerText)).to.equal(long.trim());
      expect(text?.offsetHeight).to.be.above(2 * height);
      expect(text?.scrollHeight).to.equal(text?.clientHeight);
      expect(button?.ariaExpanded).to.equal('true');
      button?.click();
      await element.updateComplete;
      expect(text?.offsetHeight).to.equal(height);
    });

    it('is not folded at one letter', async () => {
      const element = await show({ description: 'x' });
      expect(texts(element, '.about .prose')).to.deep.equal(['x']);
      expect(queryAll(element, '.about .text-button')).to.deep.equal([]);
    });
  });

  for (const [minutes, isFilled, isFilledOnCard] of [
    [300, false, false],
    [60, true, true],
    [20, true, true],
    [-20, true, undefined],
    [-300, false, undefined],
  ] as const)
    it(`${isFilled ? 'fills' : 'does not fill'} the status ${minutes} minutes before the start, as a card does`, async () => {
      const at = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString();
      const record = convoy({ startAt: at(minutes), endAt: at(minutes + 60), meetupAt: null });
      const event = await fixture.show(tag, { theme: 'light' }, { event: record, details: null });
      const list = await fixture.show(
        'vtc-upcoming-events',
        { theme: 'light', layout: 'cards' },
        { items: [record] },
      );
      const primary = 'rgb(29, 95, 191)';
      const color = (element: HTMLElement) => {
        const badge = query(element, '.badge');
        return badge && getComputedStyle(badge).backgroundColor;
      };
      expect(color(event) === primary).to.equal(isFilled);
      if (minutes > 0) expect(color(list) === primary).to.equal(isFilledOnCard);
    });

  for (const [field, section] of [
    ['description', '.about'],
    ['temporaryRules', '.rules'],
    ['postEventSummary', '.summary-text'],
  ] as const)
    it(`renders the beginning of a ${field} of thousands of formats, and all of it on request`, async () => {
      const element = await show({ [field]: '*a* '.repeat(20_000) });
      const count = () => queryAll(element, `${section} .prose *`).length;
      expect(count()).to.be.within(1, 2_001);
      const button = query(element, `${section} .text-button`);
      expect(button?.ariaExpanded).to.equal('false');
      button?.click();
      await element.updateComplete;
      expect(count()).to.equal(20_001);
      expect(button?.ariaExpanded).to.equal('true');
    });

  it('has its status first in the line above the name, no higher than the day beside it', async () => {
    for (const lifecycleStatus of ['published', 'ended', 'cancelled'] as const) {
      const fields = { lifecycleStatus, vtcName: 'Northern Haul', attendeeCount: 63 };
      const element = await show(fields, { lang: 'en' });
      const box = (name: string) => query(element, name)?.getBoundingClientRect() ?? new DOMRect();
      for (const width of [280, 360, 480, 1200]) {
        addBox(width).append(element);
        const [head, name, line, status, about] = [
          '.head',
          '.name',
          '.eyebrow',
          '.eyebrow > :first-child',
          '.eyebrow > :last-child',
        ].map(box) as [DOMRect, DOMRect, DOMRect, DOMRect, DOMRect];
        expect(status.left, `${width} px`).to.equal(line.left);
        // Category and organizer are in one line.
        expect(about.height, `${width} px`).to.be.below(24);
        expect(line.height, `${width} px`).to.be.below(width < 480 ? box('.date-tile').height : 24);
        expect(name.top, `${width} px`).to.be.at.least(line.bottom);
        if (width < 480) {
          expect(name.left, `${width} px`).to.equal(head.left);
          expect(name.top - box('.date-tile').bottom, `${width} px`).to.be.within(10, 14);
        } else expect(name.left, `${width} px`).to.equal(line.left);
      }
      element.remove();
    }
  });

  it('shows its picture in a dialog when more than a strip of it is above the actions', async () => {
    if (!CSS.supports('animation-timeline: view()')) return;
    const routeImage = new URL('/test/support/picture.svg', location.href).href;
    const element = await show({ routeImage });
    Object.assign(element, { closeDialog: () => undefined });
    const box = addBox(400);
    Object.assign(box.style, { blockSize: '200px', overflow: 'auto' });
    box.append(element);
    await element.updateComplete;
    const part = (name: string) => query(element, name) ?? element;
    const top = (name: string) => part(name).getBoundingClientRect().top;
    const opacityWith = async (shownPx: number) => {
      box.scrollTop += top('.map') + shownPx - top('.actions');
      await fixture.clock.withRealTimers(() => frames(2));
      return Number(getComputedStyle(part('.map')).opacity);
    };
    expect(await opacityWith(20)).to.equal(0);
    expect(await opacityWith(60)).to.equal(1);
    box.style.blockSize = 'auto';
    await fixture.clock.withRealTimers(() => frames(2));
    expect(getComputedStyle(part('.map')).opacity).to.equal('1');
  });

  it('has buttons of one height, and one before the other', async () => {
    for (const fontSize of ['14px', '16px', '19px']) {
      const element = await show({ externalLink: 'https://company.example/convoy' });
      element.style.fontSize = fontSize;
      for (const width of [280, 480]) {
        addBox(width).append(element);
        const buttons = queryAll(element, '.actions > :is(a, button)');
        const heights = buttons.map((button) => button.getBoundingClientRect().height);
        expect(heights.length, fontSize).to.be.above(1);
        expect(new Set(heights).size, `${fontSize}: ${heights.join(', ')}`).to.equal(1);
      }
      element.remove();
    }
  });

  it('has its picture of the route after the facts and before the hosts, at most 200 px high', async () => {
    const routeImage = new URL('/test/support/picture.svg', location.href).href;
    const coHostVtcs = [{ vtcId: 2, name: 'City Coaches', profilePicture: null, banner: null }];
    const element = await show({ routeImage, language: 'de', coHostVtcs, description: 'x' });
    for (const width of [280, 480, 640, 900, 1200]) {
      addBox(width).append(element);
      const map = query(element, '.map')?.getBoundingClientRect() ?? new DOMRect();
      expect(map.height, `${width} px`).to.be.within(100, 200);
      const facts = query(element, '.facts')?.getBoundingClientRect() ?? new DOMRect();
      const [hosts, about] = ['.hosts', '.about'].map(
        (selector) => query(element, selector)?.getBoundingClientRect() ?? new DOMRect(),
      ) as [DOMRect, DOMRect];
      if (width < 832) {
        expect(map.top, `${width} px`).to.be.at.least(facts.bottom);
        expect(hosts.top, `${width} px`).to.be.at.least(map.bottom);
        expect(about.top, `${width} px`).to.be.at.least(hosts.bottom);
      } else expect(map.right, `${width} px`).to.be.at.most(facts.left);
    }
  });

  it('has five hosts below each other, at 640 px in columns of three and two', async () => {
    const coHostVtcs = [2, 3, 4, 5].map((vtcId) => ({
      vtcId,
      name: `Company ${vtcId}`,
      profilePicture: null,
      banner: null,
    }));
    const element = await show({ vtcName: 'Northern Haul', coHostVtcs });
    for (const [width, columns] of [
      [480, [5]],
      [640, [3, 2]],
      [900, [5]],
    ] as const) {
      addBox(width).append(element);
      const starts = queryAll(element, '.hosts li').map(
        (host) => host.getBoundingClientRect().left,
      );
      const counts = [...new Set(starts)].map((left) => starts.filter((x) => x === left).length);
      expect(counts, `${width} px`).to.deep.equal(columns);
      const [top, first] = [query(element, '.hosts ul'), query(element, '.hosts .avatar')].map(
        (part) => part?.getBoundingClientRect().top ?? NaN,
      ) as [number, number];
      expect(first - top, `${width} px`).to.be.within(0, 8);
    }
  });

  it('has a meet-up that is over as quiet as its end', async () => {
    const at = (offset: number) => new Date(Date.now() + offset * 60_000).toISOString();
    for (const [minutes, isOver] of [
      [20, false],
      [-20, true],
    ] as const) {
      const times = { meetupAt: at(minutes - 15), startAt: at(minutes), endAt: at(minutes + 60) };
      const element = await show({}, {}, convoy(times));
      const [meetup, end] = ['.meetup dd', '.end dd'].map(
        (part) => getComputedStyle(query(element, part) ?? element).color,
      );
      expect(meetup === end).to.equal(isOver);
    }
  });

  it('has its times at least 1em apart at 280 px, in one line', async () => {
    const element = await show({}, { lang: 'en' });
    addBox(280).append(element);
    const boxes = queryAll(element, '.times > div').map((time) => time.getBoundingClientRect());
    expect(boxes).to.have.length(3);
    for (const [index, { left, top }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (!before) continue;
      expect(top).to.equal(before.top);
      expect(left - before.right).to.be.at.least(16);
    }
  });

  const liveTimes = { startAt: '2026-11-20T16:00:00Z', endAt: '2026-11-20T19:00:00Z' };
  for (const [described, fields, expected] of [
    ['a link', { externalLink: 'https://events.example/1' }, ['action']],
    ['no link', {}, ['calendar-button']],
    [
      'pictures, when it is over',
      { ended: true, recapGalleryUrl: 'https://a.example/' },
      ['action'],
    ],
    ['neither, when it is over', { ended: true }, []],
    ['no link, while it is live', { live: true }, []],
    [
      'a voice channel, while it is live',
      { live: true, voiceLink: 'https://a.example/' },
      ['action'],
    ],
  ] as const)
    it(`has at most one filled action with ${described}`, async () => {
      const lifecycleStatus = 'ended' in fields ? 'ended' : 'published';
      const event = convoy('live' in fields ? liveTimes : {});
      const element = await show({ ...fields, lifecycleStatus }, { theme: 'light' }, event);
      const filled = queryAll(element, '.actions > :is(a, button)').filter(
        (action) => getComputedStyle(action).backgroundColor === 'rgb(29, 95, 191)',
      );
      expect(filled.map(({ classList }) => classList[0])).to.deep.equal(expected);
    });

  it('has no calendar while it is live, and its voice channel once', async () => {
    const element = await show({ voiceLink: 'https://chat.example/1' }, {}, convoy(liveTimes));
    expect(texts(element, '.actions > :is(a, button)')).to.deep.equal(['Voice channel', 'Share']);
    expect(texts(element, '.facts dt')).not.to.include('Voice channel');
  });

  it('has a column for the facts beside the others only if it has four of them, or hosts', async () => {
    const few = { language: 'de' };
    const isBeside = async (fields: Partial<EventDetails>) => {
      const element = await show(fields);
      addBox(1000).append(element);
      const [first, side] = ['.first', '.side'].map((name) =>
        query(element, name)?.getBoundingClientRect(),
      );
      return (side?.left ?? NaN) > (first?.right ?? NaN);
    };
    const coHostVtcs = [{ vtcId: 2, name: 'City Coaches', profilePicture: null, banner: null }];
    expect(await isBeside({ ...few, server: 'Simulation 1' })).to.equal(true);
    expect(await isBeside({ ...few, coHostVtcs })).to.equal(true);
    const event = convoy({ server: null, attendeeCount: 0 });
    const element = await show(few, {}, event);
    addBox(1000).append(element);
    const facts = queryAll(element, '.facts > div').map((fact) => fact.getBoundingClientRect());
    expect(query(element, '.has-aside')).to.equal(undefined);
    expect(new Set(facts.map(({ top }) => top)).size).to.equal(1);
  });

  it('says how many attend beside the category if nothing else is known, with its only button beside the times, or the name where it is wide', async () => {
    const event = convoy({ ...liveTimes, server: null, game: null, attendeeCount: 1204 });
    const element = await show({ attendeeCount: 1204 }, {}, event);
    expect(plainText(query(element, '.eyebrow')?.innerText)).to.match(/1,204 attending$/);
    expect(queryAll(element, '.facts > *')).to.deep.equal([]);
    for (const width of [280, 480, 900]) {
      addBox(width).append(element);
      const [head, name, times, button, zone] = [
        '.head',
        '.name',
        '.times',
        '.share-button',
        '.zone',
      ].map((selector) => query(element, selector)?.getBoundingClientRect() ?? new DOMRect()) as [
        DOMRect,
        DOMRect,
        DOMRect,
        DOMRect,
        DOMRect,
      ];
      expect(button.right, `${width} px`).to.be.closeTo(head.right, 1);
      if (width < 832) {
        expect(button.left, `${width} px`).to.be.at.least(times.right);
        expect(button.bottom, `${width} px`).to.be.at.most(zone.top + 1);
      } else {
        expect(button.left, `${width} px`).to.be.at.least(name.right);
        expect(button.top, `${width} px`).to.be.closeTo(head.top, 1);
      }
      // Its name is for screen readers where it is narrow.
      expect(button.width > 60, `${width} px`).to.equal(width > 416);
      // No gap before an empty list of facts.
      const [last, columns] = ['.first', '.columns'].map(
        (selector) => query(element, selector)?.getBoundingClientRect().bottom ?? NaN,
      ) as [number, number];
      expect(last, `${width} px`).to.be.closeTo(columns, 1);
    }
  });

  it('has no column of facts alone in a row, but a list of DLCs', async () => {
    const requiredDlcs = ['Heavy Cargo Pack'];
    for (const [fields, expected] of [
      [{ server: 'Simulation 1', language: 'de', game: 'ets2', requiredDlcs }, [2, 2]],
      [{ language: 'de', game: 'ets2', requiredDlcs }, [3]],
    ] as const) {
      const element = await show(
        { ...fields, lifecycleStatus: 'ended' },
        {},
        convoy({ server: null, game: null }),
      );
      addBox(640).append(element);
      const tops = queryAll(element, '.facts > div').map((fact) => fact.offsetTop);
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      expect(rows).to.deep.equal(expected);
    }
  });

  it('says how many attended when it is over, without the rules and the voice channel', async () => {
    const element = await show({
      lifecycleStatus: 'ended',
      attendeeCount: 63,
      maxAttendees: 126,
      voiceLink: 'https://chat.example/1',
      temporaryRules: 'Lights on.',
      postEventSummary: 'Thank you all!',
    });
    expect(plainText(query(element, '.eyebrow')?.innerText)).to.match(/^Ended 63 attended/);
    expect(texts(element, '.facts dt')).not.to.include.members(['Attending', 'Voice channel']);
    expect(queryAll(element, '.rules, .meter')).to.deep.equal([]);
    expect(texts(element, '.first .caption')).to.deep.equal(['How it went']);
  });

  it('takes fields of its convoy in the link of an item, and no others', () => {
    const { hrefTemplate } = VtcEvent.attributeTypes;
    expect(hrefTemplate.invalid('https://own.example/{id}/{slug}')).to.deep.equal([]);
    const unknown = 'https://own.example/{unknown}';
    expect(hrefTemplate.invalid(unknown)).to.deep.equal([unknown]);
  });

  it('breaks no place of the route inside a word while there is room', async () => {
    const element = await show({ departureCity: 'Ulm', arrivalCity: 'Recklinghausen' });
    for (const width of [280, 360, 480, 900]) {
      addBox(width).append(element);
      const arrival = query(element, '.place.to .city');
      expect(arrival?.textContent).to.equal('Recklinghausen');
      expect(arrival?.offsetHeight, `${width} px`).to.be.below(30);
      const line = query(element, '.route > .line')?.getBoundingClientRect();
      const route = query(element, '.route')?.getBoundingClientRect();
      if (width < 416) expect(line?.width).to.be.closeTo(Number(route?.width) - 6, 1);
      else expect(line?.width).to.be.above(48);
    }
  });

  it('keeps the direction of each block of its description in a page of another one', async () => {
    document.documentElement.lang = 'de';
    const element = await show(
      { description: 'نلتقي في الميناء.\n\nWir treffen uns am Hafen.\n\n- أحضر الوقود' },
      { lang: 'de' },
    );
    await fixture.clock.until(() => texts(element, '.about .caption')[0] === 'Über diesen Konvoi');
    expect(texts(element, '.about .caption')).to.deep.equal(['Über diesen Konvoi']);
    /** Whether the text of an element begins at its right edge. */
    const isRightAligned = (part: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const box = part.getBoundingClientRect();
      const text = range.getBoundingClientRect();
      return text.left - box.left > box.right - text.right;
    };
    const blocks = queryAll(element, '.about .prose p');
    expect(blocks.map(isRightAligned)).to.deep.equal([true, false, true]);
    expect(query(element, '.about .caption')?.matches(':dir(ltr)')).to.equal(true);
  });

  it('keeps headings and lists of the other direction at their side, the markers inside', async () => {
    const description = '# Before the start\n\n- Bring fuel\n- Lights on';
    const element = await show({ description }, { lang: 'ar' });
    const heading = query(element, '.prose [role="heading"]');
    expect(heading && getComputedStyle(heading).textAlign).to.equal('start');
    const left = query(element, '.about .prose')?.getBoundingClientRect().left ?? NaN;
    for (const item of queryAll(element, '.about li')) {
      expect(getComputedStyle(item).direction).to.equal('ltr');
      expect(item.getBoundingClientRect().left).to.be.at.least(left + 16);
    }
  });

  it('has the dot between category and organizer of a dialog in a page of the other direction', async () => {
    const element = await show({ vtcName: 'Northern Haul' }, { lang: 'ar' });
    await fixture.clock.until(() => query(element, '.base')?.dir === 'rtl');
    Object.assign(element, { closeDialog: () => undefined });
    await element.updateComplete;
    const [category, organizer] = queryAll(element, '.kind > *');
    if (!category || !organizer) throw new Error('There is no organizer.');
    expect(getComputedStyle(organizer).direction).to.equal('rtl');
    expect(organizer.getBoundingClientRect().right).to.be.below(
      category.getBoundingClientRect().left,
    );
  });

  it('has the places at the ends of the line in a page of the other direction', async () => {
    const box = addBox(300);
    const element = await show({ departureCity: 'Calais', arrivalCity: 'Prague' }, { lang: 'ar' });
    box.append(element);
    await fixture.clock.until(() => query(element, '.base')?.dir === 'rtl');
    const text = document.createRange();
    text.selectNodeContents(query(element, '.to .city') ?? element);
    const left = query(element, '.route')?.getBoundingClientRect().left ?? NaN;
    expect(text.getBoundingClientRect().left).to.be.closeTo(left, 1);
  });

  describe('of a live convoy', () => {
    beforeEach(() => {
      fixture.close();
      fixture = new ElementFixture('2026-11-27T18:40:00Z');
    });

    it('shows the places of the full record, and its times once', async () => {
      const element = await show({ departureCity: 'Calais', departureLocation: 'Port' });
      const progress = plainText(query(element, '.progress')?.innerText);
      expect(progress).to.equal('Calais Port Duisburg Under way for 40 mins 1 hr 20 mins left');
      expect(texts(element, 'dl.times dt')).to.deep.equal(['Meet-up', 'Start', 'End']);
    });

    it('has a line as wide as its column without places, and the remaining time at its end, or at its start where it is alone', async () => {
      const places = { departure: null, arrival: null };
      const element = await fixture.show(tag, {}, { event: convoy(places), details: null });
      const box = (name: string) => query(element, name)?.getBoundingClientRect() ?? new DOMRect();
      for (const width of [280, 480, 900]) {
        addBox(width).append(element);
        expect(box('.ahead').width, `${width} px`).to.be.closeTo(box('.progress').width, 1);
      }
      for (const width of [150, 230, 360]) {
        addBox(width).append(element);
        const line = box('.elapsed');
        const [elapsed, left] = queryAll(element, '.elapsed > span').map((text) =>
          text.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        const isBeside = width === 360;
        if (isBeside) expect(left.right, `${width} px`).to.be.closeTo(line.right, 1);
        else expect(left.left, `${width} px`).to.be.closeTo(line.left, 1);
        expect(left.top, `${width} px`).to.be.at.least(line.top - 1);
        // Cut off above the line, but for a column of a few words.
        const isShown = elapsed.top >= line.top - 1;
        expect(isShown, `${width} px`).to.equal(width !== 230);
        expect(elapsed.top === left.top, `${width} px`).to.equal(isBeside);
      }
    });
  });

  describe('whose full record', () => {
    const isList = ({ url }: Request) => /\/events\?/.test(url) && !url.includes('/vtcs/');

    it('is loading, keeps its space', async () => {
      fixture.backend.respond = (request) =>
        isList(request) ? new Promise(() => undefined) : undefined;
      const element = fixture.create(tag, { vtc: 'northern_haul' });
      document.body.append(element);
      await fixture.clock.until(() => query(element, '.second') !== undefined);
      expect(query(element, '.second')?.ariaBusy).to.equal('true');
      expect(query(element, '.second > *')?.offsetHeight).to.be.above(400);
      expect(texts(element, '.name')).to.have.length(1);
      expect(queryAll(element, '.side')).to.have.length(0);
    });

    it('fails, says so, and loads it again on request', async () => {
      fixture.backend.respond = (request) =>
        isList(request)
          ? new Response('', { status: 500, headers: { 'retry-after': '60' } })
          : undefined;
      const element = await fixture.show(tag, { vtc: 'northern_haul' });
      await fixture.clock.until(() => query(element, '.second button') !== undefined);
      expect(plainText(query(element, '.second')?.innerText)).to.equal(
        'The details could not be loaded. Try again',
      );
      const button = query(element, '.second button');
      expect(button?.ariaLabel).to.equal('Try again: The details could not be loaded');
      fixture.backend.recover();
      await fixture.clock.advance(60_000);
      button?.click();
      await fixture.clock.advance(1000);
      expect(query(element, '.about')).not.to.equal(undefined);
    });
  });

  describe('of a cancelled convoy', () => {
    const cancelled = { lifecycleStatus: 'cancelled' } as const;

    it('says so once before the times, and offers neither participation nor calendar', async () => {
      const fields = {
        externalLink: 'https://events.example/1',
        voiceLink: 'https://chat.example/1',
        attendeeCount: 3,
      };
      const element = await show({ ...cancelled, ...fields });
      const said = plainText(query(element, '[part~="base"]')?.innerText);
      expect(said).to.match(/Cancelled.*Meet-up/);
      expect(said.match(/cancelled/gi)).to.have.length(1);
      expect(texts(element, '.facts dt')).not.to.include.members(['Attending', 'Voice channel']);
      expect(queryAll(element, '.action, .calendar-button')).to.deep.equal([]);
    });

    it('shows the next one of the company, with a link of its own', async () => {
      const next = convoy({ id: 2, name: 'After', startAt: '2026-12-04T18:00:00Z', endAt: null });
      const element = await fixture.show(
        tag,
        { 'href-template': '/convoys/{id}' },
        {
          event: convoy({ externalLink: 'https://events.example/1' }),
          details: { id: 1, safetyStatus: 'visible', ...cancelled },
          next,
        },
      );
      const section = query(element, '.next');
      expect(plainText(section?.innerText)).to.match(/^Next convoy After .*4.* 18:00$/);
      expect(section?.querySelector('a')?.pathname).to.equal('/convoys/2');
      element.removeAttribute('href-template');
      await element.updateComplete;
      expect(section?.querySelector('a')).to.equal(null);
    });

    it('has its only button beside the times, in a dialog beside the one that closes it', async () => {
      const element = await show(cancelled);
      const parent = () => query(element, '.share-button')?.parentElement?.parentElement?.className;
      expect(parent()).to.equal('times-line');
      Object.assign(element, { closeDialog: () => undefined });
      await element.updateComplete;
      expect(queryAll(element, '.bar > button').map(({ className }) => className)).to.deep.equal([
        'share-button',
        'icon-button',
      ]);
      expect(queryAll(element, '.actions')).to.deep.equal([]);
    });

    it('has texts beside the other content where it is wide, and names of games in one line', async () => {
      const fields = { game: 'ets2', language: 'en', description: 'Bring fuel.' };
      const element = await show({ ...cancelled, ...fields }, {}, convoy({ server: null }));
      addBox(900).append(element);
      const [first, second, game] = ['.first', '.second', '.facts .long'].map(
        (selector) => query(element, selector)?.getBoundingClientRect() ?? new DOMRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      expect(second.left).to.be.above(first.right);
      expect(second.width).to.be.closeTo(first.width, 1);
      expect(second.top).to.be.closeTo(first.top, 1);
      expect(game.height).to.be.below(30);
    });

    it('has no end of the registration', async () => {
      const fields = { vtcRegistrationDeadline: '2026-11-26T18:00:00Z' };
      const labels = async (more: object) => texts(await show({ ...fields, ...more }), '.facts dt');
      expect(await labels({})).to.include('Register by');
      expect(await labels(cancelled)).not.to.include('Register by');
    });

    it('says it only of these', async () => {
      const element = await show({});
      expect(plainText(query(element, '[part~="base"]')?.innerText)).not.to.match(/cancelled/i);
    });
  });

  describe('after the end of the registration', () => {
    const fields = { externalLink: 'https://events.example/1' };

    for (const [described, places] of [
      ['with free places', { attendeeCount: 3, maxAttendees: 40 }],
      ['without free places', { attendeeCount: 40, maxAttendees: 40 }],
    ] as const)
      it(`says that it is closed, and does not ask to take part, ${described}`, async () => {
        const element = await show({
          ...fields,
          ...places,
          vtcRegistrationDeadline: new Date(Date.now() - 3_600_000).toISOString(),
        });
        expect(texts(element, '.facts dt')).to.include('Registration closed');
        expect(texts(element, '.facts dt')).not.to.include('Register by');
        expect(texts(element, '.action')).to.deep.equal(['Details']);
      });

    it('says so at its end, without another request', async () => {
      const vtcRegistrationDeadline = new Date(Date.now() + 60_000).toISOString();
      const element = await show({ ...fields, vtcRegistrationDeadline });
      expect(texts(element, '.facts dt')).to.include('Register by');
      expect(texts(element, '.action')).to.deep.equal(['Take part']);
      const { length } = fixture.backend.requests;
      await fixture.clock.advance(61_000);
      expect(texts(element, '.facts dt')).to.include('Registration closed');
      expect(fixture.backend.requests).to.have.length(length);
    });
  });

  describe('with structured-data', () => {
    const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
    const written = (): unknown => JSON.parse(scripts()[0]?.textContent ?? 'null');

    for (const [lifecycleStatus, eventStatus] of [
      ['published', 'https://schema.org/EventScheduled'],
      ['cancelled', 'https://schema.org/EventCancelled'],
    ] as const)
      it(`describes a ${lifecycleStatus} convoy for search engines`, async () => {
        const description = '**Bring** fuel; see [our page](https://events.example/1).';
        const element = await show(
          { lifecycleStatus, description, vtcName: ' Northern Haul ' },
          { 'structured-data': '' },
        );
        expect(written()).to.deep.equal([
          {
            '@context': 'https://schema.org',
            '@type': 'Event',
            name: 'Weekly Convoy',
            description: 'Bring fuel; see our page.',
            doorTime: '2026-11-27T17:30:00.000Z',
            startDate: '2026-11-27T18:00:00.000Z',
            endDate: '2026-11-27T20:00:00.000Z',
            eventStatus,
            organizer: { '@type': 'Organization', name: 'Northern Haul' },
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
            location: { '@type': 'VirtualLocation', url: location.href },
            url: location.href,
          },
        ]);
        element.removeAttribute('structured-data');
        await element.updateComplete;
        expect(scripts()).to.deep.equal([]);
      });

    it('claims no status and no organizer without a full record', async () => {
      const data = { event: convoy(), details: null };
      await fixture.show(tag, { 'structured-data': '' }, data);
      const [event] = written() as object[];
      expect(event).to.include({ description: 'Calais → Duisburg' });
      expect(event).not.to.have.any.keys('eventStatus', 'organizer');
    });
  });
});
