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
	global $wpdb;
	empty_cache();
	delete_option( 'vtc_widgets' );
	delete_option( 'vtc_widgets_token' );
	foreach ( array( 'vtc_widgets_', '_transient_vtc_widgets_', '_transient_timeout_vtc_widgets_' ) as $prefix ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- there is no other way to find what an older version left.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}
	wp_cache_flush();
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
