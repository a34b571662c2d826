<?php
/**
 * Checks of the settings while an administrator types them.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'vtc-widgets/v1',
			'/check',
			array(
				'methods'             => 'POST',
				'callback'            => static fn( \WP_REST_Request $request ): array => check_all( (array) $request->get_json_params() ),
				'permission_callback' => static fn(): bool => current_user_can( 'manage_options' ),
			)
		);
	}
);

/** The result of a check: status `good`, `bad` or `open`, and a text that says what to do. */
function check_result( string $status, string $text ): array {
	return compact( 'status', 'text' );
}

/** Checks typed settings; an empty token stands for the stored one, which is sent to the stored address only. Returns a result per field, and companies with a similar name as `similar`. */
function check_all( array $typed ): array {
	$typed   = array_map( static fn( $one ): string => is_string( $one ) ? trim( $one ) : '', $typed ) + array_fill_keys( array( 'api_base', 'gateway', 'vtc', 'token', 'key' ), '' );
	$gateway = untrailingslashit( $typed['gateway'] );
	$base    = '' !== $gateway ? "$gateway/api" : untrailingslashit( $typed['api_base'] );
	$api     = check_base( $base, '' !== $gateway );
	$is_good = 'good' === $api['status'];
	$found   = $is_good ? check_company( $base, $typed['vtc'], '' !== $gateway ) : array(
		'result'  => check_result( 'open', __( 'We look up the company once the API responds.', 'vtc-widgets' ) ),
		'similar' => array(),
	);
	$is_set  = $is_good && 'good' === $found['result']['status'];
	return array(
		'api_base' => '' === $gateway ? $api : check_result( 'open', __( 'Not used: the gateway is used instead.', 'vtc-widgets' ) ),
		'gateway'  => '' === $gateway ? check_result( 'open', __( 'Only if you run a gateway. You then need no token here.', 'vtc-widgets' ) ) : $api,
		'vtc'      => $found['result'],
		'token'    => check_token( $base, $is_set ? $typed['vtc'] : '', $typed['token'], '' !== $gateway ),
		'key'      => check_key( untrailingslashit( $typed['api_base'] ), $typed['vtc'], $typed['key'] ),
		'similar'  => $found['similar'],
	);
}

/** Checks the address of the API or of a gateway. */
function check_base( string $base, bool $is_gateway ): array {
	if ( '' === $base ) {
		return check_result( 'open', __( 'Enter the address of the API.', 'vtc-widgets' ) );
	}
	$problem = address_problem( $base );
	if ( '' !== $problem ) {
		return check_result( 'bad', $problem );
	}
	$outcome = fetch( "$base/stats/platform/totals" );
	if ( 200 === $outcome['status'] && parse_body( $outcome['text'], table()['endpoints']['platformTotals']['required'] ) ) {
		return check_result( 'good', $is_gateway ? __( 'The gateway works.', 'vtc-widgets' ) : __( 'The API works.', 'vtc-widgets' ) );
	}
	if ( 0 === $outcome['status'] ) {
		return check_result( 'bad', $outcome['is_slow'] ? __( 'No response within 8 seconds. It is overloaded or down. Please try later.', 'vtc-widgets' ) : __( 'We cannot reach this address. Please check it for typos. If it is correct, your hosting provider may block requests to other servers: ask them to allow it.', 'vtc-widgets' ) );
	}
	if ( 429 === $outcome['status'] ) {
		return check_result( 'bad', __( 'Too many requests from this server. Please wait five minutes.', 'vtc-widgets' ) );
	}
	if ( $outcome['status'] >= 500 ) {
		/* translators: %d: HTTP status. */
		return check_result( 'bad', sprintf( __( 'It does not work at the moment (status %d). Please try later.', 'vtc-widgets' ), $outcome['status'] ) );
	}
	return check_result( 'bad', __( 'This address works, but it is not the API. The API’s address is usually not that of the website, and often ends with /api/v1.', 'vtc-widgets' ) );
}

/** Checks the company; if there is none, finds companies with a similar name. */
function check_company( string $base, string $vtc, bool $is_gateway ): array {
	$found = static fn( array $result, array $similar = array() ): array => compact( 'result', 'similar' );
	if ( '' === $vtc ) {
		return $found( check_result( 'open', __( 'Enter its id or handle, or a part of its name.', 'vtc-widgets' ) ) );
	}
	$outcome = is_company( $vtc ) ? fetch( "$base/vtcs/$vtc" ) : null;
	$company = $outcome && 200 === $outcome['status'] ? json_decode( $outcome['text'] ) : null;
	if ( is_object( $company ) && isset( $company->name ) ) {
		$members = (int) ( $company->memberCount ?? 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
		/* translators: %s: number of members. */
		$text = $company->name . ', ' . sprintf( _n( '%s member', '%s members', $members, 'vtc-widgets' ), number_format_i18n( $members ) );
		return $found( check_result( 'good', $text ) );
	}
	$similar = $is_gateway ? array() : companies_like( $base, $vtc );
	return $found( check_result( 'bad', $similar ? __( 'There is no company with this id or handle. Is it one of these?', 'vtc-widgets' ) : __( 'We cannot find this company. It may be private: then set it to public or unlisted on the platform. You find its handle in the address of its page.', 'vtc-widgets' ) ), $similar );
}

/** Up to five companies whose names contain a text. */
function companies_like( string $base, string $text ): array {
	$outcome = fetch( $base . '/vtcs?' . http_build_query( array( 'search' => $text, 'limit' => 5 ) ) );
	$json    = 200 === $outcome['status'] ? json_decode( $outcome['text'] ) : null;
	$similar = array();
	foreach ( $json->items ?? array() as $one ) {
		$similar[] = array(
			'name' => (string) ( $one->name ?? '' ),
			'vtc'  => (string) ( $one->handle ?? $one->id ?? '' ),
		);
	}
	return $similar;
}

/** Checks the embed token with the convoys of a company. */
function check_token( string $base, string $vtc, string $typed, bool $is_gateway ): array {
	$token = '' === $typed ? token() : $typed;
	if ( '' === $token ) {
		return check_result( 'open', $is_gateway ? __( 'The gateway has its own token.', 'vtc-widgets' ) : __( 'Without a token, your pages show the public list of convoys, with fewer details and no live convoys.', 'vtc-widgets' ) );
	}
	$problem = token_problem( $token );
	if ( '' !== $problem ) {
		return check_result( 'bad', $problem );
	}
	if ( '' === $typed && upstream() !== $base ) {
		return check_result( 'open', __( 'The stored token is checked once you save this address. It is sent to no other address.', 'vtc-widgets' ) );
	}
	if ( '' === $vtc ) {
		return check_result( 'open', __( 'We check the token once the company is found.', 'vtc-widgets' ) );
	}
	$status = fetch( "$base/vtcs/$vtc/events/upcoming?limit=1", $token )['status'];
	$texts  = array(
		401 => __( 'The API does not accept this token. It was revoked or is incomplete. Please copy it again from the settings of your company.', 'vtc-widgets' ),
		403 => __( 'This token belongs to another company. Please copy it from the settings of this one.', 'vtc-widgets' ),
		404 => __( 'This token does not work for this company. Please copy it again from its settings.', 'vtc-widgets' ),
	);
	if ( 200 === $status ) {
		return check_result( 'good', __( 'The token works.', 'vtc-widgets' ) );
	}
	/* translators: %d: HTTP status. */
	return check_result( 'bad', $texts[ $status ] ?? sprintf( __( 'The API could not check the token (status %d). Please try later.', 'vtc-widgets' ), $status ) );
}

/** Checks the API key with the summary of a company. A typed key, too, is sent to the stored address only. */
function check_key( string $base, string $vtc, string $typed ): array {
	$key = '' === $typed ? api_key() : $typed;
	if ( '' === $key ) {
		return check_result( 'open', __( 'Only if you want to manage your company from here.', 'vtc-widgets' ) );
	}
	$problem = key_problem( $key );
	if ( '' !== $problem ) {
		return check_result( 'bad', $problem );
	}
	if ( '' === $base || management_base() !== $base ) {
		return check_result( 'open', __( 'The key is checked once you save this address. It is sent to no other address.', 'vtc-widgets' ) );
	}
	if ( ! is_company( $vtc ) ) {
		return check_result( 'open', __( 'Enter its id or handle, or a part of its name.', 'vtc-widgets' ) );
	}
	$result = manage( 'managementSummary', array( '{id}' => $vtc ), null, $key );
	return '' === $result['problem'] ? check_result( 'good', __( 'The key works.', 'vtc-widgets' ) ) : check_result( 'bad', $result['problem'] );
}
