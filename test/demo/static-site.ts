import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { dateScript } from '../../tools/test/test-date.mjs';
import { openPage } from '../support/open-page.js';
import { staticFile } from '../support/static-files.js';

/** The service worker that runs the sandbox. */
const worker = 'sandbox-worker.js';

/** The built site below a path of a server that does nothing but serve files, compressed. */
export interface StaticSite {
  /** Address of the site, with a slash at its end. */
  readonly url: string;
  /** Serves this instead of a file. */
  readonly replace: (name: string, text: string) => void;
  /** Lets requests of a file wait until the returned function is called. */
  readonly hold: (name: string) => () => void;
  /** Ends the server and removes the folder. */
  close(): void;
}

/** Builds the site into a folder of its own and serves it; the package has to be built. */
export async function serveSite(): Promise<StaticSite> {
  const folder = await mkdtemp(join(tmpdir(), 'vtc-site-'));
  const built = spawnSync(process.execPath, ['--import=tsx', 'demo/build.mjs', folder], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  const prefix = '/some/path/';
  const replaced = new Map<string, string>();
  const held = new Map<string, Promise<void>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const name = pathname.slice(prefix.length) || 'index.html';
    const load = async () => {
      await held.get(name);
      const body = Buffer.from(replaced.get(name) ?? (await readFile(join(folder, name))));
      // A browser gives pages the date of the test run, but not service workers.
      const dated = name === worker ? Buffer.concat([Buffer.from(dateScript()), body]) : body;
      return staticFile(name, dated, String(request.headers['accept-encoding']));
    };
    void load().then(
      ({ headers, body }) => {
        response
          .writeHead(pathname.startsWith(prefix) ? 200 : 404, {
            ...headers,
            'access-control-allow-origin': '*',
          })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    replace: (name, text) => replaced.set(name, text),
    hold: (name) => {
      let release = () => {};
      held.set(name, new Promise((resolve) => (release = resolve)));
      return release;
    },
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens a page of the site, and records its requests and errors; if `offline`, no other host can be reached. */
export async function visit(
  browser: Browser,
  url: string,
  { width = 1280, dark = false, offline = false } = {},
): Promise<{
  page: Page;
  pageErrors: string[];
  outside: string[];
  requestedUrls: string[];
  missing: string[];
}> {
  const page = await openPage(browser);
  const pageErrors: string[] = [];
  const outside: string[] = [];
  const requestedUrls: string[] = [];
  const missing: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('request', (request) => {
    const address = request.url();
    requestedUrls.push(address);
    if (!address.startsWith(new URL(url).origin) && /^http/.test(address)) outside.push(address);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
  ]);
  if (offline) {
    const session = await page.createCDPSession();
    await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  }
  await page.goto(url);
  return { page, pageErrors, outside, requestedUrls, missing };
}

/** Number of pixels by which the content of a page is wider than the page. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    // Not `clientWidth`, which in Chromium includes the gutter of a hidden scroll bar.
    return root.scrollWidth - Math.round(root.getBoundingClientRect().width);
  });

interface Axe {
  run(options: {
    rules: Readonly<Record<string, { enabled: boolean }>>;
  }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Violations of the rules of axe in a page, without those of one rule. */
export async function accessibility(page: Page, exceptRule?: string): Promise<string[]> {
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
  return page.evaluate(async (rule) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({ rules: rule ? { [rule]: { enabled: false } } : {} });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, exceptRule);
}
