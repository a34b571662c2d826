<?php
/**
 * Whether address, company and token work, and what to do where they do not. For administrators.
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

/** How something stands: `good`, `bad` or `open`, with the message and the remedy in one text. */
function verdict( string $standing, string $text ): array {
	return compact( 'standing', 'text' );
}

/** Checks what is typed; an empty token stands for the stored one. Answers with a verdict by field, and companies with a name like it. */
function check_all( array $typed ): array {
	$typed   = array_map( static fn( $one ): string => is_string( $one ) ? trim( $one ) : '', $typed ) + array_fill_keys( array( 'api_base', 'gateway', 'vtc', 'token' ), '' );
	$gateway = untrailingslashit( $typed['gateway'] );
	$base    = '' !== $gateway ? "$gateway/api" : untrailingslashit( $typed['api_base'] );
	$api     = check_base( $base, '' !== $gateway );
	$is_good = 'good' === $api['standing'];
	$found   = $is_good ? check_company( $base, $typed['vtc'], '' !== $gateway ) : array(
		'verdict' => verdict( 'open', __( 'The company is looked up when the API answers.', 'vtc-widgets' ) ),
		'alike'   => array(),
	);
	$is_set  = $is_good && 'good' === $found['verdict']['standing'];
	return array(
		'api_base' => '' === $gateway ? $api : verdict( 'open', __( 'Not asked: the gateway answers instead.', 'vtc-widgets' ) ),
		'gateway'  => '' === $gateway ? verdict( 'open', __( 'Only if you run a gateway; it then needs no token here.', 'vtc-widgets' ) ) : $api,
		'vtc'      => $found['verdict'],
		'token'    => check_token( $base, $is_set ? $typed['vtc'] : '', $typed['token'], '' !== $gateway ),
		'alike'    => $found['alike'],
	);
}

/** Whether an address is that of the API, or of a gateway. */
function check_base( string $base, bool $is_gateway ): array {
	if ( '' === $base ) {
		return verdict( 'open', __( 'Write the address of the API.', 'vtc-widgets' ) );
	}
	$problem = address_problem( $base );
	if ( '' !== $problem ) {
		return verdict( 'bad', $problem );
	}
	$said = ask( "$base/stats/platform/totals" );
	if ( 200 === $said['status'] && is_answer( $said['text'], table()['questions']['platformTotals']['required'] ) ) {
		return verdict( 'good', $is_gateway ? __( 'The gateway answers.', 'vtc-widgets' ) : __( 'The API answers.', 'vtc-widgets' ) );
	}
	if ( 0 === $said['status'] ) {
		return verdict( 'bad', $said['slow'] ? __( 'It did not answer within 8 seconds. It is overloaded or down: try later.', 'vtc-widgets' ) : __( 'Nothing answers there. Compare the address letter by letter; if it is right, your host may forbid requests to other servers: ask him.', 'vtc-widgets' ) );
	}
	if ( 429 === $said['status'] ) {
		return verdict( 'bad', __( 'It answers no more for now: too many requests came from this server. Wait five minutes.', 'vtc-widgets' ) );
	}
	if ( $said['status'] >= 500 ) {
		/* translators: %d: HTTP status. */
		return verdict( 'bad', sprintf( __( 'It is out of order (status %d). Try later.', 'vtc-widgets' ), $said['status'] ) );
	}
	return verdict( 'bad', __( 'Something answers there, but it is not the API. Ask for its address; it is seldom that of the web site, and often ends with /api/v1.', 'vtc-widgets' ) );
}

/** Whether there is a company of this name, and companies that are called like it. */
function check_company( string $base, string $vtc, bool $is_gateway ): array {
	$found = static fn( array $verdict, array $alike = array() ): array => compact( 'verdict', 'alike' );
	if ( '' === $vtc ) {
		return $found( verdict( 'open', __( 'Write its id or handle, or a part of its name.', 'vtc-widgets' ) ) );
	}
	$said    = is_company( $vtc ) ? ask( "$base/vtcs/$vtc" ) : null;
	$company = $said && 200 === $said['status'] ? json_decode( $said['text'] ) : null;
	if ( is_object( $company ) && isset( $company->name ) ) {
		$members = (int) ( $company->memberCount ?? 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's names.
		/* translators: %s: number of members. */
		$text = $company->name . ', ' . sprintf( _n( '%s member', '%s members', $members, 'vtc-widgets' ), number_format_i18n( $members ) );
		return $found( verdict( 'good', $text ) );
	}
	$alike = $is_gateway ? array() : companies_like( $base, $vtc );
	return $found( verdict( 'bad', $alike ? __( 'There is no company of this id or handle. Is it one of these?', 'vtc-widgets' ) : __( 'There is no such company, or it is private. Take the handle from the address of its page, and set it to public or unlisted on the platform.', 'vtc-widgets' ) ), $alike );
}

/** Up to five companies with a text in their names. */
function companies_like( string $base, string $text ): array {
	$said  = ask( $base . '/vtcs?' . http_build_query( array( 'search' => $text, 'limit' => 5 ) ) );
	$json  = 200 === $said['status'] ? json_decode( $said['text'] ) : null;
	$alike = array();
	foreach ( $json->items ?? array() as $one ) {
		$alike[] = array(
			'name' => (string) ( $one->name ?? '' ),
			'vtc'  => (string) ( $one->handle ?? $one->id ?? '' ),
		);
	}
	return $alike;
}

/** Whether an embed token opens the convoys of a company. */
function check_token( string $base, string $vtc, string $typed, bool $is_gateway ): array {
	$token = '' === $typed ? token() : $typed;
	if ( '' === $token ) {
		return verdict( 'open', $is_gateway ? __( 'The gateway has its own.', 'vtc-widgets' ) : __( 'Without one, the public list of convoys is shown, with fewer details, and none that are on the road.', 'vtc-widgets' ) );
	}
	$problem = token_problem( $token );
	if ( '' !== $problem ) {
		return verdict( 'bad', $problem );
	}
	if ( '' === $vtc ) {
		return verdict( 'open', __( 'The token is tried when the company is found.', 'vtc-widgets' ) );
	}
	$status = ask( "$base/vtcs/$vtc/events/upcoming?limit=1", $token )['status'];
	$texts  = array(
		401 => __( 'The API does not know this token: it was revoked or is not complete. Copy it again from the settings of your company.', 'vtc-widgets' ),
		403 => __( 'This token belongs to another company. Copy it from the settings of this one.', 'vtc-widgets' ),
		404 => __( 'This token does not open the convoys of this company. Copy it again from its settings.', 'vtc-widgets' ),
	);
	if ( 200 === $status ) {
		return verdict( 'good', __( 'It opens the convoys of this company.', 'vtc-widgets' ) );
	}
	/* translators: %d: HTTP status. */
	return verdict( 'bad', $texts[ $status ] ?? sprintf( __( 'The API could not check it (status %d). Try later.', 'vtc-widgets' ), $status ) );
}
