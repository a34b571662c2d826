import { expect } from '@open-wc/testing';
import { convoy } from '../support/convoys.js';
import { ElementFixture, plainText, queryAll, texts } from '../support/element-fixture.js';
import { embedToken } from '../support/embed-tokens.js';

const token = embedToken(1);
const hourMs = 3_600_000;
const now = Date.parse('2026-11-20T17:00:00Z');
const iso = (hours: number) => new Date(now + hours * hourMs).toISOString();

/** A convoy that starts in some hours. */
const at = (id: number, hours: number, fields: object = {}) =>
  convoy({
    id,
    name: `Convoy ${id}`,
    startAt: iso(hours),
    endAt: iso(hours + 2),
    meetupAt: null,
    ...fields,
  });

const coHost = (vtcId: number, name = `Company ${vtcId}`) => ({
  vtcId,
  name,
  profilePicture: null,
  banner: null,
});

/** A record of the list of all companies, hosted by company 9 and others. */
const listed = (id: number, hours: number, fields: object = {}) => ({
  ...at(id, hours),
  vtcId: 9,
  vtcName: 'Alpine Freight',
  lifecycleStatus: 'published',
  safetyStatus: 'visible',
  coHostVtcs: [coHost(1, 'Northern Haul')],
  ...fields,
});

interface World {
  /** By company, as both lists return them. */
  lists?: Readonly<Record<string, readonly object[] | number>>;
  /** Pages of the list of all companies. */
  pages?: readonly (readonly object[] | number)[];
  batch?: readonly object[] | number;
}

/** The API of a test: a number is the status of a failure. */
function respondWith({ lists = {}, pages = [[]], batch = [] }: World) {
  const respond = (body: readonly object[] | number | undefined, more: object = {}) =>
    typeof body === 'object'
      ? Response.json({ items: body, nextCursor: null, total: body.length, ...more })
      : Response.json({ error: { code: 'ANY', message: '' } }, { status: body ?? 404 });
  return ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/vtcs/batch') return respond(batch);
    if (pathname === '/events') {
      const page = Number(searchParams.get('cursor') ?? 0);
      return respond(pages[page], { nextCursor: page + 1 < pages.length ? page + 1 : null });
    }
    const vtc = /^\/vtcs\/(\w+)\/events/.exec(pathname)?.[1];
    if (!vtc) return undefined;
    return respond(pathname.endsWith('/live') ? [] : lists[vtc]);
  };
}

describe('convoys of other companies', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      attributes: { vtc: '1', token, theme: 'light', 'time-zone': 'UTC' },
    });
  });
  afterEach(() => fixture.close());

  const show = (
    attributes: Readonly<Record<string, string>>,
    world: World,
    tag = 'vtc-upcoming-events',
  ) => {
    fixture.backend.respond = respondWith(world);
    return fixture.show(tag, attributes);
  };
  const paths = () =>
    fixture.backend.requests
      .map(({ url }) => new URL(url))
      .map(({ pathname, search }) => pathname + decodeURIComponent(search));
  const titles = (element: HTMLElement) => texts(element, '.title');
  const hosts = (element: HTMLElement) =>
    queryAll(element, '[part="hosts"]').map((line) =>
      plainText(line.innerText.replace(line.querySelector('.avatar')?.textContent ?? '', '')),
    );
  const notes = (element: HTMLElement) => texts(element, '[part="note"]');
  const events = '/events?limit=100&tab=upcoming&order=start';

  it('are not requested by default', async () => {
    await show({}, { lists: { 1: [at(1, 2)] } });
    expect(paths()).to.deep.equal(['/vtcs/1/events/upcoming?limit=30']);
  });

  it('are those that name the company as a co-host', async () => {
    const element = await show(
      { include: 'own co-hosted' },
      {
        lists: { 1: [at(1, 2), at(3, 6)] },
        pages: [
          [
            listed(1, 2, {
              vtcId: 1,
              vtcName: 'Northern Haul',
              coHostVtcs: [coHost(5), coHost(6)],
            }),
            listed(2, 4),
            listed(4, 8, { coHostVtcs: [coHost(7)] }),
            listed(5, 9, { lifecycleStatus: 'cancelled' }),
            listed(6, 9, { safetyStatus: 'removed' }),
            listed(7, 9, { coHostVtcs: [1, 2, 3, 4, 5].map((id) => coHost(id)) }),
          ],
        ],
      },
    );
    expect(titles(element)).to.deep.equal(['Convoy 1', 'Convoy 2', 'Convoy 3', 'Convoy 7']);
    expect(hosts(element)).to.deep.equal([
      'with Company 5 and Company 6',
      'Alpine Freight with Northern Haul',
      'Alpine Freight with Company 1, Company 2 and 3 more',
    ]);
    expect(paths()).to.deep.equal(['/vtcs/1/events/upcoming?limit=30', events]);
    expect(notes(element)).to.deep.equal([]);
  });
});
