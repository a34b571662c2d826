import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { libraryNames, libraryScript, missingLibraries } from '../../tools/test/host-libraries.mjs';
import { allElements, allReady, scripts } from '../support/all-elements.js';
import { shownText, startSite, type Site } from '../support/site.js';

const click = (page: Page, tag: string, label: string) =>
  page.$eval(
    tag,
    (element, label) => {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
      buttons.find((button) => button.getAttribute('aria-label') === label)?.click();
      return (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
    },
    label,
  );

describe('a page with a library', { skip: missingLibraries().join(', ') || false }, () => {
  let site: Site;
  let all: string;

  before(async () => {
    site = await startSite();
    all = scripts(site) + allElements(site);
  });
  after(() => site.close());

  for (const name of libraryNames)
    test(`shows all elements in a page with ${name}, and reacts to every click`, async () => {
      const { page, pageErrors } = await site.open(`<script>${libraryScript(name)}</script>${all}`);
      await allReady(page);
      const months = new Set<string>();
      for (let month = 0; month < 3; month += 1) {
        months.add((await shownText(page, 'vtc-calendar')).slice(0, 60));
        await click(page, 'vtc-calendar', 'Next month');
      }
      assert.equal(months.size, 3);
      assert.deepEqual(pageErrors, []);
    });
});
