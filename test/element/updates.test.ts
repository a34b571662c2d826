import { expect } from '@open-wc/testing';
import { html, shapes, VtcElement, vtcDetail } from '../../src/base.js';
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

  it('derives and renders once per poll, and once per failed poll', async () => {
    await page.show('counted-element', { theme: 'page' });
    const poll = () => countsOf(() => page.clock.advance(66_000));
    expect(await poll()).to.deep.equal({ derive: 1, render: 1 });
    page.backend.fail(404);
    expect(await poll()).to.deep.equal({ derive: 1, render: 1 });
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
});
