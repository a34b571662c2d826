import { expect } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { VtcError } from '../../src/client/errors.js';
import { Pager, type PagerOptions } from '../../src/element/pager.js';

const pageSize = 2;

/** A list whose pages a test loads. */
class TestList extends LitElement {
  items: string[] = [];
  options: Partial<PagerOptions> = {};
  /** Ends the load of a page. */
  settle: (error?: Error) => void = () => undefined;
  readonly pager = new Pager(this, {
    load: () => this.#load(),
    settled: (hasFailed) => this.options.settled?.(hasFailed),
    items: () => [...(this.shadowRoot?.querySelectorAll('li') ?? [])],
    focus: (item) => (item as HTMLElement).focus(),
  });

  #load(): Promise<void> | undefined {
    if (this.items.length >= this.pager.pages * pageSize) return undefined;
    return new Promise((loaded, failed) => {
      this.settle = (error) => {
        if (error) return failed(error);
        this.items.push(`${this.items.length + 1}`, `${this.items.length + 2}`);
        loaded();
      };
    });
  }

  protected override render() {
    return html`<ul>
        ${this.items.map((item) => html`<li tabindex="-1">${item}</li>`)}
      </ul>
      <div class="end">
        <button @click=${this.pager.showNext}>More</button>
      </div>`;
  }
}
customElements.define('test-list', TestList);

describe('the pages of a list', () => {
  let list: TestList;

  beforeEach(async () => {
    list = document.createElement('test-list') as TestList;
    document.body.append(list);
    await list.updateComplete;
    list.settle();
    await list.pager.idle();
  });

  afterEach(() => list.remove());

  const button = () => list.shadowRoot?.querySelector('button');

  it('loads one page at first, and another one for each press', async () => {
    expect(list.items).to.deep.equal(['1', '2']);
    button()?.click();
    await list.updateComplete;
    expect(list.pager.isLoading).to.equal(true);
    button()?.click();
    expect(list.pager.pages).to.equal(2);
    list.settle();
    await list.pager.idle();
    expect(list.pager.isLoading).to.equal(false);
    expect(list.items).to.deep.equal(['1', '2', '3', '4']);
  });

  it('moves the focus from the button to the first item that it has added', async () => {
    button()?.focus();
    button()?.click();
    await list.updateComplete;
    list.settle();
    await list.pager.idle();
    expect(list.shadowRoot?.activeElement?.textContent).to.equal('3');
  });

  it('loads a page that failed again, and says how each press ended', async () => {
    const results: boolean[] = [];
    list.options = { settled: (hasFailed) => results.push(hasFailed) };
    button()?.click();
    await list.updateComplete;
    list.settle(new VtcError('NETWORK', 'down'));
    await list.pager.idle();
    await list.updateComplete;
    expect(list.pager.hasFailed).to.equal(true);
    button()?.click();
    expect(list.pager.pages).to.equal(2);
    await list.updateComplete;
    list.settle();
    await list.pager.idle();
    await list.updateComplete;
    expect(results).to.deep.equal([true, false]);
    expect(list.items).to.have.length(4);
  });

  it('takes an aborted load for no failure', async () => {
    button()?.click();
    await list.updateComplete;
    const aborted = new DOMException('left', 'AbortError');
    list.settle(aborted as unknown as Error);
    await list.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(list.pager.hasFailed).to.equal(false);
  });

  it('returns to the first page of a new list', async () => {
    button()?.click();
    await list.updateComplete;
    list.settle();
    await list.pager.idle();
    list.items = [];
    list.pager.reset();
    await list.updateComplete;
    list.settle();
    await list.pager.idle();
    expect(list.items).to.deep.equal(['1', '2']);
  });
});
