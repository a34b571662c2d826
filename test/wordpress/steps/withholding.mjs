import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../support.mjs';

const empty = 'Vtc_Widgets\\empty_cache();';
const internal = /"(steamId|userId|ownerId|guildId)"|7656119\d{10}|usr_/;
const email = 'office@northern-haul.example';

const rest = (wp, path) => fetch(`${wp.origin}/wp-json/vtc-widgets/v1/api${path}`);

/** Runs a test with an API whose company has an e-mail address. */
const withEmail = (run) => async (site) => {
  const { wp, api } = site;
  api.respond = async ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname !== `/vtcs/${api.vtc}`) return undefined;
    const company = await api.original(pathname);
    return Response.json({ ...company, email });
  };
  try {
    await wp.php(empty);
    await run(site);
  } finally {
    api.respond = () => undefined;
    await wp.php(empty);
  }
};

/** Checks settings as the settings screen does. */
const check = async ({ wp }, settings, before = '') =>
  JSON.parse(
    await wp.php(
      `${before} echo wp_json_encode(Vtc_Widgets\\check_all(json_decode(base64_decode("${Buffer.from(JSON.stringify(settings)).toString('base64')}"), true)));`,
    ),
  );

/** Data that a site does not publish, and the token. */
export const withholding = [
  [
    'publishes and stores no SteamIDs and internal ids',
    withEmail(async ({ wp, api, link }) => {
      const members = await api.original(`/vtcs/${api.vtc}/members?limit=50`);
      assert.match(JSON.stringify(members), internal);
      const page = await textOf(link);
      assert.match(page, /"joinedAt"/);
      assert.doesNotMatch(page, internal);
      for (const path of ['', '/members?limit=50', '/members'])
        assert.doesNotMatch(await (await rest(wp, `/vtcs/${api.vtc}${path}`)).text(), internal);
      const stored = await wp.php(
        'global $wpdb; echo implode("\\n", $wpdb->get_col("SELECT option_value FROM $wpdb->options WHERE option_name LIKE \'%vtc_widgets%\'"));',
      );
      assert.match(stored, /"joinedAt"/);
      assert.doesNotMatch(stored, internal);
    }),
  ],
  [
    'publishes the e-mail address only in elements that show it',
    withEmail(async ({ wp, api, link }) => {
      assert.ok(!(await textOf(link)).includes(email));
      assert.ok(!(await (await rest(wp, `/vtcs/${api.vtc}`)).text()).includes(email));
      for (const [show, isShown] of [
        ['about', false],
        ['about contact', true],
      ]) {
        const attributes = `array("show" => "${show}")`;
        const data = `Vtc_Widgets\\element_data("vtc-card", "${api.vtc}", ${attributes})["data"]`;
        const html = await wp.php(
          `echo wp_json_encode(${data}), Vtc_Widgets\\attribute_text(Vtc_Widgets\\site_attributes("vtc-card", ${attributes}));`,
        );
        assert.match(html, /"name":"Northern Haul"/);
        assert.equal(html.includes(email), isShown, show);
        // A refresh would remove it.
        assert.equal(/refresh-seconds="0"/.test(html), isShown);
      }
    }),
  ],
  [
    'sends the stored token to the stored address only',
    async (site) => {
      const { api } = site;
      const other = api.origin.replace('127.0.0.1', 'localhost');
      api.requests.splice(0);
      const typed = { api_base: other, vtc: api.vtc, token: '' };
      const { token, api_base: base } = await check(site, typed);
      assert.equal(base.status, 'good');
      assert.deepEqual([token.status, /sent to no other/.test(token.text)], ['open', true]);
      // Not of all addresses: a page that was served before may revalidate its data meanwhile.
      const authorized = (origin) =>
        api.requests.filter(
          ({ url, headers }) => headers.get('authorization') && new URL(url).origin === origin,
        );
      assert.deepEqual(authorized(other), []);
      assert.equal((await check(site, { ...typed, token: api.token })).token.status, 'good');
      assert.equal(authorized(other).length, 1);
      assert.equal((await check(site, { ...typed, api_base: api.origin })).token.status, 'good');
      assert.ok(authorized(api.origin).length > 0);
      assert.equal(authorized(other).length, 1);
    },
  ],
  [
    'sends the token of a network to the address of the network only',
    async ({ wp, api }) => {
      // As in a network: the constants of wp-config.php are the same for all sites.
      const token = (base, isNetwork = true) =>
        wp.php(
          `define("VTC_WIDGETS_TOKEN", "emb_network"); ${base ? `define("VTC_WIDGETS_API_BASE", "${base}");` : ''} ${isNetwork ? 'eval("namespace Vtc_Widgets; function is_multisite() { return true; }");' : ''} echo Vtc_Widgets\\token();`,
        );
      assert.equal(await token(''), api.token);
      assert.equal(await token('https://other.example'), api.token);
      assert.equal(await token(`${api.origin}/`), 'emb_network');
      assert.equal(await token('', false), 'emb_network');
    },
  ],
  [
    'stores nothing in browsers where the site forbids it',
    async ({ wp, link }) => {
      const script = /<script[^>]*vtc-widgets\.js[^>]*>/;
      assert.doesNotMatch(script.exec(await textOf(link))[0], /data-storage/);
      const plugin = join(wp.folder, 'wp-content/mu-plugins/storage.php');
      writeFileSync(plugin, '<?php add_filter("vtc_widgets_browser_storage", "__return_false");');
      try {
        assert.match(script.exec(await textOf(link))[0], /data-storage="none"/);
      } finally {
        rmSync(plugin);
      }
    },
  ],
];
