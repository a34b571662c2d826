// An attack: anonymous visitors try to make a site withhold its own data while the API is healthy.
import assert from 'node:assert/strict';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { post, textOf } from '../support.mjs';

const empty = 'Vtc_Widgets\\empty_cache();';

/** A site behind a proxy: the addresses of visitors are in a header. */
const behindProxy = `<?php add_filter('vtc_widgets_visitor_address', fn($peer) => $_SERVER['HTTP_X_VISITOR'] ?? $peer);`;

const rest = (wp, path, address = '203.0.113.5') =>
  fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api${path}`, { headers: { 'x-visitor': address } });

/** Runs a test with an empty cache, at the start of a rate limit window. */
const underAttack = (run) => async (site) => {
  const { wp, api } = site;
  const plugin = join(wp.folder, 'wp-content/mu-plugins/proxy.php');
  writeFileSync(plugin, behindProxy);
  await wp.php(empty);
  api.received();
  try {
    wp.clock.stop();
    await run(site);
  } finally {
    rmSync(plugin);
    wp.clock.advance(0);
    await wp.php(empty);
  }
};

/** What the elements of a site request by default. */
const defaultPaths = ({ vtc }) => [
  `/vtcs/${vtc}`,
  `/vtcs/${vtc}/events/live`,
  `/vtcs/${vtc}/events/upcoming?limit=30`,
  `/vtcs/${vtc}/events?limit=30&offset=0&tab=past`,
  `/vtcs/${vtc}/members?limit=50&cursor=0`,
  `/vtcs/${vtc}/roles`,
  `/vtcs/${vtc}/news?limit=5&offset=0`,
  `/vtcs/${vtc}/gallery?limit=60&offset=0`,
  `/vtcs/${vtc}/partnerships`,
  `/vtcs/${vtc}/recruitment`,
  `/stats/platform/totals`,
  `/stats/servers/history?range=7d`,
  `/stats/servers/breakdown`,
];

/** Further pages as elements request them: they overlap the first one by one item. */
const furtherPaths = ({ vtc }) => [
  `/vtcs/${vtc}/members?limit=51&cursor=49`,
  `/vtcs/${vtc}/news?limit=50&offset=4`,
];

/** Requests that differ from those of elements only in that they lack a size, or have a sort order. */
const variants = ({ vtc }) => [
  ...['members', 'events', 'events?tab=past', 'events/upcoming', 'news', 'gallery'].map(
    (path) => `/vtcs/${vtc}/${path}`,
  ),
  ...['upcoming', 'past'].flatMap((tab) =>
    ['priority', 'start'].flatMap((order) =>
      ['', '&organizerType=vtc', '&organizerType=personal'].map(
        (type) => `/events?tab=${tab}&order=${order}${type}`,
      ),
    ),
  ),
];

const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
/** Requests that reach the API, as long as no limit stops them. */
const attackPaths = ({ vtc }) => [
  ...numbers.map((number) => `/vtcs/${vtc}/members?limit=${number}`),
  ...numbers.map((number) => `/vtcs/${vtc}/members?limit=50&cursor=${number}`),
  ...numbers.map((number) => `/events?q=${number}`),
  ...numbers.map((number) => `/vtcs/unknown_${number}`),
];

/** Sends the requests of an attack from addresses. */
async function attack({ wp, api }, addressOf) {
  const responses = [];
  for (const [index, path] of attackPaths(api).entries())
    responses.push(await rest(wp, path, addressOf(index)));
  return responses.map(({ status }) => status);
}

async function assertServed({ wp, api }, paths = defaultPaths(api)) {
  for (const path of paths) assert.equal((await rest(wp, path)).status, 200, path);
}

/** Requests per minute that elements do not send by default: of all visitors, and of one. */
const [shared, perAddress] = [12, 6];
/** Those of the attack that elements do send: members in pages of 50, and the next of these, with and without overlap. */
const defaults = 3;

/** Number of an attack's requests that the API has received; an open editor may send others. */
const receivedOf = (api) => api.received().filter((path) => attackPaths(api).includes(path)).length;

/** Makes the API's rosters endless: each page of members names a further one. */
async function makeRosterEndless({ api }) {
  const roster = await api.original(`/vtcs/${api.vtc}/members?limit=50`);
  api.respond = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const cursor = Number(searchParams.get('cursor') ?? 0);
    return /\/members$/.test(pathname)
      ? Response.json({ ...roster, nextCursor: cursor + 1 })
      : undefined;
  };
}

/** Requests the pages of a list as long as they are served. */
async function walk({ wp }, list, address) {
  for (let cursor = 0; cursor < 30; cursor++) {
    const { status } = await rest(wp, `${list}&cursor=${cursor}`, address);
    if (status !== 200) return;
  }
}

/** Requests pages of a list that no response has named. */
async function guess({ wp }, list, address) {
  for (let cursor = 100; cursor < 120; cursor++)
    await rest(wp, `${list}&cursor=${cursor}`, address);
}

/** Number of requests for further pages that the API has received. */
const furtherOf = (api) =>
  api.received().filter((path) => /[?&](cursor|offset)=/.test(path)).length;

export const attacking = [
  ...[
    ['one address walks', () => '198.51.100.1', perAddress],
    ['many addresses walk', (index) => `198.51.100.${index}`, shared],
  ].map(([name, addressOf, most]) => [
    `serves its own data while ${name} through the pages of its roster`,
    underAttack(async (site) => {
      const { api } = site;
      await makeRosterEndless(site);
      try {
        const { id } = await api.original(`/vtcs/${api.vtc}`);
        const lists = [
          `/vtcs/${api.vtc}/members?limit=50`,
          `/vtcs/${api.vtc}/members?limit=100`,
          `/vtcs/${id}/members?limit=50`,
        ];
        // Pages that responses have named have a share, all others another one.
        for (const request of [walk, guess]) {
          for (const [index, list] of lists.entries()) await request(site, list, addressOf(index));
          assert.equal(furtherOf(api), most, request.name);
        }
        await assertServed(site);
      } finally {
        api.respond = () => undefined;
      }
    }),
  ]),
  [
    'serves its own data while an address requests past convoys for ten minutes',
    underAttack(async (site) => {
      const { wp, api } = site;
      const past = await api.original(`/vtcs/${api.vtc}/events?tab=past&limit=30`);
      const items = Array.from({ length: 30 }, (_, index) => past.items[index % past.items.length]);
      api.respond = ({ url }) =>
        url.includes('tab=past') ? Response.json({ ...past, items }) : undefined;
      try {
        const list = `/vtcs/${api.vtc}/events?limit=30&tab=past`;
        const paths = numbers
          .slice(0, 48)
          .map((number) => (number === 1 ? list : `${list}&offset=${(number - 1) * 30}`));
        const begin = wp.clock.stop();
        for (let minute = 0; minute < 10; minute++) {
          wp.clock.stopAt(begin + minute * 60_000);
          for (const path of paths) await rest(wp, path, '198.51.100.1');
          for (const path of defaultPaths(api)) {
            const { status, headers } = await rest(wp, path);
            assert.equal(status, 200, `${path} in minute ${minute}`);
            // Older ones are revalidated after they are served.
            if (/events|stats/.test(path))
              assert.ok(
                Number(headers.get('age')) <= 60,
                `${path} in minute ${minute}, after ${api.received().join('\n')}`,
              );
          }
        }
      } finally {
        api.respond = () => undefined;
      }
    }),
  ],
  [
    'caches the data of its company once, for id and handle',
    underAttack(async (site) => {
      const { wp, api } = site;
      await assertServed(site);
      const { id } = await api.original(`/vtcs/${api.vtc}`);
      for (const path of defaultPaths(api)) {
        const response = await rest(wp, path.replace(api.vtc, id));
        assert.equal(response.headers.get('x-vtc-cache'), 'hit', path);
      }
    }),
  ],
  ...[
    ['one address', () => '198.51.100.1', perAddress],
    [
      'addresses of one IPv6 network',
      (index) => `2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`,
      perAddress,
    ],
    ['a new address for each request', (index) => `198.51.100.${index}`, shared],
  ].map(([name, addressOf, most]) => [
    `serves its own data during an attack from ${name}`,
    underAttack(async (site) => {
      const { api } = site;
      const statuses = await attack(site, addressOf);
      assert.equal(receivedOf(api), most + defaults);
      assert.ok(statuses.includes(most === perAddress ? 429 : 503));
      await assertServed(site);
    }),
  ]),
  [
    'serves cached data of any age when its own limit is reached',
    underAttack(async (site) => {
      const { wp, api } = site;
      // The part of all: other companies, whose data is stale.
      const other = ['/vtcs/etoile_roadwa_p', '/vtcs/etoile_roadwa_p/roles'];
      await assertServed(site, other);
      wp.clock.advance(7200);
      wp.clock.stop();
      await attack(site, (index) => `198.51.100.${index}`);
      for (const path of other) {
        const response = await rest(wp, path);
        assert.equal(response.status, 200, path);
        assert.equal(response.headers.get('x-vtc-cache'), 'stale');
      }
      await assertServed({ wp, api });
    }),
  ],
  [
    'limits each visitor, and no other',
    underAttack(async (site) => {
      const { wp, api } = site;
      await attack(site, () => '198.51.100.1');
      const path = `/vtcs/${api.vtc}/members?limit=77`;
      const limited = await rest(wp, path, '198.51.100.1');
      assert.equal(limited.status, 429);
      assert.ok(Number(limited.headers.get('retry-after')) > 0);
      assert.equal((await rest(wp, path)).status, 200);
      // A proxy that hides its visitors.
      assert.equal((await rest(wp, `/vtcs/${api.vtc}/members?limit=78`, 'unknown')).status, 200);
      const stored = await wp.php(
        'global $wpdb; echo implode("\\n", $wpdb->get_col("SELECT option_value FROM $wpdb->options WHERE option_name LIKE \'%vtc_widgets%\'"));',
      );
      assert.ok(!stored.includes('198.51.100.1'));
    }),
  ],
  [
    'loads further pages of its lists during an attack',
    underAttack(async (site) => {
      const { wp, api } = site;
      await attack(site, (index) => `198.51.100.${index}`);
      await assertServed(site);
      await assertServed(site, furtherPaths(api));
      const path = `/vtcs/${api.vtc}/members?limit=50`;
      const { nextCursor } = await (await rest(wp, path)).json();
      assert.equal((await rest(wp, `${path}&cursor=${nextCursor}`)).status, 200);
      assert.equal((await rest(wp, `${path}&cursor=${nextCursor + 1}`)).status, 503);
    }),
  ],
  [
    'reserves nothing for variants of what its elements request',
    underAttack(async (site) => {
      const { wp, api } = site;
      await attack(site, (index) => `198.51.100.${index}`);
      for (const path of variants(api)) assert.equal((await rest(wp, path)).status, 503, path);
      await assertServed(site);
    }),
  ],
  [
    'loads what its pages show during an attack: attributes of their authors, other companies',
    underAttack(async (site) => {
      const { wp, api } = site;
      const content =
        '[vtc_news limit="4"] [vtc_card vtc="etoile_roadwa_p"] [vtc_roster vtc="etoile_roadwa_p" page-size="7"]';
      const link = await post(wp, 'Attributes', content);
      await attack(site, (index) => `198.51.100.${index}`);
      const html = await textOf(link);
      for (const tag of ['vtc-news', 'vtc-card', 'vtc-roster'])
        assert.match(html, new RegExp(`<${tag} [^>]*><script type="application/json">`));
      wp.clock.advance(7200);
      wp.clock.stop();
      await attack(site, (index) => `198.51.100.${index}`);
      for (const path of [`/vtcs/${api.vtc}/news?limit=4`, '/vtcs/etoile_roadwa_p']) {
        const response = await rest(wp, path);
        assert.equal(response.headers.get('x-vtc-cache'), 'miss', path);
      }
      await assertServed(site, [
        `/vtcs/${api.vtc}/news?limit=50&offset=3`,
        '/vtcs/etoile_roadwa_p/members?limit=8&cursor=6',
      ]);
    }),
  ],
  [
    'keeps its data in the cache while visitors fill it',
    underAttack(async (site) => {
      const { wp, api } = site;
      await assertServed(site);
      wp.clock.advance(10);
      wp.clock.stop();
      // The time in which the rate limit lets so many requests pass is longer than the responses are fresh.
      await wp.php(
        `for ($i = 0; $i < 495; $i++) Vtc_Widgets\\cache_response(Vtc_Widgets\\parse_request("/vtcs/${api.vtc}/members", array("cursor" => $i + 1)), 200, "{}");`,
      );
      api.isDown = true;
      try {
        await assertServed(site);
      } finally {
        api.isDown = false;
      }
    }),
  ],
  [
    'evicts what was not used for the longest time',
    underAttack(async (site) => {
      const { wp } = site;
      const fill = (from, to) =>
        wp.php(
          `for ($i = ${from}; $i < ${to}; $i++) Vtc_Widgets\\cache_response(Vtc_Widgets\\parse_request("/vtcs/company_$i", array()), 200, "{}");`,
        );
      const isCached = async (name) =>
        (await wp.php(
          `var_dump(null !== Vtc_Widgets\\cached_record(Vtc_Widgets\\parse_request("/vtcs/${name}", array())));`,
        )) === 'bool(true)\n';
      for (const [from, to] of [
        [0, 2],
        [2, 390],
        // Revalidated.
        [0, 1],
        [390, 405],
      ]) {
        await fill(from, to);
        // WordPress's own clock, which tests do not drive, decides when transients expire.
        await wp.php(
          'global $wpdb; $wpdb->query("UPDATE $wpdb->options SET option_value = option_value - 10 WHERE option_name LIKE \'_transient_timeout_vtc_widgets_%\'");',
        );
      }
      assert.equal(await isCached('company_0'), true);
      assert.equal(await isCached('company_1'), false);
    }),
  ],
  [
    'serves its own data during an attack with a persistent object cache',
    underAttack(async (site) => {
      const { wp, api } = site;
      const dropIn = join(wp.folder, 'wp-content/object-cache.php');
      cpSync(join(import.meta.dirname, '../object-cache.php'), dropIn);
      try {
        await wp.php(empty);
        wp.clock.stop();
        await attack(site, (index) => `198.51.100.${index}`);
        assert.equal(receivedOf(api), shared + defaults);
        await assertServed(site);
      } finally {
        rmSync(dropIn);
      }
    }),
  ],
];
