import { expect } from '@open-wc/testing';
import { convoy } from '../../support/convoys.js';
import { ElementFixture } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';

describe('the nodes of a list of convoys', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-26T17:30:30Z');
  });
  afterEach(() => fixture.close());

  /** Elements in the shadow root whose content or attributes change while something is done. */
  async function changedElements(element: HTMLElement, act: () => Promise<unknown>) {
    const root = element.shadowRoot;
    if (!root) throw new Error('The element has no shadow root.');
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => records.push(...more));
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(root, all);
    await act();
    records.push(...observer.takeRecords());
    observer.disconnect();
    return [
      ...new Set(
        records.map(({ target }) => (target instanceof Text ? target.parentElement : target)),
      ),
    ];
  }

  it('do not change when a refresh receives the same response', async () => {
    const element = await fixture.show(tag);
    const sent = fixture.backend.requests.length;
    const changed = await changedElements(element, async () => {
      await element.refresh();
      await element.updateComplete;
    });
    expect(fixture.backend.requests.length).to.be.greaterThan(sent);
    expect(changed).to.deep.equal([]);
  });

  it('change in one line when the clock does', async () => {
    const later = convoy({
      id: 2,
      startAt: '2026-12-20T20:00:00Z',
      endAt: '2026-12-20T22:00:00Z',
      meetupAt: null,
    });
    const element = await fixture.show(tag, {}, { items: [convoy(), later] });
    await fixture.clock.advance(0);
    await element.updateComplete;
    const badge = element.shadowRoot?.querySelector('li .badge');
    const before = badge?.textContent;
    const changed = await changedElements(element, () => fixture.clock.advance(3_600_000));
    expect(badge?.textContent).not.to.equal(before);
    expect(changed).to.deep.equal([badge]);
  });
});
