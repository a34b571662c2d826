import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { inlineFontCss, loadFont } from '../../tools/test/font.mjs';
import { reaches, startSite, type Site } from '../support/site.js';

/** Every element in every layout; with a company that has nothing on the road where that matters. */
const elements = [
  'vtc-upcoming-events limit="5"',
  'vtc-upcoming-events layout="cards" limit="5"',
  'vtc-upcoming-events layout="compact" limit="5"',
  'vtc-live-events vtc="northern_haul"',
  'vtc-live-events vtc="highland_line_k"',
  'vtc-card',
  'vtc-card layout="banner"',
  'vtc-card layout="badge"',
  'vtc-roster',
  'vtc-roster group-by="none"',
  'vtc-roster layout="list"',
  'server-stats',
  'server-stats layout="compact"',
  'server-stats show="totals servers"',
  'server-stats show="history peak heatmap"',
  'vtc-gallery',
  'vtc-gallery layout="strip"',
] as const;
const mostShift = 0.02;
/** What stands below an element, tall enough to be pushed around. */
const below = '<p>The page goes on here.</p>'.repeat(40);

/** Notes every shift of the page; nobody touches it, so that all of them count. */
function noteShifts(): void {
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

/** A list without all but its first item: how many are on the road is not known before. */
async function oneOf(response: Response): Promise<Response> {
  const { items } = (await response.json()) as { items: unknown[] };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ items: items.slice(0, 1) }), { headers });
}

/** Resolves when two frames have been painted. */
const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

describe('the room of an element, with the style sheet', () => {
  let site: Site;

  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  /** Visits a page for the first time: what is not defined is painted, then what loads, then what came. */
  async function shiftOf(markup: string, width: number, style = site.style) {
    const [tag = ''] = markup.split(' ');
    const { sandbox } = site.api;
    const [, handle = 'northern_haul'] = /vtc="(\w+)"/.exec(markup) ?? [];
    const company = sandbox.world.company(handle);
    assert.ok(company);
    const token = sandbox.world.embedToken(company);
    let answer: () => void = () => undefined;
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    site.api.answer = async (request) => {
      await mayAnswer;
      const response = await sandbox.fetch(request);
      const isList = request.method === 'GET' && request.url.endsWith('/events/live');
      return isList ? oneOf(response) : response;
    };
    const { page } = await site.open(
      `<style>${inlineFontCss()}</style>${style}<${markup} vtc="${handle}" token="${token}" api-base="${site.api.origin}"></${tag}>${below}`,
      { width, before: noteShifts },
    );
    await page.evaluate(loadFont);
    await page.evaluate(painted);
    await page.addScriptTag({ url: `${site.cdn}/vtc-widgets.js`, type: 'module' });
    await page.addScriptTag({ url: `${site.cdn}/vtc-more.js`, type: 'module' });
    await page.evaluate(painted);
    answer();
    await reaches(page, tag, 'ready');
    await page.evaluate(painted);
    const shift = Number(await page.evaluate(() => Reflect.get(globalThis, 'shift') as number));
    await page.close();
    return shift;
  }

  for (const markup of elements) {
    test(`is that of <${markup}> at every width`, async (context) => {
      for (const width of [320, 500, 900]) {
        const shift = await shiftOf(markup, width);
        context.diagnostic(`${width} px: ${shift.toFixed(3)}`);
        assert.ok(shift <= mostShift, `${shift.toFixed(3)} at ${width} px`);
      }
    });
  }

  test('is what keeps the page still', async () => {
    assert.ok((await shiftOf('vtc-card layout="banner"', 900, '')) > mostShift);
  });

  test('is said in less than a kilobyte', () => {
    assert.ok(brotliCompressSync(readFileSync('dist/vtc-widgets.css')).length < 1000);
  });
});
