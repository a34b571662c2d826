import { expect } from '@open-wc/testing';
import { convoy } from '../../support/convoys.js';
import { ElementFixture, query } from '../../support/element-fixture.js';

const tag = 'vtc-upcoming-events';

describe('<vtc-upcoming-events heading="">', () => {
  let fixture: ElementFixture;
  beforeEach(() => {
    fixture = new ElementFixture('2026-11-20T17:00:00Z');
  });
  afterEach(() => fixture.close());

  it('has no empty band: the menu of all convoys is in the first row, beside its own', async () => {
    const data = { items: [convoy(), convoy({ id: 2, name: 'Second' })] };
    // Of the elements of a page, the first one names the time zone.
    await fixture.show(tag, {}, data);
    const element = await fixture.show(tag, { heading: '' }, data);
    const box = (selector: string) =>
      query(element, selector)?.getBoundingClientRect() ?? new DOMRect(NaN);
    for (const dir of ['ltr', 'rtl'])
      for (const width of [280, 480, 900]) {
        document.documentElement.dir = dir;
        element.style.inlineSize = `${width}px`;
        const at = `${dir}, ${width} px`;
        expect(box('li').top - box('.base').top, at).to.be.at.most(18);
        const [all, own] = [box('.header .calendar-button'), box('li .calendar-button')];
        expect(Math.min(all.right, own.right) - Math.max(all.left, own.left), at).to.be.at.most(4);
        expect(Math.abs(all.top - own.top), at).to.be.at.most(8);
        const { left, right } = box('.base');
        expect(all.left, at).to.be.at.least(left);
        expect(all.right, at).to.be.at.most(right);
      }
  });
});
