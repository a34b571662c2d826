import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { startSite, type Site } from '../support/site.js';

const server = (index: number) => ({
  id: String(index),
  name: `Server ${index}`,
  region: 'EU',
  game: 'ets2',
  status: 'online',
  current: index,
  limit: 100,
  collisions: true,
  syncEnvironment: true,
});

const servers = {
  servers: Array.from({ length: 20 }, (_, index) => server(index)),
  byRegion: [],
  byGame: [],
  settings: { collisionsOn: 0, collisionsOff: 0, syncedWeather: 0, freeWeather: 0 },
};

/** Text and number of the visible elements with a selector. */
const visible = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const root = document.querySelector('server-stats, vtc-roster')?.shadowRoot;
    return [...(root?.querySelectorAll<HTMLElement>(wanted) ?? [])]
      .filter((element) => element.checkVisibility())
      .map(({ innerText }) => innerText.trim());
  }, selector);

describe('on paper', () => {
  let site: Site;

  before(async () => {
    site = await startSite({});
  });
  after(() => site.close());

  async function print(body: string, tag: string): Promise<Page> {
    const { page } = await site.open(site.script + body);
    await page.waitForSelector(`${tag}:state(ready)`);
    await page.emulateMediaType('print');
    return page;
  }

  test('the statistics have all servers and no button', async () => {
    const data = `<script type="application/json">${JSON.stringify({ servers })}</script>`;
    const page = await print(
      `<server-stats show="servers" loading="eager">${data}</server-stats>`,
      'server-stats',
    );
    assert.equal((await visible(page, '[part="item"]')).length, 20);
    assert.deepEqual(await visible(page, 'button'), []);
  });

  test('the load of a server is visible beside the rest of its bar', async () => {
    const data = `<script type="application/json">${JSON.stringify({ servers })}</script>`;
    const page = await print(
      `<server-stats show="servers" theme="dark" loading="eager">${data}</server-stats>`,
      'server-stats',
    );
    const colors = () =>
      page.evaluate(() => {
        const bar = document.querySelector('server-stats')?.shadowRoot?.querySelector('progress');
        const { color = '', backgroundColor = '' } = bar ? getComputedStyle(bar) : {};
        return [color, backgroundColor];
      });
    assert.deepEqual(await colors(), ['rgb(0, 0, 0)', 'rgb(204, 204, 204)']);
    const session = await page.createCDPSession();
    const features = [{ name: 'forced-colors', value: 'active' }];
    await session.send('Emulation.setEmulatedMedia', { media: 'screen', features });
    const [load, rest] = await colors();
    assert.notEqual(load, rest);
    assert.match(`${load} ${rest}`, /^rgb\(.*\) rgb\(.*\)$/);
  });

  test('a roster in one list has no sort buttons, and no space for them', async () => {
    const page = await print(
      '<vtc-roster vtc="northern_haul" group-by="none" loading="eager"></vtc-roster>',
      'vtc-roster',
    );
    assert.deepEqual(await visible(page, 'button, .sort-bar'), []);
  });

  test('the chart names the lines that are shown, without buttons for the others', async () => {
    const page = await print(
      '<server-stats show="history" loading="eager"></server-stats>',
      'server-stats',
    );
    assert.deepEqual(await visible(page, '.series'), ['Players online', 'ATS']);
    assert.deepEqual(await visible(page, '[aria-pressed="false"], .segment'), []);
  });

  test('the roster has the names of all roles and no button', async () => {
    const page = await print(
      '<vtc-roster vtc="northern_haul" page-size="20" loading="eager"></vtc-roster>',
      'vtc-roster',
    );
    assert.deepEqual(await visible(page, 'button'), []);
    const clipped = await page.evaluate(() => {
      const root = document.querySelector('vtc-roster')?.shadowRoot;
      return [...(root?.querySelectorAll('[data-hidden-text]') ?? [])].map(
        (role) => getComputedStyle(role, '::after').clipPath,
      );
    });
    assert.ok(clipped.length > 0);
    assert.deepEqual(new Set(clipped), new Set(['none']));
  });
});
