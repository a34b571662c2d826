import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { limit } from '../limits.mjs';

const executablePath = '/usr/bin/firefox-esr';

/** Whether Debian's firefox-esr is installed. */
export const hasFirefox = () => existsSync(executablePath);

/**
 * How Firefox is launched, with limits of this machine.
 * @type {import('puppeteer-core').LaunchOptions}
 */
export const firefoxOptions = {
  browser: 'firefox',
  executablePath,
  headless: true,
  timeout: limit(60_000),
  protocolTimeout: limit(180_000),
};

/**
 * Opens a page. Puppeteer also overrides the orientation of the screen with each size, which Firefox 140 cannot do; the
 * size is set nevertheless.
 * @param {import('puppeteer-core').Browser} browser
 */
async function createPage(browser) {
  const page = await (await browser.createBrowserContext()).newPage();
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (viewport) =>
    setViewport(viewport).catch((error) => {
      if (!/unknown command emulation\.setScreenOrientationOverride/.test(error.message))
        throw error;
    });
  return page;
}

/** Web Test Runner launcher for Firefox: one page at a time, as tabs in the background get one timer a second. */
export const firefoxLauncher = () =>
  chromeLauncher({
    puppeteer,
    concurrency: 1,
    createPage: ({ browser }) => createPage(browser),
    launchOptions: firefoxOptions,
  });
