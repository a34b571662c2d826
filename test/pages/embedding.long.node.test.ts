import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { embedToken } from '../support/embed-tokens.js';
import { limit } from '../../tools/test/limits.mjs';
import { reaches, shownText, startSite, until, type Site } from '../support/site.js';

/** Each element with what makes it show the flagship, and a text that it then shows. */
const card = '<vtc-card vtc="northern_haul"><a href="https://a.example/">Our site</a></vtc-card>';

/** The flagship's; the sandbox of the site has the same world. */
const token = embedToken(1);

describe('a page on another origin', () => {
  let site: Site;

  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  test('shows the card from two pasted lines', async () => {
    const { page, pageErrors } = await site.open(site.script + card);
    await reaches(page, 'vtc-card', 'ready');
    assert.match(await shownText(page, 'vtc-card'), /Northern Haul/);
    assert.deepEqual(pageErrors, []);
  });

  test('uses properties that were set before the script loaded', async () => {
    const { page, pageErrors } = await site.open(
      `<vtc-card></vtc-card><script>
        const early = document.querySelector('vtc-card');
        early.vtc = 'northern_haul';
        early.heading = 'Early';
        const given = document.createElement('vtc-card');
        given.data = { id: 'no card' };
        document.body.append(given);
      </script>${site.script}`,
    );
    await until(page, () =>
      [...document.querySelectorAll<HTMLElement & { state?: string }>('vtc-card')].every(
        ({ state }, index) => state === ['ready', 'error'][index],
      ),
    );
    assert.match(await shownText(page, 'vtc-card'), /Early[^]*Northern Haul/);
    assert.deepEqual(pageErrors, []);
  });

  test('shows the fallback link when the script is blocked', async () => {
    const { page } = await site.open(site.script + card, {
      headers: { 'content-security-policy': "script-src 'none'" },
    });
    assert.equal(await page.$eval('vtc-card a', (link) => link.checkVisibility()), true);
  });

  test('violates no strict CSP in any state', async () => {
    const policy = site.strictPolicy;
    const elements = [
      ...['list', 'cards', 'compact'].map(
        (layout) =>
          `<vtc-upcoming-events vtc="northern_haul" token="${token}" layout="${layout}" structured-data loading="eager"></vtc-upcoming-events>`,
      ),
      `<vtc-live-events vtc="northern_haul" token="${token}" loading="eager"></vtc-live-events>`,
      '<vtc-live-events vtc="northern_haul"></vtc-live-events>',
      '<vtc-upcoming-events vtc="hostile_names" loading="eager"></vtc-upcoming-events>',
      ...['grid', 'list'].map(
        (layout) =>
          `<vtc-roster vtc="northern_haul" layout="${layout}" searchable loading="eager"></vtc-roster>`,
      ),
      '<server-stats show="totals history servers peak heatmap" loading="eager"></server-stats>',
      '<server-stats layout="compact" loading="eager"></server-stats>',
      ...['card', 'banner', 'badge'].map(
        (layout) => `<vtc-card vtc="northern_haul" layout="${layout}" loading="eager"></vtc-card>`,
      ),
      '<vtc-card vtc="hostile_names" loading="eager"></vtc-card>',
      '<vtc-card vtc="unknown" loading="eager"></vtc-card>',
      '<vtc-card></vtc-card>',
    ].join('');
    const { page, pageErrors } = await site.open(site.script + elements, {
      headers: { 'content-security-policy': policy },
    });
    await until(page, () =>
      [...document.body.children].every(
        (element) =>
          !element.localName.includes('-') ||
          ['ready', 'empty', 'error'].includes(String(Reflect.get(element, 'state'))),
      ),
    );
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    assert.deepEqual(pageErrors, []);
  });

  test('sends at most twelve requests with five elements', async () => {
    site.api.requests.length = 0;
    const { page, pageErrors } = await site.open(
      `${site.script}
      <vtc-card vtc="northern_haul" images="none" loading="eager"></vtc-card>
      <vtc-upcoming-events vtc="northern_haul" token="${token}" images="none" loading="eager"></vtc-upcoming-events>
      <vtc-live-events vtc="northern_haul" token="${token}" images="none" loading="eager"></vtc-live-events>
      <vtc-roster vtc="northern_haul" images="none" loading="eager"></vtc-roster>
      <server-stats vtc="northern_haul" loading="eager"></server-stats>`,
    );
    const tags = [
      'vtc-card',
      'vtc-upcoming-events',
      'vtc-live-events',
      'vtc-roster',
      'server-stats',
    ];
    for (const tag of tags) await reaches(page, tag, 'ready');
    const asked = site.api.requests.map(({ url }) => new URL(url).pathname);
    const ofApi = asked.filter((path) => !path.startsWith('/images/'));
    assert.ok(ofApi.length <= 12, ofApi.join(' '));
    assert.equal(ofApi.filter((path) => path === '/vtcs/northern_haul').length, 1);
    assert.deepEqual(pageErrors, []);
  });

  test('works with a second copy of the script, and warns once', async () => {
    const second = site.script.replace('vtc-widgets.js', 'vtc-widgets.js?other');
    const { page, pageErrors, console } = await site.open(site.script + second + card);
    await reaches(page, 'vtc-card', 'ready');
    assert.deepEqual(pageErrors, []);
    assert.equal(console.filter((line) => line.includes('on this page twice')).length, 1);
  });

  test('adds no globals except its guards', async () => {
    const names = () =>
      Reflect.ownKeys(globalThis)
        .map(String)
        .filter((name) => !/^\d+$/.test(name));
    const bare = await site.open('');
    const before = new Set(await bare.page.evaluate(names));
    const { page } = await site.open(site.script + card);
    await reaches(page, 'vtc-card', 'ready');
    const added = (await page.evaluate(names)).filter((name) => !before.has(name));
    // Globals of Lit and zod, and of the tests.
    const ours = added.filter(
      (name) => !/^(lit|reactiveElement|__zod|awaited|.*riaQuery)/.test(name),
    );
    assert.ok(
      ours.every((name) => name.startsWith('Symbol(vtc-widgets.')),
      ours.join(),
    );
  });

  for (const [name, body] of [
    [
      'an element of the page with the id of a global',
      '<form id="fetch"><input id="configure"></form><img id="navigator"><a id="matchMedia"></a>',
    ],
    ['a stylesheet that unsets everything', '<style>* { all: unset !important }</style>'],
  ] as const) {
    test(`works with ${name}`, async () => {
      const { page, pageErrors } = await site.open(body + site.script + card);
      await reaches(page, 'vtc-card', 'ready');
      assert.deepEqual(pageErrors, []);
    });
  }

  test('works in a sandboxed frame in which storage, locks and caches throw', async () => {
    const inner = (site.script + card).replaceAll('"', '&quot;');
    const { page, pageErrors } = await site.open(
      `<iframe sandbox="allow-scripts" width="600" height="600" srcdoc="${inner}"></iframe>`,
    );
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    await frame?.waitForFunction(
      () => (document.querySelector('vtc-card') as { state?: string } | null)?.state === 'ready',
      { timeout: limit(15_000) },
    );
    assert.deepEqual(pageErrors, []);
  });

  const nothingMoves = [
    '<vtc-card vtc="northern_haul">',
    `<vtc-upcoming-events vtc="northern_haul" token="${token}">`,
    '<vtc-roster vtc="northern_haul">',
    '<vtc-roster vtc="northern_haul" layout="list">',
    '<server-stats>',
    '<server-stats show="totals">',
    '<server-stats layout="compact">',
  ];
  const painted = (page: Page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const shiftsOf = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.splice(0));

  for (const tag of nothingMoves) {
    test(`does not shift the layout below ${tag.replace(/ token="[^"]*"/, '')} when the data arrives`, async () => {
      for (const width of [320, 500, 900]) {
        let open = () => undefined as void;
        const gate = new Promise<void>((resolve) => (open = resolve));
        site.api.respond = async () => gate.then(() => undefined as never);
        const name = tag.match(/[\w-]+/)?.[0] ?? '';
        const { page } = await site.open(
          `${site.script}${tag}</${name}>${'<p>Below</p>'.repeat(60)}`,
          {
            width,
            before: () => {
              const shifts: number[] = [];
              Object.assign(globalThis, { shifts });
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries())
                  shifts.push((entry as { value?: number }).value ?? 0);
              }).observe({ type: 'layout-shift', buffered: true });
            },
          },
        );
        await page.waitForSelector(`${name}:state(loading)`);
        await painted(page);
        await shiftsOf(page);
        open();
        await reaches(page, name, 'ready');
        await painted(page);
        const shift = (await shiftsOf(page)).reduce((sum, value) => sum + value, 0);
        site.api.respond = () => undefined;
        assert.ok(shift <= 0.02, `layout shift ${shift} at ${width} px`);
      }
    });
  }

  // The legend's buttons stay: they name the lines of the chart.
  test('prints no buttons but the legend', async () => {
    const { page } = await site.open(
      `${site.script}<server-stats loading="eager"></server-stats>${card.replace(' vtc', ' loading=eager vtc')}`,
    );
    await reaches(page, 'server-stats', 'ready');
    await reaches(page, 'vtc-card', 'ready');
    const buttons = () =>
      page.$$eval(
        'server-stats, vtc-card',
        (elements) =>
          elements.flatMap((element) =>
            [
              ...(element.shadowRoot?.querySelectorAll('[part="button"]:not(.series)') ?? []),
            ].filter((button) => button.checkVisibility()),
          ).length,
      );
    assert.ok((await buttons()) > 4);
    await page.emulateMediaType('print');
    assert.equal(await buttons(), 0);
  });
});

describe('a page whose API fails', () => {
  let site: Site;

  before(async () => {
    site = await startSite();
  });
  after(() => site.close());

  const failures: readonly (readonly [string, () => Response, RegExp])[] = [
    ['404', () => Response.json({}, { status: 404 }), /could not be found/],
    ['401', () => Response.json({}, { status: 401 }), /not open to the public/],
    ['500', () => Response.json({}, { status: 500 }), /could not be loaded/],
    ['HTML', () => new Response('<!doctype html><p>Down for maintenance'), /could not be loaded/],
  ];
  for (const [name, respond, text] of failures) {
    test(`throws no error into the page with ${name}`, async () => {
      site.api.respond = () => {
        const response = respond();
        response.headers.set('access-control-allow-origin', '*');
        return response;
      };
      const { page, pageErrors } = await site.open(site.script + card);
      await reaches(page, 'vtc-card', 'error');
      assert.match(await shownText(page, 'vtc-card'), text);
      assert.deepEqual(pageErrors, []);
    });
  }

  for (const [name, attributes] of [
    ['no company', ''],
    ['a path for a company', 'vtc="../x"'],
    ['an API that is neither https nor local', 'vtc="x" api-base="http://api.example"'],
  ] as const) {
    test(`warns the site owner of ${name} and sends no request`, async () => {
      site.api.requests.length = 0;
      const { page } = await site.open(`${site.script}<vtc-card ${attributes}></vtc-card>`);
      await reaches(page, 'vtc-card', 'error');
      const code = await page.$eval(
        'vtc-card',
        (element) => (element as unknown as { error: { code: string } }).error.code,
      );
      assert.equal(code, 'SETUP');
      assert.equal(site.api.requests.length, 0);
    });
  }
});
