<?php
/**
 * One request to the API, and what it came to.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

const TIMEOUT_SECONDS = 8;
const MOST_BYTES      = 2000000;

/**
 * Asks an address once.
 *
 * @return array{status: int, text: string, html: bool, slow: bool, wait: ?int} Status 0 where nothing answered; `wait` in seconds.
 */
function ask( string $url, string $token = '' ): array {
	$headers = array( 'Accept' => 'application/json' );
	if ( '' !== $token ) {
		$headers['Authorization'] = "Bearer $token";
	}
	$response = wp_safe_remote_get(
		$url,
		array(
			'timeout'             => TIMEOUT_SECONDS,
			// Another host is none of ours, and must not see the token.
			'redirection'         => 0,
			'limit_response_size' => MOST_BYTES + 1,
			'user-agent'          => 'vtc-widgets/' . VERSION . ' (WordPress)',
			'headers'             => $headers,
		)
	);
	if ( is_wp_error( $response ) ) {
		return array(
			'status' => 0,
			'text'   => '',
			'html'   => false,
			'slow'   => false !== stripos( $response->get_error_message(), 'timed out' ),
			'wait'   => null,
		);
	}
	return array(
		'status' => (int) wp_remote_retrieve_response_code( $response ),
		'text'   => wp_remote_retrieve_body( $response ),
		'html'   => false !== stripos( (string) wp_remote_retrieve_header( $response, 'content-type' ), 'html' ),
		'slow'   => false,
		'wait'   => retry_after( (string) wp_remote_retrieve_header( $response, 'retry-after' ) ),
	);
}

/** Seconds that a Retry-After header asks for, in either of its forms. */
function retry_after( string $header ): ?int {
	if ( ctype_digit( $header ) ) {
		return (int) $header;
	}
	$at = '' === $header ? false : strtotime( $header );
	return false === $at ? null : max( 0, $at - time() );
}

/** That there is no answer: status, code as the elements' client tells failures apart, and after how many seconds to ask again. */
function failure( int $status, string $code, string $detail, ?int $retry_after = null ): array {
	return compact( 'status', 'code', 'detail', 'retry_after' );
}

/** That there is nothing of this name, or nothing that may be shown. */
function not_found(): array {
	return failure( 404, 'NOT_FOUND', 'There is nothing of this name here.' );
}

/** Whether there is no answer. */
function is_failure( array $reply ): bool {
	return isset( $reply['code'] );
}

/** Whether a body is an answer to a question. */
function is_answer( string $text, array $required ): bool {
	$json = strlen( $text ) > MOST_BYTES ? null : json_decode( $text );
	if ( ! is_object( $json ) ) {
		return false;
	}
	foreach ( $required as $key ) {
		if ( ! property_exists( $json, $key ) ) {
			return false;
		}
	}
	return true;
}
