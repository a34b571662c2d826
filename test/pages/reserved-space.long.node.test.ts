import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { elements } from '../../src/widgets/all.js';
import type { Attributes } from '../../src/widgets/about.js';
import { inlineFontCss, loadFont } from '../../tools/test/font.mjs';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, type Site } from '../support/site.js';

const markupOf = (tag: string, attributes: Attributes) =>
  [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ');

/**
 * All scenes but those in a sentence of the page, and elements with other numbers of items or sections; live events with and without live convoys. A card with
 * some sections reserves only its header.
 */
const markups = [
  ...elements.flatMap(({ tag, scenes }) =>
    scenes
      // An overlay covers a stream: it has nothing below that could be shifted.
      .filter(({ attributes }) => !('layout' in attributes && attributes.layout === 'overlay'))
      .filter(({ selector, isInText }) => selector !== '[show]' && !isInText)
      .map(({ attributes }) => markupOf(tag, attributes)),
  ),
  'vtc-upcoming-events limit="5"',
  'vtc-live-events vtc="highland_line_k"',
  'server-stats show="totals servers"',
  'server-stats show="history peak heatmap"',
  'vtc-rules max-lines="6"',
];
const maxShift = 0.02;
/** The time of sandbox and page: the lengths of names and places depend on it. */
const now = Date.parse('2026-03-14T18:25:00Z');
/** Content below the element, tall enough to be shifted. */
const below = '<p>The page goes on here.</p>'.repeat(40);

/** Adds up all layout shifts of the page; there is no input that would exclude any. */
function recordShifts(): void {
  Reflect.set(globalThis, 'shift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(
        globalThis,
        'shift',
        Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
      );
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Whether the element shows a field of its data. */
function hasField(tag: string, name: string): boolean {
  const data: unknown = Reflect.get(document.querySelector(tag) ?? {}, 'data');
  return Boolean(Reflect.get(Object(data) as object, name));
}

/** A list that was changed by `change`. */
async function withItems(response: Response, change: (items: object[]) => object[]) {
  const { items } = (await response.json()) as { items: object[] };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ items: change(items) }), { headers });
}

/**
 * The numbers of live convoys and of partners are unknown before the response, and that of the lines of a name in a narrow
 * row: most have two.
 */
const typical: Readonly<Record<string, (items: object[]) => object[]>> = {
  live: (items) => items.slice(0, 1),
  partnerships: (items) => [...items, ...items.map((item) => ({ ...item, id: -1 }))].slice(0, 8),
  compact: (items) => items.map((item) => ({ ...item, name: 'Neujahrskonvoi der Northern Haul' })),
};

/** Resolves when two frames have been painted. */
const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

describe('the space that the style sheet reserves', () => {
  let site: Site;

  before(async () => {
    site = await startSite({ clock: () => now });
  });
  after(() => site.close());

  /** Total layout shift of a first visit: before the script, while loading, and with data; the field `late` arrives last. */
  async function shiftOf(
    markup: string,
    width: number,
    { style = site.style, late = '', content = '' } = {},
  ) {
    const [tag = ''] = markup.split(' ');
    const { sandbox } = site.api;
    const [, handle = 'northern_haul'] = /vtc="(\w+)"/.exec(markup) ?? [];
    const token = embedToken(handle, sandbox);
    let respond: () => void = () => undefined;
    let respondLate: () => void = () => undefined;
    const mayRespond = new Promise<void>((resolve) => (respond = resolve));
    const mayRespondLate = new Promise<void>((resolve) => (respondLate = resolve));
    site.api.respond = async (request) => {
      await (late && request.url.includes(`/${late}`) ? mayRespondLate : mayRespond);
      const response = await sandbox.fetch(request);
      const [, list = ''] = /\/(live|upcoming|partnerships)\b/.exec(request.url) ?? [];
      const change = typical[markup.includes('compact') && list ? 'compact' : list];
      return request.method === 'GET' && change ? withItems(response, change) : response;
    };
    const { page } = await site.open(
      `<script>Date.now = () => ${now}</script><style>${inlineFontCss()}</style>${style}<${markup} vtc="${handle}" token="${token}" api-base="${site.api.origin}">${content}</${tag}>${below}`,
      { width, before: recordShifts },
    );
    await page.evaluate(loadFont);
    await page.evaluate(painted);
    // On a fast machine, the font of the test replaces another one that was painted before.
    await page.evaluate(() => Reflect.set(globalThis, 'shift', 0));
    await page.addScriptTag({ url: `${site.cdn}/vtc-widgets.js`, type: 'module' });
    await page.addScriptTag({ url: `${site.cdn}/vtc-more.js`, type: 'module' });
    await page.evaluate(painted);
    respond();
    await reaches(page, tag, 'ready');
    await page.evaluate(painted);
    if (late) {
      respondLate();
      await page.waitForFunction(hasField, {}, tag, late);
      await page.evaluate(painted);
    }
    const shift = Number(await page.evaluate(() => Reflect.get(globalThis, 'shift') as number));
    await page.close();
    return shift;
  }

  for (const markup of markups) {
    test(`prevents layout shifts of <${markup}> at every width`, async (context) => {
      for (const width of [320, 500, 900, 1200]) {
        const shift = await shiftOf(markup, width);
        context.diagnostic(`${width} px: ${shift.toFixed(3)}`);
        assert.ok(shift <= maxShift, `${shift.toFixed(3)} at ${width} px`);
      }
    });

    test(`prevents those of <${markup}> without a frame, with a link inside`, async (context) => {
      const [tag, ...attributes] = markup.split(' ');
      for (const width of [360, 900]) {
        const shift = await shiftOf([tag, 'theme="page"', ...attributes].join(' '), width, {
          content: '<a href="/convoys">Our convoys</a>',
        });
        context.diagnostic(`${width} px: ${shift.toFixed(3)}`);
        // Another line may fit, or not, in a box that is 34 px wider.
        assert.ok(shift <= maxShift * 1.5, `${shift.toFixed(3)} at ${width} px`);
      }
    });
  }

  test('prevents layout shifts of <server-stats> when the history arrives last', async () => {
    for (const width of [320, 500, 900]) {
      const shift = await shiftOf('server-stats', width, { late: 'history' });
      assert.ok(shift <= maxShift / 2, `${shift.toFixed(3)} at ${width} px`);
    }
  });

  test('is needed: without it, the layout shifts', async () => {
    assert.ok((await shiftOf('vtc-card layout="banner"', 900, { style: '' })) > maxShift);
  });

  test('takes less than 1.7 kB', () => {
    const { length } = brotliCompressSync(readFileSync('dist/vtc-widgets.css'));
    assert.ok(length < 1700, `${length} bytes`);
  });
});
