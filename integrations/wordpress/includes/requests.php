<?php
/**
 * Requests that may be sent to the API: those of the elements only.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * A request to a named endpoint; equal requests have equal paths.
 *
 * `position` is the cursor or offset of a further page. `share` is that of the rate limit, see reserved.php. The id and the handle of
 * the site's company make equal requests. `is_pinned`: its cache entries are evicted last.
 *
 * @param array<string, string|int|string[]> $given Query parameters.
 * @param bool $is_of_page Whether a page sends it.
 * @param string $member Id or handle of a member, if the path has one.
 * @return array{name: string, path: string, position: ?int, vtc: string, fresh: int, embed: bool, revalidate: bool, required: string[], share: string, is_pinned: bool} Or a failure.
 */
function api_request( string $name, string $vtc = '', array $given = array(), bool $is_of_page = false, string $member = '' ): array {
	$endpoint = table()['endpoints'][ $name ];
	$query    = normalize_query( $endpoint['query'], $given );
	if ( is_failure( $query ) ) {
		return $query;
	}
	$vtc      = '' !== $vtc && is_site_company( $vtc ) ? settings()['vtc'] : $vtc;
	$position = $query[ $endpoint['position'] ] ?? null;
	$path     = path_with_query( $endpoint, array( $vtc, $member ), $query );
	$list     = path_with_query( $endpoint, array( $vtc, $member ), array_diff_key( $query, array( $endpoint['position'] => 1 ) ) );
	// Positions are known in lists of the site's pages only.
	$is_default = is_default_query( $endpoint, $query ) && ( null !== $position || is_site_company( $vtc ) );
	// There are as many requests for members as there are names.
	$is_default = $is_default && '' === $member;
	if ( $is_of_page && ! $is_default ) {
		remember_page_request( $list );
	}
	$is_default = $is_default || $is_of_page || is_page_request( $list );
	$share      = share_of( $is_default, strtok( $path, '?' ), $position );
	return array(
		'name'       => $name,
		'path'       => $path,
		'position'   => $position,
		'vtc'        => $vtc,
		'fresh'      => $endpoint['fresh'],
		'embed'      => $endpoint['embed'],
		'revalidate' => $endpoint['revalidate'],
		'required'   => $endpoint['required'],
		'share'      => $share,
		'is_pinned'  => 'first' === $share,
	);
}

/**
 * Path and query of a request below the API base.
 *
 * @param string[] $names Of the company and the member in the path.
 */
function path_with_query( array $endpoint, array $names, array $query ): string {
	$path = $endpoint['path'];
	foreach ( $names as $name ) {
		$path = preg_replace( '/{\w+}/', $name, $path, 1 );
	}
	return $path . ( $query ? '?' . http_build_query( $query ) : '' );
}

/** The request of a path and query; a failure if no element sends such a request. */
function parse_request( string $path, array $given ): array {
	foreach ( table()['endpoints'] as $name => $endpoint ) {
		$pattern = '~^' . preg_replace( '/{\w+}/', '([^/]+)', $endpoint['path'] ) . '$~D';
		if ( 1 !== preg_match( $pattern, $path, $match ) ) {
			continue;
		}
		$vtc    = $match[1] ?? '';
		$member = $match[2] ?? '';
		// `batch` is the name of an endpoint, and not of a company.
		if ( ( '' === $vtc || is_company( $vtc ) ) && ( '' === $member || is_member( $member ) ) ) {
			return api_request( $name, $vtc, $given, false, $member );
		}
	}
	return not_found();
}

/** The query in the contract's order and without default values, or a failure that names the invalid parameter. */
function normalize_query( array $schemas, array $given ): array {
	foreach ( $given as $name => $value ) {
		if ( ! isset( $schemas[ $name ] ) ) {
			return failure( 400, 'VALIDATION_ERROR', 'Unknown parameter.' );
		}
		$is_number  = 'integer' === $schemas[ $name ]['type'];
		$is_invalid = $is_number && 1 !== preg_match( '/^\d{1,9}$/D', is_scalar( $value ) ? (string) $value : '' );
		if ( is_array( $value ) !== ( 'array' === $schemas[ $name ]['type'] ) || $is_invalid || is_wp_error( rest_validate_value_from_schema( $value, $schemas[ $name ], $name ) ) ) {
			return failure( 400, 'VALIDATION_ERROR', "Invalid parameter: $name." );
		}
	}
	$query = array();
	foreach ( $schemas as $name => $schema ) {
		$items  = 'array' === ( $schema['type'] ?? '' ) ? $given[ $name ] ?? array() : array();
		$others = array_filter( $items, static fn( $item ): bool => ! is_company( (string) $item ) );
		if ( $others || count( $items ) < ( $schema['minItems'] ?? 0 ) ) {
			return failure( 400, 'VALIDATION_ERROR', "Invalid parameter: $name." );
		}
		$value = isset( $given[ $name ] ) ? rest_sanitize_value_from_schema( $given[ $name ], $schema, $name ) : null;
		if ( null !== $value && ( $schema['default'] ?? null ) !== $value ) {
			$query[ $name ] = $value;
		}
	}
	return $query;
}
