import { expect } from '@open-wc/testing';
import { loadLiveCount, saveLiveCount } from '../../../src/widgets/vtc-live-events/live-count.js';

describe('the number of live convoys to reserve space for', () => {
  afterEach(() => sessionStorage.clear());

  it('is the last number of each company in this tab', () => {
    saveLiveCount('northern_haul', 3);
    saveLiveCount('highland_line_k', 2);
    saveLiveCount('northern_haul', 4);
    expect(loadLiveCount('northern_haul')).to.equal(4);
    expect(loadLiveCount('highland_line_k')).to.equal(2);
  });

  for (const [title, stored] of [
    ['nothing is stored', undefined],
    ['there was none', '0'],
    ['the number is too high', '11'],
    ['the value is no number', 'many'],
  ] as const) {
    it(`is 1 if ${title}`, () => {
      sessionStorage.setItem('vtc-widgets.live.another', '3');
      if (stored) sessionStorage.setItem('vtc-widgets.live.northern_haul', stored);
      expect(loadLiveCount('northern_haul')).to.equal(1);
    });
  }

  it('is 1 if storage is denied, and saving throws nothing', () => {
    const { getItem, setItem } = Storage.prototype;
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: deny, setItem: deny });
    try {
      saveLiveCount('northern_haul', 3);
      expect(loadLiveCount('northern_haul')).to.equal(1);
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem });
    }
  });
});
