import { expect } from '@open-wc/testing';
import { ElementFixture, query } from '../support/element-fixture.js';

describe('an element without items', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  /** Empty news of a company with these links. */
  async function showEmpty(links: Readonly<Record<string, string | null>>, theme = 'page') {
    const company = '/vtcs/northern_haul';
    const detail: unknown = await (await fetch(`${fixture.backend.apiBase}${company}`)).json();
    fixture.backend.respond = ({ url }) => {
      if (url.includes('/news')) return Response.json({ items: [], nextCursor: null, total: 0 });
      return url.endsWith(company) ? Response.json({ ...Object(detail), ...links }) : undefined;
    };
    fixture.backend.clearRequests();
    const element = await fixture.show('vtc-news', { theme });
    await fixture.clock.until(() => fixture.backend.paths.some((path) => path.endsWith(company)));
    await fixture.clock.advance(0);
    await element.updateComplete;
    return element;
  }

  it('says so in one row, on a ground that begins at the edge of its heading', async () => {
    const element = await showEmpty({});
    const [heading, icon, message] = ['.heading', '.message > .icon', '.message'].map((selector) =>
      query(element, selector)?.getBoundingClientRect(),
    );
    expect(message?.left).to.be.closeTo(heading?.left ?? NaN, 1);
    expect(icon?.left).to.be.within((message?.left ?? NaN) + 8, (message?.left ?? NaN) + 16);
    expect(message?.height).to.be.at.most(68);
    expect(query(element, '.message p')?.innerText).to.equal('No news yet.');
  });

  for (const [tag, text] of [
    ['vtc-news', 'No news yet.'],
    ['vtc-upcoming-events', 'No convoys at the moment.'],
    ['vtc-calendar', 'No convoys at the moment.'],
  ] as const)
    it(`<${tag}> has icon, sentence and link in one row, at one distance below the heading`, async () => {
      fixture.backend.respond = ({ url }) =>
        /\/(?:news|events)/.test(url)
          ? Response.json({ items: [], nextCursor: null, total: 0 })
          : undefined;
      const element = await fixture.show(tag, { theme: 'light', token: 'emb_1' });
      element.style.inlineSize = '640px';
      await fixture.clock.until(() => query(element, '.message a') !== undefined);
      expect(query(element, '.message p')?.innerText).to.equal(text);
      const boxOf = (selector: string) => {
        const box = query(element, selector)?.getBoundingClientRect();
        return { top: box?.top ?? NaN, bottom: box?.bottom ?? NaN };
      };
      const middles = ['.message > .icon', '.message p', '.message a'].map((selector) => {
        const { top, bottom } = boxOf(selector);
        return (top + bottom) / 2;
      });
      for (const middle of middles) expect(middle).to.be.closeTo(middles[0] ?? NaN, 0.5);
      expect(boxOf('.message').top - boxOf('.heading').bottom).to.be.closeTo(12, 1);
    });

  it('has the link as a button of one line at any width', async () => {
    const element = await showEmpty(
      { discord: 'https://discord.example/a', website: null },
      'light',
    );
    for (const width of [280, 360, 900]) {
      element.style.inlineSize = `${width}px`;
      const link = query(element, '.message a') as Element;
      const { borderTopWidth, textDecorationLine } = getComputedStyle(link);
      expect(borderTopWidth).to.equal('1px');
      expect(textDecorationLine).to.equal('none');
      expect(link.getBoundingClientRect().height, `${width} px`).to.be.within(36, 40);
    }
  });

  for (const [discord, website, theme, expected] of [
    [
      'https://discord.example/a',
      'https://a.example/',
      'page',
      'Follow us on Discord https://discord.example/a',
    ],
    ['javascript:alert(1)', 'https://www.a.example/x', 'auto', 'a.example https://www.a.example/x'],
    [null, null, 'light', undefined],
  ] as const)
    it(`links to ${expected ?? 'nothing'} with theme="${theme}"`, async () => {
      const element = await showEmpty({ discord, website }, theme);
      const link = query(element, '.message a');
      const shown = link && `${link.innerText} ${link.getAttribute('href') ?? ''}`;
      expect(shown).to.equal(expected);
    });
});
