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

/**
 * Share of the rate limit of a request.
 *
 * @param bool   $is_default Whether elements send it by default, to the API or on a page of the site.
 * @param string $path       Path without query: elements request further pages of a list in another size than the first.
 */
function share_of( bool $is_default, string $path, ?int $position ): string {
	if ( ! $is_default ) {
		return 'other';
	}
	if ( null === $position ) {
		return 'first';
	}
	return is_known_position( $path, $position ) ? 'later' : 'other';
}

/** Whether elements send a query by default; values of `enum` are few. Further pages may have any size: elements request as many items as they lack. */
function is_default_query( array $endpoint, array $query ): bool {
	$schemas    = $endpoint['query'];
	$size       = $query['limit'] ?? $schemas['limit']['default'] ?? null;
	$is_further = isset( $query[ $endpoint['position'] ] );
	if ( null !== $size && ! $is_further && ! in_array( $size, $endpoint['limits'], true ) ) {
		return false;
	}
	unset( $query['limit'], $query[ $endpoint['position'] ] );
	return array() === array_filter( array_keys( $query ), static fn( string $name ): bool => ! isset( $schemas[ $name ]['enum'] ) );
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

/** Whether a response of the same path named this cursor or offset; pages of elements overlap by one item. */
function is_known_position( string $path, int $position ): bool {
	$positions = cache_get( list_key( 'positions', $path ) ) ?? array();
	return isset( $positions[ $position ] ) || isset( $positions[ $position + 1 ] );
}

/** Remembers the cursor or offset of the page after a response. */
function remember_position( array $request, object $json ): void {
	$name = table()['endpoints'][ $request['name'] ]['position'];
	if ( 'other' === $request['share'] || '' === $name || empty( $json->items ) ) {
		return;
	}
	// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
	$next = 'cursor' === $name ? ( $json->nextCursor ?? null ) : (int) $request['position'] + count( $json->items );
	if ( is_int( $next ) ) {
		$key       = list_key( 'positions', strtok( $request['path'], '?' ) );
		$positions = cache_get( $key, true ) ?? array();
		cache_set( $key, array( $next => 1 ) + $positions, table()['stale_if_error_seconds'] );
	}
}
