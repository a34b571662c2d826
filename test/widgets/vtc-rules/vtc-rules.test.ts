import { expect } from '@open-wc/testing';
import type { VtcRules } from '../../../src/widgets/vtc-rules/vtc-rules.js';
import { plainCompany } from '../../support/company.js';
import {
  addBox,
  ElementFixture,
  frames,
  query,
  queryAll,
  texts,
} from '../../support/element-fixture.js';
import { entriesAddedBy } from '../../support/history-entries.js';
import { isLoaded } from '../../support/loaded.js';
import { textOf, violations } from '../../support/element-stage.js';

const tag = 'vtc-rules';

const chapters = ['Conduct', 'On the road', 'Voice', 'Attendance']
  .map((title) => `## ${title}\n\n${`Rules about ${title}, in several words. `.repeat(20)}`)
  .join('\n\n');

describe('<vtc-rules>', () => {
  let fixture: ElementFixture;
  const { pathname, search } = location;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => {
    fixture.close();
    history.replaceState(null, '', pathname + search);
  });

  /** Shows rules in a box; the API responds with them. */
  async function show(
    rules: string,
    attributes: Readonly<Record<string, string>> = {},
    width = 800,
  ): Promise<VtcRules> {
    fixture.backend.respond = respondWith(rules);
    const element = fixture.add(tag, attributes, { width });
    await fixture.clock.until(() => isLoaded(element));
    await element.updateComplete;
    return element;
  }

  const respondWith =
    (rules: string) =>
    ({ url }: Request) =>
      new URL(url).pathname === '/vtcs/northern_haul'
        ? Response.json({ ...company, rules })
        : undefined;

  const company = {
    ...plainCompany,
    id: 1,
    name: 'Northern Haul',
    handle: 'northern_haul',
    ownerId: 'usr_1',
  };

  const links = (element: HTMLElement) => texts(element, 'nav a');
  const text = (element: HTMLElement) => query(element, '[part="text"]');
  /** Whether there is more of the text below its end, or beside its last column. */
  const isFolded = (element: HTMLElement) => {
    const {
      scrollWidth = 0,
      clientWidth = 0,
      scrollHeight = 0,
      clientHeight = 0,
    } = text(element) ?? {};
    return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  };
  const focusedText = (element: HTMLElement) =>
    (element.shadowRoot?.activeElement as HTMLElement | null)?.innerText;
  const link = (element: HTMLElement, name: string) =>
    queryAll(element, 'nav a').find(({ innerText }) => innerText.trim() === name);
  const clickOn = (target: HTMLElement | undefined, init: MouseEventInit = {}) => {
    const click = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
      ...init,
    });
    target?.dispatchEvent(click);
    return click;
  };

  it('has a table of contents from four headings on', async () => {
    const four = await show(chapters);
    expect(links(four)).to.deep.equal(['Conduct', 'On the road', 'Voice', 'Attendance']);
    expect(query(four, 'nav')?.ariaLabel).to.equal('Contents: Rules');
    expect(await fixture.clock.withRealTimers(() => violations(four))).to.deep.equal([]);
    four.data = { ...company, rules: chapters.replace('## Voice', 'Voice') };
    await four.updateComplete;
    expect(queryAll(four, 'nav')).to.have.length(0);
  });

  it('has the table of contents beside the text in 800 px, and folded above it in 400 px', async () => {
    const wide = await show(chapters);
    expect(query(wide, 'nav ol')?.checkVisibility()).to.equal(true);
    expect(query(wide, '.unfold')?.checkVisibility()).to.equal(false);
    const [nav, book] = [query(wide, 'nav'), query(wide, '.book')].map((part) =>
      part?.getBoundingClientRect(),
    );
    expect(nav?.right).to.be.at.most(book?.left ?? 0);
    addBox(400).append(wide);
    await frames();
    const button = query(wide, '.unfold');
    expect(query(wide, 'nav ol')?.checkVisibility()).to.equal(false);
    expect(button?.ariaExpanded).to.equal('false');
    const [heading, end, header] = ['.heading', '.unfold', '.header'].map((selector) =>
      query(wide, selector)?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect];
    expect(end.right).to.be.closeTo(header.right, 1);
    expect((end.top + end.bottom) / 2).to.be.within(heading.top, heading.bottom);
    expect(header.height).to.be.below(30);
    button?.click();
    await wide.updateComplete;
    expect(button?.ariaExpanded).to.equal('true');
    expect(query(wide, 'nav ol')?.checkVisibility()).to.equal(true);
  });

  it('scrolls to a heading, with its fragment in the address, on a click in the table of contents', async () => {
    const element = await show(chapters, { 'max-lines': '5' });
    expect(isFolded(element)).to.equal(true);
    const follow = async () => {
      const click = clickOn(link(element, 'Attendance'));
      await element.updateComplete;
      expect(click.defaultPrevented).to.equal(true);
    };
    expect(await entriesAddedBy(follow)).to.equal(1);
    expect(location.hash).to.equal('#vtc-rules-attendance');
    expect(isFolded(element)).to.equal(false);
    expect(focusedText(element)).to.equal('Attendance');
    const top = element.shadowRoot?.activeElement?.getBoundingClientRect().top ?? -1;
    expect(top).to.be.within(0, innerHeight);
    expect(await entriesAddedBy(follow)).to.equal(0);
  });

  it('leaves a click that opens a link in a new tab to the browser', async () => {
    const element = await show(chapters);
    expect((link(element, 'Voice') as HTMLAnchorElement).href).to.equal(
      `${location.origin}${pathname}${search}#vtc-rules-voice`,
    );
    element.addEventListener('click', (event) => {
      expect(event.defaultPrevented).to.equal(false);
      event.preventDefault();
    });
    clickOn(link(element, 'Voice'), { ctrlKey: true });
    expect(location.hash).to.equal('');
  });

  it('opens at the fragment of the address, folded and far from the viewport', async () => {
    addBox(100).style.blockSize = '6000px';
    history.replaceState(null, '', '#vtc-rules-voice');
    const element = await show(chapters, { 'max-lines': '5', loading: 'lazy' });
    expect(isFolded(element)).to.equal(false);
    expect(focusedText(element)).to.equal('Voice');
    const top = element.shadowRoot?.activeElement?.getBoundingClientRect().top ?? -1;
    expect(top).to.be.within(0, innerHeight);
    scrollTo(0, 0);
    await element.refresh();
    expect(scrollY).to.equal(0);
  });

  it('follows a changed fragment', async () => {
    const element = await show(`# Über uns\n\n${chapters}`);
    location.hash = `#${encodeURIComponent('vtc-rules-über-uns')}`;
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    await element.updateComplete;
    expect(focusedText(element)).to.equal('Über uns');
  });

  for (const hash of ['#other', '#vtc-rules-unknown', '#%', ''])
    it(`moves nothing for the fragment "${hash}"`, async () => {
      history.replaceState(null, '', hash || pathname);
      const element = await show(chapters, { 'max-lines': '5' });
      expect(isFolded(element)).to.equal(true);
      expect(element.shadowRoot?.activeElement ?? null).to.equal(null);
    });

  it('shows the beginning with max-lines, and all of it after a click', async () => {
    const element = await show(chapters, { 'max-lines': '6' });
    const button = query(element, '.text-button');
    expect(isFolded(element)).to.equal(true);
    expect(button?.ariaLabel).to.equal('Show more: Rules');
    button?.click();
    await element.updateComplete;
    expect(isFolded(element)).to.equal(false);
    expect(button?.ariaExpanded).to.equal('true');
    button?.click();
    await element.updateComplete;
    expect(isFolded(element)).to.equal(true);
    element.vtc = 'big_fleet';
    await fixture.clock.until(() => element.data?.id === 5);
    expect(queryAll(element, '.text-button')).to.have.length(0);
  });

  for (const width of [280, 360, 480, 640, 900])
    it(`fills the height of a folded text, with a fade at its end, at ${width} px`, async () => {
      const short = chapters.replace(/(Rules about .*?\. ){16}/g, '');
      const element = await show(short, {});
      addBox(width).append(element);
      for (let lines = 4; lines < 14; lines++) {
        element.maxLines = lines;
        await element.updateComplete;
        await frames();
        const box = text(element)?.getBoundingClientRect() ?? new DOMRect();
        const shown = queryAll(element, '.prose :is([role="heading"], p, li)')
          .flatMap((block) => {
            const range = document.createRange();
            range.selectNodeContents(block);
            return [...range.getClientRects()].map((line) => ({ block, line }));
          })
          .filter(({ line }) => line.top < box.bottom && line.left < box.right);
        const last = shown.at(-1);
        // Other browsers do not avoid column breaks after headings.
        if (navigator.userAgent.includes('Chrome'))
          expect(last?.block.role, `${lines} lines`).to.not.equal('heading');
        // The last line is where the text fades.
        const faded = Math.min(4.5 * 15, box.height / 2);
        expect(box.bottom - (last?.line.bottom ?? NaN), `${lines} lines`).to.be.below(faded);
        expect(getComputedStyle(text(element) as Element).maskImage).to.include('gradient');
      }
    });

  it('has the button of a folded text in two columns below the first one', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const element = await show(chapters, {
        'max-lines': '10',
        lang: dir === 'rtl' ? 'ar' : 'en',
      });
      addBox(1200).append(element);
      await frames();
      const [button, box] = ['.text-button', '#rules'].map(
        (selector) => query(element, selector)?.getBoundingClientRect() ?? new DOMRect(),
      ) as [DOMRect, DOMRect];
      const [start, edge] = dir === 'rtl' ? [button.right, box.right] : [button.left, box.left];
      expect(start).to.be.closeTo(edge, 0.5);
      // The first column does not fade: the text continues in the second one.
      const { maskImage, maskPosition, maskSize } = getComputedStyle(
        query(element, '#rules') as Element,
      );
      expect(maskImage.split('linear-gradient').map((part) => part.includes('rgba'))).to.deep.equal(
        [false, false, true],
      );
      expect(maskPosition).to.equal(dir === 'rtl' ? '100% 50%, 0% 50%' : '0px 0px, 100% 0px');
      expect(maskSize).to.equal('50% auto, 50% auto');
      element.remove();
    }
  });

  it('has two columns of whole sections in 1200 px', async () => {
    const element = await show(chapters);
    addBox(1200).append(element);
    await frames();
    const lefts = queryAll(element, '.prose').map((part) => part.getBoundingClientRect().left);
    expect(new Set(lefts).size).to.equal(2);
    for (const part of queryAll(element, '.prose')) expect(part.getClientRects()).to.have.length(1);
  });

  it('has no button for a short text, or without max-lines', async () => {
    const short = await show('One line', { 'max-lines': '6' });
    expect(queryAll(short, '.text-button')).to.have.length(0);
    short.data = { ...company, rules: chapters };
    short.maxLines = 0;
    await short.updateComplete;
    expect(isFolded(short)).to.equal(false);
    expect(queryAll(short, '.text-button')).to.have.length(0);
  });

  it('has headings below that of the element, without skipping a level, at most 6', async () => {
    const element = await show('# A\n### B\n#### C\n##### D\n###### E', { 'heading-level': '4' });
    const levels = queryAll(element, '[part="text"] [role="heading"]').map(
      ({ ariaLevel }) => ariaLevel,
    );
    expect(levels).to.deep.equal(['5', '6', '6', '6', '6']);
  });

  it('shows 60 kB with headings of all levels within 280 px', async () => {
    const paragraph = `${'word '.repeat(60)}\n\n- item\n- item\n\n`;
    let rules = '';
    for (let at = 0; rules.length < 60_000; at += 1)
      rules += `${'#'.repeat((at % 6) + 1)} Chapter ${at}\n\n${paragraph}`;
    const element = await show(rules, {}, 280);
    expect(links(element).length).to.equal(
      queryAll(element, '[part="text"] [role="heading"]').length,
    );
    expect(queryAll(element, 'nav a').length).to.be.greaterThan(100);
    expect(query(element, '[part="base"]')?.scrollWidth).to.be.at.most(280);
    const ids = queryAll(element, '.prose[id]').map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('shows 60 kB without headings', async () => {
    const element = await show('a line of the rules\n'.repeat(3000), { 'max-lines': '10' });
    expect(queryAll(element, 'nav')).to.have.length(0);
    expect(isFolded(element)).to.equal(true);
  });

  it('shows neither elements nor unsafe links of hostile texts', async () => {
    const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) "><script>';
    const element = await show(`# ${hostile}\n## ${hostile}\n# A\n# B\n\n${hostile}`);
    expect(queryAll(element, 'img, script, [onerror], a[href^="javascript"]')).to.have.length(0);
    expect(links(element)).to.have.length(4);
    expect(textOf(element)).not.to.include('onerror');
  });

  it('stops following the address when it is removed', async () => {
    const element = await show(chapters);
    element.remove();
    location.hash = '#vtc-rules-voice';
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    expect(element.shadowRoot?.activeElement ?? null).to.equal(null);
    expect(element.isUpdatePending).to.equal(false);
  });

  it('say the day of data that is older than today', async () => {
    const element = await show(chapters);
    try {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      await fixture.clock.advance(86_400_000);
      dispatchEvent(new Event('offline'));
      await element.updateComplete;
      expect(textOf(element)).to.match(/Offline\. Updated Fri.* 20.*\d:00/);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });

  it('renders the beginning of a text of thousands of formats, and all of it on request', async () => {
    const element = await show('*a* '.repeat(5_000));
    const count = () => queryAll(element, 'em').length;
    expect(count()).to.be.within(1, 2_000);
    queryAll(element, '.text-button')[0]?.click();
    await element.updateComplete;
    expect(count()).to.equal(5_000);
  });

  it('sets the direction of each block, and leaves none to the browser', async () => {
    const element = await show('Rules\n\n1 **قواعد**\n\n- قواعد\n\n# קו');
    expect(queryAll(element, '.prose [dir=auto]')).to.have.length(0);
    const directions = queryAll(element, '.prose [dir]').map(({ dir }) => dir);
    expect(directions).to.deep.equal(['ltr', 'rtl', 'rtl', 'rtl', 'rtl']);
  });
});
