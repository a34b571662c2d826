import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { limit } from '../../tools/test/limits.mjs';
import { outputs } from '../../src/configurator/outputs.js';
import { addressAttributes } from '../../src/contract/address-attributes.js';
import { embedToken } from '../support/embed-tokens.js';
import { startSite, type Site } from '../support/site.js';
import { serveSite, visit, type StaticSite } from './static-site.js';

const token = embedToken(1);
const code = 'red;}</style><script>alert(1)</script><style>{';

interface Attacker {
  readonly server: Server;
  readonly origin: string;
  /** Requests that reached the server, with their Authorization header. */
  readonly received: string[];
}

/** A server that answers as the API does, and allows every page to send a token. */
async function startAttacker(
  forward: (path: string, authorization: string) => Promise<Response>,
): Promise<Attacker> {
  const received: string[] = [];
  const server = createServer(({ method, url = '', headers }, response) => {
    const { authorization = '' } = headers;
    received.push(`${method} ${url} ${authorization}`);
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (method === 'OPTIONS') return response.writeHead(204, cors).end();
    if (/\.js$/.test(url))
      return response.writeHead(200, { ...cors, 'content-type': 'text/javascript' }).end();
    return void forward(url, authorization).then(async (answer) =>
      response.writeHead(answer.status, cors).end(await answer.text()),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, received };
}

describe('a link to the configurator from another person', () => {
  let site: Site;
  let pages: StaticSite;
  let attacker: Attacker;
  before(async () => {
    pages = await serveSite();
    site = await startSite();
    attacker = await startAttacker((path, authorization) =>
      fetch(site.api.origin + path, authorization ? { headers: { authorization } } : {}),
    );
  });
  after(async () => {
    await site.close();
    pages.close();
    attacker.server.closeAllConnections();
    attacker.server.close();
  });
  beforeEach(() => void attacker.received.splice(0));

  const link = (parameters: Readonly<Record<string, string>>) =>
    `${pages.url}configure.html#${new URLSearchParams({ vtc: 'northern_haul', ...parameters })}`;
  const follow = async (parameters: Readonly<Record<string, string>>) => {
    const { page, pageErrors } = await visit(site.browser, link(parameters));
    await page.waitForSelector('.addresses');
    return { page, pageErrors };
  };
  const addresses = () => ({
    api: attacker.origin,
    script: `${attacker.origin}/vtc-widgets.js`,
    gateway: attacker.origin,
    published: `${attacker.origin}/vtc`,
  });
  const type = (page: Page, label: string, value: string) =>
    page.locator(`::-p-aria(${label}[role="textbox"])`).fill(value);
  /** Presses a button wherever it is: while the page loads, it may move away from the mouse. */
  const press = async (page: Page, name: string) => {
    const selector = `::-p-aria(${name}[role="button"])`;
    const button = await page.waitForSelector(selector, { visible: true });
    await button?.evaluate((element) => (element as HTMLElement).click());
  };
  const status = (page: Page, id: string, wanted: string) =>
    page.waitForSelector(`#requirement-${id}.${wanted}`, { timeout: limit(20_000) });
  const shown = (page: Page, selector: string) =>
    page.$eval(selector, (element) => (element as HTMLElement).innerText);
  const snippet = (page: Page) =>
    page
      .waitForSelector('[data-snippet]', { timeout: limit(20_000) })
      .then((code) => code?.evaluate((pre) => pre.textContent ?? ''));

  test('sends nothing to its addresses, and gives no code, until the owner confirms each', async () => {
    const { page } = await follow({ element: 'vtc-live-events', ...addresses() });
    await type(page, 'Token', token);
    await page.waitForSelector('.preview-box vtc-live-events:state(ready)', {
      timeout: limit(20_000),
    });
    assert.equal(attacker.received.join('\n'), '');
    await status(page, 'token', 'blocked');
    for (const { id } of outputs) {
      await page.select('#output', id);
      assert.equal(await page.$('[data-snippet]'), null, id);
    }

    await page.select('#output', 'html');
    await press(page, 'Use the API address');
    await status(page, 'token', 'met');
    assert.ok(attacker.received.some((line) => line.endsWith(token)));
    assert.ok(!attacker.received.some((line) => line.includes('.js')));
    assert.equal(await page.$('[data-snippet]'), null);
    await press(page, 'Use the script address');
    assert.match((await snippet(page)) ?? '', new RegExp(attacker.origin));
  });

  test('has its addresses shown in full beside open fields', async () => {
    const template = `${attacker.origin}/{id}`;
    const { page } = await follow({ ...addresses(), 'a.href-template': template });
    const text = await shown(page, '.from-link');
    for (const address of [...Object.values(addresses()), template])
      assert.ok(text.includes(address), text);
    const ids = ['field-api', 'field-script', 'field-gateway', 'field-published'];
    for (const id of [...ids, 'setting-href-template'])
      assert.ok(await page.$eval(`#${id}`, (field) => field.checkVisibility()), id);
  });

  for (const [name, label] of [
    ['href-template', 'link of an item'],
    ['apply-url', 'link to the application'],
  ] as const)
    test(`adds no ${name} of another site to the code before the owner confirms it`, async () => {
      assert.ok(addressAttributes.includes(name));
      const template = `${attacker.origin}/{id}`;
      const { page } = await follow({ element: 'vtc-recruitment', [`a.${name}`]: template });
      const unconfirmed = await shown(page, '[data-code]');
      assert.ok(!unconfirmed.includes(attacker.origin), unconfirmed);
      assert.ok((await shown(page, '.from-link')).includes(template));
      assert.ok(await page.$eval(`#setting-${name}`, (field) => field.checkVisibility()));
      await press(page, `Use the ${label}`);
      await page.waitForFunction(
        (origin) => document.querySelector('[data-code]')?.textContent?.includes(origin),
        {},
        attacker.origin,
      );
    });

  test('has an address removed, and the fields of the others left open', async () => {
    const { page } = await follow(addresses());
    await press(page, 'Remove the API address');
    await page.waitForFunction(
      () => !document.querySelector('.from-link')?.textContent?.includes('API address'),
    );
    assert.equal(await page.$eval('#field-api', (input) => (input as HTMLInputElement).value), '');
    assert.doesNotMatch(page.url(), /api=/);
    assert.deepEqual(attacker.received, []);
  });

  test('gets no token that is on the page when it is opened', async () => {
    const { page } = await visit(
      site.browser,
      `${pages.url}configure.html#element=vtc-live-events`,
    );
    await page.waitForSelector('.addresses');
    await type(page, 'Token', token);
    const hash = new URL(link({ element: 'vtc-live-events', ...addresses() })).hash;
    await page.evaluate((next) => (location.hash = next), hash);
    await page.waitForSelector('.from-link button');
    await status(page, 'token', 'blocked');
    assert.deepEqual(attacker.received, []);
  });

  test('adds no code by a colour, a property or an address that is none', async () => {
    const { page, pageErrors } = await follow({
      script: `javascript:alert(1)//"></script><script>alert(1)</script>`,
      gateway: `https://user:pass@gateway.example/</script>`,
      published: `javascript:alert(1)//"></script><script>alert(1)</script>`,
      api: 'data:text/html,<script>alert(1)</script>',
      'c.--vtc-primary': code,
      'c.--vtc-muted-text': '#0b6cb3',
      [`c.--vtc-x: red;}</style><script>alert(1)</script>`]: '#ffffff',
      'c.background': '#ffffff',
      'a.onclick': 'alert(1)',
      'a.href-template': 'javascript:alert(1)',
      'a.heading': '"><script>alert(1)</script>',
    });
    assert.equal(await page.$('.from-link button'), null);
    for (const [label, value] of [
      ['API address', site.api.origin],
      ['Gateway address', attacker.origin],
      ['Address of published files', `${attacker.origin}/vtc`],
    ] as const) {
      await page.$eval('.addresses', (details) => details.setAttribute('open', ''));
      await type(page, label, value);
    }
    await status(page, 'api', 'met');
    await status(page, 'gateway', 'met');
    for (const { id } of outputs) {
      await page.select('#output', id);
      const lines = (await snippet(page)) ?? '';
      assert.doesNotMatch(lines, /<script>alert|javascript:|onclick|--vtc-x|red;\}<|user:pass/, id);
    }
    await page.select('#output', 'html');
    assert.match((await snippet(page)) ?? '', /{\n    --vtc-muted-text: #0b6cb3;\n  }/);
    assert.deepEqual(pageErrors, []);
  });

  test('asks once: a reload of the page keeps confirmed addresses', async () => {
    const { page } = await follow({ api: site.api.origin, gateway: attacker.origin });
    await press(page, 'Use the API address');
    await status(page, 'api', 'met');
    await page.reload();
    await status(page, 'api', 'met');
    const text = await shown(page, '.from-link');
    assert.match(text, /gateway address/i);
    assert.doesNotMatch(text, /API address/);
  });
});
