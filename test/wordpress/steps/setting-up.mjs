import assert from 'node:assert/strict';
import { checkResult, follow, installPlugin, logIn, write } from '../admin.mjs';

const screen = '/wp-admin/options-general.php?page=vtc-widgets';

/** Installing and the settings screen. */
export const settingUp = [
  [
    'installs from an uploaded zip',
    async ({ wp, admin, zip }) => {
      await installPlugin(admin, wp.origin, zip);
      assert.match(await admin.$eval('#wpbody', ({ textContent }) => textContent), /activated/);
    },
  ],
  [
    'checks the settings while they are typed',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + screen);
      const result = async (field, text, matches) => {
        await write(admin, field, text);
        return (await checkResult(admin, field, matches)).status;
      };
      assert.equal(await result('api_base', 'http://api.example', /https/), 'bad');
      assert.equal(await result('api_base', 'http://127.0.0.1:1', /cannot reach/), 'bad');
      assert.equal(await result('api_base', wp.origin, /not the API/), 'bad');
      assert.equal(await result('api_base', api.origin, /The API works/), 'good');
      assert.equal(await result('vtc', 'no_such_company', /cannot find/), 'bad');
      assert.equal(await result('vtc', 'northern', /one of these/), 'bad');
      await admin.evaluate(() =>
        [...document.querySelectorAll('.vtc-widgets-check button')]
          .find(({ textContent }) => textContent === 'Northern Haul')
          .click(),
      );
      assert.equal(
        (await checkResult(admin, 'vtc', /^Northern Haul, \d+ members$/)).status,
        'good',
      );
      assert.equal(await result('token', 'svc_secret', /developer key/), 'bad');
      assert.equal(await result('token', 'secret', /not an embed token/), 'bad');
      assert.equal(await result('token', 'emb_wrong', /does not accept/), 'bad');
      assert.equal(await result('token', api.tokenOf('etoile_roadwa_p'), /another company/), 'bad');
      assert.equal(await result('token', api.token, /The token works/), 'good');
      assert.ok(
        api.requests.every(({ headers }) => !/svc_/.test(headers.get('authorization') ?? '')),
      );
    },
  ],
  [
    'rejects a developer key',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + screen);
      await write(admin, 'api_base', api.origin);
      await write(admin, 'token', 'svc_secret');
      await follow(admin, '#submit');
      assert.match(await admin.$eval('.wrap', ({ textContent }) => textContent), /revoke it/);
      assert.equal(
        await wp.php(
          'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_value LIKE \'%svc_secret%\'");',
        ),
        '0',
      );
    },
  ],
  [
    'stores the settings, and never shows the token',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + screen);
      await write(admin, 'vtc', api.vtc);
      await write(admin, 'token', api.token);
      await follow(admin, '#submit');
      await checkResult(admin, 'token', /The token works/);
      assert.ok(!(await admin.content()).includes(api.token));
      const stored = await wp.php(
        'echo get_option("vtc_widgets_token"), " ", wp_json_encode(get_option("vtc_widgets"));',
      );
      assert.ok(stored.startsWith(`${api.token} {`));
      assert.ok(!stored.slice(api.token.length).includes('emb_'));
      assert.ok(
        !(await wp.php('echo wp_json_encode(wp_load_alloptions(true));')).includes(api.token),
      );
    },
  ],
  [
    'is for administrators only',
    async ({ wp, browser }) => {
      const page = await logIn(browser, wp.origin, 'editor');
      await page.goto(wp.origin + screen);
      assert.equal(await page.$('#vtc-widgets-token'), null);
      const status = await page.evaluate(async () => {
        const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
        const headers = { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
        const options = { method: 'POST', headers, body: '{}' };
        return (await fetch('/wp-json/vtc-widgets/v1/check', options)).status;
      });
      assert.equal(status, 403);
      await page.browserContext().close();
    },
  ],
];
