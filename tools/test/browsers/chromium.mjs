import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import puppeteer from 'puppeteer-core';
import { limit } from '../limits.mjs';
import { dateScript } from '../test-date.mjs';

const defaultPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Launch arguments of a test browser; without the sandbox flag it does not start as root. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-prefers-reduced-motion',
];

/** Whether a binary has the headless mode only, as that from npm. */
const isShell = (path) =>
  /headless[-_]shell/.test(path) || (path.endsWith('/chromium') && !path.startsWith('/usr/bin/'));

async function starts(path) {
  try {
    await promisify(execFile)(path, ['--version', '--no-sandbox'], { timeout: limit(20_000) });
    return true;
  } catch (error) {
    console.error(`${path} does not start: ${error.message.split('\n')[0]}`);
    return false;
  }
}

/** Path of a Chromium that starts: CHROME_PATH, the default paths, else the one from npm. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await starts(named)) return named;
  } else {
    for (const path of defaultPaths.filter(existsSync)) if (await starts(path)) return path;
    const { default: packed } = await import('@sparticuz/chromium');
    const path = await packed.executablePath();
    if (await starts(path)) return path;
  }
  throw new Error('No Chromium found: set CHROME_PATH to the path of its executable.');
}

/**
 * How a Chromium is launched, with limits of this machine; more arguments may be given.
 * @param {...string} more
 * @returns {Promise<import('puppeteer-core').LaunchOptions>}
 */
export async function launchOptions(...more) {
  const executablePath = await findChromium();
  return {
    executablePath,
    headless: isShell(executablePath) ? 'shell' : true,
    args: [...chromiumArguments, ...more],
    timeout: limit(30_000),
    protocolTimeout: limit(180_000),
  };
}

/** Gives the pages that `owner` opens the date of the test run. */
function setDateOfPages(owner) {
  const open = owner.newPage.bind(owner);
  owner.newPage = async (...options) => {
    const page = await open(...options);
    await page.evaluateOnNewDocument(dateScript());
    return page;
  };
  return owner;
}

/**
 * Launches a Chromium whose pages have the date of the test run.
 * @param {...string} more
 * @returns {Promise<import('puppeteer-core').Browser>}
 */
export async function launchChromium(...more) {
  const browser = setDateOfPages(await puppeteer.launch(await launchOptions(...more)));
  const createContext = browser.createBrowserContext.bind(browser);
  browser.createBrowserContext = async (...options) =>
    setDateOfPages(await createContext(...options));
  return browser;
}
