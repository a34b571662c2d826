<?php
/**
 * Responses from the cache or from the API. A lock across PHP processes prevents several requests for one URL.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** How long a stale response is served while it is revalidated (RFC 5861). */
const STALE_WHILE_REVALIDATE_SECONDS = 300;

/** Whether an id or handle is that of the company in the settings. True for requests without a company (server statistics). */
function is_site_company( string $vtc ): bool {
	$own = settings()['vtc'];
	if ( '' === $vtc || $vtc === $own ) {
		return true;
	}
	$record = '' === $own ? null : cached_record( api_request( 'vtcDetail', $own ) );
	$json   = $record && 200 === $record['status'] ? json_decode( $record['body'] ) : null;
	// As for the API, digits are an id: another company can have them as handle.
	return is_object( $json ) && (string) ( ctype_digit( $vtc ) ? $json->id ?? '' : $json->handle ?? '' ) === $vtc;
}

/**
 * Responses for visitors. The company of a request is looked up first, because data of private companies must not be served.
 *
 * @param array $requests Requests or failures of `api_request()`; failures are returned unchanged. Responses have the same keys.
 */
function respond_all( array $requests ): array {
	$companies = array();
	foreach ( $requests as $request ) {
		if ( ! is_failure( $request ) && '' !== $request['vtc'] ) {
			$companies[ $request['vtc'] ] = api_request( 'vtcDetail', $request['vtc'], array(), 'other' !== $request['share'] );
		}
	}
	$companies = lookup_all( $companies );
	$responses = array();
	$allowed   = array();
	foreach ( $requests as $key => $request ) {
		if ( is_failure( $request ) ) {
			$responses[ $key ] = $request;
			continue;
		}
		$error = access_error( $request, $companies[ $request['vtc'] ] ?? null );
		if ( $error ) {
			$responses[ $key ] = $error;
		} elseif ( 'vtcDetail' === $request['name'] ) {
			$responses[ $key ] = $companies[ $request['vtc'] ];
		} else {
			$allowed[ $key ] = $request;
		}
	}
	return $responses + lookup_all( $allowed );
}

/**
 * Error response if the site must not serve a request; null if it may.
 *
 * @param array  $request From `api_request()`.
 * @param ?array $company Response about the company; null if the endpoint has no company.
 */
function access_error( array $request, ?array $company ): ?array {
	if ( null === $company ) {
		return null;
	}
	if ( is_failure( $company ) ) {
		return $company;
	}
	if ( 'private' === ( json_decode( $company['body'] )->visibility ?? '' ) ) {
		return not_found();
	}
	// A gateway adds its own tokens.
	$has_token = '' !== settings()['gateway'] || ( '' !== token() && is_site_company( $request['vtc'] ) );
	return $request['embed'] && ! $has_token ? failure( 401, 'UNAUTHORIZED', 'This site has no embed token for this company.' ) : null;
}

/** Returns fresh or stale cached responses, and requests the others. */
function lookup_all( array $requests ): array {
	$responses = array();
	$missing   = array();
	foreach ( $requests as $key => $request ) {
		$cached = cached_response( $request );
		$record = cached_record( $request );
		if ( $cached ) {
			$responses[ $key ] = $cached;
		} elseif ( $record && 200 === $record['status'] && ! $request['revalidate'] && time() < $record['stored_at'] + $request['fresh'] + STALE_WHILE_REVALIDATE_SECONDS ) {
			revalidate_later( $request );
			$responses[ $key ] = response_of( $record, $request, 'stale' );
		} else {
			$missing[ $key ] = $request;
		}
	}
	return $responses + fetch_missing( $missing );
}

/** A fresh cached response; during a back-off, the stale response or the error; null if the request should be sent. */
function cached_response( array $request, bool $is_forced = false ): ?array {
	$record = cached_record( $request, $is_forced );
	$fresh  = $record && 200 === $record['status'] ? $request['fresh'] : table()['not_found_seconds'];
	if ( $record && time() < $record['stored_at'] + $fresh ) {
		return response_of( $record, $request, 'hit' );
	}
	$failure = recent_failure( $request, $is_forced );
	return $failure ? stale_if_error( $request, $failure ) : null;
}

/** The cached record of a response or null. After the API has rejected the company's token, older responses to requests with it are ignored. */
function cached_record( array $request, bool $is_forced = false ): ?array {
	$record = cache_get( cache_key( 'response', $request ), $is_forced );
	if ( null === $record || ! $request['embed'] ) {
		return $record;
	}
	$rejection = cache_get( rejection_key( $request ), $is_forced );
	return null === $rejection || $record['stored_at'] > $rejection['rejected_at'] ? $record : null;
}

/** Cache key of the time at which the API last rejected the token of a company. */
function rejection_key( array $request ): string {
	$vtc = is_site_company( $request['vtc'] ) ? settings()['vtc'] : $request['vtc'];
	return cache_key( 'rejection', array( 'path' => "/vtcs/$vtc" ) + WHOLE_API );
}

/** Response with the content of a cached record. */
function response_of( array $record, array $request, string $source ): array {
	if ( 200 !== $record['status'] ) {
		return not_found();
	}
	return array(
		'body'      => $record['body'],
		'stored_at' => $record['stored_at'],
		'fresh'     => $request['fresh'],
		'source'    => $source,
		'directive' => $request['revalidate'] ? 'must-revalidate' : 'stale-while-revalidate=60',
	);
}

/** The stale response while the API fails or a limit is reached, for up to a day (RFC 5861); otherwise, and of who may have left, the failure. */
function stale_if_error( array $request, array $failure ): array {
	$is_rejected = $failure['status'] < 500 && 429 !== $failure['status'];
	$record      = $is_rejected || $request['revalidate'] ? null : cached_record( $request );
	return $record && 200 === $record['status'] && time() < $record['stored_at'] + table()['stale_if_error_seconds']
		? response_of( $record, $request, 'stale' )
		: $failure;
}

/** Ends the HTTP response (PHP-FPM, LiteSpeed), so that PHP continues without the visitor waiting. Returns whether it could. */
function finish_response(): bool {
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
		if ( function_exists( $finish ) ) {
			$finish();
			return true;
		}
	}
	return false;
}

/** Queues a request for the `shutdown` hook, so that visitors do not wait for it (`stale-while-revalidate`). */
function revalidate_later( array $request ): void {
	static $queue = array();
	if ( ! $queue ) {
		add_action(
			'shutdown',
			static function () use ( &$queue ): void {
				if ( finish_response() ) {
					wait_limit( TIMEOUT_SECONDS );
				}
				fetch_unlocked( $queue );
			},
			100
		);
	}
	$queue[ $request['path'] ] = $request;
}

/** Fetches requests. One PHP process requests each URL; the others read the cache every 50 ms until their time is over. */
function fetch_missing( array $requests ): array {
	$responses = array();
	while ( $requests ) {
		$responses += fetch_unlocked( $requests );
		$requests   = array_diff_key( $requests, $responses );
		if ( seconds_left() <= 0 ) {
			break;
		}
		if ( $requests ) {
			usleep( 50000 );
		}
	}
	return $responses + array_map( static fn( array $request ): array => stale_if_error( $request, timeout_error() ), $requests );
}

/** Fetches those requests that no other PHP process has locked. Returns their responses, and those that other processes have cached meanwhile. */
function fetch_unlocked( array $requests ): array {
	$locked = array_filter( $requests, static fn( array $request ): bool => lock( cache_key( 'response', $request ) ) );
	try {
		// Read again: another process may have stored the response before this one acquired the lock.
		$cached = array_filter( array_map( static fn( array $request ): ?array => cached_response( $request, true ), $requests ) );
		return $cached + fetch_now( array_diff_key( $locked, $cached ) );
	} finally {
		foreach ( $locked as $request ) {
			unlock( cache_key( 'response', $request ) );
		}
	}
}

/** Error of a request that took too long. */
function timeout_error(): array {
	return failure( 504, 'TIMEOUT', 'The API did not respond in time.', 2 );
}

/** Sends requests and caches the responses. */
function fetch_now( array $requests ): array {
	$responses = array();
	$outgoing  = array();
	foreach ( $requests as $key => $request ) {
		if ( seconds_left() < 1 ) {
			$responses[ $key ] = stale_if_error( $request, timeout_error() );
			continue;
		}
		$failure = count_request( $request['share'] );
		if ( $failure ) {
			$responses[ $key ] = stale_if_error( $request, $failure );
			continue;
		}
		$outgoing[ $key ] = array(
			'url'   => upstream() . $request['path'],
			'token' => $request['embed'] && is_site_company( $request['vtc'] ) ? token() : '',
		);
	}
	foreach ( fetch_all( $outgoing ) as $key => $outcome ) {
		$responses[ $key ] = cache_outcome( $requests[ $key ], $outcome );
	}
	return $responses;
}

/** Caches the outcome of a request, and returns the response for visitors. */
function cache_outcome( array $request, array $outcome ): array {
	$status = $outcome['status'];
	$json   = 200 === $status ? parse_body( $outcome['text'], $request['required'] ) : null;
	if ( $json ) {
		remember_position( $request, $json );
		return cache_response( $request, 200, storable_body( $json ) );
	}
	if ( 404 === $status && ! $outcome['is_html'] ) {
		return cache_response( $request, 404, '' );
	}
	if ( 429 === $status ) {
		return stale_if_error( $request, back_off_all( $outcome['wait'] ) );
	}
	$failure = error_from_outcome( $outcome );
	if ( in_array( $failure['status'], array( 401, 403 ), true ) ) {
		invalidate( $request );
	}
	return stale_if_error( $request, back_off_request( $request, $failure, $outcome['wait'] ?? 0 ) );
}

/** Caches a response; a 404 with an empty body. */
function cache_response( array $request, int $status, string $body ): array {
	$record  = array(
		'status'    => $status,
		'body'      => $body,
		'stored_at' => time(),
	);
	$kept    = $request['revalidate'] ? $request['fresh'] : table()['stale_if_error_seconds'];
	$seconds = 200 === $status ? $kept : table()['not_found_seconds'];
	cache_set( cache_key( 'response', $request ), $record, $seconds );
	clear_failures( $request );
	return response_of( $record, $request, 'miss' );
}

/** After a 401 or 403: removes the cached response, and with an embed token, ignores all older responses to requests with it. */
function invalidate( array $request ): void {
	delete_transient( cache_key( 'response', $request ) );
	if ( $request['embed'] ) {
		cache_set( rejection_key( $request ), array( 'rejected_at' => time() ), table()['stale_if_error_seconds'] );
	}
}

/** Maps the outcome of a request that failed to the error for visitors. */
function error_from_outcome( array $outcome ): array {
	$codes  = array(
		400 => 'VALIDATION_ERROR',
		401 => 'UNAUTHORIZED',
		403 => 'FORBIDDEN',
	);
	$status = $outcome['status'];
	if ( isset( $codes[ $status ] ) && ! $outcome['is_html'] ) {
		return failure( $status, $codes[ $status ], "The API rejected the request with status $status." );
	}
	if ( 0 !== $status ) {
		return failure( 502, 'BAD_RESPONSE', "The API sent an unusable response with status $status." );
	}
	return $outcome['is_slow'] ? timeout_error() : failure( 502, 'NETWORK', 'The API could not be reached.' );
}
