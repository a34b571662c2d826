import { expect } from '@open-wc/testing';
import { ElementFixture } from '../support/element-fixture.js';
import { embedToken } from '../support/embed-tokens.js';
import { visibleText } from '../support/visible-text.js';

const vtc = 'northern_haul';
const at = '2026-11-20T14:00:00.000Z';

/** Requests in the sandbox, and the paths that a snapshot has for them. */
const lists = [
  ['', ''],
  ['/events?limit=30', '/events'],
  ['/events/upcoming?limit=30', '/events/live'],
  ['/events/upcoming?limit=30', '/events/upcoming'],
  ['/events?tab=past&limit=30', '/events?tab=past'],
  ['/members?limit=100', '/members'],
  ['/roles', '/roles'],
  ['/news?limit=50', '/news'],
  ['/gallery?limit=60', '/gallery'],
  ['/partnerships', '/partnerships'],
  ['/recruitment', '/recruitment'],
] as const;

const tags = [
  'vtc-card',
  'vtc-upcoming-events',
  'vtc-live-events',
  'vtc-calendar',
  'vtc-past-events',
  'vtc-roster',
  'vtc-news',
  'vtc-gallery',
  'vtc-partners',
  'vtc-recruitment',
  'vtc-numbers',
  'vtc-rules',
] as const;

describe('a published file as API base', () => {
  let page: ElementFixture;
  let file: string;
  const { warn } = console;
  let warnings: string[];

  beforeEach(async () => {
    warnings = [];
    console.warn = (line: string) => void warnings.push(line);
    page = new ElementFixture('2026-11-20T17:00:00Z', { attributes: { vtc, 'time-zone': 'UTC' } });
    const { backend } = page;
    const responses: Record<string, object> = {};
    for (const [path, key] of lists) {
      const response = await fetch(`${backend.apiBase}/vtcs/${vtc}${path}`, {
        headers: path.includes('upcoming') ? { authorization: `Bearer ${embedToken(vtc)}` } : {},
      });
      responses[`/vtcs/-${key}`] = { at, json: (await response.json()) as object };
    }
    backend.clearRequests();
    file = `${backend.apiBase}/files/${vtc}.json`;
    backend.respond = ({ url }) =>
      url === file ? Response.json({ snapshot: 1, names: ['1', vtc], responses }) : undefined;
  });

  afterEach(() => {
    console.warn = warn;
    page.close();
  });

  it('is requested once by all elements of a page, and nothing else is', async () => {
    const elements = tags.map((tag) => page.add(tag, { 'api-base': file }));
    await page.clock.advance(2000);
    for (const element of elements)
      expect(element.state, `${element.localName} ${element.error?.message}`).to.be.oneOf([
        'ready',
        'empty',
      ]);
    expect(page.backend.paths).to.deep.equal([`/files/${vtc}.json`]);
    expect(page.backend.requests[0]?.cache).to.equal('no-cache');
    expect(warnings).to.deep.equal([]);
  });

  it('has the time of its responses', async () => {
    const element = await page.show('vtc-card', { 'api-base': file });
    expect(element.updatedAt?.toISOString()).to.equal(at);
  });

  it('says how old it is when it can no longer be loaded', async () => {
    const element = await page.show('vtc-card', { 'api-base': file, 'refresh-seconds': '60' });
    page.backend.fail(500);
    await page.clock.advance(120_000);
    expect(element.state).to.equal('ready');
    expect(visibleText(element)).to.include('Updated 14:00');
  });

  for (const name of [vtc, '1'])
    it(`serves a smaller page from a complete list, of the company ${name}`, async () => {
      const element = await page.show('vtc-news', { 'api-base': file, vtc: name, limit: '2' });
      expect(element.data).to.have.nested.property('items.length', 2);
    });

  it('serves the pages of a list one after the other', async () => {
    const element = await page.show('vtc-roster', { 'api-base': file, 'page-size': '5' });
    expect(element.data).to.have.nested.property('members.items.length', 5);
    expect(page.backend.paths).to.have.length(1);
  });

  it('shows nothing of another company, and tells the owner why', async () => {
    const element = await page.show('vtc-card', { 'api-base': file, vtc: 'big_fleet' });
    expect(element.error?.code).to.equal('NOT_FOUND');
    expect(element.error?.message).to.include('publish it with this company');
    expect(page.backend.paths).to.deep.equal([`/files/${vtc}.json`]);
  });

  it('is requested again by a refresh', async () => {
    const element = await page.show('vtc-card', { 'api-base': file });
    void element.refresh();
    await page.clock.advance(1000);
    expect(page.backend.paths).to.have.length(2);
  });

  it('needs no token, and warns of one', async () => {
    await page.show('vtc-upcoming-events', { 'api-base': file, token: embedToken(vtc) });
    expect(warnings.join()).to.include('token>: remove it');
    expect(warnings.join()).not.to.include(embedToken(vtc));
    expect(page.backend.requests[0]?.headers.has('authorization')).to.equal(false);
  });

  for (const body of ['{}', '[]', 'null', '{"responses":{}}'])
    it(`is rejected if it is none: ${body}`, async () => {
      page.backend.respond = () => new Response(body);
      const element = await page.show('vtc-card', { 'api-base': file });
      expect(element.error?.code).to.equal('BAD_RESPONSE');
    });
});
