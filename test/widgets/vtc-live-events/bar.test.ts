import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { memoryKey } from '../../../src/widgets/vtc-live-events/bar-memory.js';
import { loadDialogBy } from '../../../src/convoys/details-dialog.js';
import { loadDialogFrom } from '../../../src/convoys/dialog-import.js';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import { announcementsOf } from '../../support/announcements.js';
import { convoy } from '../../support/convoys.js';
import { addBox, ElementFixture, queryAll } from '../../support/element-fixture.js';
import { violations } from '../../support/element-stage.js';
import { visibleText } from '../../support/visible-text.js';

const tag = 'vtc-live-events';
const later = { startAt: '2026-11-28T18:00:00Z', endAt: '2026-11-28T20:00:00Z', meetupAt: null };

type Element = VtcElement<unknown>;

describe('<vtc-live-events layout="bar">', () => {
  let fixture: ElementFixture;
  let page: HTMLElement;
  beforeEach(async () => {
    await setViewport({ width: 800, height: 600 });
    fixture = new ElementFixture('2026-11-27T18:45:00Z', {
      attributes: {
        vtc: 'northern_haul',
        'time-zone': 'UTC',
        layout: 'bar',
        details: 'dialog',
        'no-fragment': '',
      },
    });
    page = document.createElement('main');
    page.innerHTML = Array.from(
      { length: 80 },
      (_, index) => `<p><a href="#${index}">Link ${index}</a></p>`,
    ).join('');
  });
  afterEach(async () => {
    fixture.close();
    page.remove();
    document.documentElement.style.removeProperty('font-size');
    await fixture.clock.advance(10);
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  const show = (
    items: readonly unknown[],
    attributes: Readonly<Record<string, string>> = {},
  ): Promise<Element> => fixture.show(tag, attributes, { items });

  const query = (element: Element, selector: string): HTMLElement => {
    const [found] = queryAll(element, selector);
    if (!found) throw new Error(`Nothing matches ${selector}.`);
    return found;
  };
  const base = (element: Element) => query(element, '.base');
  const box = (element: Element) => base(element).getBoundingClientRect();
  const opener = (element: Element) => query(element, '.bar > :first-child');
  const closer = (element: Element) => query(element, '.close');
  const frame = () => fixture.clock.withRealTimers(() => new Promise(requestAnimationFrame));
  /** The space that the page keeps at an edge when it scrolls to something. */
  const scrollPadding = (edge: 'Top' | 'Bottom') =>
    getComputedStyle(document.documentElement)[`scrollPadding${edge}`];

  /** Shows a bar at an edge of the window, as the first or the last element of the page. */
  async function showFixed(
    placement: 'top' | 'bottom',
    isFirst = placement === 'top',
  ): Promise<Element> {
    const element = await show([convoy()], { placement });
    if (isFirst) element.after(page);
    else element.before(page);
    await element.updateComplete;
    await frame();
    await frame();
    return element;
  }

  it('is the live convoy in one line, with its progress', async () => {
    const element = await show([convoy({ ...later, id: 2, name: 'Next' }), convoy()]);
    expect(visibleText(element)).to.equal(
      'On the road now Weekly Convoy 1 hr 15 mins left Calais → Duisburg Details',
    );
    expect(query(element, '.badge').checkVisibility()).to.equal(true);
    expect(query(element, 'section').getAttribute('aria-label')).to.equal('On the road now');
    expect(getComputedStyle(query(element, '.bar')).getPropertyValue('--share')).to.equal('0.375');
    expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
  });

  it('is the next convoy with the time until it, in whole units that do not tick', async () => {
    const element = await show([convoy(later)]);
    const text = () => visibleText(element).split(' Weekly')[0];
    expect(text()).to.equal('Next convoy In 23 hours');
    await fixture.clock.advance(59 * 60_000);
    expect(text()).to.equal('Next convoy In 22 hours');
    const before = visibleText(element);
    await fixture.clock.advance(50_000);
    expect(visibleText(element)).to.equal(before);
  });

  it('says how many other convoys are live where the name has room, and how much time is left', async () => {
    const items = [convoy(), convoy({ id: 2, name: 'Second' }), convoy({ id: 3, name: 'Third' })];
    const element = await show(items);
    expect(visibleText(element)).to.include('Weekly Convoy +2 convoys 1 hr 15 mins left');
    for (const [width, hasNumber, hasTime] of [
      [280, false, true],
      [390, false, true],
      [500, true, true],
      [640, true, true],
      [900, true, true],
    ] as const) {
      addBox(width).append(element);
      const [number, time] = ['.others', '.time'].map(
        (shown) => query(element, shown).getBoundingClientRect().width,
      );
      expect(number, `${width} px`).to.satisfy((value: number) => value > 40 === hasNumber);
      expect(time, `${width} px`).to.satisfy((value: number) => value > 40 === hasTime);
    }
    expect(queryAll(await show([convoy(later)]), '.others')).to.have.length(0);
  });

  it('says the day of the next convoy, unless it is today', async () => {
    const tonight = { startAt: '2026-11-27T22:00:00Z', endAt: '2026-11-27T23:00:00Z' };
    for (const [times, text] of [
      [later, 'Tomorrow 18:00'],
      [tonight, 'Start 22:00'],
    ] as const)
      expect(visibleText(await show([convoy({ ...times, meetupAt: null })]))).to.include(text);
  });

  it('gives the name of a live convoy 60 % of 390 px, and opens the convoy wherever it is pressed', async () => {
    const element = await show([
      convoy({ name: 'Across the Alps with everybody, and back again' }),
    ]);
    addBox(390).append(element);
    await element.updateComplete;
    const [name, base] = ['.name', '.base'].map((shown) => query(element, shown)?.offsetWidth ?? 0);
    expect(name).to.be.at.least(0.6 * (base ?? 0));
    const { left = 0, top = 0 } = query(element, '.bar')?.getBoundingClientRect() ?? {};
    const pressed = element.shadowRoot?.elementFromPoint(left - 4, top + 3);
    expect(pressed?.closest('a, button')?.contains(query(element, '.name') ?? null)).to.equal(true);
  });

  it('shows the time whole from 34em, the name as far as it fits, and the route beside both whole or not at all', async () => {
    const element = await show([convoy({ name: 'Across the Alps with everybody, again' })]);
    const shown: number[] = [];
    for (let width = 560; width <= 1200; width += 20) {
      addBox(width).append(element);
      const [name, time] = ['.name', '.time'].map((selector) => query(element, selector));
      if (!name || !time) throw new Error('There is no name.');
      if (width >= 600) expect(name.scrollWidth, `${width} px`).to.be.at.most(name.clientWidth);
      expect(name.clientWidth, `${width} px`).to.be.at.least(150);
      expect(time.checkVisibility(), `${width} px`).to.equal(true);
      expect(time.scrollWidth, `${width} px`).to.be.at.most(time.clientWidth + 1);
      const { top, bottom, right } = query(element, '.more').getBoundingClientRect();
      const texts = queryAll(element, '.more > span').map((text) => text.getBoundingClientRect());
      const visible = texts.filter((text) => text.top < bottom && text.bottom > top);
      for (const text of visible) expect(text.right, `${width} px`).to.be.at.most(right + 1);
      // A dot is in the middle of the gap between name and time.
      const gap = time.getBoundingClientRect().left - name.getBoundingClientRect().right;
      expect(gap, `${width} px`).to.be.within(5, 8);
      expect(getComputedStyle(time, '::before').content).to.match(/^"·"/);
      shown.push(visible.length);
    }
    expect([...new Set(shown)].sort()).to.deep.equal([0, 1]);
  });

  it('has a tint of the text as its ground without a frame, and a line for the progress of a live convoy only', async () => {
    for (const [times, isShown] of [
      [{}, true],
      [later, false],
    ] as const) {
      const element = await show([convoy(times)], { frame: 'none' });
      addBox(400).append(element);
      const { left, right } = element.getBoundingClientRect();
      expect(query(element, '.bar > :first-child').getBoundingClientRect().left).to.be.above(
        left + 8,
      );
      expect(query(element, '.close > svg').getBoundingClientRect().right).to.be.below(right - 8);
      expect(getComputedStyle(base(element)).backgroundColor).to.match(/ 0\.05\)$/);
      const { content } = getComputedStyle(query(element, '.bar'), '::after');
      expect(content !== 'none').to.equal(isShown);
    }
  });

  it('has name and countdown only at 280 px, and at 200 % text', async () => {
    for (const [width, fontSize] of [
      [280, '16px'],
      [560, '32px'],
    ] as const) {
      const element = await show([convoy({ ...later, name: 'Across the Alps with everybody' })]);
      const place = document.createElement('div');
      place.style.cssText = `inline-size: ${width}px; font-size: ${fontSize}`;
      document.body.append(place);
      place.append(element);
      expect(visibleText(element)).to.equal('In 23 hours Across the Alps with everybody');
      expect(base(element).scrollWidth).to.be.at.most(width);
      expect(box(element).height).to.be.at.most(3.5 * Number.parseFloat(fontSize));
      place.remove();
    }
  });

  it('says in at most two lines of 280 px that the convoys could not be loaded', async () => {
    fixture.backend.respond = ({ url }) =>
      url.includes('/events')
        ? new Response(null, { status: 500, headers: { 'retry-after': '60' } })
        : undefined;
    await setViewport({ width: 280, height: 600 });
    const element = fixture.add(tag, { token: 'emb_1' });
    await fixture.clock.until(() => element.state === 'error');
    await element.updateComplete;
    const { height } = query(element, '.reason').getBoundingClientRect();
    const { lineHeight } = getComputedStyle(query(element, '.reason'));
    expect(height).to.be.at.most(2.1 * parseFloat(lineHeight));
  });

  it('is one line of icon and sentence without convoys, with the heading of the owner only', async () => {
    for (const width of [280, 800]) {
      document.body.style.inlineSize = `${width}px`;
      try {
        const element = await show([]);
        const [icon, text] = ['.message > .icon', '.message p'].map((name) =>
          query(element, name).getBoundingClientRect(),
        );
        expect(visibleText(element)).to.equal('No convoys at the moment.');
        expect(box(element).height).to.be.within(44, 50);
        expect(icon?.height).to.equal(21);
        const middle = ({ top, bottom }: DOMRect = new DOMRect()) => (top + bottom) / 2;
        expect(middle(icon)).to.be.closeTo(middle(text), 2);
        expect(icon?.left).to.be.closeTo(box(element).left + 16, 2);
        expect((text?.left ?? 0) - (icon?.right ?? 0)).to.be.within(6, 12);
        element.heading = 'Ours';
        await element.updateComplete;
        expect(visibleText(element)).to.equal('Ours No convoys at the moment.');
        element.remove();
      } finally {
        document.body.style.inlineSize = '';
      }
    }
  });

  it('opens the details, and returns the focus', async () => {
    loadDialogBy(() => import('../../../src/widgets/vtc-event/dialog.js'));
    const element = await show([convoy()]);
    const dialogs = () =>
      [...(element.shadowRoot?.children ?? [])].flatMap((child) => [
        ...(child.shadowRoot?.querySelectorAll('dialog') ?? []),
      ]);
    opener(element).focus();
    opener(element).click();
    await fixture.clock.until(() => dialogs().length > 0);
    expect(dialogs()[0]?.ariaLabel).to.equal('Weekly Convoy');
    // Escape closes the dialog only.
    dialogs()[0]?.close();
    await fixture.clock.until(() => dialogs().length === 0);
    expect(element.checkVisibility()).to.equal(true);
    expect(element.shadowRoot?.activeElement).to.equal(opener(element));
    loadDialogFrom('vtc-more.js', location.href);
  });

  it('follows a link where there is no dialog', async () => {
    const element = await show([convoy()], { 'href-template': '#{slug}', details: 'none' });
    expect(opener(element).getAttribute('href')).to.match(/#weekly$/);
    expect(visibleText(element)).to.include('Details');
    const plain = await show([convoy()], { details: 'none' });
    expect(opener(plain).localName).to.equal('div');
    expect(visibleText(plain)).not.to.include('Details');
  });

  it('is closed by its button for the page, also for elements that are added later', async () => {
    const element = await show([convoy()]);
    expect(closer(element).ariaLabel).to.equal('Close: Weekly Convoy');
    closer(element).click();
    await element.updateComplete;
    expect(element.checkVisibility()).to.equal(false);
    const other = await show([convoy()]);
    expect(other.checkVisibility()).to.equal(false);
    expect((await show([convoy()], { vtc: 'big_fleet' })).checkVisibility()).to.equal(true);
    expect((await show([convoy()], { layout: 'list' })).checkVisibility()).to.equal(true);
    expect(sessionStorage.length).to.equal(0);
    Reflect.deleteProperty(globalThis, memoryKey);
    expect((await show([convoy()])).checkVisibility()).to.equal(true);
  });

  it('covers the page below it where it is fixed, with every frame', async () => {
    const backgroundOf = async (attributes: Readonly<Record<string, string>>) =>
      getComputedStyle(base(await show([convoy()], attributes))).backgroundColor;
    for (const attributes of [{ theme: 'page' }, { frame: 'none' }]) {
      expect(await backgroundOf({ ...attributes, placement: 'bottom' })).to.match(/^rgb\(/);
      expect(await backgroundOf(attributes)).to.match(/ 0\.05\)$/);
    }
  });

  it('is closed by Escape while it has the focus, not otherwise', async () => {
    const element = await show([convoy()]);
    await sendKeys({ press: 'Escape' });
    expect(element.checkVisibility()).to.equal(true);
    opener(element).focus();
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(element.checkVisibility()).to.equal(false);
  });

  it('leaves the attribute `hidden` to the page', async () => {
    const element = await show([convoy()]);
    closer(element).click();
    await element.updateComplete;
    expect(element.hasAttribute('hidden')).to.equal(false);
    const other = await show([convoy()], { vtc: 'big_fleet', hidden: '' });
    await other.updateComplete;
    expect(other.hidden).to.equal(true);
    expect(other.checkVisibility()).to.equal(false);
  });

  for (const [attribute, value] of [
    ['vtc', 'big_fleet'],
    ['layout', 'list'],
  ] as const)
    it(`is shown again with another ${attribute}, and closed with the former one`, async () => {
      const element = await show([convoy()]);
      const former = element.getAttribute(attribute) ?? '';
      closer(element).click();
      await element.updateComplete;
      element.setAttribute(attribute, value);
      await element.updateComplete;
      expect(element.checkVisibility()).to.equal(true);
      element.setAttribute(attribute, former);
      await element.updateComplete;
      expect(element.checkVisibility()).to.equal(false);
    });

  describe('closed by keyboard', () => {
    const link = (index: number) => page.querySelectorAll('a')[index];
    for (const [key, focused] of [
      ['Enter', closer],
      ['Space', closer],
      ['Escape', opener],
    ] as const)
      it(`moves the focus to the next control of the page after ${key}`, async () => {
        const element = await showFixed('top');
        focused(element).focus();
        await sendKeys({ press: key });
        await element.updateComplete;
        expect(element.checkVisibility()).to.equal(false);
        expect(document.activeElement).to.equal(link(0));
      });

    it('moves the focus to the control before it if it is the last element', async () => {
      const element = await showFixed('bottom');
      closer(element).focus();
      await sendKeys({ press: 'Enter' });
      await element.updateComplete;
      expect(document.activeElement).to.equal(link(79));
    });

    it('skips controls that cannot have the focus', async () => {
      const element = await showFixed('top');
      const others = document.createElement('div');
      others.innerHTML =
        '<button disabled>a</button><a href="#b" hidden>b</a><p inert><a href="#c">c</a></p><i tabindex="-1">d</i>';
      page.before(others);
      closer(element).focus();
      await sendKeys({ press: 'Enter' });
      await element.updateComplete;
      others.remove();
      expect(document.activeElement).to.equal(link(0));
    });
  });

  describe('beside a fixed part of the page', () => {
    let header: HTMLElement;
    beforeEach(() => {
      header = document.createElement('header');
      header.innerHTML = '<b>Header</b>';
      document.body.append(header);
    });
    afterEach(() => header.remove());

    const covering = (edge: string, css = '') =>
      `position: fixed; inset-inline: 0; ${edge}: 0; block-size: 70px; z-index: 1000; ${css}`;
    const centerOf = (element: Element) => {
      const { left, top, width, height } = closer(element).getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };

    for (const edge of ['top', 'bottom'] as const)
      for (const css of ['', 'inline-size: 200px', 'inset-inline: auto 0; inline-size: 100px'])
        it(`is not covered at the ${edge} by one with "${css}"`, async () => {
          header.style.cssText = covering(edge, css);
          const element = await showFixed(edge);
          expect(document.elementFromPoint(...centerOf(element))).to.equal(element);
          const { top, bottom } = box(element);
          expect(edge === 'top' ? top : innerHeight - bottom).to.equal(70);
        });

    it('returns to its edge when the window is resized and nothing covers it', async () => {
      header.style.cssText = covering('top');
      const element = await showFixed('top');
      header.remove();
      await setViewport({ width: 700, height: 600 });
      await frame();
      await frame();
      expect(box(element).top).to.equal(0);
    });

    it('follows a header that sticks after scrolling', async () => {
      header.style.cssText = 'position: sticky; top: 0; block-size: 70px; z-index: 1000';
      const element = await showFixed('top');
      element.after(header);
      document.body.style.paddingBlockStart = '200px';
      const scrolled = new Promise((done) => {
        addEventListener('scrollend', done, { once: true });
      });
      scrollTo(0, 1000);
      await fixture.clock.withRealTimers(() => scrolled);
      document.body.style.removeProperty('padding-block-start');
      expect(box(element).top).to.equal(70);
    });

    for (const [name, css] of [
      ['that is below it', 'z-index: 1'],
      ['that scrolls', 'position: absolute'],
      ['as large as a dialog', 'block-size: 100vh'],
    ])
      it(`stays at the edge for one ${name}`, async () => {
        header.style.cssText = covering('top', css);
        expect(box(await showFixed('top')).top).to.equal(0);
      });
  });

  it('announces only that a convoy goes live', async () => {
    const element = await show([
      convoy({ startAt: '2026-11-27T19:00:00Z', endAt: '2026-11-27T21:00:00Z', meetupAt: null }),
      convoy({ ...later, id: 2, name: 'Next' }),
    ]);
    const announced = announcementsOf(element);
    await fixture.clock.advance(4 * 3_600_000);
    expect(announced.filter(Boolean)).to.deep.equal([
      '\u2068Weekly Convoy\u2069: On the road now.',
    ]);
  });

  for (const placement of ['top', 'bottom'] as const) {
    const edge = placement === 'top' ? 'Top' : 'Bottom';

    it(`is at the ${placement} of the window, wherever the page is scrolled`, async () => {
      const element = await showFixed(placement);
      for (const y of [0, 1000, 1e6]) {
        scrollTo(0, y);
        expect(box(element)[placement]).to.equal(placement === 'top' ? 0 : innerHeight);
        expect(box(element).width).to.equal(document.documentElement.clientWidth);
      }
    });

    for (const isFirst of [true, false])
      it(`does not cover the end of the page at the ${placement}, as ${isFirst ? 'first' : 'last'} element`, async () => {
        const element = await showFixed(placement, isFirst);
        scrollTo(0, placement === 'top' && isFirst ? 0 : 1e6);
        const links = page.querySelectorAll('a');
        const link = placement === 'top' && isFirst ? links[0] : links[links.length - 1];
        const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
        if (placement === 'top') expect(top).to.be.at.least(box(element).bottom);
        else expect(bottom).to.be.at.most(box(element).top);
      });

    it(`does not cover what receives the focus, at the ${placement}`, async () => {
      const element = await showFixed(placement);
      const links = [...page.querySelectorAll('a')];
      for (const link of placement === 'top' ? links.toReversed() : links) {
        link.focus();
        const { top, bottom } = link.getBoundingClientRect();
        if (placement === 'top') expect(top).to.be.at.least(box(element).bottom);
        else expect(bottom).to.be.at.most(box(element).top);
      }
    });

    it(`keeps the scroll padding of the page only while it is shown at the ${placement}`, async () => {
      const element = await showFixed(placement);
      expect(scrollPadding(edge)).to.equal(`${Math.round(box(element).height)}px`);
      closer(element).click();
      await element.updateComplete;
      expect(scrollPadding(edge)).to.equal('auto');
      expect(getComputedStyle(document.documentElement).paddingBottom).to.equal('0px');
      Reflect.deleteProperty(globalThis, memoryKey);
      element.remove();
      page.remove();
      const other = await showFixed(placement);
      expect(scrollPadding(edge)).not.to.equal('auto');
      other.remove();
      expect(scrollPadding(edge)).to.equal('auto');
    });

    it(`is in its place in a low window, for ${placement}`, async () => {
      const element = await showFixed(placement);
      await setViewport({ width: 800, height: 300 });
      await frame();
      expect(getComputedStyle(base(element)).position).to.equal('relative');
      expect(scrollPadding(edge)).to.equal('auto');
    });
  }

  it('is below a fixed header of the page with --vtc-bar-offset', async () => {
    const element = await showFixed('top');
    element.style.setProperty('--vtc-bar-offset', '64px');
    element.setAttribute('placement', 'bottom');
    await element.updateComplete;
    element.setAttribute('placement', 'top');
    await element.updateComplete;
    await frame();
    expect(box(element).top).to.equal(64);
    expect(scrollPadding('Top')).to.equal(`${Math.round(box(element).bottom)}px`);
  });

  it('loads and refreshes wherever it is in the page', async () => {
    let requests = 0;
    fixture.backend.respond = ({ url }) => {
      if (!url.includes('/events')) return undefined;
      requests += Number(url.includes('/live'));
      return Response.json({ items: [convoy()] });
    };
    page.style.paddingBlockStart = '5000px';
    document.body.append(page);
    const element = await fixture.show(tag, {
      token: 'emb_1',
      placement: 'bottom',
      loading: 'lazy',
    });
    expect(element.state).to.equal('ready');
    await fixture.clock.advance(90_000);
    await fixture.clock.until(() => requests > 1);
  });

  for (const [state, respond] of [
    ['empty', () => Response.json({ items: [] })],
    ['error', () => new Response(null, { status: 404 })],
  ] as const)
    it(`takes no space at an edge when it is in state ${state}`, async () => {
      fixture.backend.respond = ({ url }) => (url.includes('/events') ? respond() : undefined);
      document.body.append(page);
      const element = fixture.add(tag, { token: 'emb_1', placement: 'top' });
      page.before(element);
      await fixture.clock.until(() => element.state === state);
      await element.updateComplete;
      expect(base(element).checkVisibility({ visibilityProperty: true })).to.equal(false);
      expect(page.getBoundingClientRect().top + scrollY).to.be.at.most(16);
      expect(scrollPadding('Top')).to.equal('auto');
    });

  for (const [placement, paths] of [
    ['inline', ['/vtcs/northern_haul']],
    ['bottom', []],
  ] as const)
    it(`leads to the company if it is empty in the page, placement="${placement}"`, async () => {
      fixture.backend.respond = ({ url }) =>
        url.includes('/events') ? Response.json({ items: [] }) : undefined;
      const element = fixture.add(tag, { token: 'emb_1', placement, theme: 'light' });
      await fixture.clock.until(() => element.state === 'empty');
      await fixture.clock.advance(1000);
      await element.updateComplete;
      const links = queryAll(element, '.message a');
      expect(links).to.have.length(paths.length);
      expect(fixture.backend.paths.filter((path) => !path.includes('/events'))).to.deep.equal(
        paths,
      );
      if (!links[0]) return;
      addBox(280).append(element);
      const [frame, message] = [box(element), query(element, '.message').getBoundingClientRect()];
      expect(message.top - frame.top).to.be.above(11);
      expect(frame.bottom - message.bottom).to.be.above(11);
    });

  it('keeps the height of the bar in the page from the first frame', async () => {
    fixture.backend.hold();
    fixture.backend.respond = ({ url }) =>
      url.includes('/events') ? Response.json({ items: [convoy()] }) : undefined;
    document.body.append(page);
    const element = fixture.add(tag, { token: 'emb_1', placement: 'top' });
    page.before(element);
    await element.updateComplete;
    const top = () => page.getBoundingClientRect().top;
    const before = top();
    fixture.backend.release();
    await fixture.clock.until(() => element.state === 'ready');
    await element.updateComplete;
    expect(top()).to.equal(before);
    expect(box(element).height).to.be.at.most(element.getBoundingClientRect().height + 1);
  });
});
