import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { reaches, shownText, startSite, type Site } from '../support/site.js';
import { startServedSite, type ServedSite } from './served-site.js';
import { visit } from './static-site.js';

/** Copies all blocks of code of a page by their buttons. */
async function copiedTexts(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.copied = [];
    navigator.clipboard.writeText = async (text) => void copied.push(text);`);
  const count = await page.$$eval('.code .copy', (buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
    return buttons.length;
  });
  await page.waitForFunction(
    (expected) => (globalThis as unknown as { copied: string[] }).copied.length === expected,
    {},
    count,
  );
  return page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied);
}

const tagsIn = (code: string) =>
  [...code.matchAll(/<((?:vtc|server)-[\w-]+)[\s>]/g)].map(([, tag = '']) => tag);

describe('npm start', () => {
  let browser: Browser;
  let served: ServedSite;
  /** Pages on another origin, into which code is pasted. */
  let site: Site;
  before(async () => {
    browser = await launchChromium();
    served = await startServedSite();
    site = await startSite();
  });
  after(async () => {
    await site.close();
    await served.close();
    await browser.close();
  });

  test('shows the elements of the front page with data of its sandbox', async () => {
    const { page } = await visit(browser, served.url);
    await page.waitForSelector('vtc-upcoming-events:state(ready)', { timeout: limit(30_000) });
    await page.close();
  });

  for (const path of [
    'index',
    'docs/getting-started',
    'docs/files',
    'docs/site-builders',
    'docs/static-generators',
    'docs/recipes',
    'docs/gateway',
    'docs/nothing-shows',
    'docs/languages-and-time',
    'docs/elements/vtc-upcoming-events',
    'docs/elements/vtc-news',
  ])
    test(`copies code of ${path}.html that shows data on a page, as copied`, async () => {
      const { page } = await visit(browser, `${served.url}${path}.html`);
      const all = await copiedTexts(page);
      await page.close();
      const script = `<script type="module" src="${served.url}vtc-widgets.js" data-api-base="${await apiOf(served)}"></script>
        <script type="module" src="${served.url}vtc-more.js"></script>`;
      let pasted = 0;
      for (const code of all) {
        const [tag] = tagsIn(code);
        if (!tag || !code.startsWith('<') || /\?>|\{\{/.test(code)) continue;
        assert.doesNotMatch(code, /cdn\.example|api\.example|vtc\.example\.com|emb_…/);
        const loadsElements = /<script\s+type="module"/.test(code);
        const opened = await site.open(loadsElements ? code : code + script);
        await opened.page.$eval(tag, (element) => element.scrollIntoView());
        await reaches(opened.page, tag, 'ready');
        assert.notEqual((await shownText(opened.page, tag)).trim(), '', code);
        assert.deepEqual(opened.pageErrors, []);
        await opened.page.close();
        pasted += 1;
      }
      assert.ok(pasted > 0 || path === 'docs/files', `${path} has no code to paste`);
    });
});

/** The address of the sandbox. */
async function apiOf({ url }: ServedSite): Promise<string> {
  const facts = (await (await fetch(`${url}site.json`)).json()) as { api: string };
  return facts.api;
}
