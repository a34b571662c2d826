<?php
/**
 * Elements as HTML, with the attributes of the manifest and their data.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** A valid value of an attribute; null for an invalid one. */
function clean_value( string $name, array $rule, $value ): ?string {
	if ( 'flag' === $rule['control'] ) {
		return in_array( $value, array( false, 'false', '0', 0, 'no', 'off', null ), true ) ? null : '';
	}
	if ( ! is_scalar( $value ) || is_bool( $value ) ) {
		return null;
	}
	$text = mb_substr( sanitize_text_field( (string) $value ), 0, 200 );
	if ( 'vtc' === $name ) {
		return is_company( $text ) ? $text : null;
	}
	if ( 'number' === $rule['control'] ) {
		$is_within = is_numeric( $text ) && (int) $text >= ( $rule['min'] ?? PHP_INT_MIN ) && (int) $text <= ( $rule['max'] ?? PHP_INT_MAX );
		return $is_within ? (string) (int) $text : null;
	}
	if ( 'list' === $rule['control'] ) {
		$tokens = array_intersect( preg_split( '/[\s,]+/', $text ), $rule['values'] );
		return $tokens ? implode( $rule['separator'], array_unique( $tokens ) ) : null;
	}
	if ( 'choice' === $rule['control'] ) {
		return in_array( $text, $rule['values'], true ) ? $text : null;
	}
	return '' === $text && 'heading' !== $name ? null : $text;
}

/** The valid attributes of an element that authors may set; URLs, tokens, event handlers and styles are removed. */
function clean_attributes( string $tag, array $given ): array {
	$clean = array();
	foreach ( table()['elements'][ $tag ]['attributes'] as $name => $rule ) {
		$value = isset( $given[ $name ] ) ? clean_value( $name, $rule, $given[ $name ] ) : null;
		if ( null !== $value ) {
			$clean[ $name ] = $value;
		}
	}
	return $clean;
}

/** Adds the attributes that the site sets: company, API base, token, links. */
function site_attributes( string $tag, array $attributes ): array {
	$settings = settings();
	$element  = table()['elements'][ $tag ];
	if ( ! isset( $attributes['vtc'] ) && '' !== $settings['vtc'] ) {
		$attributes['vtc'] = $settings['vtc'];
	}
	$attributes['api-base'] = api_base();
	if ( $element['token'] ) {
		$attributes['token'] = 'proxy';
	}
	if ( isset( $settings['links'][ $tag ] ) ) {
		$attributes['href-template'] = $settings['links'][ $tag ];
	}
	if ( shows_contact( $attributes ) ) {
		$attributes['refresh-seconds'] = '0';
	}
	return $attributes + array( 'refresh-seconds' => (string) $element['refresh'] );
}

/** Attributes as HTML, escaped. */
function attribute_text( array $attributes ): string {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	return $text;
}

/** Data as JSON for a script element. Brackets in texts are escaped: WordPress looks for shortcodes after blocks are rendered. */
function json_text( object $data ): string {
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	$text = preg_replace_callback(
		'/"(?:[^"\\\\]++|\\\\.)*+"/s',
		static fn( array $string ): string => strtr( $string[0], array( '[' => '\u005b', ']' => '\u005d' ) ),
		(string) $json
	);
	return (string) $text;
}

/** A hint for authors; visitors see nothing. */
function hint( string $text ): string {
	return current_user_can( 'edit_posts' ) ? '<p class="vtc-widgets-hint"><em>' . esc_html( "VTC Widgets: $text" ) . '</em></p>' : '';
}

/** An element with its data as JSON, and as plain HTML for visitors without JavaScript. */
function element( string $tag, array $given ): string {
	$attributes = site_attributes( $tag, clean_attributes( $tag, $given ) );
	$vtc        = $attributes['vtc'] ?? '';
	if ( '' === upstream() ) {
		return hint( editor_labels()['noBase'] );
	}
	if ( '' === $vtc && table()['elements'][ $tag ]['company'] ) {
		return hint( editor_labels()['noCompany'] );
	}
	$found = element_data( $tag, $vtc, $attributes );
	$data  = $found['data'];
	$plain = $data ? fallback( $tag, $data, $attributes ) : '';
	if ( is_feed() ) {
		return $plain;
	}
	page_elements( $tag );
	wp_enqueue_style( 'vtc-widgets' );
	$json = $data ? '<script type="application/json">' . json_text( $data ) . '</script>' : '';
	$time = $data && ! shows_contact( $attributes ) ? ' data-vtc-until="' . (int) $found['until'] . '"' : '';
	return '<' . $tag . attribute_text( $attributes ) . $time . '>' . $json . $plain . '</' . $tag . '>';
}

/** The shortcode of an element. */
function shortcode( string $tag ): string {
	return 'vtc_' . str_replace( '-', '_', preg_replace( '/^vtc-/', '', $tag ) );
}

add_action(
	'init',
	static function (): void {
		foreach ( array_keys( table()['elements'] ) as $tag ) {
			add_shortcode(
				shortcode( $tag ),
				static function ( $given ) use ( $tag ): string {
					$attributes = array();
					foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
						// An attribute without a value, such as `searchable`, has an index as name.
						$attributes[ str_replace( '_', '-', strtolower( is_int( $name ) ? $value : $name ) ) ] = is_int( $name ) ? '' : $value;
					}
					return element( $tag, $attributes );
				}
			);
		}
	}
);
