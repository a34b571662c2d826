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

/** Web Test Runner launcher for Firefox: one page at a time, as tabs in the background get one timer a second. */
export const firefoxLauncher = () =>
  chromeLauncher({
    puppeteer,
    concurrency: 1,
    createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    launchOptions: firefoxOptions,
  });
