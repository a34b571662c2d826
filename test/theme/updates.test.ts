import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { ThemeController } from '../../src/theme/theme.js';

let companyReads = 0;

/** An element whose colours are read from a company that counts how often they are. */
class CountingElement extends LitElement {
  readonly settings = { theme: 'auto', headingLevel: 3 };
  readonly shownLook = 'plain';
  readonly isFrameless = false;
  companyTheme = {
    get background() {
      companyReads += 1;
      return '#123456';
    },
  };
  readonly theme = new ThemeController(this);
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
