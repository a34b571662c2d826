import { expect } from '@open-wc/testing';
import { html, register, shapes, VtcElement } from '../../src/base.js';
import { DrivenClock } from '../support/driven-clock.js';

const dataShape = shapes.record({});

class FieldElement extends VtcElement<object> {
  readonly defaultRefreshSeconds = 0;
  readonly dataShape = dataShape;
  load = () => Promise.reject<object>(new Error('not used'));
  protected renderSkeleton = () => html`<p></p>`;
  protected renderData = () =>
    html`<input />
      <input type="range" />
      <select></select>
      <textarea readonly></textarea>
      <p contenteditable="true"></p>
      <button>Button</button>`;
}
register({ 'field-element': FieldElement });

describe('a key that is pressed in an element', () => {
  let clock: DrivenClock;
  beforeEach(() => {
    clock = new DrivenClock('2026-11-27T18:00:00Z');
  });
  afterEach(() => {
    document.body.replaceChildren();
    clock.restore();
  });

  async function show() {
    const element = document.createElement('field-element') as FieldElement;
    element.innerHTML = '<div slot="heading"><input class="of-page" /></div>';
    element.data = {};
    document.body.append(element);
    await clock.advance(0);
    await element.updateComplete;
    return element;
  }

  /** Presses a key; returns the events that shortcuts of the page receive. */
  function press(target: globalThis.Element | null | undefined, key: string) {
    const seen: string[] = [];
    for (const type of ['keydown', 'keypress', 'keyup']) {
      document.body.addEventListener(type, () => seen.push(type), { once: true });
      target?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true }));
    }
    expect(target).to.not.equal(null);
    return seen;
  }
  const all = ['keydown', 'keypress', 'keyup'];

  for (const selector of ['input', '[type=range]', 'select', 'textarea', '[contenteditable]'])
    it(`stays in the field ${selector} if it types a character`, async () => {
      const field = (await show()).shadowRoot?.querySelector(selector);
      expect(press(field, 'k')).to.deep.equal([]);
      expect(press(field, 'Escape')).to.deep.equal(all);
    });

  it('reaches shortcuts of the page from a button', async () => {
    const button = (await show()).shadowRoot?.querySelector('button');
    expect(press(button, 'k')).to.deep.equal(all);
  });

  it('reaches shortcuts of the page from a field of the page', async () => {
    expect(press((await show()).querySelector('.of-page'), 'k')).to.deep.equal(all);
  });
});
