import { expect } from '@open-wc/testing';
import { loadDialogBy } from '../../src/convoys/details-dialog.js';
import { loadDialogFrom } from '../../src/convoys/dialog-import.js';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { embedToken } from '../support/embed-tokens.js';
import { ElementFixture, queryAll } from '../support/element-fixture.js';

type Element = VtcElement<unknown>;

const token = embedToken(1);

describe('The dialog of a convoy', () => {
  let fixture: ElementFixture;
  const page = location.href;
  beforeEach(() => {
    loadDialogBy(() => import('../../src/widgets/vtc-event/dialog.js'));
    fixture = new ElementFixture('2026-11-20T17:00:00Z', {
      attributes: { vtc: 'northern_haul', 'time-zone': 'UTC', details: 'dialog' },
    });
  });
  afterEach(async () => {
    fixture.close();
    await fixture.clock.advance(10);
    history.replaceState(null, '', page);
    loadDialogFrom('vtc-more.js', location.href);
  });

  const names = (element: Element) => queryAll(element, '.title :is(a, button)');
  const dialogs = (element: Element) =>
    [...(element.shadowRoot?.children ?? [])].flatMap((one) => [
      ...(one.shadowRoot?.querySelectorAll('dialog') ?? []),
    ]);
  const inner = (element: Element) => dialogs(element)[0]?.querySelector('vtc-event');
  const nameIn = (element: Element) => inner(element)?.shadowRoot?.querySelector('.name');

  async function open(element: Element): Promise<HTMLElement> {
    const [name] = names(element);
    if (!name) throw new Error('There is no convoy.');
    // Not followed if the dialog does not prevent it.
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    name.focus();
    name.click();
    await fixture.clock.until(() => dialogs(element).length > 0);
    await fixture.clock.until(() => nameIn(element)?.matches(':focus') ?? false);
    return name;
  }

  const detailRequests = () =>
    fixture.backend.requests.filter(
      ({ url }) =>
        new URL(url).pathname.endsWith('/api/v1/events') || new URL(url).pathname === '/events',
    );

  for (const [tag, attributes] of [
    ['vtc-upcoming-events', { token }],
    ['vtc-live-events', { token }],
  ] as const)
    it(`opens from <${tag}> with the name and the times at once, and requests the details once`, async () => {
      const element = await fixture.show(tag, attributes);
      const name = await open(element);
      expect(nameIn(element)?.textContent.trim()).to.equal(name.textContent.trim());
      expect(inner(element)?.shadowRoot?.querySelector('.times time')).not.to.equal(null);
      expect(dialogs(element)[0]?.matches(':modal')).to.equal(true);
      await fixture.clock.until(() => inner(element)?.shadowRoot?.querySelector('.about') !== null);
      expect(detailRequests()).to.have.length(1);
    });

  it('adds one entry to the history, goes back when it closes, and returns the focus', async () => {
    const element = await fixture.show('vtc-upcoming-events', { token });
    // Entries after the current one would be replaced.
    history.pushState(null, '', page);
    const before = history.length;
    const name = await open(element);
    expect(location.hash).to.match(/^#vtc-event-\d+$/);
    expect(history.length).to.equal(Math.min(before + 1, 50));
    dialogs(element)[0]?.close();
    await fixture.clock.until(() => location.hash === '');
    expect(dialogs(element)).to.deep.equal([]);
    expect(element.shadowRoot?.activeElement === name).to.equal(true);
  });

  it('closes with Back', async () => {
    const element = await fixture.show('vtc-upcoming-events', { token });
    await open(element);
    history.back();
    await fixture.clock.until(() => dialogs(element).length === 0);
    expect(location.hash).to.equal('');
  });

  it('leaves the address alone with no-fragment', async () => {
    const element = await fixture.show('vtc-upcoming-events', { token, 'no-fragment': '' });
    await open(element);
    expect(location.href).to.equal(page);
  });

  it('opens the convoy of the address', async () => {
    const element = await fixture.show('vtc-upcoming-events', { token });
    const [{ id } = { id: 0 }] = element.data?.items ?? [];
    history.replaceState(null, '', `#vtc-event-${id}`);
    element.requestUpdate();
    await fixture.clock.until(() => dialogs(element).length === 1);
    dialogs(element)[0]?.close();
    await fixture.clock.until(() => location.hash === '');
  });

  it('keeps the events of its content', async () => {
    const element = await fixture.show('vtc-upcoming-events', { token });
    const loads: EventTarget[] = [];
    document.addEventListener('vtc-load', ({ target }) => target && loads.push(target), {
      once: true,
    });
    await open(element);
    await fixture.clock.until(() => inner(element)?.shadowRoot?.querySelector('.about') !== null);
    expect(loads.filter((target) => target !== element)).to.deep.equal([]);
  });

  for (const [title, attributes] of [
    ['details="none"', { details: 'none' }],
    ['href-template', { 'href-template': 'https://a.example/{id}' }],
  ] as const)
    it(`does not open with ${title}`, async () => {
      const element = await fixture.show('vtc-upcoming-events', { token, ...attributes });
      element.addEventListener('click', (event) => event.preventDefault());
      expect(queryAll(element, '.title button')).to.deep.equal([]);
      names(element)[0]?.click();
      await fixture.clock.advance(10);
      expect(dialogs(element)).to.deep.equal([]);
    });

  it('does not open if the page cancels vtc-select', async () => {
    const element = await fixture.show('vtc-upcoming-events', { token });
    element.addEventListener('vtc-select', (event) => event.preventDefault());
    names(element)[0]?.click();
    await fixture.clock.advance(10);
    expect(dialogs(element)).to.deep.equal([]);
  });

  it('closes when the element leaves the page, and the page scrolls again', async () => {
    const element = await fixture.show('vtc-upcoming-events', { token });
    await open(element);
    expect(document.documentElement.style.overflow).to.equal('hidden');
    element.remove();
    await fixture.clock.until(() => document.documentElement.style.overflow === '');
    expect(dialogs(element)).to.deep.equal([]);
  });
});
