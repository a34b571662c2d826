import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { convoy } from '../support/convoys.js';
import { reaches, startSite, type Site, until } from '../support/site.js';

const tag = 'vtc-live-events';
const data = JSON.stringify({
  items: [convoy({ startAt: '2099-11-27T18:00:00Z', endAt: '2099-11-27T20:00:00Z' })],
});

const bar = (attributes: string) =>
  `<${tag} layout="bar" ${attributes}><script type="application/json">${data}</script></${tag}>`;

const sections = Array.from(
  { length: 30 },
  (_, index) => `<h2 id="s${index}">Section ${index}</h2><p><a href="#s${index}">Link</a></p>`,
).join('<p>Text</p>'.repeat(5));

interface Insets {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
}

/** Gives the window the safe area of a phone, with the protocol of Chromium. */
async function setSafeArea(page: Page, insets: Insets): Promise<void> {
  const client = await page.createCDPSession();
  const all = { top: 0, bottom: 0, left: 0, right: 0, ...insets };
  await client.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: all } as never);
}

/** The boxes of the bar, of its controls, and of the last link of the page. */
async function measure(page: Page) {
  const [bar, opener, close, link] = await page.$eval(tag, ({ shadowRoot }) =>
    [
      ...['.base', '.bar > :first-child', '.close'].map((part) => shadowRoot?.querySelector(part)),
      [...document.querySelectorAll('a')].at(-1),
    ].map((element) => {
      const { top, right, bottom, left } = element?.getBoundingClientRect() ?? new DOMRect();
      return { top, right, bottom, left };
    }),
  );
  assert.ok(bar && opener && close && link);
  return { bar, opener, close, link };
}

describe('the bar in a page', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  async function show(body: string, width = 390) {
    const { page } = await site.open(site.script + body, {
      width,
      head: '<meta name="viewport" content="width=device-width,viewport-fit=cover">',
    });
    await reaches(page, tag, 'ready');
    return page;
  }

  test('keeps its controls inside the safe area at the bottom, and covers the rest of it', async () => {
    const page = await show(`<main>${sections}</main>${bar('placement="bottom"')}`);
    await setSafeArea(page, { bottom: 34 });
    await page.evaluate(() => scrollTo(0, 1e6));
    await until(page, () => scrollY > 0);
    const { bar: whole, opener, close, link } = await measure(page);
    const height = await page.evaluate(() => innerHeight);
    assert.equal(whole.bottom, height);
    for (const { bottom } of [opener, close]) assert.ok(bottom <= height - 34, String(bottom));
    assert.ok(link.bottom <= whole.top, `${link.bottom} ${whole.top}`);
  });

  test('keeps its controls inside the safe area at the top, unless a header of the page is there', async () => {
    const page = await show(`${bar('placement="top"')}<main>${sections}</main>`);
    await setSafeArea(page, { top: 47 });
    const { bar: whole, opener } = await measure(page);
    assert.equal(whole.top, 0);
    assert.ok(opener.top >= 47, String(opener.top));
    await page.$eval(tag, (element) => element.style.setProperty('--vtc-bar-offset', '64px'));
    const below = await measure(page);
    assert.equal(below.bar.top, 64);
    assert.ok(below.opener.top < 64 + 10, String(below.opener.top));
  });

  test('keeps its controls beside the camera of a phone that is held sideways', async () => {
    const page = await show(`<main>${sections}</main>${bar('placement="bottom"')}`, 844);
    await setSafeArea(page, { left: 59, right: 59 });
    const { bar: whole, opener, close } = await measure(page);
    assert.deepEqual([whole.left, whole.right], [0, 844]);
    assert.ok(opener.left >= 59, String(opener.left));
    assert.ok(close.right <= 844 - 59, String(close.right));
  });

  for (const width of [280, 1000])
    test(`is below the fixed header of a page of ${width} px, above its content, and can be used there`, async () => {
      const page = await show(
        `<header style="position:fixed;inset:0 0 auto;block-size:64px;background:#eee;z-index:100">Header</header>
        <div style="block-size:64px"></div>
        ${bar('placement="top" style="--vtc-bar-offset: 64px"')}<main>${sections}</main>`,
        width,
      );
      await page.evaluate(() => location.assign('#s20'));
      await until(page, () => scrollY > 0);
      const { bar: whole, close } = await measure(page);
      assert.equal(whole.top, 64);
      const target = await page.$eval('#s20', (element) => element.getBoundingClientRect().top);
      assert.ok(target >= whole.bottom - 1, `${target} ${whole.bottom}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      await page.mouse.click((close.left + close.right) / 2, (close.top + close.bottom) / 2);
      await until(page, () => document.querySelector('vtc-live-events')?.offsetHeight === 0);
    });

  test('is not printed', async () => {
    const page = await show(`<main>${sections}</main>${bar('placement="bottom"')}`);
    await page.emulateMediaType('print');
    assert.equal(await page.$eval(tag, (element) => element.checkVisibility()), false);
  });
});
