import { expect } from '@open-wc/testing';
import { css, html, LitElement } from 'lit';
import { progressiveList, progressivePart } from '../../src/element/progressive-list.js';
import { ProgressiveRendering } from '../../src/element/progressive-rendering.js';
import { frames } from '../support/element-fixture.js';
import { holdRendering } from '../support/held-rendering.js';
import { asHidden } from '../support/hidden-page.js';

/** A list whose items are links, above the rest of an element. */
class TestLongList extends LitElement {
  static override styles = css`
    ul {
      margin: 0;
      padding: 0;
    }
    li[part],
    .skeleton > ul > li {
      block-size: var(--item);
    }
  `;
  items: readonly number[] = [];
  /** Rendered in place of the list. */
  skeleton = 0;
  /** Index of an item that cannot be rendered. */
  broken = -1;
  /** Rendered items, in the order of rendering. */
  readonly log: number[] = [];
  readonly progressive = new ProgressiveRendering(this);

  protected override render() {
    if (this.skeleton) {
      this.progressive.restart();
      return html`<div class="skeleton">
        <ul>
          ${Array(this.skeleton).fill(html`<li></li>`)}
        </ul>
      </div>`;
    }
    return html`<ul>
        ${progressiveList(this.progressive, this.items, String, (item, index) => {
          if (index === this.broken) throw new Error('broken');
          this.log.push(item);
          return html`<li part="item"><a href="#${item}">${item}</a></li>`;
        })}
      </ul>
      <p>End</p>`;
  }
}
customElements.define('test-long-list', TestLongList);

/** Parts below each other. */
class TestParts extends LitElement {
  static override styles = css`
    div {
      block-size: 90vb;
    }
  `;
  readonly progressive = new ProgressiveRendering(this);

  protected override render() {
    return ['first', 'second', 'third'].map((name) =>
      progressivePart(
        this.progressive,
        () => html`<div class="part">${name}</div>`,
        () => html`<div></div>`,
      ),
    );
  }
}
customElements.define('test-parts', TestParts);

const numbers = (count: number) => [...Array(count).keys()];

describe('a list that is rendered progressively', () => {
  let list: TestLongList;
  let release: () => void;

  beforeEach(() => {
    release = holdRendering();
  });
  afterEach(() => {
    release();
    document.body.replaceChildren();
  });

  /** Adds a list, and waits until its beginning is painted. */
  async function add(
    count: number,
    itemPx: number,
    before = document.createElement('i'),
    painted = () => frames(2),
  ) {
    list = document.createElement('test-long-list') as TestLongList;
    list.style.setProperty('--item', `${itemPx}px`);
    list.items = numbers(count);
    document.body.append(before, list);
    await list.updateComplete;
    await painted();
  }

  /** Waits until all items are rendered. */
  async function complete() {
    release();
    await list.progressive.pending;
  }

  const elements = () => [...(list.shadowRoot?.querySelectorAll<HTMLElement>('li') ?? [])];
  const shown = () => elements().filter((item) => item.part.contains('item'));
  const names = () => shown().map(({ textContent }) => Number(textContent));

  it('begins with the items that the window shows, in whole rows', async () => {
    await add(90, 50);
    const { length } = shown();
    expect(length).to.be.within(Math.ceil(innerHeight / 50) - 1, 89);
    expect(elements()[length]?.getBoundingClientRect().top).to.be.at.least(innerHeight);
    await complete();
    expect(names()).to.deep.equal(numbers(90));
  });

  it('renders each item once, in order', async () => {
    await add(90, 50);
    await complete();
    expect(list.log).to.deep.equal(numbers(90));
  });

  it('begins with eight items where the window shows fewer', async () => {
    await add(20, 2000);
    expect(names()).to.deep.equal(numbers(8));
  });

  it('begins with eight items where it is far below the window', async () => {
    const before = document.createElement('div');
    before.style.setProperty('block-size', '9000px');
    await add(20, 10, before);
    expect(names()).to.deep.equal(numbers(8));
  });

  it('is rendered at once if the window shows all items', async () => {
    await add(20, 10);
    expect(shown()).to.have.length(20);
  });

  it('begins with as many items as the window shows of the skeleton', async () => {
    await add(0, 50);
    list.skeleton = 60;
    list.requestUpdate();
    await list.updateComplete;
    const inWindow = elements().filter((item) => item.getBoundingClientRect().top < innerHeight);
    list.skeleton = 0;
    list.items = numbers(60);
    list.requestUpdate();
    await list.updateComplete;
    expect(shown()).to.have.length(inWindow.length + 1);
    await frames(2);
    expect(shown()).to.have.length(inWindow.length + 1);
  });

  it('keeps the space of the other items', async () => {
    await add(60, 50);
    const height = list.offsetHeight;
    expect(elements()).to.have.length(60);
    await complete();
    expect(list.offsetHeight).to.equal(height);
  });

  it('shifts nothing while the other items are rendered', async () => {
    let shift = 0;
    const observer = new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shift += Reflect.get(entry, 'value') as number;
    });
    await add(60, 50);
    observer.observe({ type: 'layout-shift' });
    scrollTo(0, document.body.scrollHeight);
    await complete();
    await frames(2);
    observer.disconnect();
    scrollTo(0, 0);
    expect(shift).to.equal(0);
  });

  it('is whole when the page is printed', async () => {
    await add(60, 50);
    dispatchEvent(new Event('beforeprint'));
    expect(names()).to.deep.equal(numbers(60));
    await complete();
    expect(list.log).to.deep.equal(numbers(60));
  });

  for (const [what, options] of Object.entries({
    'the focus is moved by the Tab key': { key: 'Tab' },
    'the search of the browser is opened': { key: 'f', ctrlKey: true },
  }))
    it(`is whole when ${what}`, async () => {
      await add(60, 50);
      dispatchEvent(new KeyboardEvent('keydown', options));
      expect(shown()).to.have.length(60);
    });

  it('is not rendered in one task because of other keys', async () => {
    await add(60, 50);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(shown().length).to.be.lessThan(60);
  });

  it('is rendered at once in a hidden page', async () => {
    await asHidden(async () => {
      await add(60, 50);
      expect(shown()).to.have.length(60);
    });
  });

  it('is rendered without a paint when the page is hidden meanwhile', async () => {
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = () => 0;
    try {
      await add(60, 50, undefined, () => Promise.resolve());
      expect(shown()).to.have.length(8);
      await asHidden(async () => {
        dispatchEvent(new Event('visibilitychange'));
        await complete();
      });
      expect(shown()).to.have.length(60);
    } finally {
      globalThis.requestAnimationFrame = requestAnimationFrame;
    }
  });

  it('stops when it is removed, and continues when it is added again', async () => {
    await add(60, 50);
    const { length } = shown();
    list.remove();
    await complete();
    expect(shown()).to.have.length(length);
    document.body.append(list);
    await list.progressive.pending;
    expect(list.log).to.deep.equal(numbers(60));
  });

  it('continues when it is moved', async () => {
    await add(60, 50);
    document.body.prepend(list);
    await complete();
    expect(names()).to.deep.equal(numbers(60));
  });

  it('shows other items that are set meanwhile', async () => {
    await add(60, 50);
    list.items = numbers(70).reverse();
    list.requestUpdate();
    await list.updateComplete;
    expect(names()).to.deep.equal(numbers(70).reverse().slice(0, shown().length));
    expect(elements()).to.have.length(70);
    await complete();
    expect(names()).to.deep.equal(numbers(70).reverse());
  });

  it('ends when fewer items are set meanwhile', async () => {
    await add(60, 50);
    list.items = [5, 6];
    list.requestUpdate();
    await list.updateComplete;
    await complete();
    expect(names()).to.deep.equal([5, 6]);
  });

  it('renders all items at once if few would be left', async () => {
    await add(0, 50);
    list.skeleton = Math.floor(innerHeight / 50) + 5;
    list.requestUpdate();
    await list.updateComplete;
    list.items = numbers(list.skeleton);
    list.skeleton = 0;
    list.requestUpdate();
    await list.updateComplete;
    expect(shown()).to.have.length(list.items.length);
  });

  it('keeps the focus on an item', async () => {
    await add(60, 50);
    const link = shown()[3]?.querySelector('a');
    link?.focus();
    await complete();
    expect(list.shadowRoot?.activeElement).to.equal(link);
  });

  it('is rendered at once after its first data, until its data is lost', async () => {
    await add(30, 50);
    await complete();
    list.items = numbers(90);
    list.requestUpdate();
    await list.updateComplete;
    expect(shown()).to.have.length(90);
    list.skeleton = 90;
    list.requestUpdate();
    await list.updateComplete;
    list.skeleton = 0;
    list.requestUpdate();
    await list.updateComplete;
    expect(shown().length).to.be.within(8, 89);
  });

  it('fails as an update of the element if an item cannot be rendered', async () => {
    await add(60, 50);
    list.broken = 50;
    await complete();
    const error = await list.updateComplete.catch(String);
    expect(error).to.equal('Error: broken');
  });
});

describe('parts that are rendered progressively', () => {
  let element: TestParts;
  let release: () => void;

  beforeEach(() => {
    release = holdRendering();
  });
  afterEach(() => {
    release();
    element.remove();
  });

  it('are rendered at once where the window shows them', async () => {
    element = document.createElement('test-parts') as TestParts;
    document.body.append(element);
    await element.updateComplete;
    await frames(2);
    const shown = () =>
      [...(element.shadowRoot?.querySelectorAll('.part') ?? [])].map((part) => part.textContent);
    expect(shown()).to.deep.equal(['first', 'second']);
    release();
    await element.progressive.pending;
    expect(shown()).to.deep.equal(['first', 'second', 'third']);
  });
});
