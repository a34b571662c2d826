import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { createGateway } from '../../src/gateway/index.js';
import { listen, type HttpServer } from '../../src/server/listen.js';
import { createSandbox } from '../../src/sandbox/index.js';
import type { About } from '../../src/widgets/about.js';
import { elements } from '../../src/widgets/all.js';
import { about as aboutCard } from '../../src/widgets/vtc-card/about.js';
import { about as aboutRoster } from '../../src/widgets/vtc-roster/about.js';
import { about as aboutStats } from '../../src/widgets/server-stats/about.js';
import { builtScripts } from '../../tools/build/gateway-scripts.js';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { openPage } from '../support/open-page.js';

const vtc = 'northern_haul';
const pathOf = ({ tag, hasCompany = true, needs, inPictures }: About) =>
  `${tag}?${new URLSearchParams({ ...(hasCompany && { vtc }), images: 'none', ...needs, ...inPictures })}`;
const frames = elements.map(pathOf);
const card = pathOf(aboutCard);
const sandboxed = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** A response whose body pauses for half a second before a text in it. */
async function withPause(response: Response, before: string) {
  const text = await response.text();
  const middle = text.indexOf(before);
  assert.notEqual(middle, -1, before);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(text.slice(0, middle)));
      await new Promise((resolve) => setTimeout(resolve, 500));
      controller.enqueue(encoder.encode(text.slice(middle)));
      controller.close();
    },
  });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}

describe('Frames in a page of another origin', () => {
  let browser: Browser;
  let gateway: HttpServer;
  let parent: string;
  let page: Page;
  let content = '';
  const requestedPaths: string[] = [];
  let pauseBefore = '';
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(content);
  });

  before(async () => {
    const sandbox = createSandbox({ companies: 20, members: 400, rateLimits: false });
    const company = sandbox.world.companies.find(({ handle }) => handle === vtc);
    assert.ok(company);
    const app = createGateway({
      apiBase: 'https://api.example',
      tokens: { [vtc]: sandbox.world.embedToken(company) },
      files: await builtScripts(),
      fetch: async (url, init) => sandbox.fetch(new Request(url, init)),
    });
    gateway = await listen(
      {
        fetch: async (request) => {
          const { pathname } = new URL(request.url);
          requestedPaths.push(pathname);
          const response = await app.fetch(request);
          return pauseBefore && pathname.startsWith('/embed/')
            ? withPause(response, pauseBefore)
            : response;
        },
      },
      { port: 0 },
    );
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    parent = `http://localhost:${(site.address() as AddressInfo).port}/`;
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    site.close();
    await gateway.close();
  });

  const frame = (path: string, more = '') =>
    `<iframe src="${gateway.url}/embed/${path}" sandbox="${sandboxed}" width="480" height="150" ${more}></iframe>`;

  async function open(html: string, scripts = true): Promise<void> {
    content = `<!doctype html><title>Parent</title><body>${html}`;
    requestedPaths.length = 0;
    page = await openPage(browser);
    await page.setJavaScriptEnabled(scripts);
    await page.goto(parent, { waitUntil: 'load' });
  }

  const heights = () =>
    page.$$eval('iframe', (all) => all.map(({ style }) => parseInt(style.height)));

  for (const type of ['', ' type="module"']) {
    it(`get the height of their content from the script${type}`, async () => {
      const frameScript = `<script${type} src="${gateway.url}/vtc-frame.js"></script>`;
      await open(frameScript + frames.map((path) => frame(path)).join(''));
      await page.waitForFunction(() =>
        [...document.querySelectorAll('iframe')].every(({ style }) => style.height),
      );
      const set = await heights();
      assert.ok(
        set.every((height) => height > 80 && height < 2000),
        set.join(' '),
      );
      await page.close();
    });
  }

  it('load one script and no data while their data is fresh, and do not shift their layout', async () => {
    for (const path of frames) {
      page = await openPage(browser);
      await page.setViewport({ width: 480, height: 900 });
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/security policy|trusted/i.test(message.text())) violations.push(message.text());
      });
      requestedPaths.length = 0;
      await page.goto(`${gateway.url}/embed/${path}`, { waitUntil: 'load' });
      const tag = path.split('?')[0] ?? '';
      await page.waitForSelector(`${tag}:state(ready), ${tag}:state(empty)`);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 200);
          }),
      );
      const frameScript = '/vtc-embed.js';
      const requests = requestedPaths.filter(
        (path) => /\.js$|^\/api/.test(path) && path !== frameScript,
      );
      assert.deepEqual(requests, [`/single/${tag}.js`], path);
      assert.equal(shift, 0, path);
      assert.deepEqual(violations, [], path);
      const copies = await page.$eval(tag, (element) => {
        const { shadowRoot } = element;
        return shadowRoot?.querySelectorAll('[part~=base]').length;
      });
      assert.equal(copies, 1, path);
      await page.close();
    }
  });

  it('are painted whole, even if they arrive in pieces', async () => {
    page = await openPage(browser);
    // Between the two buttons of the toolbar.
    pauseBefore = 'class="icon-button next"';
    await page.goto(`${gateway.url}/embed/vtc-calendar?vtc=${vtc}`);
    pauseBefore = '';
    await page.waitForSelector('vtc-calendar:state(ready)');
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const { painted, received } = await page.evaluate(() => ({
      painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
      received: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .responseEnd,
    }));
    assert.ok(painted > received, `painted after ${painted} ms, received after ${received} ms`);
    await page.close();
  });

  it('show their data in their language before and after the script runs', async () => {
    page = await openPage(browser);
    // A text, as the compiler's helper for function names is not in the page.
    await page.evaluateOnNewDocument(`
      window.shown = new Set();
      requestAnimationFrame(function look() {
        const heading = document.querySelector('vtc-roster')?.shadowRoot?.querySelector('.heading');
        if (heading) shown.add(heading.textContent.trim());
        requestAnimationFrame(look);
      });
    `);
    await page.goto(`${gateway.url}/embed/vtc-roster?vtc=${vtc}&lang=de&images=none`);
    await page.waitForSelector('vtc-roster:state(ready)');
    const shown = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [...(Reflect.get(window, 'shown') as Set<string>)];
    });
    assert.deepEqual(shown, ['Mitglieder']);
    assert.ok(requestedPaths.includes('/locales/de.js'));
    await page.close();
  });

  it('save a convoy as the entry that it is in the feed', async () => {
    const feed = await (await fetch(`${gateway.url}/calendar/${vtc}.ics`)).text();
    // A convoy that is live has no calendar entry; the first one of the list is still to come.
    let event = '';
    for (const tag of ['vtc-upcoming-events', 'vtc-event']) {
      page = await openPage(browser);
      await page.goto(`${gateway.url}/embed/${tag}?vtc=${vtc}&images=none${event}`);
      await page.waitForSelector(`${tag}:state(ready)`);
      await (await page.waitForSelector(`${tag} >>> .calendar-button`))?.click();
      const link = await page.waitForSelector(`${tag} >>> a[download]`);
      const file = decodeURIComponent((await link?.evaluate(({ href }) => href)) ?? '');
      const uids = file.match(/^UID:.+$/gm) ?? [];
      assert.match(uids.join(), /@api\.example/);
      for (const uid of uids) assert.ok(feed.includes(uid), `${tag}: ${uid}`);
      event = `&event=${/\d+(?=@)/.exec(uids[0] ?? '')?.[0] ?? ''}`;
      await page.close();
    }
  });

  it('show their data without scripts', async () => {
    for (const about of [aboutCard, aboutRoster, aboutStats]) {
      page = await openPage(browser);
      await page.setJavaScriptEnabled(false);
      requestedPaths.length = 0;
      await page.goto(`${gateway.url}/embed/${pathOf(about)}`, { waitUntil: 'load' });
      const shown = await page.evaluate(() => {
        const root = document.body.firstElementChild?.shadowRoot?.querySelector('[part~=base]');
        return `${root?.clientHeight ?? 0} ${root?.textContent ?? ''}`;
      });
      assert.match(shown, /^[1-9]\d\d/);
      assert.ok(shown.includes(about.sample), shown);
      assert.ok(!requestedPaths.some((path) => path.startsWith('/api')));
      await page.close();
    }
  });

  it('get their height off-screen too', async () => {
    const frameScript = `<script src="${gateway.url}/vtc-frame.js"></script>`;
    await open(`${frameScript}<div style="height:6000px"></div>${frame(card)}`);
    await page.waitForFunction(() => document.querySelector('iframe')?.style.height);
    assert.ok((await heights())[0] ?? 0 > 150);
    await page.close();
  });

  it('are identified by the source of the message, and their height is clamped', async () => {
    const frameScript = `<script src="${gateway.url}/vtc-frame.js"></script>`;
    const other = `<iframe id="other" height="99" srcdoc="<script>
      parent.postMessage({ type: 'vtc-frame:height', height: 500 }, '*');
    </script>"></iframe>`;
    await open(`${frameScript}${frame(card, 'id="own"')}${other}`);
    await page.waitForFunction(
      () => document.querySelector<HTMLIFrameElement>('#own')?.style.height,
    );
    assert.equal(await page.$eval('#other', (frame) => (frame as HTMLElement).style.height), '');
    for (const [sent, set] of [
      [1e6, '10000px'],
      [1, '40px'],
      [NaN, '40px'],
      ['5', '40px'],
    ] as const) {
      const inner = page.frames().find((frame) => frame.url().includes('/embed/'));
      await inner?.evaluate((height) => {
        window.parent.postMessage({ type: 'vtc-frame:height', height }, '*');
      }, sent);
      // An invalid height changes nothing, for which nothing can be waited.
      if (!Number.isFinite(sent)) await new Promise((resolve) => setTimeout(resolve, 100));
      await page.waitForFunction(
        (height) => document.querySelector<HTMLElement>('#own')?.style.height === height,
        {},
        set,
      );
    }
    await page.close();
  });

  for (const [name, media, features] of [
    ['print', 'print', []],
    ['forced colours', 'screen', [{ name: 'forced-colors', value: 'active' }]],
  ] as const)
    it(`have no company colours in ${name}`, async () => {
      const colorsOf = async (theme: string) => {
        page = await openPage(browser);
        const session = await page.createCDPSession();
        await session.send('Emulation.setEmulatedMedia', {
          media,
          features: [...features],
        });
        const path = `vtc-upcoming-events?vtc=${vtc}&limit=3&images=none&theme=${theme}`;
        await page.goto(`${gateway.url}/embed/${path}`, { waitUntil: 'load' });
        await page.waitForSelector('vtc-upcoming-events:state(ready)');
        const colors = await page.$eval('vtc-upcoming-events', ({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('[part]') ?? [])].map((element) => {
            const { backgroundColor, borderTopColor } = getComputedStyle(element);
            return `${element.getAttribute('part')}: ${backgroundColor} ${borderTopColor}`;
          }),
        );
        await page.close();
        return colors;
      };
      assert.ok((await colorsOf('auto')).length > 5);
      assert.deepEqual(await colorsOf('auto'), await colorsOf('light'));
    });

  it('send their height in the format of WordPress', async () => {
    const listener = `<script>addEventListener('message', ({ data }) => {
      if (data.message === 'height') document.title = JSON.stringify(data);
    });</script>`;
    await open(
      `${listener}<iframe sandbox="allow-scripts" src="${gateway.url}/embed/${card}#?secret=aBc123"></iframe>`,
    );
    await page.waitForFunction(() => document.title.startsWith('{'));
    const message = JSON.parse(await page.title()) as { value: number; secret: string };
    assert.equal(message.secret, 'aBc123');
    assert.ok(message.value > 100);
    await page.close();
  });
});
