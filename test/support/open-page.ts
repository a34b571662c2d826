import { afterEach } from 'node:test';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';

const contexts: BrowserContext[] = [];

/** Opens a page with its own storage. It is closed after the test, since elements of an open page continue to poll. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.createBrowserContext();
  contexts.push(context);
  return context.newPage();
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
