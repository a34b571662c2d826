import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { loadDialogBy } from '../../src/convoys/details-dialog.js';
import { loadDialogFrom } from '../../src/convoys/dialog-import.js';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { embedToken } from '../support/embed-tokens.js';
import { ElementFixture, plainText, queryAll } from '../support/element-fixture.js';
import { entriesAddedBy } from '../support/history-entries.js';

type Element = VtcElement<unknown>;

const token = embedToken(1);
const start = '2026-11-20T17:00:00Z';

const convoy = (id: number, name: string, fields: object) => ({
  id,
  name,
  slug: name,
  startAt: '2026-11-21T18:00:00Z',
  endAt: '2026-11-21T20:00:00Z',
  meetupAt: null,
  banner: null,
  category: 'Convoy',
  departure: null,
  arrival: null,
  server: null,
  game: null,
  attendeeCount: 3,
  externalLink: null,
  ...fields,
});

/** The full record of a convoy, of any company. */
const details = (id: number, description: string) => ({
  id,
  description,
  lifecycleStatus: 'published',
  safetyStatus: 'visible',
});

/** Convoys that a page provides, at the same time: one with a link, one without. */
const provided = {
  items: [
    convoy(1, 'Linked', { externalLink: 'https://events.example/1' }),
    convoy(2, 'Unlinked', { departure: 'Calais', arrival: 'Duisburg' }),
  ],
};

describe('The dialog of a convoy', () => {
  let fixture: ElementFixture;
  const page = location.href;
  beforeEach(() => {
    loadDialogBy(() => import('../../src/widgets/vtc-event/dialog.js'));
    fixture = new ElementFixture(start, {
      attributes: { vtc: 'northern_haul', 'time-zone': 'UTC' },
    });
  });
  afterEach(async () => {
    fixture.close();
    await fixture.clock.until(() => !location.hash.startsWith('#vtc-event'));
    history.replaceState(null, '', page);
    loadDialogFrom('vtc-more.js', location.href);
  });

  const names = (element: Element) => queryAll(element, '.title a');
  const dialogs = (element: Element) =>
    [...(element.shadowRoot?.children ?? [])].flatMap((child) => [
      ...(child.shadowRoot?.querySelectorAll('dialog') ?? []),
    ]);
  const inner = (element: Element) => dialogs(element)[0]?.querySelector('vtc-event');
  const inside = (element: Element, selector: string) =>
    inner(element)?.shadowRoot?.querySelector<HTMLElement>(selector);
  const nameIn = (element: Element) => inside(element, '.name');

  async function opens(element: Element): Promise<void> {
    await fixture.clock.until(() => nameIn(element)?.matches(':focus') ?? false);
  }

  async function open(element: Element, name = names(element)[0]): Promise<HTMLElement> {
    if (!name) throw new Error('There is no convoy.');
    // Not followed if the dialog does not prevent it.
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    name.focus();
    name.click();
    await opens(element);
    return name;
  }

  /** Closes the dialog, and waits until the address is that of the page again. */
  async function close(element: Element): Promise<void> {
    dialogs(element)[0]?.close();
    await fixture.clock.until(() => dialogs(element).length === 0 && location.hash === '');
  }

  const has = (element: Element, selector: string) => () => Boolean(inside(element, selector));
  const hasDetails = (element: Element) => has(element, '.about');
  const isDetails = ({ url }: Request) => /^(\/api\/v1)?\/events$/.test(new URL(url).pathname);
  const detailRequests = () => fixture.backend.requests.filter(isDetails);
  const list = (attributes = {}) => fixture.show('vtc-upcoming-events', { token, ...attributes });
  const providedList = (attributes = {}) =>
    fixture.show('vtc-upcoming-events', attributes, provided);

  for (const [tag, attributes] of [
    ['vtc-upcoming-events', { token }],
    ['vtc-upcoming-events', { token, layout: 'cards' }],
    ['vtc-upcoming-events', { token, layout: 'compact' }],
    ['vtc-live-events', { token }],
    ['vtc-card', {}],
  ] as const)
    it(`opens from <${tag} ${JSON.stringify(attributes)}>, and requests the details once`, async () => {
      const element = await fixture.show(tag, attributes);
      const name = await open(element);
      expect(name.ariaHasPopup).to.equal('dialog');
      expect(nameIn(element)?.textContent.trim()).to.equal(name.textContent.trim());
      expect(dialogs(element)[0]?.matches(':modal')).to.equal(true);
      await fixture.clock.until(hasDetails(element));
      expect(detailRequests()).to.have.length(1);
      await close(element);
      expect(element.shadowRoot?.activeElement === name).to.equal(true);
    });

  for (const theme of ['light', 'dark'])
    it(`has a ${theme} scroll bar with the theme ${theme}`, async () => {
      const element = await providedList({ theme });
      await open(element);
      const [dialog] = dialogs(element);
      expect(dialog && getComputedStyle(dialog).colorScheme).to.equal(theme);
      await close(element);
    });

  for (const look of ['plain', 'night', 'poster'])
    it(`has the look ${look} of its list`, async () => {
      const element = await providedList({ look });
      await open(element);
      const base = inside(element, '.base');
      expect(base?.matches('.is-night')).to.equal(look !== 'plain');
      expect(base?.matches('.is-poster')).to.equal(look === 'poster');
      await close(element);
    });

  for (const key of ['Enter', ' '])
    it(`opens with the key "${key}" on a name without a link`, async () => {
      const element = await providedList();
      const [, name] = names(element);
      expect(name?.role).to.equal('button');
      name?.focus();
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      name?.dispatchEvent(press);
      expect(press.defaultPrevented).to.equal(true);
      await opens(element);
      await close(element);
    });

  it('opens from the list of a day in the calendar; the focus returns to the day', async () => {
    // A narrow month has an agenda instead.
    await setViewport({ width: 1000, height: 600 });
    const element = await fixture.show('vtc-calendar', { token });
    queryAll(element, '.has-convoys.is-active')[0]?.click();
    await fixture.clock.until(() => queryAll(element, '.active-day:popover-open').length === 1);
    await open(element, queryAll(element, '.active-day [part~="link"]')[0]);
    await fixture.clock.until(hasDetails(element));
    expect(detailRequests()).to.have.length(1);
    await close(element);
    expect(element.shadowRoot?.activeElement?.matches('.is-active')).to.equal(true);
    await setViewport({ width: 800, height: 600 });
  });

  it('shows name, times and route before any response', async () => {
    const element = await list();
    fixture.backend.hold();
    await open(element);
    expect(inside(element, '.times time')?.offsetHeight).to.be.above(0);
    expect(plainText(inside(element, '[part~="route"]')?.innerText)).to.match(/\w+ .*\w+/);
    expect(has(element, '[aria-busy="true"]')()).to.equal(true);
  });

  it('aborts its request when it closes', async () => {
    const element = await list();
    fixture.backend.hold();
    await open(element);
    await fixture.clock.until(() => detailRequests().length === 1);
    expect(detailRequests()[0]?.signal.aborted).to.equal(false);
    await close(element);
    // The request goes on for a moment, in case the page only moves the element.
    await fixture.clock.advance(300);
    expect(detailRequests()[0]?.signal.aborted).to.equal(true);
  });

  describe('the module of the dialog', () => {
    let imports = 0;
    beforeEach(() => {
      imports = 0;
      loadDialogBy(() => {
        imports += 1;
        return import('../../src/widgets/vtc-event/dialog.js');
      });
    });

    for (const type of ['pointerover', 'focusin', 'touchstart'])
      it(`is loaded on ${type} on a name, not elsewhere`, async () => {
        const element = await list();
        const event = () => new Event(type, { bubbles: true, composed: true });
        queryAll(element, '.facts')[0]?.dispatchEvent(event());
        expect(imports).to.equal(0);
        names(element)[0]?.dispatchEvent(event());
        expect(imports).to.equal(1);
      });

    it('is not loaded with details="none"', async () => {
      const element = await providedList({ details: 'none' });
      names(element)[0]?.focus();
      expect(imports).to.equal(0);
    });
  });

  describe('and links', () => {
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      it(`are followed by a click with ${JSON.stringify(init)}`, async () => {
        const element = await providedList();
        let isPrevented = true;
        document.addEventListener(
          'click',
          (event) => {
            isPrevented = event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        const click = { bubbles: true, composed: true, cancelable: true, ...init };
        names(element)[0]?.dispatchEvent(new MouseEvent('click', click));
        await fixture.clock.advance(10);
        expect(isPrevented).to.equal(false);
        expect(dialogs(element)).to.deep.equal([]);
      });

    it('are followed if the module cannot be loaded, with one vtc-select', async () => {
      loadDialogBy(() => Promise.reject(new TypeError('Failed to fetch')));
      const element = await providedList();
      const selected: number[] = [];
      element.addEventListener('vtc-select', () => selected.push(1));
      let url: string | undefined;
      const stop = (event: NavigateEvent) => {
        ({ url } = event.destination);
        event.preventDefault();
      };
      navigation.addEventListener('navigate', stop);
      names(element)[0]?.click();
      await fixture.clock.until(() => url !== undefined);
      navigation.removeEventListener('navigate', stop);
      expect(url).to.equal('https://events.example/1');
      expect(selected).to.have.length(1);
    });

    it('are followed if the dialog cannot open, which leaves nothing behind', async () => {
      const { prototype } = HTMLDialogElement;
      const { showModal } = prototype;
      prototype.showModal = () => {
        throw new DOMException('It is open already.', 'InvalidStateError');
      };
      const element = await providedList();
      let url: string | undefined;
      const stop = (event: NavigateEvent) => {
        ({ url } = event.destination);
        event.preventDefault();
      };
      navigation.addEventListener('navigate', stop);
      names(element)[0]?.click();
      await fixture.clock.until(() => url !== undefined);
      navigation.removeEventListener('navigate', stop);
      prototype.showModal = showModal;
      expect(url).to.equal('https://events.example/1');
      expect(dialogs(element)).to.deep.equal([]);
    });

    it('are missing: visitors see that nothing can be loaded, and the console names the file', async () => {
      loadDialogBy(() => Promise.reject(new TypeError('Failed to fetch')));
      const element = await providedList();
      const lines: string[] = [];
      const { error } = console;
      console.error = (line: string) => lines.push(line);
      names(element)[1]?.click();
      await fixture.clock.until(() => lines.length > 0);
      console.error = error;
      expect(lines[0]).to.include('vtc-more.js');
      expect(lines[0]).to.include('Failed to fetch');
      const note = queryAll(element, '[popover]:popover-open')[0];
      expect(note?.role).to.equal('alert');
      expect(note?.textContent).to.equal('This could not be loaded.');
      const { top = 0, bottom = 0 } = note?.getBoundingClientRect() ?? {};
      expect(Math.abs(top + bottom - innerHeight)).to.be.lessThan(4);
      note?.hidePopover();
      await fixture.clock.until(() => !note?.isConnected);
    });

    it('are missing, and the element has left the page meanwhile: only the console says so', async () => {
      let fail: ((cause: Error) => void) | undefined;
      loadDialogBy(() => new Promise((_, reject) => (fail = reject)));
      const element = await providedList();
      const lines: string[] = [];
      const { error } = console;
      console.error = (line: string) => lines.push(line);
      const rejections: unknown[] = [];
      const reject = (event: PromiseRejectionEvent) => {
        event.preventDefault();
        rejections.push(event.reason);
      };
      addEventListener('unhandledrejection', reject);
      names(element)[1]?.click();
      element.remove();
      fail?.(new TypeError('Failed to fetch'));
      await fixture.clock.until(() => lines.length > 0);
      await fixture.clock.withRealTimers(() => new Promise((resolve) => setTimeout(resolve)));
      removeEventListener('unhandledrejection', reject);
      console.error = error;
      expect(rejections).to.deep.equal([]);
      expect(queryAll(element, '[popover]')).to.deep.equal([]);
    });
  });

  describe('and the history:', () => {
    const addressed = `${page}?company=1`;

    it('adds one entry with the state and the query of the page, and goes back when it closes', async () => {
      history.replaceState({ of: 'the page' }, '', addressed);
      const element = await list();
      // Entries after the current one would be replaced.
      history.pushState({ of: 'the list' }, '', addressed);
      expect(await entriesAddedBy(() => open(element))).to.equal(1);
      expect(location.hash).to.match(/^#vtc-event-\d+$/);
      expect(location.href).to.equal(addressed + location.hash);
      expect(history.state).to.deep.equal({ of: 'the list' });
      await close(element);
      expect(location.href).to.equal(addressed);
      expect(history.state).to.deep.equal({ of: 'the list' });
    });

    it('keeps the path of the page where <base> is another', async () => {
      const base = document.createElement('base');
      base.href = '/elsewhere/';
      const element = await list();
      document.head.append(base);
      await open(element);
      base.remove();
      expect(location.href).to.equal(page + location.hash);
      await close(element);
    });

    it('closes with Back, and opens with Forward', async () => {
      const element = await list();
      await open(element);
      history.back();
      await fixture.clock.until(() => dialogs(element).length === 0);
      expect(location.hash).to.equal('');
      history.forward();
      await opens(element);
      await close(element);
    });

    it('opens another convoy when the address changes to its fragment', async () => {
      const element = await providedList();
      location.hash = 'vtc-event-1';
      await fixture.clock.until(() => nameIn(element)?.innerText === 'Linked');
      location.hash = 'vtc-event-2';
      await fixture.clock.until(() => nameIn(element)?.innerText === 'Unlinked');
      history.back();
      await fixture.clock.until(() => nameIn(element)?.innerText === 'Linked');
      history.back();
      await fixture.clock.until(() => dialogs(element).length === 0);
    });

    it('leaves the address alone with no-fragment, also that of a router', async () => {
      history.replaceState({ route: 1 }, '', '#/convoys');
      const element = await list({ 'no-fragment': '' });
      expect(await entriesAddedBy(() => open(element))).to.equal(0);
      expect(location.hash).to.equal('#/convoys');
      dialogs(element)[0]?.close();
      await fixture.clock.until(() => dialogs(element).length === 0);
      expect(location.hash).to.equal('#/convoys');
      expect(history.state).to.deep.equal({ route: 1 });
    });

    it('returns to the route of a router that is in the fragment', async () => {
      const routes: string[] = [];
      history.replaceState(null, '', '#/convoys');
      const element = await list();
      const route = () => routes.push(location.hash);
      addEventListener('hashchange', route);
      await open(element);
      dialogs(element)[0]?.close();
      await fixture.clock.until(() => routes.length > 0);
      removeEventListener('hashchange', route);
      expect(routes).to.deep.equal(['#/convoys']);
      history.replaceState(null, '', page);
    });

    it('opens the convoy of the address, and removes it when it closes', async () => {
      history.replaceState({ of: 'the page' }, '', '#vtc-event-2');
      const element = await providedList();
      await opens(element);
      expect(nameIn(element)?.innerText).to.equal('Unlinked');
      expect(await entriesAddedBy(() => close(element))).to.equal(0);
      expect(history.state).to.deep.equal({ of: 'the page' });
      element.requestUpdate();
      await fixture.clock.advance(10);
      expect(dialogs(element)).to.deep.equal([]);
    });

    it('opens when the address changes to its fragment, once with several lists, and closes with Back', async () => {
      const element = await providedList();
      const other = await providedList();
      location.hash = 'vtc-event-1';
      await opens(element);
      expect(dialogs(other)).to.deep.equal([]);
      history.back();
      await fixture.clock.until(() => dialogs(element).length === 0);
      expect(dialogs(other)).to.deep.equal([]);
    });

    it('does not open again while closing goes back', async () => {
      const element = await providedList();
      const other = await providedList();
      await open(element);
      dialogs(element)[0]?.close();
      await fixture.clock.until(() => dialogs(element).length === 0);
      for (const host of [element, other]) host.requestUpdate();
      await fixture.clock.until(() => location.hash === '');
      expect([...dialogs(element), ...dialogs(other)]).to.deep.equal([]);
    });

    for (const [title, attributes, data] of [
      ['no-fragment', { 'no-fragment': '' }, provided],
      ['details="none"', { details: 'none' }, provided],
      ['an id that is not in the list', {}, { items: [] }],
    ] as const)
      it(`does not open the convoy of the address with ${title}`, async () => {
        history.replaceState(null, '', '#vtc-event-1');
        const element = await fixture.show('vtc-upcoming-events', attributes, data);
        await fixture.clock.advance(10);
        expect(dialogs(element)).to.deep.equal([]);
        history.replaceState(null, '', page);
      });

    it('does not open in a hidden element, where it would only block the page', async () => {
      history.replaceState(null, '', '#vtc-event-1');
      const element = fixture.create('vtc-upcoming-events', {}, { data: provided });
      element.hidden = true;
      document.body.append(element);
      await element.updateComplete;
      await fixture.clock.advance(10);
      expect(dialogs(element)).to.deep.equal([]);
      history.replaceState(null, '', page);
    });
  });

  it('keeps the events of its content', async () => {
    const element = await list();
    const targets: (EventTarget | null)[] = [];
    const types = ['vtc-load', 'vtc-error', 'vtc-select'];
    const record = ({ target }: Event) => targets.push(target);
    for (const type of types) document.addEventListener(type, record);
    await open(element);
    await fixture.clock.until(hasDetails(element));
    const link = inside(element, '.actions a') ?? inside(element, '.name');
    const EventOf = CustomEvent<unknown>;
    for (const type of types)
      link?.dispatchEvent(new EventOf(type, { bubbles: true, composed: true }));
    for (const type of types) document.removeEventListener(type, record);
    // That of its own name.
    expect(targets).to.deep.equal([element]);
    await close(element);
  });

  for (const [title, attributes] of [
    ['details="none"', { details: 'none' }],
    ['href-template', { 'href-template': 'https://a.example/{id}' }],
  ] as const)
    it(`does not open with ${title}`, async () => {
      const element = await providedList(attributes);
      element.addEventListener('click', (event) => event.preventDefault());
      expect(queryAll(element, '.title [role="button"]')).to.deep.equal([]);
      names(element)[0]?.click();
      await fixture.clock.advance(10);
      expect(dialogs(element)).to.deep.equal([]);
    });

  it('does not open if the page cancels vtc-select', async () => {
    const element = await list();
    element.addEventListener('vtc-select', (event) => event.preventDefault());
    names(element)[0]?.click();
    await fixture.clock.advance(10);
    expect(dialogs(element)).to.deep.equal([]);
  });

  it('closes when the element leaves the page; the page scrolls again, and the address is as before', async () => {
    const element = await list();
    const { body } = document;
    await open(element);
    expect(getComputedStyle(body).overflowY).to.equal('hidden');
    element.remove();
    expect(getComputedStyle(body).overflowY).to.equal('visible');
    expect(dialogs(element)).to.deep.equal([]);
    await fixture.clock.until(() => location.hash === '');
  });

  it('stays open with its convoy while the list refreshes without it', async () => {
    const element = await list();
    const name = await open(element);
    const text = name.textContent.trim();
    fixture.backend.respond = ({ url }) =>
      url.includes('/events/upcoming') ? Response.json({ items: [] }) : undefined;
    await element.refresh();
    expect(element.state).to.equal('empty');
    expect(nameIn(element)?.textContent.trim()).to.equal(text);
    await close(element);
  });

  it('keeps what it knows of the convoy when requests are limited, and loads the rest again', async () => {
    const element = await list();
    fixture.backend.respond = (request) =>
      isDetails(request)
        ? Response.json({ error: { code: 'RATE_LIMITED', message: 'wait' } }, { status: 429 })
        : undefined;
    await open(element);
    await fixture.clock.until(() => inner(element)?.error?.code === 'RATE_LIMITED');
    await inner(element)?.updateComplete;
    expect(nameIn(element)?.innerText).not.to.equal('');
    expect(inside(element, '[part~="note"]')?.innerText).not.to.equal('');
    expect(inside(element, '.second')?.ariaBusy).to.equal('false');
    fixture.backend.recover();
    await fixture.clock.advance(400_000);
    await fixture.clock.until(hasDetails(element));
    await close(element);
  });

  it('shows provided data without an API, and nothing in the place of other details', async () => {
    const element = await fixture.show(
      'vtc-upcoming-events',
      { 'api-base': '', vtc: '' },
      provided,
    );
    await open(element);
    expect(inside(element, '.second')?.innerText.trim()).to.equal('');
    expect(fixture.backend.requests).to.deep.equal([]);
    await close(element);
  });

  it('finds its convoy among others at the same time, and not one of another company with its id', async () => {
    const element = await providedList();
    fixture.backend.respond = (request) =>
      isDetails(request)
        ? Response.json({ items: [details(1, 'The first'), details(2, 'The second')] })
        : undefined;
    await open(element, names(element)[1]);
    await fixture.clock.until(hasDetails(element));
    expect(inside(element, '.about')?.innerText).to.include('The second');
    await close(element);
  });

  it('names the next one of its list where it is cancelled', async () => {
    const element = await providedList();
    fixture.backend.respond = (request) =>
      isDetails(request)
        ? Response.json({
            items: [{ ...details(1, 'Snow on all roads'), lifecycleStatus: 'cancelled' }],
          })
        : undefined;
    await open(element);
    await fixture.clock.until(hasDetails(element));
    expect(plainText(inside(element, '.next')?.innerText)).to.equal(
      'Next convoy Unlinked Tomorrow · 18:00',
    );
    await close(element);
  });

  it('requests the other tab if 100 other convoys fill the first, then shows no details', async () => {
    const element = await providedList();
    const items = [...Array(100).keys()].map((index) => details(1000 + index, 'Another'));
    fixture.backend.respond = (request) =>
      isDetails(request) ? Response.json({ items }) : undefined;
    await open(element);
    await fixture.clock.until(has(element, '.second[aria-busy="false"]'));
    const tabs = detailRequests().map(({ url }) => new URL(url).searchParams.get('tab'));
    expect(tabs).to.deep.equal(['upcoming', 'past']);
    await close(element);
  });

  it('opens within a dialog of the page, and closes alone', async () => {
    const element = fixture.create('vtc-upcoming-events', {}, { data: provided });
    const outer = document.createElement('dialog');
    outer.append(element);
    document.body.append(outer);
    outer.showModal();
    await element.updateComplete;
    const name = await open(element);
    await close(element);
    expect(outer.open).to.equal(true);
    expect(element.shadowRoot?.activeElement === name).to.equal(true);
  });

  it('can be used in a page that makes its content inert', async () => {
    const element = await providedList();
    await open(element);
    document.body.inert = true;
    const button = inside(element, '.bar button');
    button?.focus();
    expect(button?.matches(':focus')).to.equal(true);
    document.body.inert = false;
    await close(element);
  });

  describe('by a button of the page', () => {
    const buttons: HTMLElement[] = [];
    afterEach(() => {
      for (const button of buttons.splice(0)) button.remove();
    });

    const button = (id: string, vtc = '') => {
      const opener = document.createElement('button');
      opener.textContent = 'See it';
      Object.assign(opener.dataset, { vtcOpen: id, ...(vtc && { vtc }) });
      document.body.append(opener);
      buttons.push(opener);
      return opener;
    };

    it('opens in the element that lists the convoy; the focus returns to the button', async () => {
      await fixture.show('vtc-upcoming-events', { token });
      const element = await providedList();
      const opener = button('2');
      opener.click();
      await opens(element);
      expect(nameIn(element)?.textContent.trim()).to.equal('Unlinked');
      expect(location.hash).to.equal('#vtc-event-2');
      await close(element);
      expect(document.activeElement === opener).to.equal(true);
    });

    it('opens in another element, which looks for the convoy in the lists of its company', async () => {
      const element = await list();
      fixture.backend.respond = ({ url }) =>
        url.includes('/vtcs/9/')
          ? Response.json({ items: [convoy(77, 'Of others', {})], nextCursor: null, total: 1 })
          : undefined;
      button('77', '9').click();
      await fixture.clock.until(() => nameIn(element)?.textContent.trim() === 'Of others');
      expect(dialogs(element)[0]?.ariaLabel).to.equal('See it');
      const [request] = fixture.backend.requests.filter(({ url }) => url.includes('/vtcs/9/'));
      expect(request?.headers.has('authorization')).to.equal(false);
      await close(element);
    });

    it('does nothing when the page cancels the click, nor for an id that is none', async () => {
      const element = await providedList();
      const opener = button('2');
      opener.addEventListener('click', (click) => click.preventDefault());
      opener.click();
      const lines: string[] = [];
      const { error } = console;
      console.error = (line: string) => lines.push(line);
      button('two').click();
      console.error = error;
      await element.updateComplete;
      expect(dialogs(element)).to.have.length(0);
      expect(lines.at(-1)).to.include('data-vtc-open="two" is not the id of a convoy.');
    });
  });
});
