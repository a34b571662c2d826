import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { HtmlValidate } from 'html-validate';
import type { Browser } from 'puppeteer-core';
import { FolderError } from '../../src/publish/folder.js';
import { siteFileNames } from '../../src/publish/site/pages.js';
import { requireNewSite, writeSite } from '../../src/publish/site/write-site.js';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { replaceNow } from '../../tools/test/test-date.mjs';
import { pagesIn, publishSite, serveFolder } from './static-site.js';
import { filesIn, vtc } from './world.js';

const root = mkdtempSync(join(tmpdir(), 'publish-site-'));
after(() => rmSync(root, { recursive: true }));

/** Folder for pictures of the pages, to look at them. */
const { SITE_PICTURES: pictures } = process.env;

/** Publishes the site, which is removed after the tests. */
async function publishedSite(language?: string) {
  const published = await publishSite({ language });
  after(published.remove);
  return published;
}

describe('The site to start with', () => {
  for (const [language, texts] of [
    [undefined, ['Upcoming convoys', 'Members', 'Rules', 'Apply now', 'Gallery', 'News']],
    [
      'de',
      ['Kommende Konvois', 'Mitglieder', 'Regeln', 'Jetzt bewerben', 'Galerie', 'Neuigkeiten'],
    ],
    ['ar', ['dir="rtl"']],
  ] as const)
    it(`has valid pages in the language ${language ?? 'of the company'}, which link to each other`, async () => {
      const { site, files } = await publishedSite(language);
      const pages = pagesIn(files);
      assert.equal(pages.length, 8);
      const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
      for (const page of pages) {
        const html = readFileSync(join(site, page), 'utf8');
        const { results } = await validator.validateString(html, page);
        assert.deepEqual(
          results.flatMap(({ messages }) => messages),
          [],
          page,
        );
        assert.ok(html.includes(`<html lang="${language ?? 'en'}"`), html.slice(0, 200));
        if (language !== undefined || texts.length > 1)
          for (const text of texts) assert.ok(html.includes(text), `${page}: ${text}`);
        for (const [, url = ''] of html.matchAll(/(?:href|src|data-api-base)="([^"]*)"/g)) {
          assert.doesNotMatch(url, /^(\/|\w+:)/);
          assert.ok(existsSync(join(site, url)), `${page}: ${url}`);
        }
      }
      assert.deepEqual(
        [...new Set(files.map((file) => file.split('/')[0]))].sort(),
        [...siteFileNames].sort(),
      );
    });

  it('is the owner’s: a second run overwrites nothing', async () => {
    const { site, out } = await publishedSite();
    writeFileSync(join(site, 'rules.html'), 'mine');
    const written = filesIn(site);
    const again = () => writeSite({ site, out, vtc, language: 'de' });
    await assert.rejects(again(), FolderError);
    await assert.rejects(requireNewSite({ site, out }), /has index.html, .* already/);
    assert.deepEqual(filesIn(site), written);
  });

  it('needs the published folder in it', async () => {
    for (const out of [root, join(root, 'site'), join(root, 'beside')])
      await assert.rejects(requireNewSite({ site: join(root, 'site'), out }), FolderError);
    await requireNewSite({ site: join(root, 'site'), out: join(root, 'site/vtc') });
  });

  describe('in Chromium, without the API', () => {
    let browser: Browser;
    before(async () => {
      browser = await launchChromium();
    });
    after(() => browser.close());

    it('shows all elements from the snapshot, and fits into 320 px', async () => {
      const { site, files, now } = await publishedSite();
      const server = await serveFolder(site);
      try {
        for (const file of pagesIn(files)) {
          const page = await browser.newPage();
          const date = `{ const { now } = Date; const shift = ${now} - now(); (${replaceNow})(() => now() + shift); }`;
          await page.evaluateOnNewDocument(date);
          // So high that all elements are visible, and load.
          await page.setViewport({ width: 320, height: 12_000 });
          const failed: string[] = [];
          page.on('response', (response) => {
            const url = response.url();
            if (response.status() >= 400 && url.startsWith(server.url)) failed.push(url);
          });
          await page.goto(server.url + file);
          const states = () =>
            page.evaluate(() =>
              [...document.querySelectorAll('main > *')].flatMap((element) => {
                const names = ['ready', 'empty', 'loading', 'failed'];
                const state = names.find((name) => element.matches(`:state(${name})`));
                return element.localName.includes('-') ? `${element.localName} ${state}` : [];
              }),
            );
          await page
            .waitForFunction(
              () =>
                [...document.querySelectorAll('main > *')]
                  .filter(({ localName }) => localName.includes('-'))
                  .every((element) => element.matches(':state(ready), :state(empty)')),
              { timeout: limit(10_000), polling: 50 },
            )
            .catch(async () => assert.fail(`${file}: ${(await states()).join()}`));
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(width <= 320, `${file}: ${width} px`);
          const ready = await page.$$('main > :state(ready)');
          assert.ok(ready.length > 0, file);
          if (pictures) await page.screenshot({ path: join(pictures, `${file}.png`) });
          assert.deepEqual(failed, [], file);
          await page.close();
        }
      } finally {
        server.close();
      }
    });
  });
});
