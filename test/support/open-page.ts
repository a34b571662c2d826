import { afterEach } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';

const contexts: BrowserContext[] = [];

/** Opens a page with storage of its own. It closes with the test, since elements of a page that stays open go on working. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext();
  contexts.push(context);
  return context.newPage();
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
