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

  it('says so in one line at the edge of its heading', async () => {
    const element = await showEmpty({});
    const [heading, icon, message] = ['.heading', '.message > .icon', '.message'].map((selector) =>
      query(element, selector)?.getBoundingClientRect(),
    );
    expect(icon?.left).to.be.closeTo(heading?.left ?? NaN, 1);
    expect(message?.height).to.be.at.most(24);
    expect(query(element, '.message p')?.innerText).to.equal('No news yet.');
  });

  it('has no link where it shows what is over', async () => {
    fixture.backend.respond = ({ url }) =>
      url.includes('tab=past')
        ? Response.json({ items: [], nextCursor: null, total: 0 })
        : undefined;
    const element = await fixture.show('vtc-past-events', {});
    await fixture.clock.until(() => element.state === 'empty');
    await fixture.clock.advance(1000);
    expect(query(element, '.message p')?.innerText).to.equal('No convoy has ended yet.');
    expect(query(element, '.message a')).to.equal(undefined);
  });

  for (const [discord, website, theme, expected] of [
    [
      'https://discord.example/a',
      'https://a.example/',
      'page',
      'Follow us on Discord https://discord.example/a',
    ],
    [
      'javascript:alert(1)',
      'https://www.a.example/x',
      'auto',
      'Follow us on a.example https://www.a.example/x',
    ],
    [null, null, 'light', undefined],
  ] as const)
    it(`links to ${expected ?? 'nothing'} with theme="${theme}"`, async () => {
      const element = await showEmpty({ discord, website }, theme);
      const link = query(element, '.message a');
      const shown = link && `${link.innerText} ${link.getAttribute('href') ?? ''}`;
      expect(shown).to.equal(expected);
    });
});
