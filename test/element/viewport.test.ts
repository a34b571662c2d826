import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { Viewport } from '../../src/element/viewport.js';

/** An element that records when it comes near the viewport. */
class TestSeen extends LitElement {
  static reports: string[] = [];
  readonly viewport = new Viewport(this, () => {
    TestSeen.reports.push(`${this.id} ${this.viewport.isNear}`);
  });
}
customElements.define('test-seen', TestSeen);

const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

function create(id: string): TestSeen {
  const element = document.createElement('test-seen') as TestSeen;
  element.id = id;
  element.style.cssText = 'display: block; block-size: 20px';
  return element;
}

describe('an element in the viewport', () => {
  beforeEach(() => (TestSeen.reports = []));
  afterEach(() => document.body.replaceChildren());

  it('is known to be near it in the task in which it is connected', () => {
    const element = create('a');
    document.body.append(element);
    expect(element.viewport.wasNear).to.equal(true);
    expect(TestSeen.reports).to.deep.equal(['a true']);
  });

  it('is measured at once only as one of the first six, the others a frame later', async () => {
    const elements = [...Array(8).keys()].map((index) => create(`${index}`));
    document.body.append(...elements);
    expect(elements[0]?.viewport.wasNear).to.equal(true);
    expect(elements.filter(({ viewport }) => viewport.isNear)).to.have.length(6);
    await frames();
    expect(elements.filter(({ viewport }) => viewport.isNear)).to.have.length(8);
  });

  it('goes before elements below it, whatever shadow root they are in', async () => {
    const host = document.createElement('div');
    const [inner, first, last] = [create('inner'), create('first'), create('last')];
    host.attachShadow({ mode: 'open' }).append(inner);
    document.body.append(last);
    document.body.prepend(first, host);
    await frames();
    const priorities = [first, inner, last].map(({ viewport }) => viewport.priority);
    expect(priorities).to.deep.equal([...priorities].sort((a, b) => a - b));
    expect(new Set(priorities).size).to.equal(3);
    expect(Math.max(...priorities)).to.be.lessThan(1);
  });

  it('is near it within 200 px, and goes after all that are while it is not', async () => {
    const [near, far] = [create('near'), create('far')];
    near.style.marginBlockStart = `${innerHeight + 100}px`;
    far.style.marginBlockStart = '1000px';
    document.body.append(near, far);
    await frames();
    expect([near.viewport.isNear, far.viewport.isNear]).to.deep.equal([true, false]);
    expect(far.viewport.priority).to.be.at.least(1);
    far.scrollIntoView();
    await frames();
    expect(far.viewport.isNear).to.equal(true);
    scrollTo(0, 0);
  });

  it('is not near it while it is hidden, or when it has left the page', async () => {
    const element = create('a');
    element.hidden = true;
    element.style.removeProperty('display');
    document.body.append(element);
    await frames();
    expect(element.viewport.wasNear).to.equal(false);
    element.hidden = false;
    element.style.display = 'block';
    await frames();
    expect(element.viewport.isNear).to.equal(true);
    element.remove();
    expect([element.viewport.isNear, element.viewport.wasNear]).to.deep.equal([false, true]);
    expect(TestSeen.reports).to.deep.equal(['a true', 'a false']);
  });
});
