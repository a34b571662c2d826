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
 * @param array<string, string|int> $given Query parameters.
 * @return array{name: string, path: string, vtc: string, fresh: int, embed: bool, required: string[]} Or a failure.
 */
function api_request( string $name, string $vtc = '', array $given = array() ): array {
	$endpoint = table()['endpoints'][ $name ];
	$query    = normalize_query( $endpoint['query'], $given );
	if ( is_failure( $query ) ) {
		return $query;
	}
	$path = preg_replace( '/{\w+}/', $vtc, $endpoint['path'] );
	return array(
		'name'     => $name,
		'path'     => $path . ( $query ? '?' . http_build_query( $query ) : '' ),
		'vtc'      => $vtc,
		'fresh'    => $endpoint['fresh'],
		'embed'    => $endpoint['embed'],
		'required' => $endpoint['required'],
	);
}

/** The request of a path and query; a failure if no element sends such a request. */
function parse_request( string $path, array $given ): array {
	foreach ( table()['endpoints'] as $name => $endpoint ) {
		$pattern = '~^' . preg_replace( '/{\w+}/', '([^/]+)', $endpoint['path'] ) . '$~D';
		if ( 1 !== preg_match( $pattern, $path, $match ) ) {
			continue;
		}
		$vtc = $match[1] ?? '';
		return '' === $vtc || is_company( $vtc ) ? api_request( $name, $vtc, $given ) : not_found();
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
		$is_invalid = ! is_scalar( $value ) || ( $is_number && 1 !== preg_match( '/^\d{1,9}$/D', (string) $value ) );
		if ( $is_invalid || is_wp_error( rest_validate_value_from_schema( $value, $schemas[ $name ], $name ) ) ) {
			return failure( 400, 'VALIDATION_ERROR', "Invalid parameter: $name." );
		}
	}
	$query = array();
	foreach ( $schemas as $name => $schema ) {
		$value = isset( $given[ $name ] ) ? rest_sanitize_value_from_schema( $given[ $name ], $schema, $name ) : null;
		if ( null !== $value && ( $schema['default'] ?? null ) !== $value ) {
			$query[ $name ] = $value;
		}
	}
	return $query;
}
