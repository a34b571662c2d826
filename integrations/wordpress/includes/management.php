<?php
/**
 * Management of the site's company with an API key: key, capability, requests.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** The only address that the key is sent to: the stored address of the API, never a gateway. */
function management_base(): string {
	return settings()['api_base'];
}

/** Whether the key in wp-config.php is used. With an address in wp-config.php, it is sent to that address only; in a network it needs one. */
function is_key_constant(): bool {
	return defined( 'VTC_WIDGETS_API_KEY' ) && ( '' === network_address() ? ! is_multisite() : management_base() === network_address() );
}

/** The stored key, and the address for which it was entered. */
function stored_key(): array {
	$stored = get_option( 'vtc_widgets_key', array() );
	return array_merge(
		array(
			'key'     => '',
			'address' => '',
		),
		is_array( $stored ) ? $stored : array()
	);
}

/** The API key; '' if there is none for the address of the API. It is sent in the Authorization header of management requests and nowhere else. */
function api_key(): string {
	if ( is_key_constant() ) {
		$key = VTC_WIDGETS_API_KEY;
	} else {
		$stored = stored_key();
		$key    = management_base() === $stored['address'] ? $stored['key'] : '';
	}
	return is_string( $key ) && '' === key_problem( $key ) ? $key : '';
}

/** Describes the problem of a key's format; '' for a valid one. */
function key_problem( string $key ): string {
	return 1 === preg_match( '/^svc_[\w.~+\/=-]+$/D', $key ) ? '' : __( 'This is not an API key: those start with svc_.', 'vtc-widgets' );
}

/** Stores the key in its own option, which is not autoloaded, for an address. With an empty field, the stored key remains. */
function store_key( string $key, string $address, bool $is_removed ): void {
	if ( $is_removed ) {
		delete_option( 'vtc_widgets_key' );
	}
	if ( '' === $key ) {
		return;
	}
	$problem = key_problem( $key );
	if ( '' === $problem ) {
		update_option( 'vtc_widgets_key', compact( 'key', 'address' ), false );
	} else {
		add_settings_error( 'vtc_widgets', 'key', $problem );
	}
}

/** Whether a company can be managed: there are an address, a key and a company. */
function is_manageable(): bool {
	return '' !== management_base() && '' !== api_key() && '' !== settings()['vtc'];
}

/**
 * Whether the user may manage the company.
 *
 * @param string $part What the user may do: `overview`, `news` or `attendance`.
 */
function may_manage( string $part ): bool {
	$capability = apply_filters( 'vtc_widgets_management_capability', 'manage_options', $part );
	return is_manageable() && is_string( $capability ) && '' !== $capability && current_user_can( $capability );
}

/**
 * Sends one management request.
 *
 * @param array<string, string> $values Values of the path, by placeholder; by default, the site's company is `{id}`.
 * @param ?array $body Body of a POST.
 * @return array{json: object|array|null, problem: string, is_uncertain: bool} `is_uncertain`: a change may have been made or not.
 */
function manage( string $name, array $values = array(), ?array $body = null, ?string $key = null, float $timeout = TIMEOUT_SECONDS ): array {
	$operation = table()['management'][ $name ];
	$path      = strtr( $operation['path'], $values + array( '{id}' => settings()['vtc'] ) );
	$outcome   = fetch( management_base() . $path, $key ?? api_key(), $timeout, $body );
	$is_long   = strlen( $outcome['text'] ) > MAX_BYTES;
	$json      = 200 === $outcome['status'] && ! $is_long ? json_decode( $outcome['text'] ) : null;
	$is_valid  = is_array( $json ) ? ! $operation['required'] : is_object( $json ) && ! array_diff( $operation['required'], array_keys( get_object_vars( $json ) ) );
	return array(
		'json'         => $is_valid ? $json : null,
		'problem'      => $is_valid ? '' : management_problem( $outcome ),
		'is_uncertain' => ! $is_valid && ( $outcome['status'] < 400 || $outcome['status'] >= 500 ),
	);
}

/** Describes why a management request failed. */
function management_problem( array $outcome ): string {
	$status = $outcome['status'];
	if ( 0 === $status ) {
		return $outcome['is_slow'] ? __( 'No response within 8 seconds. It is overloaded or down. Please try later.', 'vtc-widgets' ) : __( 'Your server cannot reach the API. Please try later.', 'vtc-widgets' );
	}
	$texts = array(
		400 => __( 'The API rejects these values.', 'vtc-widgets' ),
		401 => __( 'The API does not accept the API key. It was revoked, is incomplete, or has no VTC scopes.', 'vtc-widgets' ),
		403 => __( 'The API key may not manage this company.', 'vtc-widgets' ),
		404 => __( 'The API does not know this company or convoy.', 'vtc-widgets' ),
		429 => __( 'Too many requests from this server. Please wait five minutes.', 'vtc-widgets' ),
	);
	if ( isset( $texts[ $status ] ) && ! $outcome['is_html'] ) {
		return $texts[ $status ];
	}
	if ( $status >= 500 ) {
		/* translators: %d: HTTP status. */
		return sprintf( __( 'It does not work at the moment (status %d). Please try later.', 'vtc-widgets' ), $status );
	}
	/* translators: %d: HTTP status. */
	return sprintf( __( 'This is not a response of the API (status %d). A firewall may block it, or the address is wrong.', 'vtc-widgets' ), $status );
}

/** A management response from the cache, or requested within the time that is left for the page; failures are cached, too. Only for users who may manage. */
function cached_management( string $name ): array {
	$request = array(
		'path'      => table()['management'][ $name ]['path'] . settings()['vtc'] . md5( api_key() ),
		'is_pinned' => true,
	);
	$key     = cache_key( 'management', $request );
	$cached  = cache_get( $key );
	if ( $cached ) {
		return $cached;
	}
	$result = seconds_left() < 1 ? array( 'json' => null, 'problem' => management_problem( outcome_without_response( 'timed out' ) ) ) : manage( $name, array(), null, null, seconds_left() );
	cache_set( $key, $result, 60 );
	return $result;
}
