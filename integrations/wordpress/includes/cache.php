<?php
/**
 * Cache and locks. Entries are transients, at most 400 of them in the options table.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

const MAX_ENTRIES  = 400;
const LOCK_SECONDS = 12;

/** The request of entries that apply to all requests. */
const WHOLE_API = array(
	'path' => '',
	'vtc'  => '',
);

/** Name of the transient for an entry of a kind about a request. It depends on the upstream address. */
function cache_key( string $kind, array $request ): string {
	$owner = in_array( $request['vtc'], array( '', settings()['vtc'] ), true ) ? 'own' : 'other';
	// See empty_cache().
	$generation = wp_using_ext_object_cache() ? get_option( 'vtc_widgets_generation', '' ) : '';
	return "vtc_widgets_{$owner}_{$kind}_" . md5( $generation . upstream() . $request['path'] );
}

/** A cache entry or null. `$is_forced` bypasses the in-memory cache of this PHP process. */
function cache_get( string $key, bool $is_forced = false ): ?array {
	if ( $is_forced && wp_using_ext_object_cache() ) {
		wp_cache_get( $key, 'transient', true );
	} elseif ( $is_forced ) {
		wp_cache_delete( "_transient_$key", 'options' );
		wp_cache_delete( "_transient_timeout_$key", 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
	$value = get_transient( $key );
	return is_array( $value ) ? $value : null;
}

/** Stores a cache entry. */
function cache_set( string $key, array $value, int $seconds ): void {
	set_transient( $key, $value, $seconds );
	if ( ! wp_using_ext_object_cache() ) {
		evict();
	}
}

/** Removes the oldest entries above the limit; those of the site's own company last. */
function evict(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress cannot list transients.
	$names  = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id", $wpdb->esc_like( '_transient_vtc_widgets_' ) . '%' ) );
	$own    = array_filter( $names, static fn( string $name ): bool => 0 === strpos( $name, '_transient_vtc_widgets_own_' ) );
	$excess = max( 0, count( $names ) - MAX_ENTRIES );
	foreach ( array_slice( array_merge( array_diff( $names, $own ), $own ), 0, $excess ) as $name ) {
		delete_transient( substr( $name, strlen( '_transient_' ) ) );
	}
}

/** Removes all entries and locks. Entries in an external object cache become unreachable and expire. */
function empty_cache(): void {
	global $wpdb;
	if ( wp_using_ext_object_cache() ) {
		update_option( 'vtc_widgets_generation', uniqid() );
		return;
	}
	foreach ( array( '_transient_vtc_widgets_', '_transient_timeout_vtc_widgets_', 'vtc_widgets_lock_' ) as $prefix ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress cannot delete options by prefix.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}
}

/** Acquires a lock across PHP processes, as `WP_Upgrader::create_lock()` does; false if another process holds it. */
function lock( string $name ): bool {
	global $wpdb;
	if ( wp_using_ext_object_cache() ) {
		return wp_cache_add( $name, 1, 'vtc_widgets', LOCK_SECONDS );
	}
	$option = "vtc_widgets_lock_$name";
	$now    = time();
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- add_option() also succeeds for a second process.
	if ( $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $option, $now ) ) ) {
		return true;
	}
	$since = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $option ) );
	if ( null === $since || (int) $since > $now - LOCK_SECONDS ) {
		return false;
	}
	// The process that held the lock has ended without releasing it.
	return 1 === $wpdb->update( $wpdb->options, array( 'option_value' => $now ), array( 'option_name' => $option, 'option_value' => $since ) );
	// phpcs:enable
}

/** Releases a lock. */
function unlock( string $name ): void {
	global $wpdb;
	if ( wp_using_ext_object_cache() ) {
		wp_cache_delete( $name, 'vtc_widgets' );
		return;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see lock().
	$wpdb->delete( $wpdb->options, array( 'option_name' => "vtc_widgets_lock_$name" ) );
}

/**
 * Runs a callback under a lock.
 *
 * @return mixed Result of the callback; null if the lock was not free within two seconds.
 */
function with_lock( string $name, callable $callback ) {
	$deadline = microtime( true ) + 2;
	do {
		if ( lock( $name ) ) {
			try {
				return $callback();
			} finally {
				unlock( $name );
			}
		}
		usleep( 10000 );
	} while ( microtime( true ) < $deadline );
	return null;
}
