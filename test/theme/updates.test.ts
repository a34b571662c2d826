import { expect, waitUntil } from '@open-wc/testing';
import { LitElement } from 'lit';
import { ThemeController } from '../../src/theme/theme.js';
import { frames } from '../support/element-fixture.js';

let companyReads = 0;
let renderings = 0;

/** Counts how often it is rendered, and how often its colours are read from its company. */
class CountingElement extends LitElement {
  readonly settings = { theme: 'auto', headingLevel: 3 };
  look: 'plain' | 'auto' = 'plain';
  readonly isFrameless = false;
  isOutside = false;
  get shownLook(): 'plain' | 'night' {
    return this.look === 'auto' && this.theme.isOnDarkPage ? 'night' : 'plain';
  }
  companyTheme = {
    get background() {
      companyReads += 1;
      return '#123456';
    },
  };
  readonly theme: ThemeController = new ThemeController(this);
  override render() {
    renderings += 1;
    return this.shownLook;
  }
}
customElements.define('test-counting', CountingElement);

describe('an update of an element without a change of its colours', () => {
  let element: CountingElement;
  beforeEach(async () => {
    element = new CountingElement();
    document.body.append(element);
    await element.updateComplete;
  });
  afterEach(() => element.remove());

  const update = async () => {
    element.requestUpdate();
    await element.updateComplete;
  };
  const sheet = () => element.shadowRoot?.adoptedStyleSheets.at(-1);

  it('computes no colours, and keeps the style sheet', async () => {
    await update();
    const before = sheet();
    companyReads = 0;
    await update();
    await update();
    expect(companyReads).to.equal(0);
    expect(sheet()).to.equal(before);
  });

  it('computes them after one of the company', async () => {
    await update();
    const before = sheet();
    companyReads = 0;
    element.companyTheme = {
      get background() {
        companyReads += 1;
        return '#654321';
      },
    };
    await update();
    expect(companyReads).to.be.above(0);
    expect(sheet()).not.to.equal(before);
    await update();
    expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(1);
  });
});

describe('a page that becomes dark', () => {
  let element: CountingElement;
  beforeEach(() => {
    element = new CountingElement();
  });
  afterEach(() => {
    element.remove();
    delete document.documentElement.dataset['theme'];
  });

  /** Number of renderings after the change, and what is rendered then. */
  async function afterChange(look: CountingElement['look']) {
    element.look = look;
    document.body.append(element);
    await element.updateComplete;
    renderings = 0;
    document.documentElement.dataset['theme'] = 'dark';
    await waitUntil(() => element.theme.isOnDarkPage);
    await element.updateComplete;
    return { renderings, shown: element.shadowRoot?.textContent };
  }

  it('renders an element again whose look depends on that', async () => {
    expect(await afterChange('auto')).to.deep.equal({ renderings: 1, shown: 'night' });
  });

  it('changes the colours of another element without rendering it', async () => {
    expect(await afterChange('plain')).to.deep.equal({ renderings: 0, shown: 'plain' });
  });

  it('changes the colours in the window before the next paint, and the others after it', async () => {
    const below = new CountingElement();
    below.isOutside = true;
    document.body.append(element, below);
    await element.updateComplete;
    await frames(3);
    const both = () => [element, below].map((shown) => shown.theme.isOnDarkPage);
    expect(both()).to.deep.equal([false, false]);
    document.documentElement.dataset['theme'] = 'dark';
    await Promise.resolve();
    expect(both()).to.deep.equal([true, false]);
    await frames(3);
    expect(both()).to.deep.equal([true, true]);
    below.remove();
  });
});
