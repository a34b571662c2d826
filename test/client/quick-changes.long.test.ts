import { expect } from '@open-wc/testing';
import { convoy } from '../support/convoys.js';
import { ElementFixture } from '../support/element-fixture.js';

/** The properties of elements that the tests use. */
interface TestedElement extends HTMLElement {
  readonly state: string;
  readonly data: object | null;
}

/** The value that is set last, and another one. */
const values = {
  vtc: ['1', '2'],
  token: ['emb_last', 'emb_other'],
} as const;

const isOther = ({ url, headers }: Request): boolean =>
  url.includes('/vtcs/2') || (headers.get('authorization')?.endsWith('other') ?? false);

describe('ten quick changes of an attribute', () => {
  let fixture: ElementFixture;

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-27T18:45:00Z', {
      attributes: { vtc: '1', token: 'emb_last' },
    });
    // The responses to abandoned requests arrive last.
    fixture.backend.respond = async (request) => {
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

  afterEach(() => fixture.close());

  const add = (tag: string, attributes: Readonly<Record<string, string>>) =>
    fixture.add(tag, attributes) as TestedElement;

  for (const [tag, attribute] of [
    ['vtc-live-events', 'vtc'],
    ['vtc-live-events', 'token'],
    ['vtc-upcoming-events', 'vtc'],
    ['vtc-upcoming-events', 'token'],
    ['vtc-roster', 'vtc'],
    ['vtc-card', 'vtc'],
  ] as const)
    it(`show the data for the last ${attribute}, although its response arrives first (${tag})`, async () => {
      const [last, other] = values[attribute];
      for (const pauseMs of [0, 1, 20, 400]) {
        const element = add(tag, { [attribute]: other });
        for (let change = 1; change <= 10; change++) {
          await fixture.clock.advance(pauseMs);
          element.setAttribute(attribute, change % 2 ? other : last);
        }
        const fresh = add(tag, { [attribute]: last });
        await fixture.clock.advance(10_000);
        expect(fresh.data, `${pauseMs} ms between`).not.to.equal(null);
        expect(element.data, `${pauseMs} ms between`).to.deep.equal(fresh.data);
        expect(element.state).to.equal(fresh.state);
        document.body.replaceChildren();
      }
    });
});
