import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { embedToken } from '../support/embed-tokens.js';
import { reaches, startSite, type Site } from '../support/site.js';

/** Counts how often elements are rendered in each state: all renderings of a Lit element go through `performUpdate`. */
function countRenderings(): void {
  const counts: Record<string, number> = {};
  Reflect.set(globalThis, 'renderings', counts);
  const define = customElements.define.bind(customElements);
  customElements.define = (name, element) => {
    const prototype = element.prototype as { performUpdate: () => void; state: string };
    const update = prototype.performUpdate;
    prototype.performUpdate = function (this: typeof prototype) {
      update.call(this);
      counts[this.state] = (counts[this.state] ?? 0) + 1;
    };
    define(name, element);
  };
}

/** Elements with their highest number of renderings with data (a banner of the company may arrive after the convoys), their requests, and the maximum number of elements inside. */
const expected = [
  ['vtc-upcoming-events limit="30"', 1, ['/events/upcoming', ''], 410],
  ['vtc-live-events', 2, ['/events/live', '/events/upcoming', ''], 120],
  ['vtc-card', 1, [''], 190],
  ['vtc-roster', 1, ['/members', '/roles', ''], 280],
] as const;

describe('an element that receives its responses', () => {
  let site: Site;
  let token: string;

  before(async () => {
    site = await startSite();
    token = embedToken('northern_haul', site.api.sandbox);
  });
  after(() => site.close());

  for (const [markup, renderings, requests, maxElements] of expected) {
    const [tag = ''] = markup.split(' ');
    test(`renders the skeleton and the response once, and sends each request once: <${markup}>`, async (context) => {
      site.api.requests.length = 0;
      const { page } = await site.open(
        `${site.script}<${markup} vtc="northern_haul" token="${token}"></${tag}>`,
        { before: countRenderings },
      );
      await reaches(page, tag, 'ready');
      await page.waitForNetworkIdle();
      const paths = site.api.requests
        .filter(({ method, url }) => method === 'GET' && url.includes('/vtcs/'))
        .map(({ url }) => new URL(url).pathname.replace('/vtcs/northern_haul', ''));
      assert.deepEqual(paths.sort(), [...requests].sort());
      const { loading, ready = Infinity } = await page.evaluate(
        () => Reflect.get(globalThis, 'renderings') as Record<string, number>,
      );
      assert.equal(loading, 1);
      assert.ok(ready <= renderings, `${ready} renderings with data`);
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
      assert.ok(elements > 0 && elements <= maxElements, `${elements} elements`);
    });
  }
});
