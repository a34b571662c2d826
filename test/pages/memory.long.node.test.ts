import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { allElements, allReady, scripts } from '../support/all-elements.js';
import { startSite, type Site } from '../support/site.js';

describe('the memory of a single-page application', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  test('holds no removed element or ancestor of one while another element stays', async () => {
    const { page } = await site.open(
      `${scripts(site)}<server-stats loading="eager"></server-stats><main>${allElements(site)}</main>`,
    );
    await allReady(page);
    await page.evaluate(() => {
      const removed = [...document.querySelectorAll('main, main *')].map(
        (node) => new WeakRef(node),
      );
      Object.assign(globalThis, { removed });
      document.querySelector('main')?.remove();
    });
    const session = await page.createCDPSession();
    const held = () =>
      page.evaluate(() =>
        (globalThis as unknown as { removed: WeakRef<Element>[] }).removed.flatMap(
          (reference) => reference.deref()?.localName ?? [],
        ),
      );
    // References of finished tasks end with later tasks.
    for (let round = 0; round < 50 && (await held()).length > 0; round += 1) {
      await session.send('HeapProfiler.collectGarbage');
      await page.evaluate(() => new Promise((next) => setTimeout(next, 20)));
    }
    assert.deepEqual(await held(), []);
  });
});
