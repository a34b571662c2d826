<?php
/**
 * What an element would ask the API, from the cache.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * The data of an element as its `data` property takes it, with the company's colours as `theme`.
 *
 * @param array<string, string> $attributes As they stand in the page.
 * @return array{data: ?object, until: int} Without data where there is no answer; `until` is when it is no longer fresh.
 */
function element_data( string $tag, string $vtc, array $attributes ): array {
	$answers = array();
	$load    = static function ( string $name, array $query = array() ) use ( $vtc, &$answers ): ?object {
		$path  = table()['questions'][ $name ]['path'];
		$reply = answer( question( $name, false === strpos( $path, '{' ) ? '' : $vtc, $query ) );
		if ( is_failure( $reply ) ) {
			return null;
		}
		$answers[] = $reply;
		return json_decode( $reply['body'] );
	};
	$loaders = array(
		'vtc-card'            => static fn() => $load( 'vtcDetail' ),
		'vtc-upcoming-events' => static fn() => upcoming_data( $load ),
		'vtc-live-events'     => static fn() => live_data( $load, $attributes ),
		'vtc-roster'          => static fn() => roster_data( $load, $attributes ),
		'server-stats'        => static fn() => stats_data( $load, $attributes ),
	);
	$data    = $loaders[ $tag ]();
	$ends    = array_map( static fn( array $one ): int => $one['stored_at'] + $one['fresh'], $answers );
	if ( $data && 'vtc-card' !== $tag && '' !== $vtc && 'auto' === ( $attributes['theme'] ?? 'auto' ) ) {
		$data->theme = $load( 'vtcDetail' )->theme ?? null;
	}
	return array(
		'data'  => $data,
		'until' => $ends ? min( $ends ) : 0,
	);
}

/** Convoys to come: in full with the token, else the public list. */
function upcoming_data( callable $load ): ?object {
	$most = array( 'limit' => table()['most']['convoys'] );
	return $load( 'upcomingEvents', $most ) ?? $load( 'vtcEvents', $most );
}

/** Convoys under way, and those to come for when there is none. */
function live_data( callable $load, array $attributes ): ?object {
	$live  = $load( 'liveEvents' );
	$wants = 'next' === ( $attributes['when-empty'] ?? 'next' );
	$next  = $live && $wants ? $load( 'upcomingEvents', array( 'limit' => table()['most']['convoys'] ) ) : null;
	return $live ? (object) array( 'items' => array_merge( $next->items ?? array(), $live->items ) ) : null;
}

/** Members and roles; members without roles are something still. */
function roster_data( callable $load, array $attributes ): ?object {
	$members = $load( 'vtcMembers', array( 'limit' => (int) ( $attributes['page-size'] ?? 50 ) ) );
	$roles   = $load( 'vtcRoles' );
	return $members ? (object) array_filter( compact( 'members', 'roles' ) ) : null;
}

/** The sections of server statistics that are shown; those that failed are left out. */
function stats_data( callable $load, array $attributes ): ?object {
	$names  = array(
		'totals'  => 'platformTotals',
		'history' => 'serverHistory',
		'servers' => 'serverBreakdown',
		'peak'    => 'serverPeak',
		'heatmap' => 'serverHeatmap',
	);
	$shown  = array_intersect( preg_split( '/\s+/', $attributes['show'] ?? '' ), array_keys( $names ) );
	$wanted = $shown ? $shown : array( 'totals', 'history', 'servers' );
	$data   = array();
	foreach ( $wanted as $section ) {
		$query            = 'history' === $section && isset( $attributes['range'] ) ? array( 'range' => $attributes['range'] ) : array();
		$data[ $section ] = $load( $names[ $section ], $query );
	}
	$data = array_filter( $data );
	return $data ? (object) $data : null;
}
