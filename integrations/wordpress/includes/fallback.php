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
	if ( 'server-stats' === $tag ) {
		return headed( __( 'Servers', 'vtc-widgets' ), $attributes, total_lines( $data->totals ?? null ) );
	}
	if ( 'vtc-roster' === $tag ) {
		// Which roles a name in the attribute means, the element knows.
		$members = isset( $attributes['roles'] ) ? array() : $data->members->items ?? array();
		return headed( __( 'Members', 'vtc-widgets' ), $attributes, lines( array_map( static fn( $one ): string => foreign( $one->name ?? '' ), $members ) ) );
	}
	$is_live = 'vtc-live-events' === $tag;
	$convoys = $is_live ? convoys_now( $data->items ?? array(), $attributes ) : convoys_to_come( $data->items ?? array(), $attributes );
	$heading = $is_live ? __( 'On the road now', 'vtc-widgets' ) : __( 'Upcoming convoys', 'vtc-widgets' );
	return headed( $heading, $attributes, lines( array_map( __NAMESPACE__ . '\\convoy_line', $convoys ) ) );
}

/** HTML under its heading, or under the one that the attributes say; nothing where there is nothing. */
function headed( string $usual, array $attributes, string $html ): string {
	$heading = $attributes['heading'] ?? $usual;
	$level   = (int) ( $attributes['heading-level'] ?? 3 );
	return '' === $html || '' === $heading ? $html : "<h$level>" . foreign( $heading ) . "</h$level>$html";
}

/** The convoys that the attributes choose. */
function convoys_to_come( array $convoys, array $attributes ): array {
	foreach ( array( 'game', 'category' ) as $name ) {
		$wanted = $attributes[ $name ] ?? '';
		if ( '' !== $wanted ) {
			$convoys = array_filter( $convoys, static fn( $one ): bool => 0 === strcasecmp( (string) ( $one->$name ?? '' ), $wanted ) );
		}
	}
	return array_slice( $convoys, 0, (int) ( $attributes['limit'] ?? 10 ) );
}

/** The convoys under way, else the next one where it is wanted. */
function convoys_now( array $convoys, array $attributes ): array {
	// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
	$live = array_filter( $convoys, static fn( $one ): bool => strtotime( $one->startAt ?? '' ) <= time() );
	return $live || 'next' !== ( $attributes['when-empty'] ?? 'next' ) ? $live : array_slice( $convoys, 0, 1 );
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
