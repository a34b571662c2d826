import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import {
  libraryNames,
  libraryScript,
  missingLibrary,
  visitLibraryNames,
} from '../../tools/test/host-libraries.mjs';
import { allElements, allReady, monthsByClicks, scripts } from '../support/all-elements.js';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, type Site } from '../support/site.js';

const structuredData = 'script[type="application/ld+json"]';

describe('a page with a library', () => {
  let site: Site;
  let all: string;

  before(async () => {
    site = await startSite();
    all = scripts(site) + allElements(site);
  });
  after(() => site.close());

  for (const name of libraryNames)
    test(
      `shows all elements in a page with ${name}, and reacts to every click`,
      { skip: missingLibrary(name) ?? false },
      async () => {
        const { page, pageErrors } = await site.open(
          `<script>${await libraryScript(name)}</script>${all}`,
        );
        await allReady(page);
        assert.equal((await monthsByClicks(page)).size, 3);
        assert.deepEqual(pageErrors, []);
      },
    );

  const hasText = (page: Page, text: string) =>
    page.waitForFunction((text) => document.body.innerText.includes(text), {}, text);

  /** Waits for a number of scripts of structured data; the library may show a page that it has cached before. */
  const hasScripts = (page: Page, count: number) =>
    page.waitForFunction(
      (selector, count) => document.querySelectorAll(selector).length === count,
      {},
      structuredData,
      count,
    );

  for (const name of visitLibraryNames)
    test(
      `has one script of structured data for an element after visits by ${name}`,
      { skip: missingLibrary(name) ?? false },
      async () => {
        const token = embedToken('northern_haul', site.api.sandbox);
        const element = `<vtc-upcoming-events vtc="northern_haul" token="${token}" loading="eager" structured-data></vtc-upcoming-events>`;
        const head = `<script>${await libraryScript(name)}</script>${site.script}`;
        const other = await site.open('<p>The other page</p>', { head });
        const { pathname } = new URL(other.page.url());
        const { page, pageErrors } = await site.open(
          `<p>The first page</p><div hx-boost="true"><a href="${pathname}">Other</a></div>${element}`,
          { head },
        );
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        for (let visit = 0; visit < 3; visit += 1) {
          await reaches(page, 'vtc-upcoming-events', 'ready');
          await hasScripts(page, 1);
          await page.click('a');
          await hasText(page, 'The other page');
          await hasScripts(page, 0);
          await page.evaluate(() => history.back());
          await hasText(page, 'The first page');
        }
        await reaches(page, 'vtc-upcoming-events', 'ready');
        assert.equal((await page.$$(structuredData)).length, 1);
        assert.ok(await page.evaluate(() => 'isSameDocument' in window));
        assert.deepEqual(pageErrors, []);
      },
    );
});
