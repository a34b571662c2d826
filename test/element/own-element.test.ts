import { expect } from '@open-wc/testing';
import type { PropertyValues } from 'lit';
import { html, register, shapes, type ValueOf, VtcElement } from '../../src/base.js';
import { DrivenClock } from '../support/driven-clock.js';

const dataShape = shapes.record({ items: shapes.list(shapes.text), changesAt: shapes.integer });
type Data = ValueOf<typeof dataShape>;

/** An element whose steps a test replaces. */
class OwnElement extends VtcElement<Data> {
  readonly defaultRefreshSeconds = 0;
  readonly dataShape = dataShape;
  derivedAt: number[] = [];
  renderedAt: number[] = [];
  step: (step: string, data: Data) => void = () => undefined;

  load(): Promise<Data> {
    return Promise.reject(new Error('not used'));
  }

  protected override derive(data: Data): Data {
    this.derivedAt.push(Date.now());
    this.step('derive', data);
    return data;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.renderedAt.push(Date.now());
  }

  protected override isEmpty({ items }: Data): boolean {
    return items.length === 0;
  }

  protected override defaultHeading = () => 'Own';
  protected override emptyText = () => 'Nothing here';
  protected renderSkeleton = () => html`<p></p>`;

  protected renderData(data: Data) {
    this.step('renderData', data);
    return html`<p>${data.items[0]?.toUpperCase()}</p>`;
  }
}
register({ 'own-element': OwnElement });

const start = Date.parse('2026-11-27T18:00:00Z');
const never = start + 1e9;

describe('an element of a page', () => {
  let clock: DrivenClock;
  let messages: string[];
  const { error } = console;

  beforeEach(() => {
    clock = new DrivenClock(start);
    messages = [];
    console.error = (message: string) => messages.push(message);
  });

  afterEach(() => {
    document.body.replaceChildren();
    console.error = error;
    clock.restore();
  });

  async function show(data: Data, step: OwnElement['step'] = () => undefined) {
    const element = document.createElement('own-element') as OwnElement;
    element.step = step;
    element.data = data;
    document.body.append(element);
    await element.updateComplete;
    return element;
  }

  const textOf = (element: OwnElement) => element.shadowRoot?.querySelector('section')?.innerText;

  it('shows its empty text, and does not render a model that is empty', async () => {
    const rendered: string[] = [];
    const element = await show({ items: [], changesAt: never }, (step) => rendered.push(step));
    expect(element.state).to.equal('empty');
    expect(textOf(element)).to.include('Nothing here');
    expect(rendered).to.deep.equal(['derive']);
  });

  for (const failing of ['derive', 'renderData'])
    it(`shows an error while ${failing} throws, and tells the owner once`, async () => {
      const codes: string[] = [];
      const listen = (event: Event) =>
        codes.push((event as CustomEvent<{ code: string }>).detail.code);
      document.body.addEventListener('vtc-error', listen);
      let isBroken = true;
      const element = await show({ items: ['one'], changesAt: never }, (step) => {
        if (isBroken && step === failing) throw new TypeError('no such field');
      });
      element.requestUpdate();
      await element.updateComplete;
      document.body.removeEventListener('vtc-error', listen);
      expect(element.state).to.equal('error');
      expect(element.error?.code).to.equal('BAD_RESPONSE');
      expect(textOf(element)).to.match(/could not be loaded/i);
      expect(messages).to.deep.equal([
        '<own-element>: The data cannot be shown: TypeError: no such field',
      ]);
      expect(codes).to.deep.equal(['BAD_RESPONSE']);
      isBroken = false;
      element.requestUpdate();
      await element.updateComplete;
      expect(element.state).to.equal('ready');
      expect(textOf(element)).to.include('ONE');
    });

  it('derives once per update, and again when the model changes by the clock', async () => {
    const element = await show({ items: ['one'], changesAt: start + 60_000 });
    expect(element.derivedAt).to.deep.equal([start]);
    void element.state;
    void element.data;
    expect(element.derivedAt).to.deep.equal([start]);
    await clock.advance(61_000);
    // On a busy machine, an update may also follow from the observers of the window.
    expect(element.derivedAt).to.deep.equal(element.renderedAt);
    expect(element.derivedAt.at(-1)).to.be.greaterThan(start + 59_000);
  });

  for (const rest of ['<footer>Imprint</footer>', '<own-element vtc="1"></own-element>'])
    it(`tells the site owner once that its end tag is missing, as it contains ${rest}`, async () => {
      document.body.innerHTML = `<own-element vtc="17" /><p>News</p>${rest}`;
      const [element] = document.querySelectorAll<OwnElement>('own-element');
      await element?.updateComplete;
      element?.requestUpdate();
      await element?.updateComplete;
      expect(messages.filter((message) => message.includes('end tag'))).to.deep.equal([
        '<own-element vtc="17">: contains the rest of the page; add the end tag </own-element>.',
      ]);
    });

  for (const content of [
    '<h2>Us</h2><ul><li><a href="/">1</a></li></ul>',
    '<h1 slot="heading">Us</h1>',
    '<div slot="heading"><h1>Us</h1></div>',
    '<footer slot="footer">Imprint</footer>',
    '<nav><a href="/">Us</a></nav>',
  ])
    it(`takes ${content} for content of its own`, async () => {
      document.body.innerHTML = `<own-element vtc="17">${content}</own-element>`;
      await document.querySelector<OwnElement>('own-element')?.updateComplete;
      expect(messages.filter((message) => message.includes('end tag'))).to.deep.equal([]);
    });

  describe('with a script of JSON', () => {
    const first = '{"items":["one"],"changesAt":0}';
    const second = '{"items":["two"],"changesAt":0}';

    const create = (text: string) => {
      const element = document.createElement('own-element') as OwnElement;
      const script = document.createElement('script');
      script.type = 'application/json';
      script.textContent = text;
      element.append(script);
      document.body.append(element);
      return { element, script };
    };

    const shows = async (element: OwnElement, text: string) => {
      await new Promise(requestAnimationFrame);
      await element.updateComplete;
      expect(textOf(element)).to.include(text);
    };

    it('reads text that arrives in pieces', async () => {
      const { element, script } = create(first.slice(0, 9));
      await element.updateComplete;
      script.append(first.slice(9));
      await shows(element, 'ONE');
    });

    it('reads changed text, another script, and changes made while it was not in the page', async () => {
      const { element, script } = create(first);
      await shows(element, 'ONE');
      (script.firstChild as Text).data = second;
      await shows(element, 'TWO');
      const other = script.cloneNode() as HTMLScriptElement;
      other.textContent = first;
      script.replaceWith(other);
      await shows(element, 'ONE');
      element.remove();
      other.textContent = second;
      document.body.append(element);
      await shows(element, 'TWO');
    });
  });
});
