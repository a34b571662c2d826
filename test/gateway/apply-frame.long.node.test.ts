import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { createGateway } from '../../src/gateway/index.js';
import { packageFiles } from '../../src/gateway/node/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { launchChromium } from '../../tools/test/browsers/chromium.mjs';
import { replaceNow } from '../../tools/test/test-date.mjs';
import { fillAndSend } from '../support/application-form.js';
import { FakeDiscord } from '../support/discord.js';
import { publicUrl, vtc } from './support/world.js';

const action = `${publicUrl}/apply/${vtc}`;
const address = `${publicUrl}/embed/vtc-recruitment?vtc=${vtc}&form=&lang=en&action=${encodeURIComponent(action)}`;
const page = 'https://vtc.example/join';

/** The frame as the documentation has it. */
const documented =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';

describe('the form in a frame of the gateway', () => {
  const discord = new FakeDiscord();
  let browser: Browser;
  before(async () => {
    await discord.listen();
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    await discord.close();
  });

  /** Opens a page with the frame; the gateway and what receives applications respond in place of the network. */
  async function open(sandbox: string, sites: readonly string[]) {
    const api = createSandbox({ rateLimits: false });
    const gateway = createGateway({
      apiBase: 'https://api.example',
      publicUrl,
      files: packageFiles(),
      linkHosts: [new URL(publicUrl).host],
      applyTo: { [vtc]: discord.url },
      sites,
      fetch: (url, init) => api.fetch(new Request(url, init)),
    });
    const shown: Page = await browser.newPage();
    const problems: string[] = [];
    shown.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const respond = async (request: HTTPRequest): Promise<void> => {
      const url = request.url();
      if (url === page)
        return request.respond({
          contentType: 'text/html',
          body: `<!doctype html><iframe src="${address.replaceAll('&', '&amp;')}" sandbox="${sandbox}" width="600" height="1200"></iframe>`,
        });
      if (!url.startsWith(publicUrl)) return request.abort();
      const body = request.postData();
      const response = await gateway.request(url, {
        method: request.method(),
        headers: request.headers(),
        ...(body !== undefined && { body }),
      });
      return request.respond({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    };
    await shown.setRequestInterception(true);
    shown.on('request', (request) => void respond(request));
    // A visitor takes a minute, which is a second here: the gateway refuses an application that is sent too fast.
    await shown.evaluateOnNewDocument(
      `(${replaceNow.toString()})(() => performance.timeOrigin + 60 * performance.now())`,
    );
    await shown.goto(page);
    const frame = await shown.waitForFrame((one) => one.url().startsWith(publicUrl));
    await frame.waitForFunction(() =>
      document.querySelector('vtc-recruitment')?.shadowRoot?.querySelector('form'),
    );
    const shownAt = await frame.evaluate(() => Date.now());
    await frame.waitForFunction((from) => Date.now() > from + 60_000, {}, shownAt);
    await frame.evaluate(fillAndSend);
    return { frame, problems, close: () => shown.close() };
  }

  it('is sent through the policy and the sandbox of the frame, and reaches the receiver once', async () => {
    const { frame, problems, close } = await open(documented, [publicUrl]);
    await frame.waitForFunction(() =>
      document.querySelector('vtc-recruitment')?.shadowRoot?.querySelector('.sent'),
    );
    assert.equal(discord.messages.length, 1);
    assert.match(JSON.stringify(discord.messages), /Why do you want to join us/);
    assert.deepEqual(problems, []);
    await close();
  });

  it('is refused, and says so, where the gateway accepts no applications from its own frames', async () => {
    const { length } = discord.messages;
    const { frame, close } = await open(documented, [new URL(page).origin]);
    await frame.waitForFunction(
      () =>
        document.querySelector('vtc-recruitment')?.shadowRoot?.querySelector('.summary')
          ?.textContent,
    );
    assert.equal(discord.messages.length, length);
    await close();
  });
});
