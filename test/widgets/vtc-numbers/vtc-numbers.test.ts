import { expect } from '@open-wc/testing';
import { createSandbox } from '../../../src/sandbox/server/sandbox.js';
import { addBox, ElementFixture, query, queryAll, texts } from '../../support/element-fixture.js';
import { textOf } from '../../support/element-stage.js';

const tag = 'vtc-numbers';
const sandbox = createSandbox();
const all = 'members convoys partners since pictures';

describe('<vtc-numbers>', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  const paths = () => {
    const { requests, apiBase } = fixture.backend;
    return requests.map(({ url }) => url.slice(apiBase.length)).sort();
  };

  /** Responses with these counts. */
  function respondWith({ members = 186, convoys = 41, partners = 6, pictures = 120 }) {
    fixture.backend.respond = async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/events') && searchParams.get('tab') === 'past')
        return Response.json({ items: [], nextCursor: null, total: convoys });
      if (pathname.endsWith('/gallery')) {
        const list = { albums: [], images: [], items: [] };
        return Response.json({ ...list, nextCursor: null, total: pictures });
      }
      const response = await sandbox.fetch(new Request(`https://api.test${pathname}`));
      const json = (await response.json()) as { items?: object[] };
      if (pathname.endsWith('/partnerships')) {
        const [partner] = json.items ?? [];
        return Response.json({ items: Array(partners).fill(partner) });
      }
      return Response.json({ ...json, memberCount: members, createdAt: '2021-03-14T00:00:00Z' });
    };
  }

  it('shows the numbers of the API, with their labels below them', async () => {
    respondWith({ members: 1111 });
    const element = await fixture.show(tag, { show: all });
    expect(texts(element, '[part~="item"]')).to.deep.equal([
      '1,111 Members',
      '41 Convoys',
      '6 Partners',
      '2021 Founded',
      '120 Pictures',
    ]);
  });

  it('keeps the place of a number whose response is awaited', async () => {
    respondWith({});
    const { respond } = fixture.backend;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    fixture.backend.respond = async (request) => {
      if (request.url.includes('/partnerships')) await released;
      return request.url.includes('/gallery')
        ? new Response('', { status: 404 })
        : respond(request);
    };
    const element = fixture.add(tag, {}, { width: 500 });
    const numbers = () => queryAll(element, '[part~="number"]').length;
    await fixture.clock.until(() => numbers() === 3);
    const { height } = element.getBoundingClientRect();
    expect(queryAll(element, 'b.skeleton-box')).to.have.length(1);
    release();
    await fixture.clock.until(() => numbers() === 4);
    expect(queryAll(element, '.skeleton-box')).to.have.length(0);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('has a sentence for screen readers in their place', async () => {
    respondWith({ members: 1, partners: 1 });
    const element = await fixture.show(tag);
    expect(query(element, 'p')?.textContent).to.equal(
      '1 member, 41 convoys, 1 partner, Founded: 2021.',
    );
    expect(query(element, '[part~="list"]')?.ariaHidden).to.equal('true');
  });

  for (const [show, expected] of [
    [all, ['', '/events?limit=1&tab=past', '/gallery?limit=1', '/partnerships']],
    ['members since', ['']],
    ['convoys', ['', '/events?limit=1&tab=past']],
  ] as const)
    it(`sends ${expected.length} requests for "${show}", that for the colours of the company included`, async () => {
      await fixture.show(tag, { show });
      expect(paths()).to.deep.equal(expected.map((path) => `/vtcs/northern_haul${path}`));
    });

  it('sends one request for a number in a sentence', async () => {
    await fixture.show(tag, { show: 'partners', layout: 'inline' });
    expect(paths()).to.deep.equal(['/vtcs/northern_haul/partnerships']);
  });

  it('leaves out a number that is 0, unless there is no other', async () => {
    respondWith({ partners: 0 });
    expect(texts(await fixture.show(tag, { show: all }), 'b')).to.have.length(4);
    expect(texts(await fixture.show(tag, { show: 'partners' }), '[part~="item"]')).to.deep.equal([
      '0 Partners',
    ]);
  });

  it('leaves out a number that the API does not give, and shows the others', async () => {
    fixture.backend.respond = ({ url }) =>
      url.includes('/partnerships') ? new Response('{}', { status: 404 }) : undefined;
    const element = await fixture.show(tag, { show: 'members partners' });
    expect(texts(element, '[part~="label"]')).to.deep.equal(['Members']);
    expect(element.state).to.equal('ready');
  });

  it('has two columns in 280 px, and one row in 640 px', async () => {
    respondWith({});
    const element = await fixture.show(tag);
    for (const [width, columns] of [
      [280, 2],
      [640, 4],
    ] as const) {
      addBox(width).append(element);
      await fixture.clock.advance(100);
      const [first] = queryAll(element, 'li');
      const inRow = queryAll(element, 'li').filter(
        ({ offsetTop }) => offsetTop === first?.offsetTop,
      );
      expect(inRow).to.have.length(columns);
    }
  });

  for (const theme of ['light', 'page'])
    it(`has equal cells with lines between them, and numbers of one colour, with theme="${theme}"`, async () => {
      respondWith({});
      const element = await fixture.show(tag, { theme });
      for (const width of [280, 360, 480, 900, 1200]) {
        addBox(width).append(element);
        await fixture.clock.advance(100);
        const cells = queryAll(element, 'li');
        const widths = cells.map((cell) => cell.getBoundingClientRect().width);
        expect(Math.max(...widths) - Math.min(...widths), `${width} px`).to.be.below(1.1);
        const lines = cells.map((cell) => getComputedStyle(cell).borderInlineStartWidth === '1px');
        expect(lines).to.deep.equal([false, true, width >= 480, true]);
        for (const cell of cells) {
          const { paddingLeft, paddingRight } = getComputedStyle(cell);
          expect(paddingLeft).to.equal(paddingRight);
        }
      }
      const colors = queryAll(element, 'b').map((number) => getComputedStyle(number).color);
      expect(new Set(colors).size).to.equal(1);
    });

  describe('in a sentence of the page', () => {
    /** A sentence with the element between two texts, one letter wide each at least. */
    async function sentence(content: string, attributes: Readonly<Record<string, string>> = {}) {
      const paragraph = document.createElement('p');
      paragraph.style.cssText = 'font: italic 700 40px/1.5 serif; color: rgb(120, 30, 60)';
      const inline = { show: 'members', layout: 'inline', ...attributes };
      const element = fixture.create(tag, inline, { content });
      paragraph.append('We are ', element, ' drivers');
      document.body.append(paragraph);
      await element.updateComplete;
      return { paragraph, element };
    }
    const wait = (element: { readonly state: string }, state: string) =>
      fixture.clock.until(() => element.state === state);

    it('is a number in the font, the colour and the line of the sentence', async () => {
      respondWith({ members: 1111 });
      const { paragraph, element } = await sentence('150');
      await wait(element, 'ready');
      const [number] = queryAll(element, '[part~="number"]');
      expect(number?.innerText).to.equal('1,111');
      const style = getComputedStyle(number ?? element);
      expect(style.font).to.equal(getComputedStyle(paragraph).font);
      expect(style.color).to.equal('rgb(120, 30, 60)');
      expect(paragraph.offsetHeight).to.equal(60);
      expect(getComputedStyle(element).display).to.equal('inline');
    });

    it('is the number in its tag until there is data, and without a message when there is none', async () => {
      fixture.backend.hold();
      const { paragraph, element } = await sentence('150');
      await wait(element, 'loading');
      expect(paragraph.innerText).to.equal('We are 150 drivers');
      fixture.backend.fail(500);
      fixture.backend.release();
      await fixture.clock.advance(60_000);
      await wait(element, 'error');
      expect(paragraph.innerText).to.equal('We are 150 drivers');
      expect(textOf(element)).to.equal('');
    });

    it('is a dash if it has failed without a number in its tag', async () => {
      fixture.backend.fail(404);
      const { element } = await sentence('');
      await wait(element, 'error');
      expect(queryAll(element, 'slot')[0]?.innerText).to.equal('–');
    });

    it('is a year, and 0', async () => {
      respondWith({ partners: 0 });
      for (const [show, text] of [
        ['since', '2021'],
        ['partners', '0'],
      ] as const) {
        const { element } = await sentence('?', { show });
        await wait(element, 'ready');
        expect(queryAll(element, '[part~="number"]')[0]?.innerText).to.equal(text);
      }
    });
  });
});
