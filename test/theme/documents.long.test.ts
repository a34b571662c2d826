import { expect } from '@open-wc/testing';
import { loadDialogBy } from '../../src/convoys/details-dialog.js';
import { loadDialogFrom } from '../../src/convoys/dialog-import.js';
import { addBox, ElementFixture, query, queryAll } from '../support/element-fixture.js';
import { elements } from '../../src/widgets/all.js';
import { embedToken } from '../support/embed-tokens.js';
import { similarFrame } from '../support/frame.js';

const attributes = { token: embedToken('northern_haul'), images: 'none' };

/** Firefox gives an element that moves to another document the class of an unknown element. */
const keepsClasses = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const element = document.createElement('div');
  frame.contentDocument?.body.append(element);
  frame.remove();
  return element instanceof HTMLDivElement;
};

describe('An element in another document', () => {
  let fixture: ElementFixture;
  before(function () {
    if (!keepsClasses()) this.skip();
  });
  beforeEach(() => {
    fixture = new ElementFixture();
  });
  afterEach(() => fixture.close());

  const base = (element: HTMLElement) => query(element, '.base') ?? element;
  const look = (element: HTMLElement) => {
    const { backgroundColor, color, borderTopColor, colorScheme } = getComputedStyle(base(element));
    const height = Math.round(element.getBoundingClientRect().height);
    return { backgroundColor, color, borderTopColor, colorScheme, height };
  };

  for (const { tag } of elements) {
    it(`keeps the look of <${tag}>, in another frame and back in the page too`, async () => {
      const box = addBox(600);
      const frames = [await similarFrame(600), await similarFrame(600)];
      const element = await fixture.show(tag, attributes);
      box.append(element);
      await fixture.clock.advance(100);
      const before = look(element);
      expect(element.state).to.equal('ready');
      const [first, second] = frames.map(({ body }) => body);
      for (const [index, place] of [first, second, box, first, box].entries()) {
        place?.append(element);
        await fixture.clock.advance(100);
        await element.updateComplete;
        expect(look(element), `after move ${index + 1}`).to.deep.equal(before);
      }
    });

    it(`shows <${tag}> where it is first in a frame as later in the page`, async () => {
      const box = addBox(600);
      const { body } = await similarFrame(600);
      const element = fixture.create(tag, attributes);
      body.append(element);
      await fixture.clock.until(() => element.state === 'ready');
      await fixture.clock.advance(100);
      const before = look(element);
      expect(getComputedStyle(base(element)).containerType).to.equal('inline-size');
      box.append(element);
      await fixture.clock.advance(100);
      expect(look(element)).to.deep.equal(before);
    });
  }

  it('opens the dialog of a convoy there, and keeps that document from scrolling', async () => {
    loadDialogBy(() => import('../../src/widgets/vtc-event/dialog.js'));
    const page = await similarFrame(600);
    const element = await fixture.show('vtc-upcoming-events', { ...attributes, 'no-fragment': '' });
    page.body.append(element);
    queryAll(element, '.title a')[0]?.click();
    const dialog = () => {
      const roots = [...(element.shadowRoot?.children ?? [])].map(({ shadowRoot }) => shadowRoot);
      return roots.flatMap((root) => [...(root?.querySelectorAll('dialog') ?? [])])[0];
    };
    const overflow = ({ body }: Document) => getComputedStyle(body).overflowY;
    await fixture.clock.until(() => dialog()?.matches(':modal') ?? false);
    const opened = dialog();
    expect(opened && getComputedStyle(opened).paddingTop).to.equal('0px');
    expect([overflow(page), overflow(document)]).to.deep.equal(['hidden', 'visible']);
    opened?.close();
    await fixture.clock.until(() => dialog() === undefined);
    expect(overflow(page)).to.equal('visible');
    loadDialogFrom('vtc-more.js', location.href);
  });

  it('reserves the space of a bar there only', async () => {
    const page = await similarFrame(600);
    const element = await fixture.show('vtc-live-events', {
      ...attributes,
      layout: 'bar',
      placement: 'top',
    });
    const padding = ({ documentElement }: Document) =>
      getComputedStyle(documentElement).scrollPaddingTop;
    await fixture.clock.until(() => padding(document) !== 'auto');
    page.body.append(element);
    expect(padding(document)).to.equal('auto');
    await fixture.clock.until(() => padding(page) !== 'auto');
    element.remove();
    expect(padding(page)).to.equal('auto');
  });
});
