<?php
/**
 * Fallback content of elements: for visitors without JavaScript, search engines and feeds.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

const MAX_LINES = 30;

/** Escapes text from the API for HTML; brackets too, as WordPress looks for shortcodes after blocks are rendered. */
function escape_api_text( $text ): string {
	return strtr( esc_html( is_scalar( $text ) ? (string) $text : '' ), array( '[' => '&#x5b;', ']' => '&#x5d;' ) );
}

/** Timestamps in the formats that the elements accept. */
const TIMESTAMP = '/^(\d{4})(-?)(\d\d)\2(\d\d)(?:[T ](\d\d):?([0-5]\d)(?::?([0-5]\d)(?:[.,]\d+)?)? ?(?:Z|UTC|GMT|([-+\x{2212}])(\d\d)(?::?([0-5]\d))?)?)?$/iu';

/** The Unix time of a timestamp, which is in UTC without a time zone; null for an invalid one. */
function parse_timestamp( $text ): ?int {
	$found = is_string( $text ) && preg_match( TIMESTAMP, trim( $text ), $parts );
	if ( ! $found || ! checkdate( (int) $parts[3], (int) $parts[4], (int) $parts[1] ) || (int) ( $parts[5] ?? 0 ) > 23 ) {
		return null;
	}
	$offset = 60 * (int) ( $parts[9] ?? 0 ) + (int) ( $parts[10] ?? 0 );
	$ahead  = '+' === ( $parts[8] ?? '' ) ? -$offset : $offset;
	return gmmktime( (int) ( $parts[5] ?? 0 ), (int) ( $parts[6] ?? 0 ) + $ahead, (int) ( $parts[7] ?? 0 ), (int) $parts[3], (int) $parts[4], (int) $parts[1] );
}

/** A date-time in the site's time zone and format. */
function time_element( $text ): string {
	$at = parse_timestamp( $text );
	if ( null === $at ) {
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
		return with_heading( __( 'Servers', 'vtc-widgets' ), $attributes, total_lines( $data->totals ?? null ) );
	}
	if ( 'vtc-recruitment' === $tag ) {
		return company_lines( $data->vtc );
	}
	if ( 'vtc-rules' === $tag ) {
		return with_heading( __( 'Rules', 'vtc-widgets' ), $attributes, text_lines( $data->rules ?? '' ) );
	}
	$list = fallback_lists()[ $tag ] ?? null;
	if ( $list ) {
		return with_heading( $list['heading'], $attributes, html_list( array_map( __NAMESPACE__ . '\\' . $list['line'] . '_line', fallback_items( $list, $data, $attributes ) ) ) );
	}
	$is_live = 'vtc-live-events' === $tag;
	$convoys = $is_live ? live_convoys( $data->items ?? array(), $attributes ) : upcoming_convoys( $data->items ?? array(), $attributes );
	$heading = $is_live ? __( 'On the road now', 'vtc-widgets' ) : __( 'Upcoming convoys', 'vtc-widgets' );
	return with_heading( $heading, $attributes, html_list( array_map( __NAMESPACE__ . '\\convoy_line', $convoys ) ) );
}

/** The items of a list in the data of an element, as many as its attributes allow. */
function fallback_items( array $list, object $data, array $attributes ): array {
	// Only the element can match roles by name.
	if ( isset( $attributes['roles'] ) ) {
		return array();
	}
	$part  = '' === $list['part'] ? $data : $data->{$list['part']} ?? null;
	$limit = null === $list['limit'] ? null : (int) ( $attributes['limit'] ?? $list['limit'] );
	return array_slice( $part->items ?? array(), 0, $limit );
}

/** HTML below its heading or that of the attributes; empty HTML stays empty. */
function with_heading( string $default_heading, array $attributes, string $html ): string {
	$heading = $attributes['heading'] ?? $default_heading;
	$level   = (int) ( $attributes['heading-level'] ?? 3 );
	return '' === $html || '' === $heading ? $html : "<h$level>" . escape_api_text( $heading ) . "</h$level>$html";
}

/** Upcoming convoys, filtered and limited by the attributes. As in the element, convoys without the field match. */
function upcoming_convoys( array $convoys, array $attributes ): array {
	foreach ( array( 'game', 'category' ) as $name ) {
		$filter = $attributes[ $name ] ?? '';
		if ( '' !== $filter ) {
			$convoys = array_filter( $convoys, static fn( $one ): bool => in_array( strtolower( (string) ( $one->$name ?? '' ) ), array( '', strtolower( $filter ) ), true ) );
		}
	}
	return array_slice( $convoys, 0, (int) ( $attributes['limit'] ?? 10 ) );
}

/** Live convoys; without any, the next one unless the attributes exclude it. */
function live_convoys( array $convoys, array $attributes ): array {
	// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
	$live = array_filter( $convoys, static fn( $one ): bool => ( parse_timestamp( $one->startAt ?? '' ) ?? PHP_INT_MAX ) <= time() );
	return $live || 'next' !== ( $attributes['when-empty'] ?? 'next' ) ? $live : array_slice( $convoys, 0, 1 );
}

/** HTML items as a list. */
function html_list( array $html ): string {
	$html = array_slice( array_filter( $html ), 0, MAX_LINES );
	return $html ? '<ul><li>' . implode( '</li><li>', $html ) . '</li></ul>' : '';
}

/** The name of a member or company. */
function name_line( object $named ): string {
	return escape_api_text( $named->name ?? '' );
}

/** A convoy: date and time, name, departure and arrival. */
function convoy_line( object $convoy ): string {
	$route = array_filter( array( escape_api_text( $convoy->departure ?? '' ), escape_api_text( $convoy->arrival ?? '' ) ) );
	return implode( ' · ', array_filter( array( time_element( $convoy->startAt ?? '' ), '<strong>' . escape_api_text( $convoy->name ?? '' ) . '</strong>', implode( ' → ', $route ) ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
}

/** A news post: date and time, title. */
function post_line( object $post ): string {
	return implode( ' · ', array_filter( array( time_element( $post->createdAt ?? '' ), '<strong>' . escape_api_text( $post->title ?? '' ) . '</strong>' ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
}

/** The title of a picture as link to it. */
function picture_line( object $picture ): string {
	$url   = is_string( $picture->imageUrl ?? null ) ? esc_url( $picture->imageUrl, array( 'https' ) ) : ''; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
	$title = escape_api_text( $picture->title ?? '' );
	return '' === $url || '' === $title ? $title : '<a href="' . $url . '" rel="noopener nofollow ugc">' . $title . '</a>';
}

/** A company: name, link to its website, slogan. */
function company_lines( object $company ): string {
	$website = is_string( $company->website ?? null ) ? esc_url( $company->website, array( 'https' ) ) : '';
	$name    = '<strong>' . escape_api_text( $company->name ?? '' ) . '</strong>';
	$html    = '' === $website ? $name : '<a href="' . $website . '" rel="noopener nofollow ugc">' . $name . '</a>';
	$slogan  = escape_api_text( $company->slogan ?? '' );
	return "<p>$html</p>" . ( '' === $slogan ? '' : "<p>$slogan</p>" );
}

/** A text of the API with its line breaks. */
function text_lines( $text ): string {
	$html = nl2br( trim( escape_api_text( $text ) ) );
	return '' === $html ? '' : "<p>$html</p>";
}

/** The current number of players and servers. */
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
