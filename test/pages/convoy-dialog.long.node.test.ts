import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { type OpenOptions, reaches, startSite, type Site, until } from '../support/site.js';

const tag = 'vtc-upcoming-events';
const attributes = `vtc="northern_haul" token="${embedToken(1)}" loading="eager"`;
const list = (more = '') => `<${tag} ${attributes} ${more}></${tag}>`;
const name = `${tag} >>> .title a`;
const dialog = `${tag} >>> dialog`;

/** Whether a dialog of the list is open. */
const isOpen = () =>
  [...(document.querySelector('vtc-upcoming-events')?.shadowRoot?.children ?? [])].some(
    ({ shadowRoot }) => shadowRoot?.querySelector('dialog:modal'),
  );
const isClosed = () =>
  [...(document.querySelector('vtc-upcoming-events')?.shadowRoot?.children ?? [])].every(
    ({ shadowRoot }) => !shadowRoot?.querySelector('dialog'),
  ) && location.hash === '';

/** Whether the convoy is shown in full. */
const isWhole = () =>
  [...(document.querySelector('vtc-upcoming-events')?.shadowRoot?.children ?? [])].some(
    ({ shadowRoot }) => shadowRoot?.querySelector('vtc-event')?.shadowRoot?.querySelector('.about'),
  );
/** Where the first name is. */
const placeOfName = (element: Element) => {
  const link = element.shadowRoot?.querySelector('.title a');
  const { x = 0, y = 0 } = link?.getBoundingClientRect() ?? {};
  return { x: x + 5, y: y + 5 };
};

describe('the dialog of a convoy in a page,', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  async function show(body: string, options: OpenOptions = {}) {
    const opened = await site.open(body, options);
    await reaches(opened.page, tag, 'ready');
    return opened;
  }

  /** Clicks a name, and waits until the convoy is shown in full. */
  async function open(page: Page): Promise<void> {
    const { x, y } = await page.$eval(tag, placeOfName);
    await page.mouse.click(x, y);
    await until(page, isWhole);
    assert.equal(await page.evaluate(isOpen), true);
  }

  test('sends the requests of the design: one for the list, one anonymous one for the convoy', async () => {
    const { page } = await show(site.script + list());
    site.api.requests.length = 0;
    await open(page);
    const sent = site.api.requests.filter(({ method }) => method === 'GET');
    const apiRequests = sent.filter(({ url }) => !url.includes('/images/'));
    assert.equal(apiRequests.length, 1, apiRequests.map(({ url }) => url).join('\n'));
    const [request] = apiRequests;
    const { pathname, searchParams } = new URL(request?.url ?? '');
    assert.equal(pathname, '/events');
    assert.equal(searchParams.get('tab'), 'upcoming');
    assert.equal(searchParams.get('limit'), '100');
    const [from, to] = ['startsFrom', 'startsBefore'].map((key) =>
      Date.parse(searchParams.get(key) ?? ''),
    );
    assert.equal((to ?? 0) - (from ?? 0), 120_000);
    assert.equal(request?.headers.get('authorization'), null);
  });

  for (const [file, script, duplicates] of [
    ['vtc-more.js', (cdn: string) => `${cdn}/vtc-widgets.js`, ''],
    // Two files of single elements are two copies of Lit, each with its policy.
    ['vtc-event.js', (cdn: string) => `${cdn}/single/${tag}.js`, " 'allow-duplicates'"],
  ] as const)
    test(`works with ${file} beside the script, on a page that allows no inline styles and has Trusted Types${duplicates}`, async () => {
      const src = script(site.cdn);
      const { page, pageErrors, console } = await show(
        `<script type="module" src="${src}" data-api-base="${site.api.origin}"></script>${list()}`,
        { headers: { 'content-security-policy': site.strictPolicy + duplicates } },
      );
      const loaded = () =>
        page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
      assert.ok(!(await loaded()).some((url) => url.includes(file)));
      await open(page);
      assert.ok((await loaded()).some((url) => url.includes(file)));
      await page.keyboard.press('Escape');
      await until(page, isClosed);
      assert.deepEqual(pageErrors, []);
      assert.deepEqual(
        console.filter((line) => /^(warn|error)/.test(line)),
        [],
      );
    });

  for (const hasClosedBy of [true, false])
    test(`closes on a click outside, not on one that began inside, ${hasClosedBy ? 'with' : 'without'} closedby`, async () => {
      const { page } = await show(site.script + list(), {
        ...(hasClosedBy
          ? {}
          : {
              before: () => {
                Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
                const { setAttribute } = Element.prototype;
                Element.prototype.setAttribute = function (key, value) {
                  if (key !== 'closedby') setAttribute.call(this, key, value);
                };
              },
            }),
      });
      await open(page);
      const box = await (await page.$(dialog))?.boundingBox();
      const { x = 0, y = 0 } = box ?? {};
      await page.mouse.move(x + 60, y + 60);
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await page.evaluate(isOpen), true);
      await page.mouse.click(5, 5);
      await until(page, isClosed);
    });

  test('closes with Back and with its button, and keeps the place of the page', async () => {
    const { page } = await show(
      `${site.script}<div style="height:1500px"></div>${list()}<div style="height:3000px"></div>`,
    );
    const place = () =>
      page.$eval(tag, (element) => [scrollY, element.getBoundingClientRect().left, innerWidth]);
    await page.$eval(tag, (element) => element.scrollIntoView());
    const before = await place();
    await open(page);
    await page.mouse.move(450, 400);
    await page.mouse.wheel({ deltaY: 5000 });
    await page.mouse.move(5, 5);
    await page.mouse.wheel({ deltaY: 500 });
    await page.keyboard.press('PageDown');
    assert.deepEqual(await place(), before);
    await page.evaluate(() => history.back());
    await until(page, isClosed);
    assert.deepEqual(await place(), before);
    await open(page);
    await page.click(`${tag} >>> dialog >>> .bar button`);
    await until(page, isClosed);
    assert.deepEqual(await place(), before);
    await page.mouse.wheel({ deltaY: 300 });
    await until(page, () => scrollY > 1600);
  });

  test('is opened by the address of a page, with its query', async () => {
    const { page } = await show(site.script + list());
    const id = await page.$eval(tag, ({ data }) => data?.items[0]?.id);
    await page.goto(`${page.url()}?from=mail#vtc-event-${id}`);
    await until(page, isOpen);
    await page.keyboard.press('Escape');
    await until(page, isClosed);
    assert.match(page.url(), /\?from=mail$/);
  });

  test('does not open where its file is missing: the link is followed', async () => {
    const { page } = await show(
      site.script.replace(site.cdn, `${site.cdn}/alone`) +
        `<base href="${site.api.origin}/"><${tag} data-api="x" vtc="1"><script type="application/json">{"items":[{"id":1,"name":"Linked","slug":"linked","startAt":"2099-01-01T18:00:00Z","endAt":"2099-01-01T20:00:00Z","meetupAt":null,"banner":null,"category":"Convoy","departure":null,"arrival":null,"server":null,"game":null,"attendeeCount":0,"externalLink":"${site.api.origin}/images/logo-1.svg"}]}</script></${tag}>`,
    );
    await Promise.all([page.waitForNavigation(), page.click(name)]);
    assert.equal(page.url(), `${site.api.origin}/images/logo-1.svg`);
  });

  test('is printed whole, and without the page behind it', async () => {
    const text = `${'<p>Behind</p>'.repeat(400)}`;
    const { page } = await show(site.script + list('images="none"') + text);
    const pages = async () =>
      (
        Buffer.from(await page.pdf())
          .toString('latin1')
          .match(/\/Type \/Page\b/g) ?? []
      ).length;
    assert.ok((await pages()) > 5);
    await open(page);
    await page.emulateMediaType('print');
    const sizes = await page.$eval(dialog, (element) => ({
      inside: element.scrollHeight,
      shown: element.clientHeight,
      position: getComputedStyle(element).position,
      body: getComputedStyle(document.body).visibility,
      dialog: getComputedStyle(element).visibility,
    }));
    assert.equal(sizes.shown, sizes.inside);
    assert.deepEqual([sizes.position, sizes.body, sizes.dialog], ['absolute', 'hidden', 'visible']);
    assert.ok((await pages()) <= 3, String(await pages()));
  });
});
