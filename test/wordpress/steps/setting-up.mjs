import assert from 'node:assert/strict';
import { checkSays, follow, installPlugin, logIn, write } from '../admin.mjs';

const screen = '/wp-admin/options-general.php?page=vtc-widgets';

/** What happens before anything is placed. */
export const settingUp = [
  [
    'installs the zip by the screen for plugins',
    async ({ wp, admin, zip }) => {
      await installPlugin(admin, wp.origin, zip);
      assert.match(await admin.$eval('#wpbody', ({ textContent }) => textContent), /activated/);
    },
  ],
  [
    'tells what is wrong in the settings, and what to do',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + screen);
      const says = async (field, text, matches) => {
        await write(admin, field, text);
        return (await checkSays(admin, field, matches)).standing;
      };
      assert.equal(await says('api_base', 'http://api.example', /https/), 'bad');
      assert.equal(await says('api_base', 'http://127.0.0.1:1', /Nothing answers/), 'bad');
      assert.equal(await says('api_base', wp.origin, /not the API/), 'bad');
      assert.equal(await says('api_base', api.origin, /The API answers/), 'good');
      assert.equal(await says('vtc', 'no_such_company', /no such company/), 'bad');
      assert.equal(await says('vtc', 'northern', /one of these/), 'bad');
      await admin.evaluate(() =>
        [...document.querySelectorAll('.vtc-widgets-check button')]
          .find(({ textContent }) => textContent === 'Northern Haul')
          .click(),
      );
      assert.equal(
        (await checkSays(admin, 'vtc', /^Northern Haul, \d+ members$/)).standing,
        'good',
      );
      assert.equal(await says('token', 'svc_secret', /developer key/), 'bad');
      assert.equal(await says('token', 'secret', /no embed token/), 'bad');
      assert.equal(await says('token', 'emb_wrong', /does not know/), 'bad');
      assert.equal(await says('token', api.tokenOf('etoile_roadwa_p'), /another company/), 'bad');
      assert.equal(await says('token', api.token, /It opens/), 'good');
      assert.ok(
        api.requests.every(({ headers }) => !/svc_/.test(headers.get('authorization') ?? '')),
      );
    },
  ],
  [
    'stores no developer key',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + screen);
      await write(admin, 'api_base', api.origin);
      await write(admin, 'token', 'svc_secret');
      await follow(admin, '#submit');
      assert.match(await admin.$eval('.wrap', ({ textContent }) => textContent), /Revoke it/);
      assert.equal(
        await wp.php(
          'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_value LIKE \'%svc_secret%\'");',
        ),
        '0',
      );
    },
  ],
  [
    'keeps what is right, and shows the token to nobody',
    async ({ wp, api, admin }) => {
      await admin.goto(wp.origin + screen);
      await write(admin, 'vtc', api.vtc);
      await write(admin, 'token', api.token);
      await follow(admin, '#submit');
      await checkSays(admin, 'token', /It opens/);
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
    'lets administrators alone set it up',
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
