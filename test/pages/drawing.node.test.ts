import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { reaches, startSite, type Site } from '../support/site.js';

/** Counts how often elements are drawn with data: all drawings of a Lit element go through `performUpdate`. */
function countDrawings(): void {
  Reflect.set(globalThis, 'drawings', 0);
  const define = customElements.define.bind(customElements);
  customElements.define = (name, element) => {
    const prototype = element.prototype as { performUpdate: () => void; state: string };
    const draw = prototype.performUpdate;
    prototype.performUpdate = function (this: typeof prototype) {
      draw.call(this);
      if (this.state !== 'ready') return;
      Reflect.set(globalThis, 'drawings', Number(Reflect.get(globalThis, 'drawings')) + 1);
    };
    define(name, element);
  };
}

/** Elements with how often they are drawn with data, the questions that they ask, and how many elements they are made of at most. */
const expected = [
  ['vtc-upcoming-events limit="30"', 1, ['/events/upcoming', ''], 290],
  ['vtc-live-events', 1, ['/events/live', '/events/upcoming', ''], 120],
  ['vtc-card', 1, [''], 220],
  ['vtc-roster', 1, ['/members', '/roles', ''], 500],
] as const;

describe('an element that gets its answers', () => {
  let site: Site;
  let token: string;

  before(async () => {
    site = await startSite();
    const { world } = site.api.sandbox;
    const company = world.company('northern_haul');
    assert.ok(company);
    token = world.embedToken(company);
  });
  after(() => site.close());

  for (const [markup, drawings, questions, mostElements] of expected) {
    const [tag = ''] = markup.split(' ');
    test(`draws them once and asks each question once: <${markup}>`, async (context) => {
      site.api.requests.length = 0;
      const { page } = await site.open(
        `${site.script}<${markup} vtc="northern_haul" token="${token}"></${tag}>`,
        { before: countDrawings },
      );
      await reaches(page, tag, 'ready');
      await page.waitForNetworkIdle();
      const paths = site.api.requests
        .filter(({ method, url }) => method === 'GET' && url.includes('/vtcs/'))
        .map(({ url }) => new URL(url).pathname.replace('/vtcs/northern_haul', ''));
      assert.deepEqual(paths.sort(), [...questions].sort());
      assert.equal(
        await page.evaluate(() => Reflect.get(globalThis, 'drawings') as number),
        drawings,
      );
      const elements = await page.$eval(tag, (element) => {
        return element.shadowRoot?.querySelectorAll('*').length ?? 0;
      });
      const nested = await page.$eval(tag, (element) =>
        Array.from(
          element.shadowRoot?.querySelectorAll('svg :is(path, circle, rect, line) > *') ?? [],
          ({ outerHTML }) => outerHTML,
        ),
      );
      assert.deepEqual(nested, [], 'shapes of icons inside each other');
      context.diagnostic(`${elements} elements`);
      assert.ok(elements > 0 && elements <= mostElements, `${elements} elements`);
    });
  }
});
