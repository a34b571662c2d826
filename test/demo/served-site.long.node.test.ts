import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { visit } from './static-site.js';

let browser: Browser;
before(async () => {
  browser = await launchChromium();
});
after(() => browser.close());

test('npm start shows the elements of the front page with data of its sandbox', async () => {
  const signal = AbortSignal.timeout(limit(60_000));
  const child = spawn(process.execPath, ['--import=tsx', 'demo/start.mjs'], {
    env: { ...process.env, PORT: '0' },
  });
  try {
    let output = '';
    let url: string | undefined;
    while (!(url = /(?<=Site: +)http:\S+(?=\n)/.exec(output)?.[0])) {
      const [part] = (await once(child.stdout, 'data', { signal })) as [Buffer];
      output += String(part);
    }
    const { page } = await visit(browser, url);
    await page.waitForSelector('vtc-upcoming-events:state(ready)', { timeout: limit(30_000) });
  } finally {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
});
