import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { startSite, type Site } from '../../support/site.js';

/** State of a page's gallery. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('vtc-gallery')?.shadowRoot;
    const dialog = root?.querySelector('dialog:modal');
    return {
      isOpen: Boolean(dialog),
      position: dialog?.querySelector<HTMLElement>('.position')?.innerText,
      focused: root?.activeElement?.getAttribute('aria-label'),
      scrollY: Math.round(scrollY),
    };
  });

/** Waits until the lightbox shows a position, or is closed. */
const whenAt = (page: Page, position: string | undefined) =>
  page.waitForFunction(
    (expected) => {
      const root = document.querySelector('vtc-gallery')?.shadowRoot;
      const dialog = root?.querySelector('dialog:modal');
      return dialog?.querySelector<HTMLElement>('.position')?.innerText.trim() === expected;
    },
    {},
    position,
  );

const labels = (page: Page) =>
  page.evaluate(() =>
    [
      ...(document.querySelector('vtc-gallery')?.shadowRoot?.querySelectorAll('.thumbnail') ?? []),
    ].map((link) => link.getAttribute('aria-label')),
  );

describe('the lightbox of <vtc-gallery>', () => {
  let site: Site;

  before(async () => {
    site = await startSite({});
  });
  after(() => site.close());

  async function open(attributes = '') {
    const scripts = `${site.script}<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
    const lines = `<div lang="en"><vtc-gallery vtc="northern_haul" loading="eager" ${attributes}></vtc-gallery></div>`;
    const spacer = '<p>.</p>'.repeat(60);
    const opened = await site.open(scripts + spacer + lines + spacer, {
      headers: { 'content-security-policy': site.strictPolicy },
    });
    await opened.page.waitForSelector('vtc-gallery:state(ready)');
    return opened;
  }

  const pressThumbnail = (page: Page, index: number) =>
    page.evaluate((place) => {
      const root = document.querySelector('vtc-gallery')?.shadowRoot;
      root?.querySelectorAll<HTMLElement>('.thumbnail')[place]?.focus();
    }, index);

  test('is used by keyboard: Enter, arrow keys, Tab and Escape, and the focus returns', async () => {
    const { page, pageErrors } = await open();
    const names = await labels(page);
    await pressThumbnail(page, 2);
    const { scrollY } = await shown(page);
    await page.keyboard.press('Enter');
    await whenAt(page, '3 of 137');
    assert.equal((await shown(page)).focused, 'Close');
    await page.keyboard.press('ArrowRight');
    await whenAt(page, '4 of 137');
    await page.keyboard.press('ArrowLeft');
    await whenAt(page, '3 of 137');
    const stops: unknown[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push((await shown(page)).focused);
    }
    assert.deepEqual(stops.slice(0, 2), ['Previous picture', 'Next picture']);
    await page.keyboard.press('Escape');
    await whenAt(page, undefined);
    assert.deepEqual(await shown(page), { isOpen: false, focused: names[2], scrollY });
    assert.deepEqual(pageErrors, []);
  });

  async function openOnTouchscreen(page: Page): Promise<void> {
    await page.setViewport({ width: 390, height: 760, hasTouch: true });
    await page.reload();
    await page.waitForSelector('vtc-gallery:state(ready)');
    await pressThumbnail(page, 0);
    await page.keyboard.press('Enter');
    await whenAt(page, '1 of 137');
  }

  test('moves by swipes, and keeps the page where it is', async () => {
    const { page, pageErrors } = await open();
    await openOnTouchscreen(page);
    const { scrollY } = await shown(page);
    const swipe = async (from: readonly [number, number], to: readonly [number, number]) => {
      const touch = await page.touchscreen.touchStart(...from);
      for (let step = 1; step <= 4; step += 1)
        await touch.move(
          from[0] + ((to[0] - from[0]) * step) / 4,
          from[1] + ((to[1] - from[1]) * step) / 4,
        );
      await touch.end();
    };
    await swipe([300, 380], [80, 390]);
    await whenAt(page, '2 of 137');
    await swipe([80, 380], [300, 390]);
    await whenAt(page, '1 of 137');
    await swipe([200, 600], [200, 200]);
    const after = await shown(page);
    assert.deepEqual([after.isOpen, after.scrollY], [true, scrollY]);
    assert.deepEqual(pageErrors, []);
  });

  test('closes by a tap beside the picture', async () => {
    const { page } = await open();
    await openOnTouchscreen(page);
    await page.touchscreen.tap(195, 120);
    await whenAt(page, undefined);
    assert.equal((await shown(page)).isOpen, false);
  });

  test('is not moved by reduced motion', async () => {
    const { page } = await open();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await pressThumbnail(page, 0);
    await page.keyboard.press('Enter');
    await whenAt(page, '1 of 137');
    // The shadow at an edge follows the reader's scrolling, not the time.
    const inTime = await page.evaluate(
      () =>
        document
          .querySelector('vtc-gallery')
          ?.shadowRoot?.getAnimations()
          .filter(({ timeline }) => timeline === document.timeline).length,
    );
    assert.equal(inTime, 0);
  });

  test('is not on paper, which has the pictures alone', async () => {
    const { page } = await open();
    await pressThumbnail(page, 0);
    await page.keyboard.press('Enter');
    await whenAt(page, '1 of 137');
    await page.emulateMediaType('print');
    const visible = await page.evaluate(() => {
      const root = document.querySelector('vtc-gallery')?.shadowRoot;
      return [...(root?.querySelectorAll('dialog, button, .title, .thumbnail') ?? [])]
        .filter((element) => element.checkVisibility())
        .map(({ className }) => className);
    });
    assert.equal(visible.length, 12);
    assert.deepEqual([...new Set(visible)], ['thumbnail']);
  });
});
