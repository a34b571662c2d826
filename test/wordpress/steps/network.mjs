// A network of sites (multisite). These steps install the plugin again and turn the site into a network.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Turns the site into a network with a second site, and installs the plugin in both. */
async function createNetwork({ wp, zip }) {
  execFileSync('unzip', ['-q', '-o', zip, '-d', join(wp.folder, 'wp-content/plugins')]);
  const { host } = new URL(wp.origin);
  const config = join(wp.folder, 'wp-config.php');
  const add = (code) => {
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace('<?php', `<?php\n${code}`));
  };
  // PHP on the command line has no request.
  add(`$_SERVER += array( 'HTTP_HOST' => '${host}', 'REQUEST_URI' => '/' );`);
  const created = await wp.php(
    `require_once ABSPATH . "wp-admin/includes/upgrade.php"; require_once ABSPATH . "wp-admin/includes/network.php"; foreach ($wpdb->tables("ms_global") as $table => $name) $wpdb->$table = $name; install_network(); $result = populate_network(1, "${host}", "administrator@example.com", "Network", "/", false); echo is_wp_error($result) ? $result->get_error_message() : "created";`,
  );
  assert.match(created, /created$/);
  add(
    `define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${host}' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );`,
  );
  await wp.php(
    'update_option("active_plugins", array()); update_site_option("active_sitewide_plugins", array("vtc-widgets/vtc-widgets.php" => time()));',
  );
  return Number(await wp.php(`echo wpmu_create_blog("${host}", "/second/", "Second", 1);`));
}

export const network = [
  [
    'keeps the keys of the sites of a network apart, and removes all of them',
    async (site) => {
      const { wp, api } = site;
      const second = await createNetwork(site);
      assert.ok(second > 1);
      const settings = `array("api_base" => "${api.origin}", "vtc" => "${api.vtc}")`;
      const store = (key) =>
        `update_option("vtc_widgets", ${settings}); Vtc_Widgets\\store_key("${key}", "${api.origin}", false); add_post_meta(wp_insert_post(array("post_title" => "x")), "_vtc_widgets_news", array("state" => "sending"));`;
      await wp.php(`${store('svc_api_one')} switch_to_blog(${second}); ${store('svc_api_two')}`);
      const keys = `echo Vtc_Widgets\\api_key(), " "; switch_to_blog(${second}); echo Vtc_Widgets\\api_key();`;
      assert.equal(await wp.php(keys), 'svc_api_one svc_api_two');
      // An administrator of one site must not use the key in wp-config.php at another address.
      const constant = 'define("VTC_WIDGETS_API_KEY", "svc_api_network");';
      assert.equal(await wp.php(constant + keys), 'svc_api_one svc_api_two');
      const address = `define("VTC_WIDGETS_API_BASE", "${api.origin}");`;
      assert.equal(await wp.php(constant + address + keys), 'svc_api_network svc_api_network');

      const count = `global $wpdb; foreach (array(1, ${second}) as $id) { switch_to_blog($id); echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%vtc_widgets%'") + $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE '%vtc_widgets%'"), " "; restore_current_blog(); }`;
      assert.match(await wp.php(count), /^[1-9]\d* [1-9]\d* $/);
      await wp.php('update_site_option("active_sitewide_plugins", array());');
      await wp.php(
        'define("WP_UNINSTALL_PLUGIN", 1); require WP_PLUGIN_DIR . "/vtc-widgets/uninstall.php";',
      );
      assert.equal(await wp.php(count), '0 0 ');
    },
  ],
];
