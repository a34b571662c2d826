import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { Backend } from '../support/backend.js';
import { convoy } from '../support/convoys.js';
import { DrivenClock } from '../support/driven-clock.js';

/** The properties of elements that the tests use. */
interface Shown extends HTMLElement {
  readonly state: string;
  readonly data: object | null;
}

/** The last value of the changes, and the other one. */
const values = {
  vtc: ['1', '2'],
  token: ['emb_last', 'emb_other'],
} as const;

const isOther = ({ url, headers }: Request): boolean =>
  url.includes('/vtcs/2') || (headers.get('authorization')?.endsWith('other') ?? false);

describe('ten quick changes of an attribute', () => {
  let backend: Backend;
  let clock: DrivenClock;

  beforeEach(() => {
    clock = new DrivenClock('2026-11-27T18:45:00Z');
    backend = new Backend();
    // The responses to abandoned requests arrive last.
    backend.respond = async (request) => {
      const ms = isOther(request) ? 3000 : 1000;
      await new Promise((done) => void setTimeout(done, ms));
      const [, vtc = '', kind] = /vtcs\/(\d)\/events\/(live|upcoming)/.exec(request.url) ?? [];
      if (!kind) return undefined;
      const name = `${vtc} ${request.headers.get('authorization')}`;
      const day = kind === 'live' ? '2026-11-27' : '2026-11-28';
      const times = { startAt: `${day}T18:00:00Z`, endAt: `${day}T20:00:00Z` };
      return Response.json({ items: [convoy({ name, ...times })] });
    };
  });

  afterEach(() => {
    document.body.replaceChildren();
    backend.restore();
    clock.restore();
  });

  function add(tag: string, attributes: Readonly<Record<string, string>>): Shown {
    const element = document.createElement(tag) as Shown;
    const shared = { 'api-base': backend.apiBase, loading: 'eager', vtc: '1', token: 'emb_last' };
    for (const [name, value] of Object.entries({ ...shared, ...attributes }))
      element.setAttribute(name, value);
    document.body.append(element);
    return element;
  }

  for (const [tag, attribute] of [
    ['vtc-live-events', 'vtc'],
    ['vtc-live-events', 'token'],
    ['vtc-upcoming-events', 'vtc'],
    ['vtc-upcoming-events', 'token'],
    ['vtc-roster', 'vtc'],
    ['vtc-card', 'vtc'],
  ] as const)
    it(`show the data of the last ${attribute}, though its response arrives first (${tag})`, async () => {
      const [last, other] = values[attribute];
      for (const gap of [0, 1, 20, 400]) {
        const element = add(tag, { [attribute]: other });
        for (let change = 1; change <= 10; change++) {
          await clock.advance(gap);
          element.setAttribute(attribute, change % 2 ? other : last);
        }
        const fresh = add(tag, { [attribute]: last });
        await clock.advance(10_000);
        expect(fresh.data, `${gap} ms between`).not.to.equal(null);
        expect(element.data, `${gap} ms between`).to.deep.equal(fresh.data);
        expect(element.state).to.equal(fresh.state);
        document.body.replaceChildren();
      }
    });
});
