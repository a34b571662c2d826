import { announcementsOf } from '../../support/announcements.js';
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { VtcElement } from '../../../src/element/vtc-element.js';
import type { NewsPost } from '../../../src/widgets/vtc-news/vtc-news.js';
import { ElementFixture } from '../../support/element-fixture.js';

const tag = 'vtc-news';
const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const long = 'The road is long, and so is this text. '.repeat(60);

const post = (fields: Partial<NewsPost> = {}): NewsPost => ({
  id: 1,
  title: 'Winter timetable',
  content: 'We start at **19:00** from December on.',
  image: null,
  pinned: false,
  createdAt: '2026-11-17T17:00:00Z',
  authorName: 'Anna',
  authorImage: null,
  ...fields,
});

type Element = VtcElement<unknown>;

describe('<vtc-news>', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  const show = (
    posts: readonly NewsPost[],
    attributes: Readonly<Record<string, string>> = {},
  ): Promise<Element> =>
    fixture.show(tag, attributes, { items: posts, nextCursor: null, total: posts.length });

  const all = (element: HTMLElement, selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const textsOf = (element: HTMLElement, selector: string) =>
    all(element, selector).map(({ innerText }) => innerText.trim().replace(/[\u2068\u2069]/g, ''));
  const buttons = (element: HTMLElement) => all(element, 'button');

  it('shows title, day, author and text', async () => {
    const element = await show([post()]);
    expect(textsOf(element, '[part~="title"]')).to.deep.equal(['Winter timetable']);
    expect(textsOf(element, 'time')).to.deep.equal(['3 days ago']);
    expect(textsOf(element, '.author-name')).to.deep.equal(['Anna']);
    expect(all(element, '.author')[0]?.title.replace(/[\u2068\u2069]/g, '')).to.equal('By Anna');
    expect(textsOf(element, '[part~="text"]')).to.deep.equal([
      'We start at 19:00 from December on.',
    ]);
  });

  it('isolates the name of the author, without direction controls that could end the isolation', async () => {
    const element = await show([post({ authorName: 'An\u2069\u202ena' })]);
    expect(all(element, '.author')[0]?.title).to.equal('By \u2068Anna\u2069');
    expect(all(element, '.author-name')[0]?.textContent).to.equal('\u2068Anna\u2069');
  });

  it('breaks German compounds of more than nine letters with hyphens, in titles and texts', async () => {
    const word = 'Winterfahrplanveröffentlichung';
    const posts = [post({ title: word, content: `Die ${word} für alle.` })];
    for (const layout of ['list', 'cards', 'compact']) {
      const element = await show(posts, { lang: 'de', layout });
      const parts = all(element, '.title, .text');
      expect(parts.length).to.be.above(0);
      for (const part of parts) {
        const { hyphens, hyphenateLimitChars } = getComputedStyle(part) as CSSStyleDeclaration & {
          hyphenateLimitChars: string;
        };
        expect([hyphens, hyphenateLimitChars]).to.deep.equal(['auto', '10']);
        expect(part.closest('[lang]')?.getAttribute('lang')).to.equal('de');
        expect(part.scrollWidth).to.be.at.most(part.clientWidth);
      }
      element.remove();
    }
  });

  it('has titles as headings one level below its own', async () => {
    const element = await show([post()], { 'heading-level': '4' });
    const levels = all(element, '[role="heading"]').map(({ ariaLevel }) => ariaLevel);
    expect(levels).to.deep.equal(['4', '5']);
  });

  it('has the date in the title of the day and for machines, in its time zone', async () => {
    const element = await show([post({ createdAt: '2026-11-18T23:30:00Z' })], {
      'time-zone': 'Europe/Berlin',
    });
    const [time] = all(element, 'time');
    expect(time?.getAttribute('datetime')).to.equal('2026-11-18T23:30:00.000Z');
    expect(time?.title).to.match(/^Thursday,? 19 November 2026.*00:30$/);
    expect(time?.textContent).to.equal('Yesterday');
  });

  it('shows a post of a minute ahead of the clock as one of today', async () => {
    fixture.close();
    fixture = new ElementFixture('2026-11-20T23:59:30Z');
    const element = await show([post({ createdAt: '2026-11-21T00:00:30Z' })]);
    expect(textsOf(element, 'time')).to.deep.equal(['Today']);
  });

  it('changes the days at midnight, without a request', async () => {
    const element = await show([post({ createdAt: '2026-11-20T08:00:00Z' })]);
    expect(textsOf(element, 'time')).to.deep.equal(['Today']);
    await fixture.clock.advance(7 * 3_600_000 + 1000);
    expect(textsOf(element, 'time')).to.deep.equal(['Yesterday']);
    expect(fixture.backend.paths.filter((path) => path.includes('news'))).to.deep.equal([]);
  });

  it('shows pinned posts first, labelled as pinned', async () => {
    const posts = [
      post({ id: 1, title: 'Older', createdAt: '2026-10-01T00:00:00Z' }),
      post({ id: 2, title: 'Newer' }),
      post({ id: 3, title: 'Kept', createdAt: '2025-01-01T00:00:00Z', pinned: true }),
    ];
    const element = await show(posts);
    expect(textsOf(element, '[part~="title"]')).to.deep.equal(['Kept', 'Newer', 'Older']);
    expect(textsOf(element, '.pinned')).to.deep.equal(['Pinned']);
    element.setAttribute('layout', 'compact');
    await element.updateComplete;
    expect(textsOf(element, '.pinned')).to.deep.equal(['Pinned']);
  });

  for (const layout of ['list', 'cards', 'compact']) {
    it(`shows posts without picture, author, text and title in layout ${layout}`, async () => {
      const bare = { authorName: ' ', content: '\n', title: ' ' };
      const element = await show([post(bare), post({ id: 2, title: 'A' })], { layout });
      expect(textsOf(element, '[part~="title"]')).to.deep.equal(['—', 'A']);
      expect(all(element, '[part~="item"]')[0]?.innerText).not.to.match(/By|undefined|null/);
      expect(all(element, 'img')).to.have.length(0);
    });

    it(`keeps titles of 300 letters and hostile strings within 280 px in layout ${layout}`, async () => {
      const box = document.createElement('div');
      box.style.inlineSize = '280px';
      document.body.append(box);
      const element = await show(
        [
          post({ title: 'W'.repeat(300), authorName: 'W'.repeat(100), content: 'W'.repeat(5000) }),
          post({
            id: 2,
            title: '<img src=x onerror=alert(1)>',
            content:
              '<script>alert(1)</script> [a](javascript:alert(1)) ![b](https://i.example/b.png)',
            image: 'javascript:alert(1)',
            authorName: '</bdi><script>',
          }),
        ],
        { layout },
      );
      box.append(element);
      await element.updateComplete;
      expect(all(element, '[part~="base"]')[0]?.scrollWidth).to.be.at.most(280);
      expect(all(element, 'script, img')).to.have.length(0);
      // Pictures in texts are links.
      const links = layout === 'compact' ? [] : ['https://i.example/b.png'];
      expect(all(element, 'a').map((link) => link.getAttribute('href'))).to.deep.equal(links);
      expect(textsOf(element, '[part~="title"]')[1]).to.equal('<img src=x onerror=alert(1)>');
    });
  }

  for (const layout of ['list', 'cards', 'compact']) {
    for (const hrefTemplate of ['', 'https://a.example/{id}'])
      it(`cuts a title at the end in its own direction in layout ${layout}, ${hrefTemplate ? 'with' : 'without'} a link`, async () => {
        const title = 'قافلة الشتاء الكبرى من برشلونة إلى روتردام '.repeat(8);
        const element = await show([post({ title })], { layout, 'href-template': hrefTemplate });
        element.style.inlineSize = '480px';
        const [heading] = all(element, '[part~="title"]');
        const cut = layout === 'compact' ? heading?.lastElementChild : heading;
        if (!cut) throw new Error('There is no title.');
        expect(getComputedStyle(cut).direction).to.equal('rtl');
        expect(cut.scrollHeight > cut.clientHeight || cut.scrollWidth > cut.clientWidth).to.equal(
          true,
        );
      });
  }

  it('cuts a long text, and shows all of it on request', async () => {
    const content = 'x '.repeat(25_000);
    const element = await show([post({ content }), post({ id: 2, title: 'Short' })]);
    const text = () => all(element, '[part~="text"]')[0]?.textContent?.trim().length ?? 0;
    const before = element.getBoundingClientRect().height;
    expect(text()).to.be.below(2000);
    expect(buttons(element)).to.have.length(1);
    const [button] = buttons(element);
    expect(button?.innerText.trim()).to.equal('Show more');
    expect(button?.ariaLabel).to.equal('Show more: Winter timetable');
    expect(button?.ariaExpanded).to.equal('false');
    button?.click();
    await element.updateComplete;
    expect(text()).to.equal(content.trim().length);
    expect(element.getBoundingClientRect().height).to.be.above(before);
    expect(button?.ariaLabel).to.equal('Show less: Winter timetable');
    expect(button?.ariaExpanded).to.equal('true');
    expect(
      element.shadowRoot?.getElementById(button?.getAttribute('aria-controls') ?? ''),
    ).to.equal(all(element, '[part~="text"]')[0]);
    button?.click();
    await element.updateComplete;
    expect(element.getBoundingClientRect().height).to.equal(before);
  });

  it('shows the formats and links of a text, its headings below its title', async () => {
    const content =
      '# Plan\n- **Bring** paint\n- [Sign up](https://a.example/signup)\n\nhttps://b.example/';
    const element = await show([post({ content })], { 'heading-level': '2' });
    expect(all(element, '.text li').map(({ innerText }) => innerText)).to.deep.equal([
      'Bring paint',
      'Sign up',
    ]);
    expect(all(element, '.text strong').map(({ innerText }) => innerText)).to.deep.equal(['Bring']);
    expect(all(element, '.text [role="heading"]').map(({ ariaLevel }) => ariaLevel)).to.deep.equal([
      '4',
    ]);
    expect(
      all(element, '.text a').map((link) => [link.innerText, link.getAttribute('rel')]),
    ).to.deep.equal([
      ['Sign up', 'noopener noreferrer nofollow ugc'],
      ['b.example', 'noopener noreferrer nofollow ugc'],
    ]);
  });

  it('shows all of a folded text while the keyboard focus is on a link in it', async () => {
    const content = `${'Line '.repeat(150)}[Sign up](https://a.example/signup) ${'line '.repeat(20)}`;
    const element = await show([post({ content })]);
    const [link] = all(element, '.text a');
    const [text] = all(element, '.text');
    if (!link || !text) throw new Error('There is no link.');
    const isVisible = () =>
      link.getBoundingClientRect().bottom <= text.getBoundingClientRect().bottom;
    expect(isVisible()).to.equal(false);
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot?.activeElement === link).to.equal(true);
    expect(isVisible()).to.equal(true);
  });

  it('keeps the texts that the visitor opened when it refreshes', async () => {
    const posts = [post({ content: long }), post({ id: 2, content: long })];
    fixture.backend.respond = ({ url }) =>
      url.includes('/news')
        ? Response.json({ items: posts, nextCursor: null, total: 2 })
        : undefined;
    const element = await fixture.show(tag, {});
    buttons(element)[1]?.click();
    posts.unshift(post({ id: 3, createdAt: '2026-11-20T16:00:00Z', content: long }));
    void element.refresh();
    await fixture.clock.until(() => buttons(element).length === 3);
    expect(buttons(element).map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal([
      'false',
      'false',
      'true',
    ]);
  });

  const boxOf = (item: HTMLElement | undefined, selector: string) => {
    const box = item?.querySelector(selector)?.getBoundingClientRect();
    if (!box) throw new Error(selector);
    return box;
  };

  /** URL of a picture that does not arrive. */
  const pending = `${location.origin}/pending.png`;

  it('has in cards four lines of the paragraphs, with their links', async () => {
    const content =
      '# Heading\n\n- one radio\n- one road\n- one car\n\nThank [you](https://a.example/) all.';
    const posts = [
      post({ image: pending, content }),
      post({ id: 2, content: 'Thank you all. '.repeat(20) }),
      post({ id: 3, image: pending, content: 'Short' }),
    ];
    const element = await show(posts, { layout: 'cards' });
    expect(textsOf(element, '.text')[0]).to.equal('Thank you all.');
    expect(textsOf(element, '.text')[2]).to.equal('Short');
    expect(all(element, '.text a').map(({ innerText }) => innerText)).to.deep.equal(['you']);
    const [item, long] = all(element, '[part~="item"]');
    const { lineHeight } = getComputedStyle(all(element, '.text')[0] ?? element);
    expect(Math.round(boxOf(long, '.text').height / parseFloat(lineHeight))).to.equal(4);
    expect(boxOf(item, '.meta').top).to.be.at.least(boxOf(item, '.text').bottom);
    // The meta lines of a row end at one height.
    element.style.inlineSize = '640px';
    const [, second, third] = all(element, '[part~="item"]');
    expect(boxOf(second, '.meta').bottom).to.be.closeTo(boxOf(third, '.meta').bottom, 0.5);
  });

  it('has one frame, cover, edge and size of title for cards with and without a picture', async () => {
    const posts = [post({ id: 3 }), post({ image: pending }), post({ id: 2 })];
    const element = await show(posts, { layout: 'cards', theme: 'light' });
    for (const width of [360, 900]) {
      element.style.inlineSize = `${width}px`;
      // The first one is larger where it is narrow.
      const [, first, second] = all(element, '[part~="item"]').map((item) => {
        const title = item.querySelector('.title') ?? item;
        const { left, top } = item.getBoundingClientRect();
        const cover = boxOf(item, '.cover');
        return {
          background: getComputedStyle(item.querySelector('.body') ?? item).backgroundColor,
          size: getComputedStyle(title).fontSize,
          insets: [boxOf(item, '.title').left - left, cover.left - left, cover.top - top],
          ratio: (cover.width / cover.height).toFixed(1),
          button: item.querySelector('.text-button') !== null,
        };
      });
      expect(second, `${width} px`).to.deep.equal(first);
      expect(first?.background).not.to.equal('rgba(0, 0, 0, 0)');
    }
  });

  it('fills all rows of cards, in which the picture of a lone card is beside the text', async () => {
    const posts = [1, 2, 3, 4, 5, 6, 7].map((id) => post({ id, image: id % 2 ? pending : null }));
    for (const [width, rows, last] of [
      [480, [1, 2, 2], 0],
      [480, [1, 2, 1], 1],
      [480, [1, 2], 0],
      [480, [2], 0],
      [480, [1], 1],
      [900, [2, 3, 2], 0],
      [900, [2, 2, 2], 0],
      [900, [2, 3], 0],
      [900, [2, 2], 0],
      [900, [3], 0],
      [900, [2], 0],
      [900, [1], 1],
    ] as const) {
      const count = rows.reduce((sum: number, row) => sum + row, 0);
      const element = await show(posts.slice(0, count), { layout: 'cards', limit: '7' });
      element.style.inlineSize = `${width}px`;
      const items = all(element, '[part~="item"]');
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
      expect(
        [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
        `${width} px`,
      ).to.deep.equal(rows);
      const list = all(element, '[part~="list"]')[0]?.getBoundingClientRect();
      const label = `${width} px, ${count} cards`;
      expect(items.at(-1)?.getBoundingClientRect().right, label).to.be.closeTo(list?.right ?? 0, 1);
      const lying = items.filter(
        (item) => boxOf(item, '.title').left > boxOf(item, '.cover').right,
      );
      expect(lying, label).to.deep.equal(last ? items.slice(-last) : []);
      for (const item of lying) {
        const { width: whole, height } = item.getBoundingClientRect();
        const cover = boxOf(item, '.cover');
        expect(cover.width / whole, label).to.be.closeTo(0.45, 0.01);
        expect(cover.height, label).to.be.closeTo(height, 1);
      }
      element.remove();
    }
  });

  it('shows the list of a card that has no paragraph as a list', async () => {
    const content = `- ${'one radio, one road '.repeat(9)}\n- two`;
    const element = await show([post({ content })], { layout: 'cards' });
    expect(all(element, '.text li').length).to.be.above(0);
    expect(textsOf(element, '.text')[0]).not.to.include('•');
  });

  it('has compact titles of one leading, each pin before the title, and lines between them at 280 px', async () => {
    const title = 'A title that takes more than one line of a narrow column';
    const posts = [true, true, false].map((pinned, id) =>
      post({ id, pinned, title: id === 1 ? 'Short' : title, content: id === 2 ? '' : 'Text' }),
    );
    const element = await show(posts, { layout: 'compact' });
    element.style.inlineSize = '280px';
    const items = all(element, '[part~="item"]');
    for (const [index, item] of items.entries()) {
      const text = item.querySelector('.title > *') as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
      if (lines[1] && lines[0]) expect(lines[1] - lines[0]).to.be.closeTo(19.5, 2);
      expect(Number.parseFloat(getComputedStyle(text).lineHeight)).to.be.closeTo(
        Number.parseFloat(getComputedStyle(text).fontSize) * 1.3,
        0.1,
      );
      const pin = item.querySelector('.pinned .icon')?.getBoundingClientRect();
      if (pin) {
        const line = range.getClientRects()[0] ?? new DOMRect(NaN);
        expect((pin.top + pin.bottom) / 2).to.be.closeTo((line.top + line.bottom) / 2, 2);
        expect(pin.right).to.be.below(line.left);
      }
      expect(getComputedStyle(item).borderTopWidth).to.equal(index === 0 ? '0px' : '1px');
      const edge = item.querySelector('time')?.getBoundingClientRect().left;
      expect(text.getBoundingClientRect().left).to.be.closeTo(edge ?? 0, 1);
    }
  });

  it('has the dates of all compact rows on the line of the title, in rows of one height', async () => {
    const posts = [true, false].map((pinned, id) => post({ id, pinned }));
    const element = await show(posts, { layout: 'compact' });
    element.style.inlineSize = '480px';
    const rows = all(element, '[part~="item"]').map((item) => ({
      height: item.clientHeight,
      title: boxOf(item, '.title').left,
      offset: boxOf(item, 'time').bottom - boxOf(item, '.title').bottom,
    }));
    expect(rows[1]?.height).to.equal(rows[0]?.height);
    // The pin is before the titles, which begin at one edge.
    expect(rows[0]?.title).to.equal(rows[1]?.title);
    const [pin] = all(element, '.pinned');
    expect(pin?.getBoundingClientRect().right).to.be.below(rows[0]?.title ?? NaN);
    expect(rows[1]?.offset).to.be.closeTo(rows[0]?.offset ?? NaN, 0.5);
  });

  it('has compact posts in rows of two', async () => {
    const posts = [1, 2, 3, 4, 5].map((id) => post({ id }));
    const element = await show(posts, { layout: 'compact' });
    element.style.inlineSize = '900px';
    const boxes = all(element, '[part~="item"]').map((item) => item.getBoundingClientRect());
    expect(boxes[1]?.top).to.equal(boxes[0]?.top);
    expect(boxes[1]?.left).to.be.above(boxes[0]?.right ?? NaN);
    expect(boxes[2]?.left).to.equal(boxes[0]?.left);
  });

  for (const layout of ['list', 'cards'])
    it(`begins titles and texts of another direction at the start of that direction in layout ${layout}`, async () => {
      const posts = [post({ content: '> Quote\n\nWe start at 19:00.\n\n- One\n- Two' })];
      const element = await show(posts, { lang: 'ar', layout });
      await fixture.clock.until(() => all(element, '.base')[0]?.dir === 'rtl');
      for (const width of [280, 480, 900]) {
        element.style.inlineSize = `${width}px`;
        const parts = all(element, '.title, .text p, .text blockquote, .text li');
        expect(parts.length).to.be.above(1);
        for (const part of parts) {
          const { direction, textAlign } = getComputedStyle(part);
          expect([direction, textAlign], part.outerHTML).to.deep.equal(['ltr', 'start']);
        }
        // The title begins at the same edge as the text.
        const [item] = all(element, '[part~="item"]');
        expect(boxOf(item, '.title').left).to.be.closeTo(boxOf(item, '.text').left, 1);
      }
    });

  it('ends a cut text in an ellipsis within its box, also in another direction', async () => {
    const posts = [post({ content: 'We drive all night. '.repeat(20) })];
    const element = await show(posts, { lang: 'ar', layout: 'cards' });
    await fixture.clock.until(() => all(element, '.base')[0]?.dir === 'rtl');
    const [cut] = all(element, '.text > p');
    if (!cut) throw new Error('There is no text.');
    const { direction, textAlign, webkitLineClamp } = getComputedStyle(cut);
    expect([direction, textAlign, webkitLineClamp]).to.deep.equal(['ltr', 'start', '4']);
    expect(cut.scrollHeight).to.be.above(cut.clientHeight);
  });

  for (const [layout, expected] of [
    ['list', 1],
    ['cards', 16 / 9],
  ] as const)
    it(`reserves the space of a picture, and shows a landscape in place of a broken one in layout ${layout}`, async () => {
      const element = await show(
        [post({ image: `${pending}?1` }), post({ id: 2, image: `${pending}?2` })],
        { layout },
      );
      element.style.inlineSize = '320px';
      const ratio = () => {
        const { width, height } = all(element, '.cover')[0]?.getBoundingClientRect() ?? {};
        return height && (width ?? 0) / height;
      };
      expect(ratio()).to.be.closeTo(expected, 0.01);
      all(element, 'img')[0]?.dispatchEvent(new Event('error'));
      expect(ratio()).to.be.closeTo(expected, 0.01);
    });

  it('has pictures of one size in the list, drawn ones too, and shows the names of authors', async () => {
    const posts = [post({ image: pending }), post({ id: 2 }), post({ id: 3, content: long })];
    const element = await show(posts);
    for (const width of [280, 360, 480, 900, 1200]) {
      element.style.inlineSize = `${width}px`;
      const items = all(element, '[part~="item"]');
      const covers = items.map((item) => boxOf(item, '.cover'));
      expect(new Set(covers.map((box) => `${box.width} ${box.height}`)).size).to.equal(1);
      for (const item of items) expect(boxOf(item, '.author-name').width).to.be.above(20);
    }
    // Texts are at most 44em wide, and pictures end where the lines between items do.
    const [item] = all(element, '[part~="item"]');
    expect(boxOf(item, '.title').width).to.be.at.most(44 * 16 * 1.125);
    expect(boxOf(item, '.cover').right).to.equal(item?.getBoundingClientRect().right);
  });

  it('ends the visible paragraphs of a text with more parts in an ellipsis', async () => {
    const content = 'Thank you all.\n\n- one\n- two\n- three\n- four\n- five';
    const element = await show([post({ content }), post({ id: 2 })]);
    const ends = all(element, '.text > p').map((text) => getComputedStyle(text, '::after').content);
    expect(ends[0]).to.include('…');
    expect(ends[1]).to.equal('none');
  });

  it('shows no picture that is not from a secure address, and none with images="none"', async () => {
    const posts = [post({ image: photo }), post({ id: 2, image: 'https://i.example/1.png' })];
    const element = await show(posts, { layout: 'cards' });
    expect(all(element, 'img').map((img) => img.getAttribute('src'))).to.deep.equal([
      'https://i.example/1.png',
    ]);
    element.images = 'none';
    await element.updateComplete;
    expect(all(element, 'img, .cover')).to.have.length(0);
  });

  it('links titles to the page’s address, with the fields of the post', async () => {
    const posts = [post({ content: long })];
    const element = await show(posts, { 'href-template': '/news/{id}?t={title}' });
    const [link] = all(element, 'a');
    expect(link?.getAttribute('href')).to.match(/\/news\/1\?t=Winter%20timetable$/);
    const selected: unknown[] = [];
    element.addEventListener('vtc-select', (event) => {
      event.preventDefault();
      selected.push((event as CustomEvent<{ item: unknown }>).detail.item);
    });
    link?.click();
    expect(selected).to.deep.equal(posts);
  });

  it('opens the text of a compact post by its title, where that is not a link', async () => {
    const element = await show([post(), post({ id: 2, content: '' })], { layout: 'compact' });
    const [button, ...others] = buttons(element);
    expect(others).to.deep.equal([]);
    expect(textsOf(element, '[part~="text"]').join('')).to.equal('');
    button?.click();
    await element.updateComplete;
    expect(button?.ariaExpanded).to.equal('true');
    expect(textsOf(element, '[part~="text"]')[0]).to.include('19:00');
    element.hrefTemplate = '#{id}';
    await element.updateComplete;
    expect(buttons(element)).to.deep.equal([]);
    expect(all(element, 'a')).to.have.length(2);
    expect(textsOf(element, '[part~="text"]').join('')).to.equal('');
  });

  describe('with older news', () => {
    const shown = (element: Element) => all(element, '[part~="item"]').length;
    const older = (element: Element) =>
      buttons(element).find(({ innerText }) => innerText.includes('Older news'));
    const requests = () =>
      fixture.backend.requests.flatMap(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname.endsWith('/news') ? [search] : [];
      });

    it('loads a page at a time, and moves the focus to the first older post', async () => {
      const element = await fixture.show(tag, { limit: '4' });
      expect(requests()).to.deep.equal(['?limit=4&offset=0']);
      const before = all(element, '[part~="title"]').map(({ textContent }) => textContent);
      older(element)?.focus();
      older(element)?.click();
      await fixture.clock.until(() => shown(element) === 8);
      expect(requests()).to.deep.equal(['?limit=4&offset=0', '?limit=50&offset=3']);
      const titles = all(element, '[part~="title"]');
      expect(titles.slice(0, 4).map(({ textContent }) => textContent)).to.deep.equal(before);
      expect(titles.findIndex((title) => title === element.shadowRoot?.activeElement)).to.equal(4);
    });

    it('refreshes 100 posts with three requests, one for each 50', async () => {
      const posts = Array.from({ length: 110 }, (_, index) => post({ id: index + 1 }));
      fixture.backend.respond = ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        if (!pathname.endsWith('/news')) return undefined;
        const offset = Number(searchParams.get('offset'));
        const end = offset + Number(searchParams.get('limit'));
        const nextCursor = end < posts.length ? end : null;
        return Response.json({ items: posts.slice(offset, end), nextCursor, total: posts.length });
      };
      const element = await fixture.show(tag, { limit: '20' });
      for (let count = 40; count <= 100; count += 20) {
        older(element)?.click();
        await fixture.clock.until(() => shown(element) === count);
      }
      fixture.backend.clearRequests();
      await fixture.clock.advance(1_000_000);
      await fixture.clock.until(() => requests().length >= 3);
      await fixture.clock.advance(1000);
      expect(requests()).to.deep.equal([
        '?limit=50&offset=0',
        '?limit=50&offset=49',
        '?limit=20&offset=98',
      ]);
      expect(shown(element)).to.equal(100);
    });

    it('does not move the focus that is elsewhere', async () => {
      const element = await fixture.show(tag, {});
      older(element)?.click();
      await fixture.clock.until(() => shown(element) === 10);
      expect(element.shadowRoot?.activeElement === null).to.equal(true);
    });

    it('has no button where all are loaded', async () => {
      const element = await fixture.show(tag, { limit: '50' });
      expect(shown(element)).to.equal(50);
      older(element)?.click();
      await fixture.clock.until(() => shown(element) > 50);
      expect(older(element)).to.equal(undefined);
    });

    it('shows an error if they cannot be loaded, and can retry', async () => {
      const element = await fixture.show(tag, {});
      fixture.backend.fail(500);
      const announced = announcementsOf(element);
      older(element)?.focus();
      older(element)?.click();
      await fixture.clock.advance(20_000);
      await fixture.clock.until(() =>
        buttons(element).some(({ innerText }) => innerText === 'Try again'),
      );
      await fixture.clock.advance(0);
      expect(element.shadowRoot?.activeElement?.ariaLabel).to.equal('Try again: News');
      expect(announced).to.deep.equal(['News: The news could not be loaded']);
      expect(shown(element)).to.equal(5);
      expect(element.state).to.equal('ready');
      fixture.backend.recover();
      buttons(element)
        .find(({ innerText }) => innerText === 'Try again')
        ?.click();
      await fixture.clock.until(() => shown(element) === 10);
      expect(older(element)).not.to.equal(undefined);
    });

    it('keeps the loaded pages when it refreshes', async () => {
      const element = await fixture.show(tag, {});
      older(element)?.click();
      await fixture.clock.until(() => shown(element) === 10);
      const loaded: number[] = [];
      element.addEventListener('vtc-load', (event) => {
        const { detail } = event as CustomEvent<{ data: { items: readonly NewsPost[] } }>;
        loaded.push(detail.data.items.length);
      });
      void element.refresh();
      await fixture.clock.until(() => loaded.length > 0);
      // One page of the maximum size.
      expect(loaded).to.deep.equal([50]);
      expect(shown(element)).to.equal(10);
    });

    it('starts with the first page for another company', async () => {
      const element = await fixture.show(tag, {});
      older(element)?.click();
      await fixture.clock.until(() => shown(element) === 10);
      element.vtc = 'hostile_names';
      await element.updateComplete;
      await fixture.clock.until(() => element.state === 'ready');
      expect(shown(element)).to.equal(5);
    });

    it('shows a page of the provided data at a time, without a request', async () => {
      const posts = [1, 2, 3, 4, 5].map((id) => post({ id, title: `Post ${id}` }));
      const element = await show(posts, { limit: '2' });
      expect(shown(element)).to.equal(2);
      older(element)?.click();
      await element.updateComplete;
      expect(shown(element)).to.equal(4);
      older(element)?.click();
      await element.updateComplete;
      expect(shown(element)).to.equal(5);
      expect(older(element)).to.equal(undefined);
      expect(requests()).to.deep.equal([]);
    });
  });

  describe('as structured data', () => {
    const scripts = () => [...document.querySelectorAll('script[type="application/ld+json"]')];

    it('is there on request: one article for each shown post, without an end of a script', async () => {
      const image = 'https://i.example/1.png';
      const posts = [
        post({ title: '</script><!--', image }),
        post({ id: 2, authorName: '', content: '' }),
      ];
      const element = await show(posts, {
        'structured-data': '',
        'href-template': 'https://a.example/{id}',
      });
      const [script] = scripts();
      expect(script?.parentElement === document.head).to.equal(true);
      expect(script?.textContent).not.to.include('<');
      expect(JSON.parse(script?.textContent ?? '')).to.deep.equal([
        {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: '</script><!--',
          description: 'We start at 19:00 from December on.',
          image,
          datePublished: '2026-11-17T17:00:00.000Z',
          author: { '@type': 'Person', name: 'Anna' },
          url: 'https://a.example/1',
        },
        {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: 'Winter timetable',
          datePublished: '2026-11-17T17:00:00.000Z',
          url: 'https://a.example/2',
        },
      ]);
      element.removeAttribute('structured-data');
      await element.updateComplete;
      expect(scripts()).to.deep.equal([]);
    });
  });
});
