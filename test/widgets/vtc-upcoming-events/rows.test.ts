import { expect } from '@open-wc/testing';
import { convoy } from '../../support/convoys.js';
import { ElementFixture } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';
const second = {
  id: 2,
  name: 'Second',
  slug: 'second',
  meetupAt: null,
  startAt: '2026-11-27T21:00:00Z',
  endAt: '2026-11-27T23:00:00Z',
};
const third = { ...second, id: 3, name: 'Third', slug: 'third', startAt: '2026-11-27T22:00:00Z' };

describe('the row of a convoy', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-27T19:50:00Z');
  });
  afterEach(() => fixture.close());

  /** Shows three convoys, the calendar menu of the second open and its first link focused. */
  async function showWithOpenMenu() {
    const items = [convoy(), convoy(second), convoy(third)];
    const element = await fixture.show(tag, {}, { items });
    const rows = element.shadowRoot?.querySelectorAll('li');
    rows?.[1]?.querySelector('button')?.click();
    await element.updateComplete;
    rows?.[1]?.querySelector<HTMLElement>('a[download]')?.focus();
    expect(focused(element)).to.equal('second.ics');
    return element;
  }

  const focused = (element: HTMLElement) =>
    element.shadowRoot?.activeElement?.getAttribute('download');
  const open = (element: HTMLElement) =>
    [
      ...(element.shadowRoot?.querySelectorAll('li:has(:popover-open) .title') ?? []),
    ][0]?.textContent?.trim();
  const names = (element: HTMLElement) =>
    [...(element.shadowRoot?.querySelectorAll('li .title') ?? [])].map(({ textContent }) =>
      textContent?.trim(),
    );

  it('keeps its menu open and focused when the row above is removed', async () => {
    const element = await showWithOpenMenu();
    await fixture.clock.advance(11 * 60_000);
    expect(names(element)).to.deep.equal(['Second', 'Third']);
    expect(open(element)).to.equal('Second');
    expect(focused(element)).to.equal('second.ics');
  });

  it('keeps its menu open and focused when a row is inserted before it, and when the order changes', async () => {
    const element = await showWithOpenMenu();
    const early = convoy({ id: 4, name: 'Early', endAt: '2026-11-27T20:30:00Z' });
    element.data = { items: [early, convoy(), convoy(second), convoy(third)] };
    await fixture.clock.advance(10);
    expect(open(element)).to.equal('Second');
    expect(focused(element)).to.equal('second.ics');
    element.data = {
      items: [convoy({ ...second, startAt: '2026-11-27T22:30:00Z' }), convoy(third)],
    };
    await fixture.clock.advance(10);
    expect(names(element)).to.deep.equal(['Third', 'Second']);
    expect(open(element)).to.equal('Second');
    expect(focused(element)).to.equal('second.ics');
  });

  it('is created again when a removed convoy returns', async () => {
    const element = await showWithOpenMenu();
    const row = element.shadowRoot?.querySelectorAll('li')[1];
    element.data = { items: [convoy(third)] };
    await fixture.clock.advance(10);
    element.data = { items: [convoy(second), convoy(third)] };
    await fixture.clock.advance(10);
    expect(names(element)).to.deep.equal(['Second', 'Third']);
    expect(element.shadowRoot?.querySelector('li')).not.to.equal(row);
    expect(open(element)).to.equal(undefined);
  });

  it('is removed with its focused menu when its convoy has ended; the focus moves to the list', async () => {
    const element = await showWithOpenMenu();
    element.data = { items: [convoy(third)] };
    await fixture.clock.advance(10);
    expect(open(element)).to.equal(undefined);
    expect(element.shadowRoot?.activeElement?.matches('[part="list"]')).to.equal(true);
  });
});
