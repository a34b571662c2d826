<?php
/**
 * Requests that elements on the site's pages send by themselves. Half of the rate limit is reserved for those without cursor or offset
 * (`first`), and their responses are evicted last: they are few. A visitor can send as many others as there are further pages of these
 * lists (`later`), or parameters (`other`).
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

const MAX_PAGE_REQUESTS = 200;

/** Share of the rate limit of a request. */
function share_of( bool $is_default, string $list, ?int $position ): string {
	if ( ! $is_default ) {
		return 'other';
	}
	if ( null === $position ) {
		return 'first';
	}
	return is_known_position( $list, $position ) ? 'later' : 'other';
}

/** Whether elements send a query by default; values of `enum` are few. */
function is_default_query( array $endpoint, array $query ): bool {
	foreach ( $query as $name => $value ) {
		$is_default = 'limit' === $name ? in_array( $value, $endpoint['limits'], true ) : isset( $endpoint['query'][ $name ]['enum'] );
		if ( ! $is_default ) {
			return false;
		}
	}
	return true;
}

/** Cache key of what is known about a list; the entry is evicted last. */
function list_key( string $kind, string $list ): string {
	return cache_key( $kind, array( 'path' => $list ) + WHOLE_API );
}

/** Whether a page has sent a request within a week, with its own attributes or about another company. */
function is_page_request( string $path ): bool {
	return isset( ( cache_get( list_key( 'pages', '' ) ) ?? array() )[ md5( $path ) ] );
}

/** Remembers a request of a page: the elements of that page will send it, too. */
function remember_page_request( string $path ): void {
	$key      = list_key( 'pages', '' );
	$sent     = cache_get( $key ) ?? array();
	$id       = md5( $path );
	$is_known = ( $sent[ $id ] ?? 0 ) > time() - HOUR_IN_SECONDS;
	if ( $is_known ) {
		return;
	}
	// The latest one last.
	unset( $sent[ $id ] );
	$sent = array_filter( $sent, static fn( int $at ): bool => $at > time() - WEEK_IN_SECONDS );
	cache_set( $key, array_slice( $sent + array( $id => time() ), -MAX_PAGE_REQUESTS ), WEEK_IN_SECONDS );
}

/** Whether a response about the same list named this cursor or offset; pages of elements overlap by one item. */
function is_known_position( string $list, int $position ): bool {
	$positions = cache_get( list_key( 'positions', $list ) ) ?? array();
	return isset( $positions[ $position ] ) || isset( $positions[ $position + 1 ] );
}

/** Remembers the cursor or offset of the page after a response of the same list. */
function remember_position( array $request, object $json ): void {
	$name = table()['endpoints'][ $request['name'] ]['position'];
	if ( 'other' === $request['share'] || '' === $name || empty( $json->items ) ) {
		return;
	}
	// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
	$next = 'cursor' === $name ? ( $json->nextCursor ?? null ) : (int) $request['position'] + count( $json->items );
	if ( is_int( $next ) ) {
		$key       = list_key( 'positions', $request['list'] );
		$positions = cache_get( $key, true ) ?? array();
		cache_set( $key, array( $next => 1 ) + $positions, table()['stale_if_error_seconds'] );
	}
}
