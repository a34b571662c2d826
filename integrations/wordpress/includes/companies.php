<?php
/**
 * Convoys of several companies, for elements with the attribute `vtcs`.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Whether an element shows convoys of others than its company. */
function shows_others( array $attributes ): bool {
	return isset( $attributes['vtcs'] ) || isset( $attributes['also'] ) || in_array( 'co-hosted', preg_split( '/\s+/', $attributes['include'] ?? '' ), true );
}

/**
 * The ids and handles in the attribute `vtcs`.
 *
 * @return string[]
 */
function listed_companies( array $attributes ): array {
	$names = array_filter( preg_split( '/[\s,]+/', $attributes['vtcs'] ?? '' ), __NAMESPACE__ . '\\is_company' );
	return array_slice( array_values( array_unique( $names ) ), 0, table()['max_companies'] );
}

/**
 * The requests of an element with `vtcs`: a list for each company, and one for their names. None with convoys that only the element finds
 * in the list of all companies.
 *
 * @param string $vtc Company of the element: its own list has more details.
 * @return array<string, array{string, array, string}> Endpoint, query and company by key.
 */
function company_endpoints( array $attributes, string $vtc ): array {
	$names     = listed_companies( $attributes );
	$endpoints = array();
	$has_token = '' !== settings()['gateway'] || '' !== token();
	if ( ! $names || isset( $attributes['also'] ) || isset( $attributes['include'] ) ) {
		return $endpoints;
	}
	foreach ( $names as $position => $name ) {
		$endpoints[ "list $position" ] = array( $has_token && $name === $vtc ? 'upcomingEvents' : 'vtcEvents', array( 'limit' => table()['max_convoys'] ), $name );
	}
	// In the order of the elements, so that their request is equal.
	sort( $names, SORT_STRING );
	$endpoints['names'] = array( 'vtcBatch', array( 'ids' => $names ), '' );
	return $endpoints;
}

/** The company of a name in the response about all of them, at its position. */
function host_of( string $name, int $position, array $companies ): object {
	foreach ( $companies as $company ) {
		if ( (string) $company->id === $name || strtolower( (string) $company->handle ) === strtolower( $name ) ) {
			return (object) array(
				'id'       => $company->id,
				'name'     => $company->name,
				'logo'     => $company->profilePicture, // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's name.
				'position' => $position,
			);
		}
	}
	return (object) array(
		'id'       => null,
		'name'     => $name,
		'logo'     => null,
		'position' => $position,
	);
}

/**
 * The convoys of several companies by start, each with its host, as the elements load them; null if a response is missing: then the element
 * loads them itself, and names those that fail.
 *
 * @param array<string, object> $loaded Responses to `company_endpoints()`.
 */
function convoys_of_companies( array $attributes, array $loaded ): ?object {
	$names = listed_companies( $attributes );
	if ( ! $names || count( $loaded ) <= count( $names ) ) {
		return null;
	}
	$hosts = array();
	$items = array();
	foreach ( $names as $position => $name ) {
		$hosts[] = host_of( $name, $position, $loaded['names']->items );
		foreach ( $loaded[ "list $position" ]->items as $event ) {
			$items[ $event->id ] = (object) array_merge( (array) $event, array( 'host' => $hosts[ $position ] ) );
		}
	}
	// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's name.
	usort( $items, static fn( $a, $b ): int => parse_timestamp( $a->startAt ?? '' ) <=> parse_timestamp( $b->startAt ?? '' ) );
	return (object) array(
		'items'     => $items,
		'companies' => $hosts,
	);
}
