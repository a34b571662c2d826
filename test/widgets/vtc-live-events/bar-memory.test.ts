import { expect } from '@open-wc/testing';
import { configure } from '../../../src/element/configure.js';
import {
  loadLiveCount,
  memoryKey,
  saveLiveCount,
} from '../../../src/widgets/vtc-live-events/bar-memory.js';

/** A new page of this tab. */
const navigate = () => Reflect.deleteProperty(globalThis, memoryKey);

const hidden = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden') as PropertyDescriptor;

function hide(isHidden: boolean): void {
  Object.defineProperty(Document.prototype, 'hidden', { ...hidden, get: () => isHidden });
  dispatchEvent(new Event('visibilitychange'));
}

describe('the number of live convoys to reserve space for', () => {
  beforeEach(navigate);
  afterEach(() => {
    configure({ storage: 'session' });
    Object.defineProperty(Document.prototype, 'hidden', hidden);
    document.querySelector('script[data-storage]')?.remove();
    sessionStorage.clear();
  });

  it('is the last number of each company, also on the next page of this tab', () => {
    saveLiveCount('northern_haul', 3);
    saveLiveCount('highland_line_k', 2);
    saveLiveCount('northern_haul', 4);
    hide(true);
    navigate();
    expect(loadLiveCount('northern_haul')).to.equal(4);
    expect(loadLiveCount('highland_line_k')).to.equal(2);
  });

  it('is stored while the page is hidden only', () => {
    saveLiveCount('northern_haul', 3);
    expect(sessionStorage.length).to.equal(0);
    hide(true);
    expect(sessionStorage.length).to.equal(1);
    hide(false);
    expect(sessionStorage.length).to.equal(0);
  });

  for (const [title, forbid] of [
    ['configure()', () => configure({ storage: 'none' })],
    [
      'the script tag',
      () => {
        configure({ storage: undefined as never });
        const script = Object.assign(document.createElement('script'), {
          type: 'application/json',
          src: '/vtc-widgets.js',
        });
        script.dataset['storage'] = 'none';
        document.head.append(script);
      },
    ],
  ] as const)
    it(`is not stored if ${title} forbids it`, () => {
      forbid();
      saveLiveCount('northern_haul', 3);
      hide(true);
      expect(sessionStorage.length).to.equal(0);
      expect(loadLiveCount('northern_haul')).to.equal(3);
    });

  for (const count of [0, 11, NaN])
    it(`is 1 for ${count}`, () => {
      saveLiveCount('northern_haul', count);
      expect(loadLiveCount('northern_haul')).to.equal(1);
    });

  it('is 1 if storage is denied, and hiding the page throws nothing', () => {
    const { getItem, setItem } = Storage.prototype;
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: deny, setItem: deny });
    try {
      saveLiveCount('northern_haul', 3);
      hide(true);
      navigate();
      expect(loadLiveCount('northern_haul')).to.equal(1);
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem });
    }
  });
});
