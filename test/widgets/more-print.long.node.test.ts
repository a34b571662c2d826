import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { convoy } from '../support/convoys.js';
import { embedToken } from '../support/embed-tokens.js';
import { startSite, type Site } from '../support/site.js';

const stage = (index: number) =>
  convoy({
    id: index + 1,
    name: `Stage ${index + 1}`,
    startAt: `2026-11-27T${String(8 + Math.floor(index / 3)).padStart(2, '0')}:00:00Z`,
    endAt: null,
    meetupAt: null,
  });
const tour = convoy({
  id: 40,
  name: 'Tour',
  startAt: '2026-11-28T18:00:00Z',
  endAt: '2026-11-30T20:00:00Z',
  meetupAt: null,
});
const items = [...Array.from({ length: 30 }, (_, index) => stage(index)), tour];

describe('on paper', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  /** Opens a page with an element for paper: with this content, else that of the sandbox. */
  async function print(tag: string, attributes: string, content?: object) {
    const more = `<script type="module" src="${site.cdn}/vtc-more.js"></script>`;
    const data = content
      ? `<script type="application/json">${JSON.stringify(content)}</script>`
      : '';
    const vtc = content ? 'x' : 'northern_haul';
    const { page } = await site.open(
      `${site.script}${more}<div lang="en"><${tag} ${attributes} vtc="${vtc}" loading="eager">${data}</${tag}></div>`,
    );
    await page.waitForSelector(`${tag}:state(ready)`);
    await page.emulateMediaType('print');
    return page;
  }

  for (const [tag, attributes] of [
    ['vtc-event', ''],
    ['vtc-event', 'vtc="unlisted_haul"'],
    ['vtc-live-events', `token="${embedToken(1)}"`],
    ['vtc-upcoming-events', ''],
    ['vtc-upcoming-events', 'layout="cards"'],
    ['vtc-card', ''],
    ['vtc-card', 'layout="banner"'],
    ['vtc-news', 'layout="cards"'],
    ['vtc-gallery', ''],
    ['vtc-gallery', 'limit="1"'],
    ['vtc-partners', ''],
  ] as const)
    test(`<${tag} ${attributes}> has no buttons`, async () => {
      const page = await print(tag, attributes);
      for (const width of [320, 1000]) {
        await page.setViewport({ width, height: 800 });
        const buttons = await page.$eval(tag, ({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll<HTMLElement>('button, .button, .action, .open') ?? [])]
            .filter((button) => button.checkVisibility())
            .map(({ innerText, className }) => `${className}: ${innerText}`),
        );
        assert.deepEqual(buttons, [], `${width} px`);
      }
    });

  test('the month of <vtc-calendar> is a list of the days with convoys and of all their convoys, without buttons', async () => {
    const page = await print('vtc-calendar', 'month="2026-11" time-zone="UTC"', { items });
    const days = await page.$eval('vtc-calendar', ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('[part~="cell"]') ?? [])]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => [
          getComputedStyle(cell, '::before').content,
          [...cell.querySelectorAll('[part~="convoy"]')].filter((convoy) =>
            convoy.checkVisibility(),
          ).length,
          Math.round(cell.getBoundingClientRect().left),
        ]),
    );
    const others = await page.$eval('vtc-calendar', ({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('button, [role="columnheader"], .number') ?? [])]
        .filter((element) => element.checkVisibility())
        .map(({ className }) => className),
    );
    const [first] = days;
    assert.deepEqual(
      days.map(([date, convoys]) => [date, convoys]),
      [
        ['"Friday, November 27, 2026"', 30],
        ['"Saturday, November 28, 2026"', 1],
        ['"Sunday, November 29, 2026"', 1],
        ['"Monday, November 30, 2026"', 1],
      ],
    );
    assert.deepEqual(new Set(days.map(([, , left]) => left)), new Set([first?.[2]]));
    assert.deepEqual(others, []);
  });

  for (const layout of ['list', 'cards'])
    test(`<vtc-news layout="${layout}"> has the lines of a text that are cut on screens`, async () => {
      const post = {
        id: 1,
        title: 'Recap',
        content: Array.from({ length: 20 }, (_, line) => `Line ${line + 1}`).join('\n\n'),
        image: null,
        pinned: false,
        createdAt: '2026-11-18T12:00:00Z',
        authorName: 'Anna',
        authorImage: null,
      };
      const data = { items: [post], nextCursor: null, total: 1 };
      const page = await print('vtc-news', `layout="${layout}"`, data);
      const isPrinted = await page.$eval('vtc-news', ({ shadowRoot }) => {
        const text = shadowRoot?.querySelector('[part~="text"]');
        const lines = text?.lastElementChild;
        if (!text || !lines) return false;
        const [inner, outer] = [lines, text].map(
          (element) => element.getBoundingClientRect().bottom,
        );
        return (lines.textContent ?? '').endsWith('Line 20') && Number(inner) <= Number(outer) + 1;
      });
      assert.equal(isPrinted, true);
    });

  /** How many of the elements with a selector are on the paper, in a box that shows them whole. */
  const printed = (page: Page, selector: string) =>
    page.$eval(
      'vtc-rules, vtc-recruitment, vtc-past-events',
      ({ shadowRoot }, wanted) =>
        [...(shadowRoot?.querySelectorAll(wanted) ?? [])].filter((element) => {
          const box = element.parentElement?.closest('.text, details, .base');
          const end = box?.getBoundingClientRect().bottom ?? 0;
          const { bottom, height } = element.getBoundingClientRect();
          return height > 0 && element.checkVisibility() && bottom <= end + 1;
        }).length,
      selector,
    );

  test('<vtc-rules max-lines="5"> has all rules, without table of contents and buttons', async () => {
    const page = await print('vtc-rules', 'max-lines="5"');
    const count = await page.$eval(
      'vtc-rules',
      ({ shadowRoot }) => shadowRoot?.querySelectorAll('.text p, .text li').length,
    );
    assert.ok(count && count > 15, String(count));
    assert.equal(await printed(page, '.text p, .text li'), count);
    assert.equal(await printed(page, 'nav, button'), 0);
  });

  test('<vtc-recruitment> has the questions that are folded on screens', async () => {
    const page = await print('vtc-recruitment', '');
    assert.equal(await printed(page, '.questions > li'), 4);
    assert.equal(await printed(page, '.apply'), 0);
  });

  test('<vtc-past-events> has the convoys of all years', async () => {
    const past = (year: number) =>
      convoy({ id: year, startAt: `${year}-06-01T18:00:00Z`, endAt: `${year}-06-01T20:00:00Z` });
    const all = { items: [2025, 2024, 2023].map(past), nextCursor: null, total: 3 };
    const page = await print('vtc-past-events', '', all);
    assert.equal(await printed(page, '[part~="item"]'), 3);
  });
});
