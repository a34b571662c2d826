<?php
/**
 * Settings of the site: parse, validate, store.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** The table of elements and endpoints, generated when the plugin is packed. */
function table(): array {
	static $table = null;
	if ( null === $table ) {
		$table = require __DIR__ . '/table.php';
	}
	return $table;
}

/** The settings: `api_base`, `gateway`, `vtc`, `platform`, `apply`, and `links` by tag. */
function settings(): array {
	$stored = get_option( 'vtc_widgets', array() );
	return array_merge(
		array(
			'api_base' => network_address(),
			'gateway'  => '',
			'vtc'      => '',
			'platform' => '',
			'apply'    => '',
			'links'    => array(),
		),
		is_array( $stored ) ? $stored : array()
	);
}

/** The address in wp-config.php, the default of all sites of a network; '' if there is none. */
function network_address(): string {
	return defined( 'VTC_WIDGETS_API_BASE' ) ? untrailingslashit( VTC_WIDGETS_API_BASE ) : '';
}

/**
 * Whether the token in wp-config.php is used. In a network, administrators of a site must not read it: it is sent to the address in
 * wp-config.php only.
 */
function is_token_constant(): bool {
	return defined( 'VTC_WIDGETS_TOKEN' ) && ( ! is_multisite() || ( '' !== network_address() && upstream() === network_address() ) );
}

/** The embed token. It is sent in the Authorization header of the two embed endpoints and nowhere else. */
function token(): string {
	$token = is_token_constant() ? VTC_WIDGETS_TOKEN : get_option( 'vtc_widgets_token', '' );
	return is_string( $token ) && is_embed_token( $token ) ? $token : '';
}

/** Whether a text has the form of an embed token. */
function is_embed_token( string $text ): bool {
	return 1 === preg_match( '/^emb_[\w.~+\/=-]+$/D', $text );
}

/** Whether a text may be the id or handle of a company. */
function is_company( string $text ): bool {
	return 1 === preg_match( table()['vtc_pattern'], $text ) && ! in_array( $text, table()['reserved'], true );
}

/** Whether a text may be the id or handle of a member; a SteamID is neither. */
function is_member( string $text ): bool {
	return 1 === preg_match( table()['vtc_pattern'], $text ) && 1 !== preg_match( '/^7656\d{13}$/D', $text );
}

/** The API base, without a trailing slash; empty if none is set. */
function upstream(): string {
	$settings = settings();
	return '' !== $settings['gateway'] ? $settings['gateway'] . '/api' : $settings['api_base'];
}

/** Describes the problem of an address; '' for a valid one. */
function address_problem( string $address ): string {
	$parts = wp_parse_url( $address );
	$host  = is_array( $parts ) ? ( $parts['host'] ?? '' ) : '';
	if ( '' === $host ) {
		/* translators: %s: what was typed. */
		return sprintf( __( '“%s” is not an address. Please enter the full address, such as https://api.example.', 'vtc-widgets' ), $address );
	}
	$is_local = 1 === preg_match( '/^(([^\/]+\.)?localhost|127(\.\d+){3}|\[::1\])$/', $host );
	$scheme   = $parts['scheme'] ?? '';
	if ( 'https' !== $scheme && ! ( 'http' === $scheme && $is_local ) ) {
		return __( 'The address is not encrypted. Please use https://; http works on this computer only.', 'vtc-widgets' );
	}
	if ( isset( $parts['query'] ) || isset( $parts['fragment'] ) || isset( $parts['user'] ) ) {
		return __( 'Please remove everything after “?” or “#”, and any user name.', 'vtc-widgets' );
	}
	return '';
}

/** Describes the problem of a token's format; '' for a valid one. */
function token_problem( string $token ): string {
	if ( 0 === strpos( $token, 'svc_' ) ) {
		return __( 'This is a developer key (svc_…). It gives access to your whole account. We did not store it or send it anywhere. Please revoke it on the platform now, and enter your embed token (emb_…) here.', 'vtc-widgets' );
	}
	if ( ! is_embed_token( $token ) ) {
		return __( 'This is not an embed token: those start with emb_. Please copy it again from the settings of your company.', 'vtc-widgets' );
	}
	return '';
}

/** Valid values of the form. An invalid value is reported above the form, and the stored value remains. */
function sanitize_settings( $given ): array {
	$given = is_array( $given ) ? $given : array();
	$valid = settings();
	foreach ( array( 'api_base', 'gateway', 'platform' ) as $name ) {
		$address = untrailingslashit( sanitize_text_field( $given[ $name ] ?? '' ) );
		$problem = '' === $address ? '' : address_problem( 'platform' === $name ? preg_replace( '/[?#].*$/', '', $address ) : $address );
		if ( '' === $problem ) {
			$valid[ $name ] = esc_url_raw( $address );
		} else {
			add_settings_error( 'vtc_widgets', $name, $problem );
		}
	}
	$vtc = sanitize_text_field( $given['vtc'] ?? '' );
	if ( '' === $vtc || is_company( $vtc ) ) {
		$valid['vtc'] = $vtc;
	} else {
		/* translators: %s: what was typed. */
		add_settings_error( 'vtc_widgets', 'vtc', sprintf( __( '“%s” is not the id or handle of a company.', 'vtc-widgets' ), $vtc ) );
	}
	$apply   = trim( sanitize_text_field( $given['apply'] ?? '' ) );
	$problem = '' === $apply ? '' : template_problem( $apply );
	if ( '' === $problem ) {
		$valid['apply'] = $apply;
	} else {
		add_settings_error( 'vtc_widgets', 'apply', $problem );
	}
	$valid['links'] = sanitize_links( $given['links'] ?? array() );
	store_token( sanitize_text_field( $given['token'] ?? '' ), ! empty( $given['remove_token'] ) );
	store_key( sanitize_text_field( $given['key'] ?? '' ), $valid['api_base'], ! empty( $given['remove_key'] ) );
	return $valid;
}

/** Describes the problem of an address with placeholders such as `{slug}`; '' for a valid one. */
function template_problem( string $template ): string {
	return address_problem( preg_replace( '/[{}]|[?#].*$/', '', $template ) );
}

/** Valid link templates by tag: https addresses with placeholders such as `{slug}`. */
function sanitize_links( $given ): array {
	$links = array();
	foreach ( is_array( $given ) ? $given : array() as $tag => $link ) {
		$link = trim( sanitize_text_field( $link ) );
		if ( '' === $link || empty( table()['elements'][ $tag ]['links'] ) ) {
			continue;
		}
		$problem = template_problem( $link );
		if ( '' === $problem ) {
			$links[ $tag ] = $link;
		} else {
			add_settings_error( 'vtc_widgets', 'links', $problem );
		}
	}
	return $links;
}

/** Stores the token in its own option, which is not autoloaded. With an empty field, the stored token remains. */
function store_token( string $token, bool $is_removed ): void {
	if ( $is_removed ) {
		delete_option( 'vtc_widgets_token' );
	}
	if ( '' === $token ) {
		return;
	}
	$problem = token_problem( $token );
	if ( '' === $problem ) {
		update_option( 'vtc_widgets_token', $token, false );
	} else {
		add_settings_error( 'vtc_widgets', 'token', $problem );
	}
}

// Responses depend on the settings.
foreach ( array( 'vtc_widgets', 'vtc_widgets_token', 'vtc_widgets_key' ) as $option ) {
	foreach ( array( 'add', 'update', 'delete' ) as $change ) {
		add_action( "{$change}_option_$option", __NAMESPACE__ . '\\empty_cache', 10, 0 );
	}
}
