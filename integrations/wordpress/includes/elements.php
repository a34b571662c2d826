<?php
/**
 * Elements as HTML, with the attributes of the manifest and their data.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Characters that text editors put in place of straight quotes. */
const CURLY_QUOTES = '“”„‟″«»‘’‚‛′';

/** A keyword, id or number without the quotes and spaces around it that text editors add. */
function clean_keyword( string $text ): string {
	return (string) preg_replace( '/^[\s\x{a0}"\'' . CURLY_QUOTES . ']+|[\s\x{a0}"\'' . CURLY_QUOTES . ']+$/u', '', $text );
}

/** Those of `$values` that are in `$texts`; case does not matter. */
function known_values( array $texts, array $values ): array {
	$lower = array_map( 'strtolower', $texts );
	return array_values( array_filter( $values, static fn( $value ): bool => in_array( strtolower( $value ), $lower, true ) ) );
}

/** Whether a flag is set; like an HTML attribute, by any other value than these. */
function is_flag_set( $value ): bool {
	return null !== $value && false !== $value && ! in_array( strtolower( clean_keyword( (string) $value ) ), array( 'false', '0', 'no', 'off' ), true );
}

/** A valid value of an attribute; null for an invalid one. */
function clean_value( string $name, array $rule, $value ): ?string {
	if ( null !== $value && ! is_scalar( $value ) ) {
		return null;
	}
	if ( 'flag' === $rule['control'] ) {
		return is_flag_set( $value ) ? '' : null;
	}
	if ( null === $value || is_bool( $value ) ) {
		return null;
	}
	$text = mb_substr( sanitize_text_field( (string) $value ), 0, 200 );
	if ( 'vtc' === $name || 'text' !== $rule['control'] ) {
		$text = clean_keyword( $text );
	}
	if ( 'vtc' === $name ) {
		return is_company( $text ) ? $text : null;
	}
	if ( 'number' === $rule['control'] ) {
		$is_within = is_numeric( $text ) && (int) $text >= ( $rule['min'] ?? PHP_INT_MIN ) && (int) $text <= ( $rule['max'] ?? PHP_INT_MAX );
		return $is_within ? (string) (int) $text : null;
	}
	if ( 'list' === $rule['control'] ) {
		$tokens = array();
		foreach ( preg_split( '/[\s,]+/', $text ) as $token ) {
			$tokens = array_merge( $tokens, known_values( array( $token ), $rule['values'] ) );
		}
		return $tokens ? implode( $rule['separator'], array_unique( $tokens ) ) : null;
	}
	if ( 'choice' === $rule['control'] ) {
		return known_values( array( $text ), $rule['values'] )[0] ?? null;
	}
	if ( 'language' === $rule['control'] ) {
		$text = strtr( $text, '_', '-' );
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
	// Only administrators decide where applications are sent.
	if ( 'vtc-recruitment' === $tag && '' !== $settings['apply'] ) {
		$attributes['form']   = '';
		$attributes['action'] = $settings['apply'];
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

/** Attributes of a shortcode as it is written, with straight quotes and plain spaces in place of those of a text editor. */
function straight_quotes( string $text ): string {
	$decoded = preg_replace_callback(
		'/&(?:nbsp|[lr]dquo|[lr]squo|[bs]bquo|[lr]aquo|[pP]rime|#\d+|#x[\da-f]+);/i',
		static function ( array $entity ): string {
			$character = html_entity_decode( $entity[0], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			return false === mb_strpos( CURLY_QUOTES . "\u{a0}", $character ) ? $entity[0] : $character;
		},
		$text
	);
	$quotes  = '[' . CURLY_QUOTES . ']';
	// Straight quotes come first: the values in them stay as they are.
	return (string) preg_replace_callback(
		"/\"[^\"]*\"|'[^']*'|=\\s*{$quotes}(.*?)(?:{$quotes}|[\"'])(?=\\s|\\/|$)|\\x{a0}/u",
		static function ( array $match ): string {
			if ( isset( $match[1] ) ) {
				return '="' . str_replace( '"', '', $match[1] ) . '"';
			}
			return "\u{a0}" === $match[0] ? ' ' : $match[0];
		},
		$decoded
	);
}

/** Attributes of a shortcode by the names of the element's attributes. */
function shortcode_attributes( $given ): array {
	$attributes = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		// An attribute without a value, such as `searchable`, has an index as name.
		$attributes[ str_replace( '_', '-', strtolower( is_int( $name ) ? $value : $name ) ) ] = is_int( $name ) ? '' : $value;
	}
	return $attributes;
}

/** Names of attributes that an element does not use: unknown ones, and those with an invalid value. */
function unused_attributes( string $tag, array $given ): array {
	$rules  = table()['elements'][ $tag ]['attributes'];
	$unused = array_diff_key( $given, clean_attributes( $tag, $given ) );
	$is_off = static fn( $name ): bool => 'flag' === ( $rules[ $name ]['control'] ?? '' );
	return array_filter( array_keys( $unused ), static fn( $name ): bool => ! $is_off( $name ) );
}

/** The element of a shortcode; authors see which attributes it does not use. */
function shortcode_element( string $tag, array $given ): string {
	$unused = unused_attributes( $tag, $given );
	/* translators: %s: names of attributes. */
	$text = __( 'These attributes are not used, because they are unknown or have an invalid value: %s', 'vtc-widgets' );
	return ( $unused ? hint( sprintf( $text, implode( ', ', $unused ) ) ) : '' ) . element( $tag, $given );
}

add_action(
	'init',
	static function (): void {
		foreach ( array_keys( table()['elements'] ) as $tag ) {
			add_shortcode( shortcode( $tag ), static fn( $given ): string => shortcode_element( $tag, shortcode_attributes( $given ) ) );
		}
	}
);

// WordPress drops or splits values in curly quotes: these shortcodes are parsed again, with straight ones.
add_filter(
	'pre_do_shortcode_tag',
	static function ( $output, string $name, $given, array $found ) {
		foreach ( array_keys( table()['elements'] ) as $tag ) {
			if ( false === $output && shortcode( $tag ) === $name ) {
				$text = straight_quotes( $found[3] );
				return $text === $found[3] ? $output : shortcode_element( $tag, shortcode_attributes( shortcode_parse_atts( $text ) ) );
			}
		}
		return $output;
	},
	10,
	4
);
