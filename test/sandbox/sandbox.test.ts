import { expect } from '@open-wc/testing';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswHandlers } from '../../src/sandbox/server/msw.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';

describe('the sandbox in a browser', () => {
  it('responds without a server', async () => {
    const { fetch } = createSandbox({ clock: () => Date.UTC(2026, 2, 14, 18, 25) });
    const response = await fetch(new Request('https://api.test/vtcs/northern_haul'));
    expect(response.status).to.equal(200);
    const { name, banner } = (await response.json()) as Record<string, string>;
    expect([name, banner]).to.deep.equal(['Northern Haul', 'https://api.test/images/banner-1.svg']);
  });

  const sizes = {
    logo: [256, 256],
    banner: [1920, 400],
    avatar: [128, 128],
    hills: [1600, 400],
    mesas: [1600, 400],
    photo: [1280, 720],
    map: [1280, 480],
    dlc: [460, 215],
  };

  for (const [kind, size] of Object.entries(sizes)) {
    it(`generates pictures that browsers render: ${kind}`, async () => {
      const sandbox = createSandbox();
      const response = await sandbox.fetch(new Request(`https://api.test/images/${kind}-7.svg`));
      const image = new Image();
      image.src = URL.createObjectURL(await response.blob());
      await image.decode();
      expect([image.naturalWidth, image.naturalHeight]).to.deep.equal(size);
      URL.revokeObjectURL(image.src);
    });
  }

  it('creates handlers for msw', () => {
    const handlers = mswHandlers(http, createSandbox({ baseUrl: 'https://api.test/v1' }));
    const worker = setupWorker(...handlers);
    expect(worker.listHandlers()).to.have.length(1);
  });
});
