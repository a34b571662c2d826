<?php
/**
 * Plugin Name:       VTC Widgets
 * Description:       Shows your virtual trucking company: its card, convoys and roster, and the platform's servers. Your token stays on your server.
 * Version:           {{version}}
 * Requires at least: 6.4
 * Requires PHP:      7.4
 * Author:            vtc-widgets
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       vtc-widgets
 * Domain Path:       /languages
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

// A template: `npm run wordpress` replaces {{version}}, generates includes/table.php and generated/elements.php, and packs the plugin.
const VERSION     = '{{version}}';
const PLUGIN_FILE = __FILE__;

foreach ( array( 'settings', 'cache', 'upstream', 'withheld', 'reserved', 'requests', 'rate-limit', 'responses', 'companies', 'data', 'fallback', 'elements', 'labels', 'scripts', 'blocks', 'rest', 'management', 'checks', 'settings-page', 'markdown', 'news', 'dashboard', 'privacy' ) as $part ) {
	require __DIR__ . "/includes/$part.php";
}
require __DIR__ . '/generated/elements.php';

// Loads the translations before blocks are registered, since their titles are translated.
add_action(
	'init',
	static function (): void {
		load_plugin_textdomain( 'vtc-widgets', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	},
	1
);

// Embeds URLs of gateway frames in posts (oEmbed).
add_action(
	'init',
	static function (): void {
		$gateway = settings()['gateway'];
		if ( '' !== $gateway ) {
			wp_oembed_add_provider( "$gateway/embed/*", "$gateway/oembed" );
		}
	}
);
