import { expect } from '@open-wc/testing';
import { loadDialogBy } from '../../src/convoys/details-dialog.js';
import { loadDialogFrom } from '../../src/convoys/dialog-import.js';
import type { VtcElement } from '../../src/element/vtc-element.js';
import { embedToken } from '../support/embed-tokens.js';
import { addBox, ElementFixture, frames, queryAll } from '../support/element-fixture.js';
import { holdRendering } from '../support/held-rendering.js';
import { asHidden } from '../support/hidden-page.js';

type Attributes = Readonly<Record<string, string>>;

interface Scene {
  readonly tag: string;
  readonly attributes: Attributes;
  /** Path of the list in the API, and the number of its items. */
  readonly path: RegExp;
  readonly count: number;
}

const convoys = { path: /\/events/, count: 30 };
const members = { tag: 'vtc-roster', path: /\/members/, count: 100 };
const scenes: readonly Scene[] = [
  ...['list', 'cards', 'compact'].map((layout) => ({
    ...convoys,
    tag: 'vtc-upcoming-events',
    attributes: { token: embedToken(1), limit: '30', layout },
  })),
  ...['list', 'cards'].map((layout) => ({
    ...convoys,
    tag: 'vtc-past-events',
    attributes: { limit: '30', layout },
  })),
  { ...convoys, tag: 'vtc-live-events', attributes: { token: embedToken(1) } },
  { ...members, attributes: { 'page-size': '100' } },
  { ...members, attributes: { 'page-size': '100', layout: 'list' } },
  { ...members, attributes: { 'page-size': '100', 'group-by': 'none' } },
  { tag: 'vtc-news', attributes: { limit: '30' }, path: /\/posts/, count: 30 },
  { tag: 'vtc-gallery', attributes: { limit: '60' }, path: /\/gallery/, count: 60 },
  {
    tag: 'vtc-partners',
    attributes: { limit: '60', layout: 'list' },
    path: /\/partner/,
    count: 60,
  },
];

/** `count` items that repeat those of a list, with other ids. */
const repeated = (items: readonly object[], count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...items[index % items.length],
    ...(items.length > 0 && 'webId' in (items[0] ?? {}) ? { webId: index } : { id: index + 1 }),
  }));

/** Position and size of an item and of everything in it but pictures, as a text. */
const boxesOf = (item: HTMLElement): string =>
  [item, ...item.querySelectorAll(':not(img)')]
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.localName} ${[x, y, width, height].map(Math.round).join()}`;
    })
    .join('; ');

function isInWindow(item: HTMLElement): boolean {
  const { top, left } = item.getBoundingClientRect();
  return top < innerHeight && left < innerWidth;
}

describe('an element with a long list', () => {
  let fixture: ElementFixture;
  let release: () => void;

  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
    fixture.backend.hasPictures = true;
    release = holdRendering();
  });
  afterEach(() => {
    release();
    fixture.close();
  });

  /** Makes the API return `count` items in the list of a path. */
  function repeatItems(path: RegExp, count: number): void {
    const respond = async (request: Request) => {
      if (!path.test(request.url)) return undefined;
      fixture.backend.recover();
      const { items, ...others } = (await (await fetch(request)).json()) as { items: object[] };
      fixture.backend.respond = respond;
      return Response.json({
        ...others,
        items: repeated(items, count),
        total: count,
        nextCursor: null,
      });
    };
    fixture.backend.respond = respond;
  }

  for (const { tag, attributes, path, count } of scenes)
    for (const width of [320, 760])
      it(`shows first what the window shows, and moves nothing: <${tag}> ${JSON.stringify(attributes)}, ${width} px`, async () => {
        repeatItems(path, count);
        const element = fixture.create(tag, attributes) as VtcElement<unknown>;
        const box = addBox(width);
        // More than 52em, the widest layout, in a window of 800 px.
        box.style.fontSize = '12px';
        box.append(element);
        await fixture.clock.until(() => element.state === 'ready');
        await frames(3);
        const items = () => queryAll(element, '[part~=item]');
        const first = items().filter(isInWindow);
        const boxes = first.map(boxesOf);
        // Few lines would be left.
        const most = attributes['layout'] === 'compact' ? count : count - 1;
        expect(items().length).to.be.within(8, most);
        expect(queryAll(element, '.late').filter(isInWindow), 'missing').to.have.length(0);
        release();
        await element.updateComplete;
        expect(items()).to.have.length(count);
        expect(queryAll(element, '.late'), 'late').to.have.length(0);
        await frames(2);
        expect(first.map(boxesOf)).to.deep.equal(boxes);
      });

  /** A list of thirty convoys with its first data, of which few are rendered. */
  async function showBeginning() {
    repeatItems(convoys.path, convoys.count);
    const element = fixture.add(
      'vtc-upcoming-events',
      { token: embedToken(1), limit: '30' },
      { width: 600 },
    );
    await fixture.clock.until(() => element.state === 'ready');
    await frames(3);
    const items = () => queryAll(element, '[part~=item]');
    expect(items().length).to.be.below(convoys.count);
    return { element, items };
  }

  it('has all items when `refresh()` resolves', async () => {
    const { element, items } = await showBeginning();
    const refreshed = element.refresh();
    release();
    await refreshed;
    expect(items()).to.have.length(convoys.count);
  });

  it('has the item in the window to whose place the page has scrolled', async () => {
    const { element, items } = await showBeginning();
    const places = queryAll(element, '.late');
    places.at(-1)?.scrollIntoView({ block: 'center' });
    release();
    await element.updateComplete;
    await frames(2);
    const last = items().at(-1);
    expect(last && isInWindow(last), 'last item in the window').to.equal(true);
    expect(last?.getBoundingClientRect().bottom).to.be.above(0);
  });

  it('opens a convoy that is not rendered yet by a link with its fragment', async () => {
    const page = location.href;
    loadDialogBy(() => import('../../src/widgets/vtc-event/dialog.js'));
    const { element, items } = await showBeginning();
    const link = document.createElement('a');
    link.href = `#vtc-event-${convoys.count}`;
    document.body.append(link);
    link.click();
    const dialog = () =>
      [...(element.shadowRoot?.children ?? [])]
        .flatMap((child) => [...(child.shadowRoot?.children ?? [])])
        .find((child) => child.matches('dialog')) as HTMLDialogElement | undefined;
    await fixture.clock.until(() => dialog()?.matches(':modal') ?? false);
    expect(items().length).to.be.below(convoys.count);
    release();
    await element.updateComplete;
    expect(items()).to.have.length(convoys.count);
    expect(dialog()?.querySelector('vtc-event')?.record?.id).to.equal(convoys.count);
    dialog()?.close();
    await fixture.clock.until(() => !dialog());
    history.replaceState(null, '', page);
    loadDialogFrom('vtc-more.js', location.href);
  });

  it('keeps the focus on an item that follows the Tab key, which is not rendered before', async () => {
    const { element, items } = await showBeginning();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(items()).to.have.length(convoys.count);
    const button = items().at(-1)?.querySelector('button');
    button?.focus();
    release();
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement).to.equal(button);
    expect(button?.isConnected).to.equal(true);
  });

  it('shows other data that the page sets meanwhile', async () => {
    const { element, items } = await showBeginning();
    const { items: all } = element.data as { readonly items: readonly object[] };
    const { length } = items();
    element.data = { items: all.toReversed().slice(0, 20) };
    await frames(2);
    expect(items()).to.have.length(length);
    expect(queryAll(element, '.late')).to.have.length(20 - length);
    release();
    await element.updateComplete;
    expect(items()).to.have.length(20);
    expect(queryAll(element, '.late')).to.have.length(0);
  });

  it('renders no more while it is removed, and the rest when it is added again', async () => {
    const { element, items } = await showBeginning();
    const { length } = items();
    element.remove();
    release();
    await element.updateComplete;
    expect(items()).to.have.length(length);
    document.body.append(element);
    await element.updateComplete;
    expect(items()).to.have.length(convoys.count);
  });

  it('has all items at once in a hidden page', async () => {
    const { element } = await showBeginning();
    await asHidden(async () => {
      const other = fixture.add('vtc-upcoming-events', { limit: '30' }, { data: element.data });
      await frames(2);
      expect(queryAll(other, '[part~=item]')).to.have.length(convoys.count);
      expect(queryAll(other, '.late')).to.have.length(0);
    });
  });

  it('has all items when it is printed', async () => {
    const { items } = await showBeginning();
    dispatchEvent(new Event('beforeprint'));
    expect(items()).to.have.length(convoys.count);
  });
});
