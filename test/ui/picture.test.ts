import { expect } from '@open-wc/testing';
import { ElementFixture, query } from '../support/element-fixture.js';

describe('a picture that did not load', () => {
  let fixture: ElementFixture;

  beforeEach(() => {
    fixture = new ElementFixture();
    fixture.backend.hasPictures = true;
  });
  afterEach(() => fixture.close());

  const image = (element: HTMLElement) => query(element, 'img') as HTMLImageElement | undefined;

  for (const [cause, again] of [
    ['with the next refresh', (element: HTMLElementTagNameMap['vtc-card']) => element.refresh()],
    ['when the browser is online', () => void dispatchEvent(new Event('online'))],
  ] as const)
    it(`is tried again ${cause}`, async () => {
      const element = await fixture.show('vtc-card');
      const before = image(element);
      before?.dispatchEvent(new Event('error'));
      expect(before?.hidden).to.equal(true);
      const done = again(element);
      await fixture.clock.advance(1000);
      await done;
      expect(image(element)?.hidden).to.equal(false);
    });
});
