import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, type Site } from '../support/site.js';

const attributes = `vtc="northern_haul" token="${embedToken(1)}" images="none" loading="eager"`;

describe('popovers in a browser, by mouse and keyboard,', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  async function show(tag: string): Promise<Page> {
    const more = `<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
    const { page } = await site.open(`${site.script}${more}<${tag} ${attributes}></${tag}>`);
    await reaches(page, tag, 'ready');
    return page;
  }

  /** The labels of the open popovers of an element, the innermost last. */
  const open = (page: Page, tag: string) =>
    page.$eval(tag, async (element) => {
      await Reflect.get(element, 'updateComplete');
      const popovers = element.shadowRoot?.querySelectorAll(':popover-open') ?? [];
      return [...popovers].map((popover) => popover.ariaLabel ?? '');
    });

  for (const [tag, button] of [
    ['vtc-upcoming-events', '[part~="calendar-button"]'],
    ['vtc-calendar', '.has-convoys'],
  ] as const)
    test(`<${tag}> closes its popover when its button is clicked again, and when the page is`, async () => {
      const page = await show(tag);
      // Once, since past convoys that load later can have an earlier button.
      const target = await page.$(`${tag} >>> ${button}`);
      await target?.click();
      assert.equal((await open(page, tag)).length, 1);
      await target?.click();
      assert.deepEqual(await open(page, tag), []);
      await target?.click();
      assert.equal((await open(page, tag)).length, 1);
      await page.mouse.click(2, 2);
      assert.deepEqual(await open(page, tag), []);
    });

  for (const [tag, options, selector] of [
    ['vtc-upcoming-events', '', '[part~="calendar-button"]'],
    ['vtc-calendar', '', '.has-convoys'],
    ['vtc-gallery', 'images="all"', 'a[part~="link"]'],
    ['vtc-upcoming-events', 'details="dialog"', 'a[part~="link"]'],
  ] as const)
    test(`Escape closes what <${tag} ${options}> opened, not a dialog of the page around it`, async () => {
      const more = `<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
      const { page } = await site.open(
        `${site.script}${more}<main><${tag} ${options} ${attributes}></${tag}></main>`,
      );
      await reaches(page, tag, 'ready');
      await page.$eval('main', (main) =>
        main.addEventListener('keydown', ({ key }) => key === 'Escape' && (main.id = 'closed')),
      );
      const isOpen = () =>
        page.$eval(tag, async (element) => {
          await Reflect.get(element, 'updateComplete');
          const roots = [element, ...(element.shadowRoot?.querySelectorAll('*') ?? [])];
          return roots.some(({ shadowRoot }) => shadowRoot?.querySelector(':popover-open, :modal'));
        });
      await page.click(`${tag} >>> ${selector}`);
      while (!(await isOpen())) await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.keyboard.press('Escape');
      while (await isOpen()) await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await page.$('#closed'), null);
      await page.keyboard.press('Escape');
      assert.notEqual(await page.$('#closed'), null);
    });

  test('Escape closes the calendar menu of a convoy, then the day around it', async () => {
    const tag = 'vtc-calendar';
    const page = await show(tag);
    await page.click(`${tag} >>> .has-convoys.is-active`);
    const [day] = await open(page, tag);
    await page.click(`${tag} >>> .active-day .calendar-button`);
    assert.equal((await open(page, tag)).length, 2);
    await page.keyboard.press('Escape');
    assert.deepEqual(await open(page, tag), [day]);
    await page.keyboard.press('Escape');
    assert.deepEqual(await open(page, tag), []);
    await page.keyboard.press('Enter');
    assert.deepEqual(await open(page, tag), [day]);
  });
});
