import { expect } from '@open-wc/testing';
import { html, shapes, VtcElement, vtcDetail } from '../../src/base.js';
import { elements } from '../../src/widgets/all.js';
import { embedToken } from '../support/embed-tokens.js';
import { ElementFixture } from '../support/element-fixture.js';

const counts = { derive: 0, render: 0 };

/** Counts how often it derives and renders. */
class CountedElement extends VtcElement<{ readonly id: number }> {
  readonly defaultRefreshSeconds = 60;
  protected readonly dataShape = shapes.record({ id: shapes.integer });

  load(query: Parameters<VtcElement<unknown>['load']>[0]) {
    return query(vtcDetail, { idOrHandle: this.settings.vtc });
  }

  protected override derive(data: { readonly id: number }) {
    counts.derive += 1;
    return data;
  }

  protected renderSkeleton() {
    return html``;
  }

  protected renderData({ id }: { readonly id: number }) {
    counts.render += 1;
    return html`${id}`;
  }
}
customElements.define('counted-element', CountedElement);

describe('updates of an element', () => {
  let page: ElementFixture;
  beforeEach(() => (page = new ElementFixture()));
  afterEach(() => page.close());

  const countsOf = async (run: () => Promise<void>) => {
    Object.assign(counts, { derive: 0, render: 0 });
    await run();
    return { ...counts };
  };

  /** Makes the API respond to the next request with a company. */
  function respondOnceWith(vtc: string): void {
    page.backend.respond = ({ url }) => {
      page.backend.recover();
      return fetch(new URL(`/vtcs/${vtc}`, url));
    };
  }

  const poll = () => countsOf(() => page.clock.advance(66_000));
  const none = { derive: 0, render: 0 };
  const once = { derive: 1, render: 1 };

  it('derives and renders once per poll with a new response, and once per failed poll', async () => {
    await page.show('counted-element', { theme: 'page' });
    respondOnceWith('2');
    expect(await poll()).to.deep.equal(once);
    page.backend.fail(404);
    expect(await poll()).to.deep.equal(once);
  });

  it('derives and renders nothing for an unchanged response, unless a poll has failed before', async () => {
    const element = await page.show('counted-element', { theme: 'page' });
    const { data, updatedAt } = element;
    let loads = 0;
    element.addEventListener('vtc-load', () => (loads += 1));
    expect(await poll()).to.deep.equal(none);
    expect(loads, 'vtc-load').to.equal(1);
    expect(element.data).to.equal(data);
    expect(element.updatedAt).to.be.above(updatedAt ?? new Date());
    expect(await countsOf(() => element.refresh())).to.deep.equal(none);
    expect(loads, 'vtc-load').to.equal(2);
    page.backend.fail(404);
    expect(await poll()).to.deep.equal(once);
    expect(element.matches(':state(stale)')).to.equal(true);
    page.backend.recover();
    expect(await countsOf(() => element.refresh())).to.deep.equal(once);
    expect(element.matches(':state(stale)')).to.equal(false);
  });

  it('renders an equal response for another company', async () => {
    const element = await page.show('counted-element', { theme: 'page' });
    respondOnceWith('northern_haul');
    element.vtc = '2';
    expect(await countsOf(() => page.clock.advance(1000))).to.deep.equal({ derive: 1, render: 1 });
  });

  it('derives and renders nothing while the response of a poll is awaited', async () => {
    await page.show('counted-element', { theme: 'page' });
    page.backend.clearRequests();
    page.backend.hold();
    const awaited = await countsOf(() => page.clock.advance(66_000));
    expect(page.backend.requests).to.have.length(1);
    expect(awaited).to.deep.equal({ derive: 0, render: 0 });
    page.backend.release();
  });

  /** Elements that are rendered by a poll with unchanged responses, and why. */
  const rendered: Readonly<Record<string, string>> = {
    'server-stats': 'shows the time of its data',
  };

  for (const { tag } of elements)
    it(`are ${tag in rendered ? 'one' : 'none'} by a poll with unchanged responses: <${tag}>`, async () => {
      page.backend.hasPictures = true;
      const element = await page.show(tag, { token: embedToken(1), 'refresh-seconds': '15' });
      const poll = () => page.clock.advance(17_000);
      // The calendar has requested past convoys in addition the first time.
      await poll();
      page.backend.clearRequests();
      let renderings = 0;
      element.addController({ hostUpdated: () => (renderings += 1) });
      await poll();
      expect(element.state).to.equal('ready');
      expect(page.backend.requests, 'requests').not.to.have.length(0);
      expect(renderings).to.equal(tag in rendered ? 1 : 0);
    });
});
