import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, type Site } from '../support/site.js';

const amount = 50;

/**
 * Layouts and style recalculations from the beginning of a page until its cards are painted: the least of three visits,
 * as a busy machine may paint a frame more, in which each card that is a container of its own counts once.
 */
async function work(site: Site, body: string) {
  const { page } = await site.open(body);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const count = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { layouts: value('LayoutCount'), recalcs: value('RecalcStyleCount') };
  };
  const visits = [];
  while (visits.length < 3) {
    // The browser counts from the beginning of a page.
    await page.reload();
    await reaches(page, 'vtc-card', 'ready');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    visits.push(await count());
  }
  return {
    layouts: Math.min(...visits.map(({ layouts }) => layouts)),
    recalcs: Math.min(...visits.map(({ recalcs }) => recalcs)),
  };
}

describe(`the style calculations of ${amount} cards with data from the page`, () => {
  let site: Site;
  let card: string;

  before(async () => {
    site = await startSite();
    const response = await fetch(`${site.api.origin}/vtcs/northern_haul`);
    const json = (await response.text()).replaceAll('<', '\\u003c');
    card = `<vtc-card images="none" loading="eager"><script type="application/json">${json}</script></vtc-card>`;
  });
  after(() => site.close());

  for (const [name, page] of [
    ['defined after they are parsed', () => card.repeat(amount) + site.script],
    ['each in a box of its own', () => `<div>${card}</div>`.repeat(amount) + site.script],
    ['defined before they are parsed', () => site.script + card.repeat(amount)],
  ] as const) {
    test(`are 3 layouts and 60 style recalculations at most, ${name}`, async (context) => {
      const found = await work(site, page());
      context.diagnostic(`${found.layouts} layouts, ${found.recalcs} style recalculations`);
      assert.ok(found.layouts > 0, 'nothing was counted');
      assert.ok(found.layouts <= 3, `${found.layouts} layouts`);
      assert.ok(found.recalcs <= 60, `${found.recalcs} style recalculations`);
    });
  }

  test('read computed styles once when the page changes, and never otherwise', async (context) => {
    const { page } = await site.open(card.repeat(amount) + site.script, {
      before: () => {
        const read = globalThis.getComputedStyle;
        Reflect.set(globalThis, 'readings', 0);
        globalThis.getComputedStyle = (element, pseudo) => {
          if (element.localName === 'vtc-card') {
            Reflect.set(globalThis, 'readings', Number(Reflect.get(globalThis, 'readings')) + 1);
          }
          return read(element, pseudo);
        };
      },
    });
    await reaches(page, 'vtc-card', 'ready');
    /** Number of reads of a card's computed styles from now on, and in the frames after a change. */
    const during = async (attribute: string) => {
      await page.evaluate(async (name) => {
        Reflect.set(globalThis, 'readings', 0);
        if (name) document.documentElement.setAttribute(name, 'x');
        for (let left = 4; left; left--) await new Promise(requestAnimationFrame);
      }, attribute);
      return page.evaluate(() => Number(Reflect.get(globalThis, 'readings')));
    };
    await during('');
    const found = [await during(''), await during('data-anything')];
    context.diagnostic(`computed styles of a card read: ${found.join(', ')}`);
    assert.deepEqual(found, [0, amount]);
  });
});

/** Elements whose styles are computed again together with those of all elements in them, while a button is pressed. */
async function invalidatedTrees(page: Page, tag: string, button: string) {
  const categories = ['timeline', 'timeline.invalidationTracking'];
  await page.tracing.start({
    categories: categories.map((name) => `disabled-by-default-devtools.${name}`),
  });
  await page.evaluate(
    async (name, selector) => {
      const { shadowRoot } = document.querySelector(name) ?? document.body;
      shadowRoot?.querySelector<HTMLElement>(selector)?.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    tag,
    button,
  );
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as {
    traceEvents: { name: string; args: { data?: { reason?: string; nodeName?: string } } }[];
  };
  const invalidations = trace.traceEvents.filter(({ name }) => /InvalidationTracking$/.test(name));
  return {
    count: invalidations.length,
    trees: invalidations.flatMap(({ args: { data } }) =>
      data?.reason?.includes('subtree') ? (data.nodeName ?? []) : [],
    ),
  };
}

describe('the menu of all convoys', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  for (const tag of ['vtc-upcoming-events', 'vtc-calendar'])
    test(`does not make the browser compute the styles of the convoys of <${tag}> again`, async () => {
      const scripts = site.script + site.script.replace('vtc-widgets', 'vtc-more');
      const attributes = `vtc="northern_haul" token="${embedToken(1)}" loading="eager"`;
      const { page } = await site.open(`${scripts}<${tag} ${attributes}></${tag}>`);
      await page.waitForFunction(`customElements.get('${tag}')`);
      await reaches(page, tag, 'ready');
      const { count, trees } = await invalidatedTrees(page, tag, '.header .calendar-button');
      assert.ok(count > 0, 'nothing was traced');
      assert.deepEqual(trees, []);
    });
});
