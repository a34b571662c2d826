import assert from 'node:assert/strict';
import { serve } from '@hono/node-server';
import { createGateway } from '../../../src/gateway/gateway.ts';
import { post, tags, textOf } from '../support.mjs';

const empty = 'Vtc_Widgets\\empty_cache();';
/** Makes all answers an hour older, and forgets failures. */
const age = `global $wpdb; foreach ($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '_transient_vtc_widgets_%'") as $name) {
  $key = substr($name, strlen('_transient_'));
  $kept = get_transient($key);
  if (isset($kept['stored_at'])) { $kept['stored_at'] -= 3600; set_transient($key, $kept, 80000); } else { delete_transient($key); }
}`;
const isOfApi = (path) => !path.startsWith('/images/');

/** How the answers come about. */
export const serving = [
  [
    'asks the API once for many views',
    async ({ wp, api, link }) => {
      await wp.php(empty);
      api.asked();
      const pages = await Promise.all(Array.from({ length: 12 }, () => textOf(link)));
      pages.push(await textOf(link), await textOf(link));
      for (const tag of tags)
        for (const html of pages)
          assert.match(html, new RegExp(`<${tag} [^>]*><script type="application/json">`));
      const asked = api.asked().filter(isOfApi).sort();
      assert.deepEqual(asked, [...new Set(asked)], 'each question once');
      assert.equal(asked.length, 8);
    },
  ],
  [
    'renews an old answer after the page is served, once',
    async ({ wp, api, link }) => {
      await wp.php(age);
      api.asked();
      assert.match(await textOf(link), /Northern Haul/);
      const first = api.asked().filter(isOfApi);
      assert.equal(first.length, 8, first.join(' '));
      await textOf(link);
      assert.deepEqual(api.asked().filter(isOfApi), []);
    },
  ],
  [
    'serves what it has while the API is down',
    async ({ wp, api, link }) => {
      api.isDown = true;
      await wp.php(age);
      const started = performance.now();
      const html = await textOf(link);
      for (const tag of tags)
        assert.match(html, new RegExp(`<${tag} [^>]*><script type="application/json">`));
      const answer = await fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api/vtcs/${api.vtc}`);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers.get('x-vtc-cache'), 'stale');
      assert.ok(Number(answer.headers.get('age')) >= 3600);
      assert.match(answer.headers.get('cache-control'), /max-age=0/);
      await wp.php(empty);
      // Without anything kept there is a page still, and the elements ask by themselves.
      const bare = await textOf(link);
      for (const tag of tags) assert.match(bare, new RegExp(`<${tag} [^>]*></${tag}>`));
      assert.ok(performance.now() - started < 60_000);
      const refused = await fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api/vtcs/${api.vtc}`);
      assert.equal(refused.status, 502);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
      api.isDown = false;
      await wp.php(empty);
    },
  ],
  [
    'answers what elements ask, and nothing else',
    async ({ wp, api }) => {
      const ask = (path, headers = {}) =>
        fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api${path}`, { headers });
      api.asked();
      const good = await ask(`/vtcs/${api.vtc}/events/upcoming?limit=3`, {
        cookie: 'x=1',
        authorization: 'Bearer emb_visitor',
      });
      assert.equal(good.status, 200);
      assert.equal((await good.json()).items.length, 3);
      assert.match(
        good.headers.get('cache-control'),
        /public, max-age=60, stale-while-revalidate=60/,
      );
      const again = await ask(`/vtcs/${api.vtc}/events/upcoming?limit=3`, {
        'if-none-match': good.headers.get('etag'),
      });
      assert.equal(again.status, 304);
      assert.equal(await again.text(), '');
      for (const [path, status] of [
        ['/vtcs', 404],
        ['/users/search?q=a', 404],
        [`/vtcs/${api.vtc}/management/summary`, 404],
        ['/vtcs/batch', 404],
        [`/vtcs/${api.vtc}/events/upcoming?limit=31`, 400],
        [`/vtcs/${api.vtc}/events/upcoming?limit=3&limit[]=4`, 400],
        [`/vtcs/${api.vtc}?x=1`, 400],
        ['/stats/servers/history?range=8d', 400],
        ['/vtcs/etoile_roadwa_p/events/upcoming', 401],
        ['/vtcs/no_such_company/members', 404],
        ['/vtcs/../../secret', 404],
      ])
        assert.equal((await ask(path)).status, status, path);
      const tokens = api.requests
        .map(({ headers }) => headers.get('authorization'))
        .filter(Boolean);
      assert.deepEqual(new Set(tokens), new Set([`Bearer ${api.token}`]));
      const withToken = api.requests.filter(({ headers }) => headers.get('authorization'));
      assert.ok(withToken.every(({ url }) => /northern_haul\/events\/(upcoming|live)/.test(url)));
    },
  ],
  [
    'shows nothing of a private company',
    async ({ wp, api }) => {
      api.answer = async (request) =>
        request.url.endsWith('/vtcs/etoile_roadwa_p')
          ? Response.json({
              ...(await (await fetch(`${api.origin}/vtcs/${api.vtc}`)).json()),
              visibility: 'private',
            })
          : undefined;
      await wp.php(empty);
      for (const path of ['', '/members', '/events'])
        assert.equal(
          (await fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api/vtcs/etoile_roadwa_p${path}`))
            .status,
          404,
        );
      const html = await wp.php('echo do_shortcode("[vtc_card vtc=etoile_roadwa_p]");');
      assert.doesNotMatch(html, /<script/);
      api.answer = () => undefined;
      await wp.php(empty);
    },
  ],
  [
    'keeps to half of the API’s limits, and heeds a pause',
    async ({ wp, api }) => {
      const ask = (name) => fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api/vtcs/${name}`);
      await wp.php(empty);
      api.asked();
      for (let times = 0; times < 40; times += 1) await ask(`unknown_${times}`);
      const spent = api.asked().length;
      assert.ok(spent <= 50, `${spent} questions about unknown names`);
      assert.equal((await ask(api.vtc)).status, 200);
      await wp.php(empty);
      api.answer = () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } });
      api.asked();
      assert.equal((await ask(api.vtc)).status, 503);
      assert.equal((await ask('etoile_roadwa_p')).status, 503);
      assert.equal(api.asked().length, 1);
      api.answer = () => undefined;
      await wp.php(empty);
    },
  ],
  [
    'works without permalinks',
    async ({ wp, api, link }) => {
      await wp.php('update_option("permalink_structure", "");');
      const id = new URL((await fetch(link)).url).searchParams.get('page_id');
      const html = await textOf(`${wp.origin}/?pagename=our-company${id ?? ''}`);
      const base = `${wp.origin}/index.php/wp-json/vtc-widgets/v1/api`;
      assert.ok(html.includes(`api-base="${base}"`));
      assert.equal((await fetch(`${base}/vtcs/${api.vtc}`)).status, 200);
      await wp.php('update_option("permalink_structure", "/%postname%/"); flush_rewrite_rules();');
    },
  ],
  [
    'asks a gateway without a token of its own, and turns its addresses into frames',
    async ({ wp, api }) => {
      const gateway = createGateway({ apiBase: api.origin, tokens: { [api.vtc]: api.token } });
      let server;
      const { port } = await new Promise((resolve) => {
        server = serve({ fetch: gateway.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
      });
      const origin = `http://127.0.0.1:${port}`;
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
    },
  ],
];
