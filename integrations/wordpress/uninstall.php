<?php
/**
 * Removes what the plugin stored: settings, token, answers, locks.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/includes/cache.php';

/** Removes what is stored for one site. */
function remove_all(): void {
	empty_cache();
	delete_option( 'vtc_widgets' );
	delete_option( 'vtc_widgets_token' );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		switch_to_blog( $site );
		remove_all();
		restore_current_blog();
	}
} else {
	remove_all();
}
