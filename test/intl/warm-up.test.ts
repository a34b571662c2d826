import { expect, waitUntil } from '@open-wc/testing';
import { warmUpFormats } from '../../src/intl/warm-up.js';

describe('the first format of a page', () => {
  const { NumberFormat } = Intl;
  const locales: unknown[] = [];
  before(() => {
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct(target, args: [string]) {
        locales.push(args[0]);
        return new target(...args);
      },
    });
  });
  after(() => {
    Intl.NumberFormat = NumberFormat;
  });

  it('is created once, in a task after the first load has started', async () => {
    warmUpFormats('sv');
    warmUpFormats('da');
    expect(locales).to.deep.equal([]);
    await waitUntil(() => locales.length > 0);
    expect(locales).to.deep.equal(['sv']);
  });
});
