<?php
/**
 * Data of an element for the page.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Endpoints of the sections of server statistics. */
const STATS_ENDPOINTS = array(
	'totals'  => 'platformTotals',
	'history' => 'serverHistory',
	'servers' => 'serverBreakdown',
	'peak'    => 'serverPeak',
	'heatmap' => 'serverHeatmap',
);

/**
 * Data in the format of an element's `data` property, with the company's colours as `theme`, and its `banner` where that is shown.
 *
 * @param array<string, string> $attributes Of the element.
 * @return array{data: ?object, until: int} `data` is null without a response; `until` is the Unix time at which it becomes stale.
 */
function element_data( string $tag, string $vtc, array $attributes ): array {
	$until = PHP_INT_MAX;
	$load  = static function ( array $endpoints ) use ( $vtc, $attributes, &$until ): array {
		$requests = array();
		foreach ( $endpoints as $key => $endpoint ) {
			list( $name, $query ) = $endpoint;
			$has_company          = false !== strpos( table()['endpoints'][ $name ]['path'], '{' );
			$requests[ $key ]     = api_request( $name, $has_company ? $endpoint[2] ?? $vtc : '', $query, true );
		}
		$responses = array_filter( respond_all( $requests ), static fn( array $response ): bool => ! is_failure( $response ) );
		foreach ( $responses as $response ) {
			$until = min( $until, $response['stored_at'] + $response['fresh'] );
		}
		return array_map( static fn( array $response ) => visible_json( $response, shows_contact( $attributes ) ), $responses );
	};

	$has_banner = 'vtc-live-events' === $tag || 'poster' === ( $attributes['look'] ?? '' );
	$is_colored = 'auto' === ( $attributes['theme'] ?? 'auto' );
	$is_themed  = 'vtc-card' !== $tag && '' !== $vtc && ( $is_colored || 'poster' === ( $attributes['look'] ?? '' ) );
	$endpoints  = endpoints_of( $tag, $attributes, $vtc );
	$loaded     = $load( $endpoints + ( $is_themed ? array( 'company' => array( 'vtcDetail', array() ) ) : array() ) );
	if ( isset( $endpoints['upcoming'] ) && ! isset( $endpoints['live'] ) && ! isset( $loaded['upcoming'] ) ) {
		$loaded += $load( array( 'upcoming' => array( 'vtcEvents', array( 'limit' => table()['max_convoys'] ) ) ) );
	}
	$own  = array_intersect_key( $loaded, $endpoints );
	$data = shows_others( $attributes ) ? convoys_of_companies( $attributes, $own ) : combine_responses( $tag, $own );
	if ( $data && $is_themed ) {
		$data->theme = $loaded['company']->theme ?? null;
		if ( $has_banner ) {
			$data->banner = $loaded['company']->banner ?? null;
		}
		if ( 'coach' === ( $loaded['company']->companyType ?? '' ) ) {
			$data->companyType = 'coach';
		}
	}
	return compact( 'data', 'until' );
}

/**
 * The endpoints that an element needs.
 *
 * @return array<string, array{string, array}> Name, query and, unless it is that of the element, company by key.
 */
function endpoints_of( string $tag, array $attributes, string $vtc = '' ): array {
	if ( 'server-stats' === $tag ) {
		return stats_endpoints( $attributes );
	}
	if ( 'vtc-numbers' === $tag ) {
		return numbers_endpoints( $attributes );
	}
	if ( shows_others( $attributes ) ) {
		// Pages of past convoys of several companies are merged by the element.
		return 'vtc-past-events' === $tag ? array() : company_endpoints( $attributes, $vtc );
	}
	if ( 'vtc-live-events' === $tag ) {
		$live = array( 'liveEvents', array() );
		return 'next' === ( $attributes['when-empty'] ?? 'next' ) ? array( 'live' => $live ) + endpoints_of( 'vtc-upcoming-events', array() ) : compact( 'live' );
	}
	// Only the element can match albums by title.
	return isset( $attributes['album'] ) ? array() : array_map(
		static fn( array $request ): array => array(
			$request['endpoint'],
			array_map( static fn( $value ) => is_array( $value ) ? (int) ( $attributes[ $value['attribute'] ] ?? $value['default'] ) : $value, $request['query'] ),
		),
		table()['elements'][ $tag ]['requests']
	);
}

/** The endpoints of the shown sections of server statistics. */
function stats_endpoints( array $attributes ): array {
	$shown     = array_intersect( preg_split( '/\s+/', $attributes['show'] ?? '' ), array_keys( STATS_ENDPOINTS ) );
	$endpoints = array();
	foreach ( $shown ? $shown : array( 'totals', 'history', 'servers' ) as $section ) {
		$query                 = 'history' === $section && isset( $attributes['range'] ) ? array( 'range' => $attributes['range'] ) : array();
		$endpoints[ $section ] = array( STATS_ENDPOINTS[ $section ], $query );
	}
	return $endpoints;
}

/** The endpoints of the shown numbers. */
function numbers_endpoints( array $attributes ): array {
	$names     = array( 'members', 'convoys', 'partners', 'since', 'pictures' );
	$shown     = array_intersect( preg_split( '/\s+/', $attributes['show'] ?? '' ), $names );
	$shown     = $shown ? $shown : array( 'members', 'convoys', 'partners', 'since' );
	$endpoints = array(
		'company'  => array( 'vtcDetail', array() ),
		'convoys'  => array(
			'vtcEvents',
			array(
				'tab'   => 'past',
				'limit' => 1,
			),
		),
		'partners' => array( 'vtcPartnerships', array() ),
		'pictures' => array( 'vtcGallery', array( 'limit' => 1 ) ),
	);
	if ( array_intersect( $shown, array( 'members', 'since' ) ) ) {
		$shown[] = 'company';
	}
	return array_intersect_key( $endpoints, array_flip( $shown ) );
}

/** Combines the responses to the data of an element; null if an essential response is missing. */
function combine_responses( string $tag, array $loaded ): ?object {
	switch ( $tag ) {
		case 'vtc-live-events':
			return isset( $loaded['live'] ) ? (object) array( 'items' => array_merge( $loaded['upcoming']->items ?? array(), $loaded['live']->items ) ) : null;
		case 'vtc-roster':
			return isset( $loaded['members'] ) ? (object) $loaded : null;
		case 'vtc-recruitment':
			// Without the form, the element loads both.
			return isset( $loaded['company'], $loaded['recruitment'] ) ? (object) array(
				'vtc'         => $loaded['company'],
				'recruitment' => $loaded['recruitment']->recruitment ?? null,
			) : null;
		case 'server-stats':
		case 'vtc-numbers':
			return $loaded ? (object) $loaded : null;
		default:
			return $loaded ? reset( $loaded ) : null;
	}
}
