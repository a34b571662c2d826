import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { limit } from '../../../tools/test/limits.mjs';

/** Translations, log, privacy text and uninstalling. */
export const ending = [
  [
    'is translated into the languages of the elements',
    async ({ wp, admin }) => {
      const folder = join(wp.folder, 'wp-content/plugins/vtc-widgets/languages');
      const locales = readdirSync(folder).flatMap(
        (file) => /vtc-widgets-(\w+)\.mo$/.exec(file)?.[1] ?? [],
      );
      const sources = readdirSync('integrations/wordpress/languages');
      assert.equal(locales.length, sources.filter((file) => file.endsWith('.po')).length);
      for (const locale of locales) {
        const path = join(folder, `vtc-widgets-${locale}.mo`);
        const text = await wp.php(
          `unload_textdomain("vtc-widgets"); load_textdomain("vtc-widgets", "${path}"); echo Vtc_Widgets\\editor_labels()["look"];`,
        );
        assert.ok(text.length > 2 && text !== 'Look and content', `${locale}: ${text}`);
      }
      // WordPress offers a language only if it has a translation of its own.
      const own = join(wp.folder, 'wp-content/languages');
      mkdirSync(own, { recursive: true });
      cpSync(join(folder, 'vtc-widgets-de_DE.mo'), join(own, 'de_DE.mo'));
      await wp.php('update_option("WPLANG", "de_DE");');
      await admin.goto(`${wp.origin}/wp-admin/options-general.php?page=vtc-widgets`);
      assert.match(await admin.$eval('.wrap', ({ textContent }) => textContent), /Adresse der API/);
      await wp.php('update_option("WPLANG", "");');
    },
  ],
  [
    'suggests a text for the privacy policy',
    async ({ wp, admin }) => {
      await admin.goto(`${wp.origin}/wp-admin/options-privacy.php?tab=policyguide`);
      const text = await admin.$eval('body', ({ textContent }) => textContent);
      assert.match(text, /VTC Widgets/);
      assert.match(text, /load its pictures from other websites/);
      assert.match(text, /stores public texts and figures in the session storage of the tab/);
    },
  ],
  [
    'logs no token, API key, warning or error',
    ({ wp, api }) => {
      const log = wp.log();
      assert.ok(!log.includes(api.token));
      assert.ok(!log.includes(api.key));
      // A message may have a stack trace.
      const messages = log.split(/\n(?=\[\d\d-)/);
      assert.deepEqual(
        messages.filter((message) => message.includes('plugins/vtc-widgets')),
        [],
      );
    },
  ],
  [
    'removes its data when it is deleted',
    async ({ wp, admin, link }) => {
      admin.on('dialog', (dialog) => void dialog.accept());
      await admin.goto(`${wp.origin}/wp-admin/plugins.php`);
      await Promise.all([admin.waitForNavigation(), admin.click('#deactivate-vtc-widgets')]);
      await admin.click('#delete-vtc-widgets');
      await admin.waitForSelector('tr[data-slug="vtc-widgets"].deleted, tr.plugin-deleted-tr', {
        timeout: limit(60_000),
      });
      assert.ok(!existsSync(join(wp.folder, 'wp-content/plugins/vtc-widgets')));
      const left = await wp.php(
        'global $wpdb; echo implode(" ", $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE \'%vtc_widgets%\'"));',
      );
      assert.equal(left, '');
      const meta = await wp.php(
        'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE \'%vtc_widgets%\'");',
      );
      assert.equal(meta, '0');
      const html = await (await fetch(link)).text();
      assert.doesNotMatch(html, /<vtc-/);
    },
  ],
];
