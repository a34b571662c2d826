<?php
/**
 * What stands in an element for those without JavaScript, search engines and feeds.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

const MOST_LINES = 30;

/** Foreign text in HTML; a bracket in it must not become a shortcode, which WordPress looks for after blocks are drawn. */
function foreign( $text ): string {
	return strtr( esc_html( is_scalar( $text ) ? (string) $text : '' ), array( '[' => '&#x5b;', ']' => '&#x5d;' ) );
}

/** An item's time in the site's zone and way of writing. */
function moment( $text ): string {
	$at = is_string( $text ) ? strtotime( $text ) : false;
	if ( false === $at ) {
		return '';
	}
	$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) . ' T';
	return '<time datetime="' . esc_attr( gmdate( 'c', $at ) ) . '">' . esc_html( wp_date( $format, $at ) ) . '</time>';
}

/** The data of an element as plain HTML, all of it escaped. */
function fallback( string $tag, object $data, array $attributes ): string {
	if ( 'vtc-card' === $tag ) {
		return company_lines( $data );
	}
	if ( 'vtc-roster' === $tag ) {
		$names = array_map( static fn( $one ): string => foreign( $one->name ?? '' ), $data->members->items ?? array() );
		return lines( $names );
	}
	if ( 'server-stats' === $tag ) {
		return total_lines( $data->totals ?? null );
	}
	$limit   = (int) ( $attributes['limit'] ?? 10 );
	$convoys = array_slice( $data->items ?? array(), 0, $limit );
	return lines( array_map( __NAMESPACE__ . '\\convoy_line', $convoys ) );
}

/** HTML lines as a list. */
function lines( array $html ): string {
	$html = array_slice( array_filter( $html ), 0, MOST_LINES );
	return $html ? '<ul><li>' . implode( '</li><li>', $html ) . '</li></ul>' : '';
}

/** A convoy: when, what, from where to where. */
function convoy_line( object $convoy ): string {
	$ways = array_filter( array( foreign( $convoy->departure ?? '' ), foreign( $convoy->arrival ?? '' ) ) );
	return implode( ' · ', array_filter( array( moment( $convoy->startAt ?? '' ), '<strong>' . foreign( $convoy->name ?? '' ) . '</strong>', implode( ' → ', $ways ) ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
}

/** A company: its name, what it says of itself, its site. */
function company_lines( object $company ): string {
	$website = is_string( $company->website ?? null ) ? esc_url( $company->website, array( 'https' ) ) : '';
	$name    = '<strong>' . foreign( $company->name ?? '' ) . '</strong>';
	$html    = '' === $website ? $name : '<a href="' . $website . '" rel="noopener nofollow ugc">' . $name . '</a>';
	$slogan  = foreign( $company->slogan ?? '' );
	return "<p>$html</p>" . ( '' === $slogan ? '' : "<p>$slogan</p>" );
}

/** Players and servers now. */
function total_lines( $totals ): string {
	if ( ! is_object( $totals ) ) {
		return '';
	}
	$players = (int) ( $totals->playersOnline ?? 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
	$servers = (int) ( $totals->activeServers ?? 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
	/* translators: %s: number of players. */
	$line = sprintf( _n( '%s player online', '%s players online', $players, 'vtc-widgets' ), number_format_i18n( $players ) );
	/* translators: %s: number of servers. */
	$more = sprintf( _n( '%s server', '%s servers', $servers, 'vtc-widgets' ), number_format_i18n( $servers ) );
	return '<p>' . esc_html( "$line, $more" ) . '</p>';
}
