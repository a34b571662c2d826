import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Browser, Page } from 'puppeteer-core';
import type { SandboxOptions } from '../../src/sandbox/server/options.js';
import { createSandbox, type Sandbox } from '../../src/sandbox/server/sandbox.js';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { openPage } from './open-page.js';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(listener: Listener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Serves the built files from its own origin, as a CDN does; a URL of any other name is `vtc-widgets.js`. The folder
 * `alone` has no other files beside `vtc-widgets.js` and those of single elements.
 */
const serveCdn = () =>
  listen(({ url = '' }, response) => {
    if (/\/alone\/.*(vtc-more|vtc-event|locales)/.test(url))
      return void response.writeHead(404).end();
    const isStyle = url.endsWith('.css');
    const [name = 'vtc-widgets'] =
      /single\/[\w-]+|vtc-doctor|vtc-more|locales\/[\w-]+/.exec(url) ?? [];
    void readFile(`dist/${name}.${isStyle ? 'css' : 'js'}`).then((file) => {
      response.writeHead(200, {
        'content-type': isStyle ? 'text/css' : 'text/javascript',
        'access-control-allow-origin': '*',
      });
      response.end(file);
    });
  });

/** Responds instead of the sandbox; returns undefined to forward a request to it. */
export type Responder = (request: Request) => Promise<Response> | Response | undefined;

async function serveApi(options: SandboxOptions) {
  const sandbox = createSandbox(options);
  const api = {
    sandbox,
    origin: '',
    requests: [] as Request[],
    respond: (() => undefined) as Responder,
    close: () => undefined as void,
  };
  await new Promise<void>((ready) => {
    const server = serve(
      {
        port: 0,
        hostname: '127.0.0.1',
        fetch: async (request: Request) => {
          api.requests.push(request);
          return (await api.respond(request)) ?? sandbox.fetch(request);
        },
      },
      ({ port }) => {
        api.origin = `http://127.0.0.1:${port}`;
        ready();
      },
    );
    api.close = () => void server.close();
  });
  return api;
}

/** Pages, a CDN and an API on three origins, and a browser. */
export interface Site {
  api: { sandbox: Sandbox; origin: string; requests: Request[]; respond: Responder };
  cdn: string;
  browser: Browser;
  /** The script tag that a site owner pastes. */
  script: string;
  /** The link to the style sheet that reserves space for the elements. */
  style: string;
  /** The strictest Content-Security-Policy under which the elements work. */
  strictPolicy: string;
  /** Opens a page with this body and these headers. */
  open(body: string, options?: OpenOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

/** Options of a page. */
export interface OpenOptions {
  /** Content of the head. */
  head?: string;
  headers?: Readonly<Record<string, string>>;
  width?: number;
  /** Runs in the page before its scripts. */
  before?: () => void;
  javaScript?: boolean;
}

/** An open page; `pageErrors` are its uncaught errors and policy violations. */
export interface OpenPage {
  page: Page;
  pageErrors: string[];
  console: string[];
}

/** Logs violations of the page's policy to its console. */
function logViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`VIOLATION ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

/** Starts a site; close it at the end. */
export async function startSite(options: SandboxOptions = {}): Promise<Site> {
  const api = await serveApi({ rateLimits: false, ...options });
  const cdn = await serveCdn();
  const pages = new Map<string, { html: string; headers: Readonly<Record<string, string>> }>();
  const site = await listen((request, response) => {
    const found = pages.get((request.url ?? '').replace(/\?.*/, ''));
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...found.headers });
    return response.end(found.html);
  });
  const browser = await launchChromium();
  const script = `<script type="module" src="${cdn.origin}/vtc-widgets.js" data-api-base="${api.origin}"></script>`;

  const style = `<link rel="stylesheet" href="${cdn.origin}/vtc-widgets.css">`;

  async function open(body: string, settings: OpenOptions = {}): Promise<OpenPage> {
    const path = `/${pages.size}`;
    const html = `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="${api.origin}/images/logo-1.svg">${settings.head ?? ''}</head><body>${body}</body></html>`;
    pages.set(path, { html, headers: settings.headers ?? {} });
    const page = await openPage(browser);
    page.setDefaultTimeout(limit(30_000));
    const pageErrors: string[] = [];
    const consoleLines: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    page.on('console', (message) => {
      consoleLines.push(`${message.type()}: ${message.text()}`);
      if (message.text().startsWith('VIOLATION')) pageErrors.push(message.text());
    });
    await page.setViewport({ width: settings.width ?? 900, height: 800 });
    await page.setJavaScriptEnabled(settings.javaScript ?? true);
    await page.evaluateOnNewDocument(logViolations);
    if (settings.before) await page.evaluateOnNewDocument(settings.before);
    await page.goto(site.origin + path);
    return { page, pageErrors, console: consoleLines };
  }

  const strictPolicy = [
    "default-src 'none'",
    `script-src ${cdn.origin}`,
    `connect-src ${api.origin}`,
    `img-src https: ${api.origin}`,
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');

  return {
    api,
    cdn: cdn.origin,
    browser,
    script,
    strictPolicy,
    style,
    open,
    async close() {
      await browser.close();
      for (const server of [api, cdn, site]) server.close();
    },
  };
}

/** Waits until `holds` is true in the page. Puppeteer's `waitForFunction` evaluates strings, which a strict policy forbids. */
export async function until(page: Page, holds: () => boolean): Promise<void> {
  // It counts rounds instead of time, since rounds take longer on a slow machine.
  for (let rounds = 0; rounds < 750; rounds += 1) {
    if (await page.evaluate(holds)) return;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`The page did not fulfil ${holds.toString()}`);
}

/** Waits until every element with this tag is in a state. */
export async function reaches(page: Page, tag: string, state: string): Promise<void> {
  await page.evaluate(
    (names: string[]) => Object.assign(globalThis, { awaited: names }),
    [tag, state],
  );
  await until(page, () => {
    const [name = '', wanted] = (globalThis as unknown as { awaited: string[] }).awaited;
    return [...document.querySelectorAll<HTMLElement & { state?: string }>(name)].every(
      (element) => element.state === wanted,
    );
  });
}

/** The text that a visitor reads in the first element with this tag. */
export const shownText = (page: Page, tag: string): Promise<string> =>
  page.$eval(
    tag,
    (element) => element.shadowRoot?.querySelector<HTMLElement>('[part~="base"]')?.innerText ?? '',
  );
