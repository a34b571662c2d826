import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createGateway } from '../../../src/gateway/gateway.ts';
import { elements } from '../../../src/widgets/all.ts';
import { post, tags, tagsWithData, textOf } from '../support.mjs';

const empty = 'Vtc_Widgets\\empty_cache();';
const down = () => new Response('{}', { status: 500 });

/** Requests a path of the plugin's REST route. */
const rest = (wp, path, headers = {}) =>
  fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api${path}`, { headers });

/** Runs a test with an empty cache and an API whose responses `respond` may replace. */
const withApi = (run) => async (site) => {
  const { wp, api } = site;
  await wp.php(empty);
  api.received();
  try {
    await run(site);
  } finally {
    api.respond = () => undefined;
    api.isDown = false;
    wp.clock.advance(0);
    await wp.php(empty);
  }
};

/** Paths that a page with all elements requests: those of their descriptions, live convoys, three of the statistics, and the total of past convoys. */
const pagePaths =
  new Set(elements.flatMap(({ requests = {} }) => Object.values(requests).map(JSON.stringify)))
    .size +
  1 +
  3 +
  1;

/** Cache, rate limit and REST route. */
export const serving = [
  [
    'sends one request to the API for many page views',
    withApi(async ({ wp, api, link }) => {
      wp.clock.stop();
      await Promise.all(Array.from({ length: 12 }, () => textOf(link)));
      const paths = api.received();
      // A page of a busy machine has no time for all requests; the next one sends the others.
      let html;
      for (let others = paths; others.length > 0; paths.push(...others)) {
        html = await textOf(link);
        others = api.received();
      }
      for (const tag of tagsWithData)
        assert.match(html, new RegExp(`<${tag} [^>]*><script type="application/json">`));
      paths.sort();
      assert.deepEqual(paths, [...new Set(paths)]);
      assert.equal(paths.length, pagePaths);
    }),
  ],
  [
    'revalidates a stale response once, after the page is served',
    withApi(async ({ wp, api, link }) => {
      // A page of a busy machine has no time for all requests; the next one sends the others.
      do await textOf(link);
      while (api.received().length > 0);
      wp.clock.advance(310);
      assert.match(await textOf(link), /Northern Haul/);
      // All others, such as members and news, are fresh for 900 s.
      const paths = api.received();
      assert.equal(paths.length, 8, paths.join(' '));
      await textOf(link);
      assert.deepEqual(api.received(), []);
    }),
  ],
  [
    'fetches what is too old before it is served',
    withApi(async ({ wp, api }) => {
      await rest(wp, `/vtcs/${api.vtc}`);
      wp.clock.advance(3600);
      const response = await rest(wp, `/vtcs/${api.vtc}`);
      assert.equal(response.headers.get('x-vtc-cache'), 'miss');
    }),
  ],
  [
    'shows nothing of a company that turned private in the meantime',
    withApi(async ({ wp, api, link }) => {
      assert.match(await textOf(link), /Northern Haul/);
      wp.clock.advance(20 * 3600);
      api.respond = ({ url }) =>
        url.includes('/vtcs/') ? Response.json({ code: 'NOT_FOUND' }, { status: 404 }) : undefined;
      const html = await textOf(link);
      for (const tag of tags.filter((tag) => tag !== 'server-stats'))
        assert.match(html, new RegExp(`<${tag} [^>]*></${tag}>`));
      for (const path of ['', '/members', '/roles', '/events/upcoming'])
        assert.equal((await rest(wp, `/vtcs/${api.vtc}${path}`)).status, 404, path);
      // A failure afterwards does not bring old responses back.
      wp.clock.advance(120);
      api.respond = down;
      assert.notEqual((await rest(wp, `/vtcs/${api.vtc}`)).status, 200);
    }),
  ],
  [
    'drops everything that a token had opened as soon as it is rejected',
    withApi(async ({ wp, api }) => {
      const events = (limit) => rest(wp, `/vtcs/${api.vtc}/events/upcoming?limit=${limit}`);
      for (const limit of [3, 4]) assert.equal((await events(limit)).status, 200);
      wp.clock.advance(3600);
      api.respond = ({ url }) =>
        url.includes('limit=3')
          ? Response.json({ code: 'UNAUTHORIZED' }, { status: 401 })
          : url.includes('limit=4')
            ? down()
            : undefined;
      assert.equal((await events(3)).status, 401);
      assert.equal((await events(4)).status, 502);
    }),
  ],
  ...[
    ['sends 500', () => down()],
    ['sends 429', () => new Response('{}', { status: 429 })],
    ['sends HTML', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['is unreachable', undefined],
  ].map(([state, respond]) => [
    `serves an old response while the API ${state}, for a day`,
    withApi(async ({ wp, api }) => {
      await rest(wp, `/vtcs/${api.vtc}`);
      wp.clock.advance(3600);
      api.received();
      api.respond = respond ?? api.respond;
      api.isDown = !respond;
      const old = await rest(wp, `/vtcs/${api.vtc}`);
      assert.equal(old.status, 200);
      assert.equal(old.headers.get('x-vtc-cache'), 'stale');
      assert.ok(Number(old.headers.get('age')) >= 3600);
      assert.match(old.headers.get('cache-control'), /max-age=0/);
      if (respond) assert.equal(api.received().length, 1);
      wp.clock.advance(24 * 3600);
      assert.notEqual((await rest(wp, `/vtcs/${api.vtc}`)).status, 200);
    }),
  ]),
  [
    'serves pages without data while the API is unreachable',
    withApi(async ({ wp, api, link }) => {
      api.isDown = true;
      const html = await textOf(link);
      for (const tag of tags) assert.match(html, new RegExp(`<${tag} [^>]*></${tag}>`));
      const response = await rest(wp, `/vtcs/${api.vtc}`);
      assert.equal(response.status, 502);
      assert.ok(Number(response.headers.get('retry-after')) > 0);
    }),
  ],
  [
    'requests statistics in parallel',
    withApi(async ({ wp, api }) => {
      const link = await post(wp, 'Statistics', '[vtc_server_stats]');
      let pending = 3;
      let release;
      const all = new Promise((resolve) => (release = resolve));
      // No response until all three requests have arrived.
      api.respond = async ({ url }) => {
        if (!url.includes('/stats/')) return undefined;
        if ((pending -= 1) === 0) release();
        await all;
        return undefined;
      };
      const html = await textOf(link);
      for (const section of ['totals', 'history', 'servers'])
        assert.ok(html.includes(`"${section}":`), section);
    }),
  ],
  [
    'gives a page less time to wait for the API than a request of an element',
    withApi(async ({ wp, api, link }) => {
      let release;
      let arrived;
      const never = new Promise((resolve) => (release = resolve));
      const first = new Promise((resolve) => (arrived = resolve));
      api.respond = async () => {
        arrived();
        await never;
        return down();
      };
      try {
        const element = rest(wp, '/stats/servers/peak').then(() => 'element');
        await first;
        const page = textOf(link).then(() => 'page');
        assert.equal(await Promise.race([element, page]), 'page');
      } finally {
        release();
      }
    }),
  ],
  [
    'proxies the requests of elements, and nothing else',
    withApi(async ({ wp, api }) => {
      const good = await rest(wp, `/vtcs/${api.vtc}/events/upcoming?limit=3`, {
        cookie: 'x=1',
        authorization: 'Bearer emb_visitor',
      });
      assert.equal(good.status, 200);
      assert.equal((await good.json()).items.length, 3);
      assert.match(
        good.headers.get('cache-control'),
        /public, max-age=60, stale-while-revalidate=60/,
      );
      const again = await rest(wp, `/vtcs/${api.vtc}/events/upcoming?limit=3`, {
        'if-none-match': good.headers.get('etag'),
      });
      assert.equal(again.status, 304);
      assert.equal(await again.text(), '');
      for (const [path, status] of [
        ['/vtcs', 404],
        ['/users/search?q=a', 404],
        [`/vtcs/${api.vtc}/management/summary`, 404],
        ['/events?limit=100&tab=upcoming', 200],
        ['/vtcs/batch', 400],
        ['/vtcs/batch?ids=northern_haul', 400],
        ['/vtcs/batch?ids[0]=1%2F..%2F2', 400],
        ['/vtcs/batch?ids[0]=northern_haul&ids[1]=alpine_freight', 200],
        [`/vtcs/${api.vtc}/events/upcoming?limit=31`, 400],
        [`/vtcs/${api.vtc}/events/upcoming?limit=3&limit[]=4`, 400],
        [`/vtcs/${api.vtc}?x=1`, 400],
        ['/stats/servers/history?range=8d', 400],
        ['/vtcs/etoile_roadwa_p/events/upcoming', 401],
        ['/vtcs/no_such_company/members', 404],
        ['/vtcs/../../secret', 404],
      ])
        assert.equal((await rest(wp, path)).status, status, path);
      const withToken = api.requests.filter(({ headers }) => headers.get('authorization'));
      const tokens = withToken.map(({ headers }) => headers.get('authorization'));
      assert.deepEqual(new Set(tokens), new Set([`Bearer ${api.token}`]));
      assert.ok(withToken.every(({ url }) => /northern_haul\/events\/(upcoming|live)/.test(url)));
    }),
  ],
  [
    'shows nothing of a private company',
    withApi(async ({ wp, api }) => {
      api.respond = async (request) =>
        request.url.endsWith('/vtcs/etoile_roadwa_p')
          ? Response.json({
              ...(await (await fetch(`${api.origin}/vtcs/${api.vtc}`)).json()),
              visibility: 'private',
            })
          : undefined;
      for (const path of ['', '/members', '/events'])
        assert.equal((await rest(wp, `/vtcs/etoile_roadwa_p${path}`)).status, 404);
      const html = await wp.php('echo do_shortcode("[vtc_card vtc=etoile_roadwa_p]");');
      assert.doesNotMatch(html, /<script/);
    }),
  ],
  [
    'keeps its rate limit with parallel requests',
    withApi(async ({ wp, api }) => {
      wp.clock.stop();
      const names = Array.from({ length: 60 }, (_, index) => `unknown_${index}`);
      await Promise.all(names.map((name) => rest(wp, `/vtcs/${name}`)));
      // A sixteenth of the API's limit is for one address. A refresh of an earlier step may still run.
      const sent = api.received();
      assert.equal(sent.filter((path) => path.includes('unknown_')).length, 6, sent.join(' '));
      assert.equal((await rest(wp, `/vtcs/${api.vtc}`)).status, 200);
    }),
  ],
  [
    'stores at most 400 entries with parallel writes',
    withApi(async ({ wp }) => {
      const write = (writer) =>
        wp.php(
          `for ($i = 0; $i < 150; $i++) Vtc_Widgets\\cache_set("vtc_widgets_other_test_${writer}_$i", array("n" => $i), 600, false);`,
        );
      await Promise.all([1, 2, 3, 4].map(write));
      const count = await wp.php(
        'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE \'_transient_vtc_widgets_%\'");',
      );
      assert.ok(Number(count) <= 400, `${count} entries`);
      assert.ok(Number(count) > 300, `${count} entries`);
    }),
  ],
  [
    'uses a persistent object cache',
    withApi(async ({ wp, api, link }) => {
      const dropIn = join(wp.folder, 'wp-content/object-cache.php');
      cpSync(join(import.meta.dirname, '../object-cache.php'), dropIn);
      try {
        wp.clock.stop();
        const pages = Array.from({ length: 12 }, () => textOf(link));
        for (const html of await Promise.all(pages)) assert.match(html, /Northern Haul/);
        assert.equal(api.received().length, pagePaths);
        await wp.php(empty);
        await textOf(link);
        assert.equal(api.received().length, pagePaths);
        await wp.php(empty);
        wp.clock.stop();
        const names = Array.from({ length: 60 }, (_, index) => `unknown_${index}`);
        await Promise.all(names.map((name) => rest(wp, `/vtcs/${name}`)));
        assert.equal(api.received().length, 6);
        const stored = await wp.php(
          'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE \'_transient_vtc_widgets_%\'");',
        );
        assert.equal(stored, '0');
      } finally {
        rmSync(dropIn);
      }
    }),
  ],
  [
    'waits after a 429, with all requests',
    withApi(async ({ wp, api }) => {
      api.respond = () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } });
      assert.equal((await rest(wp, `/vtcs/${api.vtc}`)).status, 503);
      assert.equal((await rest(wp, '/vtcs/etoile_roadwa_p')).status, 503);
      assert.equal(api.received().length, 1);
    }),
  ],
  [
    'uses a gateway without a token, and embeds its URLs as frames',
    withApi(async ({ wp, api }) => {
      let gateway;
      let server;
      const { port } = await new Promise((resolve) => {
        const fetch = (request) => gateway.fetch(request);
        server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, resolve);
      });
      const origin = `http://127.0.0.1:${port}`;
      const tokens = { [api.vtc]: api.token };
      gateway = createGateway({ apiBase: api.origin, publicUrl: origin, tokens });
      const settings = `update_option("vtc_widgets", array_merge(get_option("vtc_widgets"), array("gateway" => "%s")));`;
      await wp.php(`delete_option("vtc_widgets_token"); ${settings.replace('%s', origin)}`);
      const content = `${origin}/embed/vtc-card?vtc=${api.vtc}\n\n[vtc_live_events]`;
      const html = await textOf(await post(wp, 'A frame', content));
      assert.match(html, new RegExp(`<iframe[^>]* src="${origin}/embed/vtc-card\\?vtc=${api.vtc}`));
      assert.match(html, /<vtc-live-events [^>]*><script type="application\/json">/);
      await wp.php(
        `${settings.replace('%s', '')} update_option("vtc_widgets_token", "${api.token}", false);`,
      );
      server.close();
    }),
  ],
];
