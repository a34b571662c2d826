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
	'path'      => '',
	'is_pinned' => true,
);

/** Name of the transient for an entry of a kind about a request. It depends on the upstream address, and on the version: others may store other fields. */
function cache_key( string $kind, array $request ): string {
	$class = $request['is_pinned'] ? 'pinned' : 'other';
	// See empty_cache().
	$generation = wp_using_ext_object_cache() ? get_option( 'vtc_widgets_generation', '' ) : '';
	return "vtc_widgets_{$class}_{$kind}_" . md5( VERSION . $generation . upstream() . $request['path'] );
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

/**
 * Removes the entries above the limit that expire first, pinned ones last. Entries in use are renewed as soon as they are not fresh: those
 * that expire first are those that nobody has used for the longest time.
 */
function evict(): void {
	global $wpdb;
	$prefix = '_transient_timeout_';
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress cannot list transients.
	$names  = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_value", $wpdb->esc_like( "{$prefix}vtc_widgets_" ) . '%' ) );
	$pinned = array_filter( $names, static fn( string $name ): bool => 0 === strpos( $name, "{$prefix}vtc_widgets_pinned_" ) );
	$excess = max( 0, count( $names ) - MAX_ENTRIES );
	foreach ( array_slice( array_merge( array_diff( $names, $pinned ), $pinned ), 0, $excess ) as $name ) {
		delete_transient( substr( $name, strlen( $prefix ) ) );
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
