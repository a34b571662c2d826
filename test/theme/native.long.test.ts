import { expect } from '@open-wc/testing';
import { contrastFailures } from '../support/contrast.js';
import { embedToken } from '../support/embed-tokens.js';
import { ElementFixture, frames, query, queryAll } from '../support/element-fixture.js';
import { elements } from '../../src/widgets/all.js';
import { violations } from '../support/element-stage.js';
import { pageDesigns } from '../support/page-designs.js';
import { paintedGround, ratioOf } from '../support/painted.js';

const tags = elements.map(({ tag }) => tag).filter((tag) => customElements.get(tag));

describe('theme="page"', () => {
  let fixture: ElementFixture;
  let sheet: HTMLStyleElement;

  beforeEach(() => {
    fixture = new ElementFixture();
    sheet = document.createElement('style');
    document.head.append(sheet);
  });
  afterEach(() => {
    sheet.remove();
    document.body.removeAttribute('style');
    fixture.close();
  });

  /** Sets the style sheet of a page that has a heading and a link. */
  function design(css: string): void {
    sheet.textContent = css;
    document.body.innerHTML =
      '<nav><a href="/" style="color: #888">Home</a></nav><main><h3>Text</h3><p><a href="/about">About</a></p></main>';
  }

  const base = (element: HTMLElement): CSSStyleDeclaration =>
    getComputedStyle(query(element, '.base') ?? element);
  /** A colour of the palette, as computed. */
  function color(element: HTMLElement, name: string): string {
    const probe = document.createElement('i');
    probe.style.backgroundColor = `var(--${name})`;
    query(element, '.base')?.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }
  const headingOf = (element: HTMLElement) =>
    getComputedStyle(query(element, '.heading') ?? element);

  for (const [name, css, { text, link, behind, family, weight }] of [
    [
      'a serif page on cream',
      pageDesigns.serif,
      {
        text: 'rgb(35, 32, 27)',
        link: 'rgb(178, 67, 29)',
        behind: 'rgb(250, 248, 243)',
        family: /^Georgia/,
        weight: '500',
      },
    ],
    [
      'a dark page of gamers',
      pageDesigns.gaming,
      {
        text: 'rgb(215, 217, 228)',
        link: 'rgb(53, 224, 194)',
        behind: 'rgb(17, 16, 29)',
        family: /^"Arial Narrow"/,
        weight: '800',
      },
    ],
    [
      'a page of Bootstrap',
      pageDesigns.bootstrap,
      {
        text: 'rgb(33, 37, 41)',
        link: 'rgb(13, 110, 253)',
        behind: 'rgb(255, 255, 255)',
        family: /^system-ui/,
        weight: '500',
      },
    ],
  ] as const) {
    describe(`on ${name}`, () => {
      beforeEach(() => design(css));

      for (const tag of tags) {
        it(`shows <${tag}> without a frame, readable and accessible`, async () => {
          const element = await fixture.show(tag, {
            theme: 'page',
            images: 'none',
            token: embedToken('northern_haul'),
          });
          expect(element.state).to.equal('ready');
          const { borderTopWidth, paddingTop, paddingLeft, backgroundColor } = base(element);
          expect([borderTopWidth, paddingTop, paddingLeft, backgroundColor]).to.deep.equal([
            '0px',
            '0px',
            '0px',
            'rgba(0, 0, 0, 0)',
          ]);
          // The gradient of the page is not a colour that the check of contrast finds.
          document.body.style.background = behind;
          expect(contrastFailures(element)).to.deep.equal([]);
          expect(await fixture.clock.withRealTimers(() => violations(element))).to.deep.equal([]);
        });
      }

      it('takes text, links and background of the page, and tints for surfaces', async () => {
        const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
        expect(base(element).color).to.equal(text);
        expect(color(element, 'primary')).to.equal(link);
        expect(color(element, 'background')).to.equal(behind);
        for (const tint of ['surface', 'track', 'border', 'hover']) {
          const ratio = ratioOf([behind], color(element, tint));
          expect(ratio, tint).to.be.within(1.08, 1.9);
          expect(color(element, tint), tint).to.match(/^rgba\(.*, 0\.\d+\)$/);
        }
        expect(ratioOf([behind], color(element, 'muted-text'))).to.be.at.least(4.5);
      });

      for (const layout of ['list', 'cards', 'compact'])
        it(`has headings that are larger than the titles of items, with layout="${layout}"`, async () => {
          const sizeOf = (node: Element) => parseFloat(getComputedStyle(node).fontSize);
          // The name of a live convoy is the loudest text of a page; that of a card or a single convoy is its heading.
          const loudest = ['vtc-live-events', 'vtc-card', 'vtc-event', 'vtc-member', 'vtc-numbers'];
          for (const tag of tags.filter((name) => !loudest.includes(name))) {
            const element = await fixture.show(tag, {
              theme: 'page',
              token: embedToken('northern_haul'),
              layout,
            });
            const heading = query(element, '.heading');
            // A compact server-stats is one line.
            if (!heading && tag === 'server-stats' && layout === 'compact') continue;
            if (!heading) throw new Error(`${tag} has no heading`);
            const titles = queryAll(
              element,
              '.content [role="heading"], :is(li, article, td) :is(.title, .name, [part~="title"]), .month',
            );
            const sizes = titles
              .filter((title) => title.checkVisibility())
              .map((title) => sizeOf(title));
            expect(Math.max(0, ...sizes), tag).to.be.below(sizeOf(heading));
            // The reserved space counts with a line of this height.
            const lineHeight = parseFloat(getComputedStyle(heading).lineHeight);
            expect(lineHeight / parseFloat(base(element).fontSize)).to.be.at.most(1.31);
            element.remove();
          }
        });

      it('takes the font of the page’s headings', async () => {
        const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
        expect(headingOf(element).fontFamily).to.match(family);
        expect(headingOf(element).fontWeight).to.equal(weight);
      });

      it('takes it for the headings in the content of every element, too', async () => {
        let count = 0;
        for (const tag of tags) {
          const token = embedToken('northern_haul');
          const element = await fixture.show(tag, { theme: 'page', token });
          const headings = queryAll(element, '[role="heading"], .heading-text');
          for (const heading of headings)
            expect(getComputedStyle(heading).fontFamily, tag).to.match(family);
          count += headings.length;
          element.remove();
        }
        expect(count).to.be.above(60);
      });
    });
  }

  for (const [name, css, weight] of [
    ['as heavy as the headings of the page in another font', 'h3 { font: 400 20px serif }', '400'],
    [
      'bold where the headings of the page are thin text',
      'h3 { font: 400 16px sans-serif }',
      '600',
    ],
  ] as const)
    it(`has titles of items that are ${name}`, async () => {
      design(`body { font: 16px sans-serif } ${css}`);
      const element = await fixture.show('vtc-news', { theme: 'page' });
      expect(headingOf(element).fontWeight).to.equal('400');
      const [title] = queryAll(element, '.title');
      expect(getComputedStyle(title ?? element).fontWeight).to.equal(weight);
    });

  it('follows the page when it becomes dark', async () => {
    design(
      'body { background: #fff; color: #222 } a { color: #a00 } .night body { background: #111; color: #eee } .night a { color: #fc0 }',
    );
    const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
    expect(color(element, 'primary')).to.equal('rgb(170, 0, 0)');
    document.documentElement.classList.add('night');
    await frames(2);
    expect(base(element).color).to.equal('rgb(238, 238, 238)');
    expect(color(element, 'primary')).to.equal('rgb(255, 204, 0)');
    expect(color(element, 'background')).to.equal('rgb(17, 17, 17)');
    document.documentElement.classList.remove('night');
    await frames(2);
    expect(color(element, 'background')).to.equal('rgb(255, 255, 255)');
  });

  it('fills with the text colour where links are too faint', async () => {
    design('body { background: #fff; color: #222 } a { color: #e6ff00 }');
    const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
    expect(color(element, 'primary')).to.equal('rgb(34, 34, 34)');
    expect(ratioOf(['#fff'], color(element, 'link'))).to.be.at.least(4.5);
  });

  it('reads the link of its fallback content once it is rendered', async () => {
    sheet.textContent = 'body { background: #fff; color: #222 } a { color: #060 }';
    document.body.innerHTML =
      '<vtc-card theme="page" vtc="northern_haul"><a href="/x">x</a></vtc-card>';
    const [element] = document.body.children;
    if (!(element instanceof HTMLElement)) throw new Error('There is no element.');
    await frames(1);
    expect(color(element, 'primary')).to.equal('rgb(0, 102, 0)');
  });

  const ink = 'rgb(34, 34, 34)';
  const green = 'rgb(0, 102, 0)';
  for (const [name, css, content, expected] of [
    [
      'a link in text, not of one in the colour of a strip above',
      'a { color: #060 } aside { color: #46a } aside a { color: inherit }',
      '<aside><p><a href="/">x</a></aside><p><a href="/">y</a>',
      green,
    ],
    [
      'a link with a class in text',
      '.more { color: #060 }',
      '<p><a class="more" href="/">x</a>',
      green,
    ],
    ['controls', ':root { accent-color: #060 }', '', green],
    ['the first filled button', 'button { background: #060 }', '<button>x</button>', green],
    [
      'a link that looks like a button',
      '.btn { background: #060; color: #fff }',
      '<p><a class="btn" href="/">x</a>',
      green,
    ],
    [
      'a button, if links have the colour of text',
      'a { color: inherit } [role=button] { background: #060 }',
      '<p><a href="/">x</a><i role="button">y</i>',
      green,
    ],
    ['text, if links are too faint', 'a { color: #9e9 }', '<p><a href="/">x</a>', ink],
    ['text, if buttons are grey', '', '<button>x</button>', ink],
    ['text, if only menus have a colour', 'a { color: #060 }', '<nav><a href="/">x</a></nav>', ink],
    ['text, on a page without links', '', '', ink],
  ] as const) {
    it(`takes the colour of ${name}`, async () => {
      sheet.textContent = `body { background: #fff; color: #222 } ${css}`;
      document.body.innerHTML = content;
      const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
      expect(color(element, 'primary')).to.equal(expected);
    });
  }

  it('takes the colour of a link in text, not of one before it that is not rendered', async () => {
    sheet.textContent = 'body { background: #fff; color: #222 } a { color: #060 }';
    document.body.innerHTML = '<div><p><a href="/">x</a></div><p><a href="/">y</a>';
    document.querySelector('div')?.attachShadow({ mode: 'open' });
    const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
    expect(color(element, 'primary')).to.equal(green);
  });

  it('writes its heading in capitals and wide letters, as the page does', async () => {
    design('h3 { text-transform: uppercase; font-size: 40px; letter-spacing: 2px }');
    const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
    const { textTransform, letterSpacing, fontSize } = headingOf(element);
    expect(textTransform).to.equal('uppercase');
    expect(parseFloat(letterSpacing) / parseFloat(fontSize)).to.be.closeTo(0.05, 1e-6);
  });

  it('prefers the link of its fallback content, and does not read one under the pointer', async () => {
    design('a { color: #00a } vtc-card a { color: #060 } a:focus { color: #f0f }');
    const element = fixture.add('vtc-card', { theme: 'page' }, { content: '<a href="/x">x</a>' });
    await fixture.clock.until(() => element.state === 'ready');
    expect(color(element, 'primary')).to.equal('rgb(0, 102, 0)');
    element.querySelector('a')?.remove();
    document.documentElement.setAttribute('data-x', '');
    await frames(2);
    expect(color(element, 'primary')).to.equal('rgb(0, 0, 170)');
    document.querySelector<HTMLElement>('p a')?.focus();
    document.documentElement.removeAttribute('data-x');
    await frames(2);
    expect(color(element, 'primary')).to.equal('rgb(0, 0, 170)');
  });

  for (const [name, css, expected] of [
    ['a picture on a page of white text', 'body { background: url(/x.png); color: #fff }', 'dark'],
    ['a picture on a page of dark text', 'body { background: url(/x.png); color: #111 }', 'light'],
    [
      'a picture with a colour',
      'body { background: #123 url(/x.png); color: #fff }',
      'rgb(17, 34, 51)',
    ],
    [
      'what is not an ancestor',
      'body::before { content: ""; position: fixed; inset: 0; background: #000 } body { color: #fff }',
      'dark',
    ],
    ['a gradient', 'body { background: linear-gradient(#000, #222 50%, #444) }', 'rgb(34, 34, 34)'],
    ['a dark box with black text', 'main { background: #101418; color: #000 }', 'rgb(16, 20, 24)'],
  ] as const) {
    it(`is readable on ${name}`, async () => {
      design(css);
      const element = fixture.create('vtc-card', { theme: 'page', images: 'none' });
      document.querySelector('main')?.append(element);
      await fixture.clock.until(() => element.state === 'ready');
      await element.updateComplete;
      if (expected.startsWith('rgb')) expect(color(element, 'background')).to.equal(expected);
      else expect(base(element).colorScheme).to.equal(expected);
      const behind = color(element, 'background');
      for (const name of ['text', 'muted-text', 'link'])
        expect(ratioOf([behind], color(element, name)), name).to.be.at.least(4.5);
    });
  }

  it('leaves the heading as it is where the page’s headings are those of the browser', async () => {
    design('body { font: 16px sans-serif }');
    const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
    expect(headingOf(element).fontFamily).to.equal('sans-serif');
    expect(headingOf(element).fontWeight).to.equal('600');
  });

  it('takes the heading’s font and size that the page sets', async () => {
    design(
      'h3 { font-family: serif } :root { --vtc-heading-font: monospace; --vtc-heading-size: 31px }',
    );
    const element = await fixture.show('vtc-upcoming-events', { theme: 'page' });
    expect(headingOf(element).fontFamily).to.equal('monospace');
    expect(headingOf(element).fontSize).to.equal('31px');
  });
});

describe('frame', () => {
  let fixture: ElementFixture;
  beforeEach(() => (fixture = new ElementFixture()));
  afterEach(() => fixture.close());

  for (const [theme, frame, isBox] of [
    ['auto', 'auto', true],
    ['light', 'auto', true],
    ['page', 'auto', false],
    ['page', 'box', true],
    ['auto', 'none', false],
    ['dark', 'none', false],
  ] as const) {
    it(`"${frame}" ${isBox ? 'has' : 'has no'} border, padding and background with theme="${theme}"`, async () => {
      const element = await fixture.show('vtc-upcoming-events', { theme, frame });
      const { borderTopWidth, paddingTop, backgroundColor } = getComputedStyle(
        query(element, '.base') ?? element,
      );
      expect(borderTopWidth).to.equal(isBox ? '1px' : '0px');
      expect(parseFloat(paddingTop) > 0).to.equal(isBox);
      expect(backgroundColor !== 'rgba(0, 0, 0, 0)').to.equal(isBox);
    });
  }

  for (const theme of ['auto', 'light', 'dark']) {
    for (const page of ['#fff', '#101418', '#777'])
      it(`"none" is readable on ${page} with theme="${theme}"`, async () => {
        document.body.style.background = page;
        const element = await fixture.show('vtc-card', { theme, frame: 'none', images: 'none' });
        expect(contrastFailures(element)).to.deep.equal([]);
        document.body.removeAttribute('style');
      });
  }

  it('keeps tiles opaque with --vtc-background: transparent, and paints nothing behind', async () => {
    document.body.style.cssText = 'background: #faf0e0; --vtc-background: transparent';
    const element = await fixture.show('vtc-upcoming-events', {
      theme: 'page',
      layout: 'cards',
      frame: 'box',
    });
    expect(getComputedStyle(query(element, '.base') ?? element).backgroundColor).to.equal(
      'rgba(0, 0, 0, 0)',
    );
    const tiles = queryAll(element, '.cover > .date-tile');
    expect(tiles).not.to.have.length(0);
    for (const tile of tiles) expect(getComputedStyle(tile).backgroundColor).to.match(/^rgb\(/);
    const [tile] = queryAll(element, '.cover > .date-tile:not(.today)');
    expect(tile && hexOf(paintedGround(tile))).to.equal('250, 240, 224');
    document.body.removeAttribute('style');
  });

  const hexOf = (bytes: readonly number[]) => bytes.join(', ');
});

describe('the zone of the times', () => {
  let fixture: ElementFixture;
  beforeEach(() => (fixture = new ElementFixture()));
  afterEach(() => fixture.close());
  const isNamed = (element: HTMLElement) => queryAll(element, '.zone').length === 1;
  const zone = { 'time-zone': 'Europe/Berlin' };
  const live = () => ({
    ...zone,
    token: embedToken('northern_haul'),
  });

  it('is named by the first element of the page only, while it is rendered', async () => {
    const first = await fixture.show('vtc-upcoming-events', zone);
    const second = await fixture.show('vtc-live-events', live());
    const other = await fixture.show('vtc-upcoming-events', { 'time-zone': 'Asia/Tokyo' });
    expect([first, second, other].map(isNamed)).to.deep.equal([true, false, true]);
    first.hidden = true;
    second.requestUpdate();
    await second.updateComplete;
    expect(isNamed(second)).to.equal(true);
    first.hidden = false;
    second.requestUpdate();
    await second.updateComplete;
    expect(isNamed(second)).to.equal(false);
    first.remove();
    await second.updateComplete;
    expect(isNamed(second)).to.equal(true);
    document.body.prepend(first);
    await first.updateComplete;
    await second.updateComplete;
    expect([first, second].map(isNamed)).to.deep.equal([true, false]);
  });

  it('is named by the next one if the first fails', async () => {
    const failing = fixture.add('vtc-upcoming-events', { ...zone, vtc: 'nobody_has_this' });
    const second = await fixture.show('vtc-live-events', live());
    await fixture.clock.until(() => failing.state === 'error');
    await second.updateComplete;
    expect([failing, second].map(isNamed)).to.deep.equal([false, true]);
  });
});
