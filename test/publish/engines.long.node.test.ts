import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import { elementTags } from '../../src/gateway/ssr/elements.js';
import { launchOptions } from '../../tools/test/browsers/chromium.mjs';
import { firefoxOptions, hasFirefox } from '../../tools/test/browsers/firefox.mjs';
import { hasWebKit, webkitLauncher } from '../../tools/test/browsers/webkit.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { replaceNow } from '../../tools/test/test-date.mjs';
import { pagesIn, publishSite, serveFolder } from './static-site.js';
import { vtc } from './world.js';

/** Opens a URL in a browser; returns the function that closes the browser. */
type Open = (url: string) => Promise<() => Promise<void>>;

const openWith =
  (options: () => Promise<Parameters<typeof puppeteer.launch>[0]>): Open =>
  async (url) => {
    const browser = await puppeteer.launch(await options());
    const page = await browser.newPage();
    await page.goto(url);
    return () => browser.close();
  };

async function openWebKit(url: string) {
  const launcher = webkitLauncher();
  await launcher.startSession('site', url);
  return () => launcher.stop();
}

const browsers: readonly (readonly [string, Open, () => boolean])[] = [
  ['Chromium', openWith(launchOptions), () => true],
  ['Firefox', openWith(() => Promise.resolve(firefoxOptions)), hasFirefox],
  ['WebKitGTK', openWebKit, hasWebKit],
];

/** What a page reports of itself. */
interface Report {
  readonly page: string;
  readonly states: readonly string[];
  readonly errors: readonly string[];
}

/** Scrolls to each element until all have loaded, reports their states, and goes to the next page. Runs in a page. */
function reportStates(pages: readonly string[]): void {
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  const page = location.pathname.slice(1);
  addEventListener('load', () => {
    const elements = [...document.body.querySelectorAll<HTMLElement & { state?: string }>('*')];
    const own = elements.filter(({ localName }) => localName.includes('-'));
    let rounds = 0;
    const timer = setInterval(() => {
      const waiting = own.find(({ state }) => state !== 'ready' && state !== 'empty');
      waiting?.scrollIntoView();
      rounds += 1;
      if (waiting && rounds < 300) return;
      clearInterval(timer);
      const states = own.map(({ localName, state }) => `${localName} ${state}`);
      void fetch('/', { method: 'POST', body: JSON.stringify({ page, states, errors }) }).then(
        () => {
          const next = pages[pages.indexOf(page) + 1];
          if (next) location.replace(`/${next}`);
        },
      );
    }, 100);
  });
}

/** All elements that published files have data for: they contain no single members, since copies keep one who leaves. */
const tags = elementTags.filter((tag) => tag !== 'vtc-member');

describe('A published site on a static host, without the API', () => {
  let published: Awaited<ReturnType<typeof publishSite>>;
  let pages: string[];
  before(async () => {
    published = await publishSite();
    const { site, files } = published;
    const elements = tags.map((tag) => `<${tag} vtc="${vtc}"></${tag}>`).join('\n');
    writeFileSync(
      join(site, 'all.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>All elements</title>
<script type="module" src="vtc-widgets/vtc-widgets.js" data-api-base="data/vtc/${vtc}.json"></script>
<script type="module" src="vtc-widgets/vtc-more.js"></script></head><body>${elements}</body></html>`,
    );
    pages = [...pagesIn(files), 'all.html'];
  });
  after(() => published.remove());

  for (const [name, open, isInstalled] of browsers)
    it(
      `shows all elements in ${name}`,
      {
        skip: !isInstalled() && `not installed: ${name}`,
        timeout: limit(240_000),
      },
      async () => {
        const { site, now } = published;
        const reports: Report[] = [];
        let complete = () => {};
        const completed = new Promise<void>((resolve) => (complete = resolve));
        const script = `<script>{ const { now } = Date; const shift = ${now} - now(); (${replaceNow})(() => now() + shift); }
(${reportStates})(${JSON.stringify(pages)});</script>`;
        const server = await serveFolder(site, {
          html: (text) => text.replace('<head>', `<head>${script}`),
          post: (body) => {
            reports.push(JSON.parse(body) as Report);
            if (reports.length === pages.length) complete();
          },
        });
        const close = await open(server.url + (pages[0] ?? ''));
        try {
          await completed;
        } finally {
          await close();
          server.close();
        }
        assert.deepEqual(
          reports.map(({ page }) => page),
          pages,
        );
        for (const { page, states, errors } of reports) {
          assert.ok(states.length > 0, page);
          const wrong = states.filter((state) => !/ (ready|empty)$/.test(state));
          assert.deepEqual([wrong, errors], [[], []], page);
        }
        const ready = reports.at(-1)?.states.filter((state) => state.endsWith(' ready')) ?? [];
        assert.deepEqual(
          ready.map((state) => state.split(' ')[0]),
          tags,
        );
        assert.deepEqual(
          server.missing.filter((path) => path !== '/favicon.ico'),
          [],
        );
      },
    );
});
