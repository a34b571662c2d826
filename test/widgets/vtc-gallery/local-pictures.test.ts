import { expect } from '@open-wc/testing';
import { safeUrl } from '../../../src/contract/safe-url.js';
import '../../../src/more.js';

const picture = `${location.origin}/test/support/picture.svg`;

const data = {
  albums: [],
  items: [
    {
      id: 1,
      albumId: null,
      title: 'Depot',
      caption: null,
      imageUrl: picture,
      thumbnailUrl: null,
      featured: false,
      createdAt: '2026-01-01T00:00:00Z',
    },
  ],
  nextCursor: null,
  total: 1,
};

describe('<vtc-gallery> in a page on this machine', () => {
  it('shows pictures on this machine that the page provides, without an API', async () => {
    expect(safeUrl(picture)).to.equal(undefined);
    const element = document.createElement('vtc-gallery');
    Object.assign(element, { data });
    document.body.append(element);
    await element.updateComplete;
    const shown = element.shadowRoot?.querySelector<HTMLImageElement>('img');
    expect(element.state).to.equal('ready');
    expect(shown?.src).to.equal(picture);
    element.remove();
  });
});
