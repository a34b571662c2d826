<?php
/**
 * What may be asked: what elements ask, and nothing else.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * The question of a name in the contract; equal questions have equal paths.
 *
 * @param array<string, string|int> $given Parameters.
 * @return array{name: string, path: string, vtc: string, fresh: int, embed: bool, required: string[]} Or a failure.
 */
function question( string $name, string $vtc = '', array $given = array() ): array {
	$rule  = table()['questions'][ $name ];
	$query = query_of( $rule['query'], $given );
	if ( is_failure( $query ) ) {
		return $query;
	}
	$path = preg_replace( '/{\w+}/', $vtc, $rule['path'] );
	return array(
		'name'     => $name,
		'path'     => $path . ( $query ? '?' . http_build_query( $query ) : '' ),
		'vtc'      => $vtc,
		'fresh'    => $rule['fresh'],
		'embed'    => $rule['embed'],
		'required' => $rule['required'],
	);
}

/** The question that a path and query are; a failure where no element asks that. */
function question_of( string $path, array $given ): array {
	foreach ( table()['questions'] as $name => $rule ) {
		$pattern = '~^' . preg_replace( '/{\w+}/', '([^/]+)', $rule['path'] ) . '$~D';
		if ( 1 !== preg_match( $pattern, $path, $match ) ) {
			continue;
		}
		$vtc = $match[1] ?? '';
		return '' === $vtc || is_company( $vtc ) ? question( $name, $vtc, $given ) : not_found();
	}
	return not_found();
}

/** The contract's parameters in its order, without those that say what is usual; a failure names what is wrong. */
function query_of( array $schemas, array $given ): array {
	foreach ( $given as $name => $value ) {
		if ( ! isset( $schemas[ $name ] ) ) {
			return failure( 400, 'VALIDATION_ERROR', 'A parameter is not known here.' );
		}
		$is_number = 'integer' === $schemas[ $name ]['type'];
		$is_wrong  = ! is_scalar( $value ) || ( $is_number && 1 !== preg_match( '/^\d{1,9}$/D', (string) $value ) );
		if ( $is_wrong || is_wp_error( rest_validate_value_from_schema( $value, $schemas[ $name ], $name ) ) ) {
			return failure( 400, 'VALIDATION_ERROR', "Out of bounds: $name." );
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
