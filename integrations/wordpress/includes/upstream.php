<?php
/**
 * HTTP requests to the API.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

const TIMEOUT_SECONDS = 8;
const PAGE_SECONDS    = 3;
const MAX_BYTES       = 2000000;

/**
 * Time limit of all requests of this PHP process to the API: `limit` in seconds, and `until` as Unix time. The default, 3 s, is for pages.
 *
 * @param ?int $limit Sets another limit, from now on.
 */
function wait_limit( ?int $limit = null ): array {
	static $wait = null;
	if ( null === $wait || null !== $limit ) {
		$limit = $limit ?? PAGE_SECONDS;
		$wait  = array(
			'limit' => $limit,
			'until' => microtime( true ) + $limit,
		);
	}
	return $wait;
}

/** Seconds that this PHP process may still wait. */
function seconds_left(): float {
	return wait_limit()['until'] - microtime( true );
}

/** Whether this PHP process renders a page, and not a response of the REST API. */
function is_page(): bool {
	return PAGE_SECONDS === wait_limit()['limit'];
}

/** Headers of a request to the API. */
function request_headers( string $token ): array {
	$headers = array( 'Accept' => 'application/json' );
	return '' === $token ? $headers : $headers + array( 'Authorization' => "Bearer $token" );
}

/** Value of the User-Agent header. */
function user_agent(): string {
	return 'vtc-widgets/' . VERSION . ' (WordPress)';
}

/** Outcome of a request. Status 0: there was no response. `wait`: seconds of the Retry-After header. */
function outcome( int $status, string $text, string $content_type, string $retry_after ): array {
	return array(
		'status'  => $status,
		'text'    => $text,
		'is_html' => false !== stripos( $content_type, 'html' ),
		'is_slow' => false,
		'wait'    => retry_after( $retry_after ),
	);
}

/** Outcome of a request without a response. */
function outcome_without_response( string $message ): array {
	return array( 'is_slow' => false !== stripos( $message, 'timed out' ) ) + outcome( 0, '', '', '' );
}

/**
 * Sends one request.
 *
 * @param ?array $body Body of a POST, which is sent as JSON; null for a GET.
 */
function fetch( string $url, string $token = '', float $timeout = TIMEOUT_SECONDS, ?array $body = null ): array {
	$response = wp_safe_remote_request(
		$url,
		array(
			'method'              => null === $body ? 'GET' : 'POST',
			'body'                => null === $body ? null : wp_json_encode( $body ),
			'timeout'             => $timeout,
			// Another host must not receive the token.
			'redirection'         => 0,
			'limit_response_size' => MAX_BYTES + 1,
			'user-agent'          => user_agent(),
			'headers'             => request_headers( $token ) + ( null === $body ? array() : array( 'Content-Type' => 'application/json' ) ),
		)
	);
	if ( is_wp_error( $response ) ) {
		return outcome_without_response( $response->get_error_message() );
	}
	return outcome(
		(int) wp_remote_retrieve_response_code( $response ),
		wp_remote_retrieve_body( $response ),
		(string) wp_remote_retrieve_header( $response, 'content-type' ),
		(string) wp_remote_retrieve_header( $response, 'retry-after' )
	);
}

/**
 * Sends requests in parallel, within the time that is left.
 *
 * @param array<array{url: string, token: string}> $requests All to the upstream. Outcomes have the same keys.
 */
function fetch_all( array $requests ): array {
	if ( count( $requests ) > 1 && is_parallel_possible() ) {
		return fetch_parallel( $requests );
	}
	return array_map(
		static function ( array $request ): array {
			$left = seconds_left();
			// WordPress rounds shorter time-outs up to a second.
			return $left < 1 ? outcome_without_response( 'timed out' ) : fetch( $request['url'], $request['token'], $left );
		},
		$requests
	);
}

/** Whether requests may bypass WordPress's HTTP API, which sends one at a time: only if no plugin filters them, no proxy is set, and no rule of the site blocks them. */
function is_parallel_possible(): bool {
	return function_exists( 'curl_multi_exec' )
		&& ! has_filter( 'pre_http_request' )
		&& ! ( new \WP_HTTP_Proxy() )->is_enabled()
		&& wp_http_validate_url( upstream() )
		&& ! ( new \WP_Http() )->block_request( upstream() );
}

/** Sends requests in parallel. */
function fetch_parallel( array $requests ): array {
	$hooks = new \WpOrg\Requests\Hooks();
	$hooks->register(
		'curl.before_multi_add',
		static function ( &$handle ): void {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- Requests does not pass `verify` on to parallel requests.
			curl_setopt( $handle, CURLOPT_CAINFO, ABSPATH . WPINC . '/certificates/ca-bundle.crt' );
		}
	);
	$options   = array(
		'timeout'          => seconds_left(),
		'connect_timeout'  => seconds_left(),
		'follow_redirects' => false,
		'max_bytes'        => MAX_BYTES + 1,
		'useragent'        => user_agent(),
		'hooks'            => $hooks,
	);
	$responses = \WpOrg\Requests\Requests::request_multiple(
		array_map(
			static fn( array $request ): array => array(
				'url'     => $request['url'],
				'headers' => request_headers( $request['token'] ),
			),
			$requests
		),
		$options
	);
	return array_map(
		static fn( $response ): array => $response instanceof \WpOrg\Requests\Response
			? outcome( (int) $response->status_code, $response->body, (string) $response->headers['content-type'], (string) $response->headers['retry-after'] )
			: outcome_without_response( $response->getMessage() ),
		$responses
	);
}

/** Seconds of a Retry-After header, in either of its forms. */
function retry_after( string $header ): ?int {
	if ( ctype_digit( $header ) ) {
		return (int) $header;
	}
	$at = '' === $header ? false : strtotime( $header );
	return false === $at ? null : max( 0, $at - time() );
}

/** A failed response: HTTP status, error code of the elements' client, and after how many seconds to retry. */
function failure( int $status, string $code, string $detail, ?int $retry_after = null ): array {
	return compact( 'status', 'code', 'detail', 'retry_after' );
}

/** The failure for a record that does not exist or must not be shown. */
function not_found(): array {
	return failure( 404, 'NOT_FOUND', 'Not found.' );
}

/** Whether a response is a failure. */
function is_failure( array $response ): bool {
	return isset( $response['code'] );
}

/** A body as JSON; null unless it is an object with the required properties of an endpoint. */
function parse_body( string $text, array $required ): ?object {
	$json = strlen( $text ) > MAX_BYTES ? null : json_decode( $text );
	return is_object( $json ) && ! array_diff( $required, array_keys( get_object_vars( $json ) ) ) ? $json : null;
}
