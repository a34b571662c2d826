<?php
/**
 * What is kept between requests: transients whose names stand in one list, so that they are bounded and can be removed.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

const MOST_ENTRIES = 400;
const LOCK_SECONDS = 12;

/** The name under which something about a question is kept; what another address answered has other names. */
function cache_key( string $kind, string $path ): string {
	return "vtc_widgets_{$kind}_" . md5( upstream() . $path );
}

/** What is kept, or null; `$anew` looks past what this request has read already. */
function cache_get( string $key, bool $anew = false ): ?array {
	if ( $anew && ! wp_using_ext_object_cache() ) {
		wp_cache_delete( "_transient_$key", 'options' );
		wp_cache_delete( "_transient_timeout_$key", 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
	$value = get_transient( $key );
	return is_array( $value ) ? $value : null;
}

/** Keeps something for some seconds; where there is too much, what came first goes, that of the site's own company last. */
function cache_set( string $key, array $value, int $seconds, bool $is_own ): void {
	set_transient( $key, $value, $seconds );
	$index = get_option( 'vtc_widgets_index', array() );
	$index = is_array( $index ) ? $index : array();
	if ( isset( $index[ $key ] ) ) {
		return;
	}
	$index[ $key ] = $is_own ? 1 : 0;
	while ( count( $index ) > MOST_ENTRIES ) {
		$other = array_search( 0, $index, true );
		$gone  = false === $other ? array_key_first( $index ) : $other;
		unset( $index[ $gone ] );
		delete_transient( $gone );
	}
	update_option( 'vtc_widgets_index', $index, false );
}

/** Removes all that is kept, also what two requests at once left out of the list. */
function empty_cache(): void {
	global $wpdb;
	$index = get_option( 'vtc_widgets_index', array() );
	foreach ( array_keys( is_array( $index ) ? $index : array() ) as $key ) {
		delete_transient( $key );
	}
	delete_option( 'vtc_widgets_index' );
	foreach ( array( '_transient_vtc_widgets_', '_transient_timeout_vtc_widgets_', 'vtc_widgets_lock_' ) as $prefix ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for all options of a prefix.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}
}

/** Whether this request, and no other, may ask for something now. */
function lock( string $key ): bool {
	global $wpdb;
	if ( wp_using_ext_object_cache() ) {
		return wp_cache_add( $key, 1, 'vtc_widgets', LOCK_SECONDS );
	}
	$name = "vtc_widgets_lock_$key";
	$now  = time();
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- options have no operation that only one of two requests can win.
	if ( $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $name, $now ) ) ) {
		return true;
	}
	$since = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $name ) );
	if ( null === $since || (int) $since > $now - LOCK_SECONDS ) {
		return false;
	}
	// Whoever had it died; one of those who see that gets it.
	return 1 === $wpdb->update( $wpdb->options, array( 'option_value' => $now ), array( 'option_name' => $name, 'option_value' => $since ) );
	// phpcs:enable
}

/** Lets others ask again. */
function unlock( string $key ): void {
	global $wpdb;
	if ( wp_using_ext_object_cache() ) {
		wp_cache_delete( $key, 'vtc_widgets' );
		return;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see lock().
	$wpdb->delete( $wpdb->options, array( 'option_name' => "vtc_widgets_lock_$key" ) );
}
