import { expect } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { ProgressiveRendering } from '../../src/element/progressive-rendering.js';
import { frames } from '../support/element-fixture.js';
import { asHidden } from '../support/hidden-page.js';

/** A list with a heading that is painted before its items. */
class TestTitledList extends LitElement {
  heading = 'First';
  items = ['1'];
  readonly progressive = new ProgressiveRendering(this);

  protected override render() {
    return html`<h3>${this.heading}</h3>
      <p>${this.progressive.render(() => this.items.join(' '))}</p>`;
  }
}
customElements.define('test-titled-list', TestTitledList);

describe('parts that are rendered late', () => {
  let list: TestTitledList;

  beforeEach(async () => {
    list = document.createElement('test-titled-list') as TestTitledList;
    document.body.append(list);
    await list.updateComplete;
  });

  afterEach(() => list.remove());

  const shown = () => list.shadowRoot?.textContent?.split(/\s+/).filter(Boolean).join(' ');

  it('follow the rest after it has been painted', async () => {
    list.heading = 'Second';
    list.items = ['2'];
    list.progressive.postpone();
    await list.updateComplete;
    expect(shown()).to.equal('Second 1');
    await list.progressive.pending;
    await list.updateComplete;
    expect(shown()).to.equal('Second 2');
  });

  it('are rendered two frames after the first of several inputs', async () => {
    list.progressive.postpone();
    const { pending } = list.progressive;
    await list.updateComplete;
    list.items = ['2'];
    list.progressive.postpone();
    expect(list.progressive.pending).to.equal(pending);
    await list.updateComplete;
    expect(shown()).to.equal('First 1');
    await frames(2);
    await list.updateComplete;
    expect(shown()).to.equal('First 2');
  });

  it('are rendered at once when they are resumed', async () => {
    list.items = ['2'];
    list.progressive.postpone();
    await list.updateComplete;
    list.progressive.resume();
    await list.updateComplete;
    expect(shown()).to.equal('First 2');
  });

  it('do not wait in a hidden page, which paints nothing', async () => {
    await asHidden(async () => {
      list.items = ['2'];
      list.progressive.postpone();
      await list.updateComplete;
      expect(shown()).to.equal('First 2');
    });
  });

  it('do not wait for a paint when the page is hidden meanwhile', async () => {
    const { requestAnimationFrame } = globalThis;
    globalThis.requestAnimationFrame = () => 0;
    try {
      list.items = ['2'];
      list.progressive.postpone();
      await list.updateComplete;
      expect(shown()).to.equal('First 1');
      dispatchEvent(new Event('visibilitychange'));
      await list.progressive.pending;
      await list.updateComplete;
      expect(shown()).to.equal('First 2');
    } finally {
      globalThis.requestAnimationFrame = requestAnimationFrame;
    }
  });
});
