import { expect } from '@open-wc/testing';
import { loadDialogBy } from '../../../src/convoys/details-dialog.js';
import { loadDialogFrom } from '../../../src/convoys/dialog-import.js';
import { pictureBelow } from '../../../src/widgets/vtc-event/share-menu.js';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, query, queryAll } from '../../support/element-fixture.js';

const shareUrl = 'https://gateway.example/convoy/{vtc}/{id}';
const page = 'https://gateway.example/convoy/northern_haul/7';

describe('The menu to share a convoy', () => {
  let fixture: ElementFixture;
  let actions: { readonly action: string; readonly item: unknown }[];
  let copied: string[];
  const follow = (event: Event) => actions.push((event as CustomEvent<(typeof actions)[0]>).detail);

  /** Replaces a function of the browser until the end of the test. */
  const replace = (name: 'clipboard' | 'share', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    [actions, copied] = [[], []];
    document.addEventListener('vtc-action', follow);
    replace('clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    replace('share', () => Promise.resolve());
  });
  afterEach(() => {
    document.removeEventListener('vtc-action', follow);
    for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
    fixture.close();
  });

  const event = convoy({ id: 7, name: 'To the harbour', externalLink: 'https://events.example/7' });
  const entries = (element: HTMLElement) =>
    queryAll(element, '.share-menu > :is(a, button)').map(({ innerText }) => innerText.trim());
  const entry = (element: HTMLElement, name: string) =>
    queryAll(element, '.share-menu > :is(a, button)').find(({ innerText }) =>
      innerText.includes(name),
    );
  const status = (element: HTMLElement) =>
    queryAll(element, '.share-menu [role="status"]')
      .map(({ innerText }) => innerText.trim())
      .filter(Boolean);

  async function open(attributes: Readonly<Record<string, string>> = {}) {
    const element = await fixture.show('vtc-event', attributes, { event, details: null });
    query(element, '.share-button')?.click();
    await element.updateComplete;
    return element;
  }

  async function press(element: HTMLElement, name: string): Promise<void> {
    entry(element, name)?.click();
    await fixture.clock.advance(10);
  }

  it('has a link, other apps, Discord and the picture, and is labelled by its convoy', async () => {
    const element = await open({ 'share-url': shareUrl });
    expect(entries(element)).to.deep.equal([
      'Copy link',
      'Share in another app',
      'Copy for Discord',
      'Download picture',
    ]);
    expect(query(element, '.share-menu')?.ariaLabel).to.equal('Share: To the harbour');
    expect(query(element, '.share-button')?.ariaExpanded).to.equal('true');
    expect(element.shadowRoot?.activeElement).to.equal(entry(element, 'Copy link'));
  });

  it('is in the language of the visitor', async () => {
    const element = await open({ 'share-url': shareUrl, lang: 'de' });
    expect(entries(element)).to.deep.equal([
      'Link kopieren',
      'In anderer App teilen',
      'Für Discord kopieren',
      'Bild herunterladen',
    ]);
  });

  it('has no other apps where the browser hands nothing to them, and no picture without a page of the convoy', async () => {
    Reflect.deleteProperty(navigator, 'share');
    const hasOwn = 'share' in navigator;
    expect(entries(await open())).to.deep.equal(
      ['Copy link', hasOwn ? 'Share in another app' : '', 'Copy for Discord'].filter(Boolean),
    );
  });

  it('is the only menu with the message for Discord', async () => {
    const element = await open();
    query(element, '.calendar-button')?.click();
    await element.updateComplete;
    expect(query(element, '.calendar-menu')?.innerText).to.match(/^\s*Google\s+Outlook\s+Apple/);
    expect(query(element, '.calendar-menu')?.innerText).not.to.include('Discord');
  });

  it('closes on Escape, and returns the focus to its button', async () => {
    const element = await open();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await element.updateComplete;
    expect(query(element, '.share-menu')).to.equal(undefined);
    expect(element.shadowRoot?.activeElement).to.equal(query(element, '.share-button'));
  });

  for (const [described, attributes, expected] of [
    ['share-url', { 'share-url': shareUrl }, page],
    ['href-template', { 'href-template': 'https://own.example/{id}' }, 'https://own.example/7'],
    ['no address', {}, `${location.href.replace(/#.*/, '')}#vtc-event-7`],
    [
      'an unsafe address',
      { 'share-url': 'javascript:alert(1)' },
      `${location.href.replace(/#.*/, '')}#vtc-event-7`,
    ],
  ] as const)
    it(`copies the link of the convoy with ${described}, and says so`, async () => {
      const element = await open(attributes);
      await press(element, 'Copy link');
      expect(copied).to.deep.equal([expected]);
      expect(status(element)).to.deep.equal(['Copied']);
      expect(actions).to.deep.equal([{ action: 'link', item: event }]);
    });

  it('shows the link selected where the page may not copy it', async () => {
    replace('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    const element = await open({ 'share-url': shareUrl });
    await press(element, 'Copy link');
    const area = element.shadowRoot?.querySelector('textarea');
    expect(area?.value).to.equal(page);
    expect(area?.getAttribute('aria-label')).to.equal('Copy link');
    expect(area?.selectionEnd).to.equal(page.length);
  });

  it('copies a message for Discord with the page of the convoy, of which Discord shows a preview', async () => {
    const element = await open({ 'share-url': shareUrl });
    await press(element, 'Discord');
    expect(copied[0]?.split('\n')).to.include.members(['**To the harbour**', page]);
    expect(copied[0]).not.to.include('events.example');
    expect(actions).to.deep.equal([{ action: 'copy', item: event }]);
  });

  it('hands the link to the system, and closes', async () => {
    const shared: ShareData[] = [];
    replace('share', (data: ShareData) => Promise.resolve(void shared.push(data)));
    const element = await open({ 'share-url': shareUrl });
    await press(element, 'another app');
    expect(shared).to.deep.equal([{ title: 'To the harbour', url: page }]);
    expect(actions).to.deep.equal([{ action: 'share', item: event }]);
    expect(query(element, '.share-menu')).to.equal(undefined);
  });

  for (const [name, expected] of [
    ['AbortError', []],
    ['NotAllowedError', [page]],
  ] as const)
    it(`${expected.length > 0 ? 'copies' : 'does not copy'} the link when the system responds with ${name}`, async () => {
      replace('share', () => Promise.reject(new DOMException('', name)));
      const element = await open({ 'share-url': shareUrl });
      await press(element, 'another app');
      expect(copied).to.deep.equal(expected);
      expect(status(element)).to.deep.equal(expected.map(() => 'Copied'));
    });

  describe('with a picture', () => {
    const { fetch } = globalThis;
    let requests: string[];
    let clicked: { readonly href: string; readonly download: string }[];
    const { click } = HTMLAnchorElement.prototype;

    function respond(response: () => Promise<Response>) {
      globalThis.fetch = (url) => {
        requests.push(String(url as string));
        return response();
      };
      // A click on the copy of a link, which is in no page.
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        if (this.isConnected) click.call(this);
        else clicked.push({ href: this.href, download: this.download });
      };
    }
    beforeEach(() => void ([requests, clicked] = [[], []]));
    afterEach(() => {
      globalThis.fetch = fetch;
      HTMLAnchorElement.prototype.click = click;
    });

    it('downloads it, also from another site', async () => {
      const element = await open({ 'share-url': shareUrl });
      respond(() => Promise.resolve(new Response('picture')));
      await press(element, 'picture');
      expect(requests).to.deep.equal([`${page}/poster.png`]);
      expect(clicked.map(({ download }) => download)).to.deep.equal(['convoy-7.png']);
      const response = await fetch(clicked[0]?.href ?? '');
      expect(await response.text()).to.equal('picture');
      expect(actions).to.deep.equal([{ action: 'picture', item: event }]);
      expect(status(element)).to.deep.equal([]);
    });

    it('says that there is none', async () => {
      const element = await open({ 'share-url': shareUrl });
      respond(() => Promise.resolve(new Response('', { status: 501 })));
      await press(element, 'picture');
      expect(clicked).to.deep.equal([]);
      expect(status(element)).to.deep.equal(['The picture could not be loaded']);
    });

    it('opens it where the page may not request it', async () => {
      const element = await open({ 'share-url': shareUrl });
      respond(() => Promise.reject(new TypeError('Blocked by a policy')));
      await press(element, 'picture');
      expect(clicked.map(({ href }) => href)).to.deep.equal([`${page}/poster.png`]);
    });

    for (const [url, expected] of [
      [page, `${page}/poster.png`],
      ['https://a.example/vtc/x/convoys/7/', 'https://a.example/vtc/x/convoys/7/poster.png'],
      ['https://a.example/convoys?id=7', undefined],
      ['https://a.example/convoys#7', undefined],
    ] as const)
      it(`has ${expected ? 'it' : 'none'} below ${url}`, () => {
        expect(pictureBelow(url)).to.equal(expected);
      });
  });

  describe('of a list', () => {
    beforeEach(() => loadDialogBy(() => import('../../../src/widgets/vtc-event/dialog.js')));
    afterEach(async () => {
      document.body.replaceChildren();
      await fixture.clock.until(() => !location.hash.startsWith('#vtc-event'));
      loadDialogFrom('vtc-more.js', location.href);
    });
    const host = { id: 12, name: 'Another', logo: null };

    for (const [described, attributes, fields, expected] of [
      ['of the company', {}, {}, page],
      [
        'of a company that the element names',
        { vtcs: 'northern_haul big_fleet' },
        { host: { ...host, position: 1 } },
        'https://gateway.example/convoy/big_fleet/7',
      ],
      [
        'of another company, of which no page is served',
        {},
        { host: { ...host, position: null } },
        `${location.href.replace(/#.*/, '')}#vtc-event-7`,
      ],
    ] as const)
      it(`is in the dialog, with the page of a convoy ${described}`, async () => {
        const items = [convoy({ ...event, ...fields })];
        const list = await fixture.show(
          'vtc-upcoming-events',
          { 'share-url': shareUrl, ...attributes },
          { items },
        );
        query(list, '.title a')?.click();
        const inner = () =>
          [...(list.shadowRoot?.children ?? [])]
            .flatMap((child) => child.shadowRoot?.querySelector('vtc-event') ?? [])
            .at(0);
        await fixture.clock.until(
          () => inner()?.shadowRoot?.querySelector('.share-button') != null,
        );
        const element = inner() as HTMLElement;
        query(element, '.share-button')?.click();
        await fixture.clock.advance(10);
        await press(element, 'Copy link');
        expect(copied).to.deep.equal([expected]);
        expect(actions.map(({ action }) => action)).to.deep.equal(['link']);
        // Closes the menu, not the dialog around it.
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await fixture.clock.advance(10);
        expect(query(element, '.share-menu')).to.equal(undefined);
        expect(element.closest('dialog')?.open).to.equal(true);
        element.closest('dialog')?.close();
      });

    it('has the page of the convoy in the message for Discord, too', async () => {
      const list = await fixture.show(
        'vtc-upcoming-events',
        { 'share-url': shareUrl },
        { items: [event] },
      );
      query(list, 'li .calendar-button')?.click();
      await list.updateComplete;
      queryAll(list, '.menu button')[0]?.click();
      await fixture.clock.advance(10);
      expect(copied[0]).to.include(page);
    });
  });

  it('has buttons that are large enough for touch', async () => {
    const element = await open({ 'share-url': shareUrl });
    for (const target of [
      query(element, '.share-button'),
      ...queryAll(element, '.share-menu > :is(a, button)'),
    ])
      expect(target?.getBoundingClientRect().height).to.be.at.least(40);
  });
});
