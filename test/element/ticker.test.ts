import { expect } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { Ticker } from '../../src/element/ticker.js';
import { DrivenClock } from '../support/driven-clock.js';

class TickingElement extends LitElement {
  readonly ticker = new Ticker(this);
  renderedAt: number[] = [];
  times: number[] = [];

  override render() {
    this.renderedAt.push(Date.now());
    const next = this.times.find((time) => time > Date.now());
    if (next !== undefined) this.ticker.until(next);
    return html`${this.renderedAt.length}`;
  }
}
customElements.define('ticking-element', TickingElement);

describe('the ticker', () => {
  let clock: DrivenClock;
  const start = Date.parse('2026-11-27T18:00:00Z');
  const minute = 60_000;

  beforeEach(() => (clock = new DrivenClock(start)));
  afterEach(() => {
    document.body.replaceChildren();
    clock.restore();
  });

  async function put(...times: number[]): Promise<TickingElement> {
    const element = document.createElement('ticking-element') as TickingElement;
    element.times = times;
    document.body.append(element);
    await element.updateComplete;
    return element;
  }

  it('updates an element when its text changes, and not before', async () => {
    const element = await put(start + 5 * minute, start + 60 * minute);
    await clock.advance(4 * minute);
    expect(element.renderedAt).to.have.length(1);
    await clock.advance(2 * minute);
    expect(element.renderedAt).to.have.length(2);
    await clock.advance(55 * minute);
    expect(element.renderedAt).to.have.length(3);
  });

  it('uses one timer for many elements, and none without elements', async () => {
    for (let index = 0; index < 20; index += 1) await put(start + 5 * minute);
    await clock.advance(24 * 60 * minute);
    expect(clock.wakeUps).to.equal(1);
    expect(clock.pendingTimers).to.equal(0);
  });

  it('updates after the machine was suspended', async () => {
    const element = await put(start + 5 * minute);
    const { now } = Date;
    Date.now = () => start + 600 * minute;
    dispatchEvent(new Event('visibilitychange'));
    await element.updateComplete;
    expect(element.renderedAt.at(-1)).to.equal(start + 600 * minute);
    Date.now = now;
  });

  it('removes the timer of a disconnected element', async () => {
    const element = await put(start + 5 * minute);
    element.remove();
    expect(clock.pendingTimers).to.equal(0);
  });
});
