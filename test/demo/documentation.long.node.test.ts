import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { elements } from '../../tools/manifest/elements.mjs';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { openPage } from '../support/open-page.js';
import { accessibility, overflow, serveSite, visit, type StaticSite } from './static-site.js';

const tags = (elements() as { tagName: string }[]).map(({ tagName }) => tagName);
const names = [
  'docs/contributing',
  ...readdirSync('demo/docs', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.slice(0, -3)}`),
].map((name) => `${name}.html`);

/** Words that are broken into lines: in code, up to 32 characters without a space; in tables, letters and digits. Runs in the page. */
function brokenWords(): string[] {
  return [...document.querySelectorAll(':not(pre, th) > code:not(:has(wbr)), td')].flatMap(
    (cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent ?? '';
        const words =
          cell.localName === 'code' ? /(?<!\S)[^\s{]{1,32}(?!\S)/gu : /\d+\.\d+|[\p{L}\p{N}_]+/gu;
        for (const { 0: word, index } of text.matchAll(words)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(`${word} in ${text}`);
        }
      }
      return broken;
    },
  );
}

describe('the documentation', () => {
  let browser: Browser;
  let pages: StaticSite;
  before(async () => {
    pages = await serveSite();
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    pages.close();
  });

  const open = (name: string, options?: Parameters<typeof visit>[2]) =>
    visit(browser, pages.url + name, options);
  const isReady = (page: Page, selector: string) =>
    page.waitForSelector(`${selector}:state(ready)`, { timeout: limit(30_000) });

  for (const width of [390, 1280])
    test(`no page has a broken word in code or in a table, at ${width} px`, async () => {
      const found: string[] = [];
      for (const name of names) {
        const { page } = await open(name, { width });
        for (const word of await page.evaluate(brokenWords)) found.push(`${name}: ${word}`);
        await page.close();
      }
      assert.deepEqual(found, []);
    });

  for (const name of names)
    test(`${name} has no axe violation, and no horizontal overflow at 320 px or with large text`, async () => {
      const found: string[] = [];
      for (const dark of [false, true]) {
        const { page, pageErrors } = await open(name, { dark, width: 320 });
        // Scripts are loaded when an example is near the window.
        await page.evaluate(() => document.querySelector('.example')?.scrollIntoView());
        await page.waitForFunction(() => !document.querySelector(':not(:defined)'), {
          timeout: limit(30_000),
        });
        // Examples show the same element several times, each below a heading of its own.
        found.push(...pageErrors, ...(await accessibility(page, 'landmark-unique')));
        for (const size of ['100%', '200%']) {
          await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
          const width = await overflow(page);
          if (width > 0) found.push(`${width} pixels too wide at ${size}`);
        }
        await page.close();
      }
      const { page } = await open(name, { width: 660 });
      assert.equal(await overflow(page), 0, 'at 660 px');
      await page.close();
      assert.deepEqual(found, []);
    });

  for (const tag of tags)
    test(`shows <${tag}> live, in its widths and colours, with the sandbox of the page`, async () => {
      const { page, pageErrors, outside, missing } = await open(`docs/elements/${tag}.html`, {
        offline: true,
      });
      await isReady(page, `.example ${tag}`);
      await page.locator('::-p-aria(280[role="button"])').click();
      const width = await page.$eval(tag, (element) => element.getBoundingClientRect().width);
      assert.equal(Math.round(width), 280);
      await page.locator('::-p-aria(Company[role="button"])').click();
      assert.equal(await page.$eval(tag, (element) => element.getAttribute('theme')), 'auto');
      const scripts = await page.$$eval('script[src]', (all) =>
        all.map((script) => (script as HTMLScriptElement).src),
      );
      assert.ok(scripts.includes(`${pages.url}single/${tag}.js`), scripts.join(' '));
      assert.deepEqual([...pageErrors, ...outside, ...missing], []);
    });

  test('opens the configurator with the attributes of an example', async () => {
    const { page } = await open('docs/elements/vtc-roster.html');
    await page.locator('.example a ::-p-text(Configure this one)').click();
    await page.waitForSelector('.choices', { timeout: limit(20_000) });
    await page.waitForSelector('.preview-box vtc-roster[searchable][page-size="12"]', {
      timeout: limit(20_000),
    });
  });

  test('is readable without scripts: text, fallback content, links to all pages', async () => {
    const page = await openPage(browser);
    await page.setJavaScriptEnabled(false);
    await page.setViewport({ width: 390, height: 800 });
    await page.goto(`${pages.url}docs/elements/vtc-roster.html`);
    const shown = (selector: string) => page.$$eval(selector, (all) => all.length);
    assert.ok((await shown('tr[id^=attribute-]')) > 2);
    assert.equal(await page.$eval('.stage a', (link) => link.checkVisibility()), true);
    assert.equal(await shown('button:not([hidden], template *, form *)'), 0);
    const menu = await page.$eval('a.menu', (link) => link.getAttribute('href'));
    assert.equal(menu, '#pages');
    assert.ok((await shown('#pages a')) >= names.length);
  });

  /** Types into the search and returns the texts of the results. */
  async function search(page: Page, text: string): Promise<string[]> {
    const field = await page.waitForSelector('dialog[open] input');
    await field?.evaluate((input) => (input.value = ''));
    await field?.type(text);
    await page.waitForFunction(
      (wanted) => document.querySelector('[role=listbox]')?.getAttribute('data-text') === wanted,
      { timeout: limit(20_000) },
      text,
    );
    return page.$$eval('[role=option]', (all) =>
      all.map((option) => (option.textContent ?? '').trim()),
    );
  }

  test('finds elements, attributes and guides, and opens a result by keyboard', async () => {
    const { page, pageErrors } = await open('docs/getting-started.html');
    await page.waitForSelector('[data-search]:not([hidden])');
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    const [first] = await search(page, 'roster');
    assert.match(first ?? '', /^Roster/);
    assert.ok(
      (await search(page, 'content security policy')).some((result) =>
        /policy|Strict/i.test(result),
      ),
    );
    const attributes = await search(page, 'time-zone');
    assert.ok(
      attributes.some((result) => /^time-zone on every element/.test(result)),
      attributes.join(),
    );
    assert.deepEqual(await search(page, '###'), []);
    assert.match(
      await page.$eval('dialog [role=status]', (status) => status.textContent ?? ''),
      /Nothing was found/,
    );
    await search(page, 'when-empty');
    assert.deepEqual(await accessibility(page), []);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(page.url(), /docs\/elements\/vtc-live-events\.html#attribute-when-empty$/);
    assert.deepEqual(pageErrors, []);
  });

  test('finds the page about a word before attributes and parts of pages that have it', async () => {
    const { page } = await open('docs/getting-started.html');
    await page.locator('[data-search]').click();
    for (const [text, first] of [
      ['calendar', 'Calendar Elements'],
      ['gateway', 'Gateway For plugin authors'],
      ['token', 'Tokens and privacy For owners'],
      ['colour', 'Wrong colours When something is wrong'],
      ['color', 'Wrong colours When something is wrong'],
      ['language', 'Languages and time For owners'],
      ['WordPress', 'WordPress For owners'],
      ['theme', 'Theming For owners'],
      ['discord', 'Discord and forums For owners'],
      ['news', 'News Elements'],
      ['roster', 'Roster Elements'],
      // No page has these names.
      ['time-zone', 'time-zone on every element'],
      ['when-empty', 'when-empty <vtc-live-events>'],
    ] as const)
      assert.equal((await search(page, text))[0], first, text);
    const results = await search(page, 'gateway');
    assert.equal(results.filter((result) => result === 'Gateway For plugin authors').length, 1);
    await page.close();
  });

  for (const name of ['index.html', ...names])
    test(`${name} leads from code with examples of addresses to the configurator`, async () => {
      const { page } = await open(name);
      const blocks = await page.$$eval('.code', (all) =>
        all.map((block) => ({
          code: block.querySelector('code')?.textContent ?? '',
          isExample: block.closest('.example') !== null,
          link: block.querySelector<HTMLAnchorElement>('.configure')?.href,
          hasButton: block.querySelector('.copy') !== null,
        })),
      );
      for (const { code, isExample, link, hasButton } of blocks) {
        // Not the source of a component, which imports the package.
        const isMarkup = /^<(?!\?)/.test(code) && !/from 'vtc-widgets/.test(code);
        const isPasted = isMarkup && /https:\/\/(cdn|api|vtc)\.example/.test(code);
        if (isPasted && !isExample) assert.ok(link, code);
        assert.notEqual(hasButton, link !== undefined, code);
        if (!link) continue;
        assert.ok(link.startsWith(`${pages.url}configure.html`), link);
        const tag = new URLSearchParams(new URL(link).hash.slice(1)).get('element');
        if (tag) assert.ok(tags.includes(tag) || /register\(/.test(code), tag);
      }
      await page.close();
    });

  test('copies code, and switches between light and dark for the next page too', async () => {
    const { page } = await open('docs/theming.html');
    await browser
      .defaultBrowserContext()
      .overridePermissions(new URL(pages.url).origin, [
        'clipboard-read',
        'clipboard-sanitized-write',
      ]);
    await page.locator('.code .copy').click();
    await page.waitForSelector('.copy.done');
    const scheme = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await scheme();
    await page.locator('[data-scheme]').click();
    const dark = await scheme();
    assert.notEqual(dark, light);
    await page.goto(`${pages.url}docs/gateway.html`);
    assert.equal(await scheme(), dark);
  });

  test('has a menu on a phone', async () => {
    const { page } = await open('docs/theming.html', { width: 390 });
    await page.locator('::-p-aria(Menu[role="button"])').click();
    assert.equal(await page.$eval('#pages', (nav) => nav.getBoundingClientRect().top < 400), true);
    await page.locator('#pages ::-p-text(Gateway)').click();
    await page.waitForFunction(() => location.pathname.endsWith('/docs/gateway.html'));
  });
});
