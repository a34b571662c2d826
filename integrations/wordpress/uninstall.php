<?php
/**
 * Removes the settings, the token, the API key, the cache, and what is stored about posts.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require __DIR__ . '/includes/cache.php';

/** Removes the data of one site. */
function remove_all(): void {
	empty_cache();
	delete_option( 'vtc_widgets' );
	delete_option( 'vtc_widgets_token' );
	delete_option( 'vtc_widgets_key' );
	delete_post_meta_by_key( '_vtc_widgets_news' );
	delete_option( 'vtc_widgets_generation' );
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
