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

/** Serves the built file from an origin of its own, as a CDN does: under any name; beside it the other elements, the doctor, the languages and the style sheet. */
const serveCdn = () =>
  listen(({ url = '' }, response) => {
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
export type Answerer = (request: Request) => Promise<Response> | Response | undefined;

async function serveApi(options: SandboxOptions) {
  const sandbox = createSandbox(options);
  const api = {
    sandbox,
    origin: '',
    requests: [] as Request[],
    answer: (() => undefined) as Answerer,
    close: () => undefined as void,
  };
  await new Promise<void>((ready) => {
    const server = serve(
      {
        port: 0,
        hostname: '127.0.0.1',
        fetch: async (request: Request) => {
          api.requests.push(request);
          return (await api.answer(request)) ?? sandbox.fetch(request);
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

/** A page, a CDN and an API on three origins, and a browser that visits. */
export interface Site {
  api: { sandbox: Sandbox; origin: string; requests: Request[]; answer: Answerer };
  cdn: string;
  browser: Browser;
  /** The lines an owner pastes to load the file. */
  script: string;
  /** The line that reserves room for the elements. */
  style: string;
  /** The strictest policy that a page may have. */
  strictPolicy: string;
  /** Opens a page with this body (and these headers), and tells what went wrong in it. */
  open(body: string, options?: OpenOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

/** How a page is opened. */
export interface OpenOptions {
  headers?: Readonly<Record<string, string>>;
  width?: number;
  /** Runs in the page before anything else. */
  before?: () => void;
  javaScript?: boolean;
}

/** A page that was opened; `faults` are its uncaught errors and policy violations. */
export interface OpenPage {
  page: Page;
  faults: string[];
  console: string[];
}

/** Records each violation of the page's policy where the test finds it. */
function noteViolations(): void {
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
    const html = `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="${api.origin}/images/logo-1.svg"></head><body>${body}</body></html>`;
    pages.set(path, { html, headers: settings.headers ?? {} });
    const page = await openPage(browser);
    page.setDefaultTimeout(limit(30_000));
    const faults: string[] = [];
    const lines: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      lines.push(`${message.type()}: ${message.text()}`);
      if (message.text().startsWith('VIOLATION')) faults.push(message.text());
    });
    await page.setViewport({ width: settings.width ?? 900, height: 800 });
    await page.setJavaScriptEnabled(settings.javaScript ?? true);
    await page.evaluateOnNewDocument(noteViolations);
    if (settings.before) await page.evaluateOnNewDocument(settings.before);
    await page.goto(site.origin + path);
    return { page, faults, console: lines };
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

/** Waits until `holds` says so in the page; a strict policy would refuse what the driver's own waiting compiles. */
export async function until(page: Page, holds: () => boolean): Promise<void> {
  // Turns are counted, each of which the page has to answer: on a slow machine they take longer.
  for (let turns = 0; turns < 750; turns += 1) {
    if (await page.evaluate(holds)) return;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`The page never came to ${holds.toString()}`);
}

/** Waits until every element of the page with this tag is in the state. */
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
