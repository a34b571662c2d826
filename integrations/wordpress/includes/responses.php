<?php
/**
 * Responses from the cache or from the API. Parallel visitors share one request.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** How long an old response is served while it is revalidated. */
const STALE_SECONDS = 300;

/** Whether a company is the site's own, by id or handle. */
function is_own( string $vtc ): bool {
	$own = settings()['vtc'];
	if ( '' === $vtc || $vtc === $own ) {
		return true;
	}
	$record = '' === $own ? null : cached_record( api_request( 'vtcDetail', $own ) );
	$json   = $record && 200 === $record['status'] ? json_decode( $record['body'] ) : null;
	return is_object( $json ) && in_array( $vtc, array( (string) ( $json->id ?? '' ), $json->handle ?? '' ), true );
}

/**
 * Responses that visitors may see, none of them of a private company.
 *
 * @param array $requests From `api_request()`. Responses have the same keys.
 */
function respond_all( array $requests ): array {
	$companies = array();
	foreach ( $requests as $request ) {
		if ( ! is_failure( $request ) && '' !== $request['vtc'] ) {
			$companies[ $request['vtc'] ] = api_request( 'vtcDetail', $request['vtc'] );
		}
	}
	$companies = lookup_all( $companies );
	$responses = array();
	$allowed   = array();
	foreach ( $requests as $key => $request ) {
		$refusal = is_failure( $request ) ? $request : refusal( $request, $companies[ $request['vtc'] ] ?? null );
		if ( $refusal ) {
			$responses[ $key ] = $refusal;
		} elseif ( 'vtcDetail' === $request['name'] ) {
			$responses[ $key ] = $companies[ $request['vtc'] ];
		} else {
			$allowed[ $key ] = $request;
		}
	}
	return $responses + lookup_all( $allowed );
}

/** Why a request is refused, or null. */
function refusal( array $request, ?array $company ): ?array {
	if ( null === $company ) {
		return null;
	}
	if ( is_failure( $company ) ) {
		return $company;
	}
	if ( 'private' === ( json_decode( $company['body'] )->visibility ?? '' ) ) {
		return not_found();
	}
	$has_token = '' !== settings()['gateway'] || ( '' !== token() && is_own( $request['vtc'] ) );
	return $request['embed'] && ! $has_token ? failure( 401, 'UNAUTHORIZED', 'This site has no embed token for this company.' ) : null;
}

/** Responses to requests, from the cache where it is allowed. */
function lookup_all( array $requests ): array {
	$responses = array();
	$missing   = array();
	foreach ( $requests as $key => $request ) {
		$known  = known_response( $request );
		$record = cached_record( $request );
		if ( $known ) {
			$responses[ $key ] = $known;
		} elseif ( $record && 200 === $record['status'] && time() < $record['stored_at'] + $request['fresh'] + STALE_SECONDS ) {
			revalidate_later( $request );
			$responses[ $key ] = response_of( $record, $request, 'stale' );
		} else {
			$missing[ $key ] = $request;
		}
	}
	return $responses + fetch_missing( $missing );
}

/** The response to a request that need not or must not be sent now, or null. */
function known_response( array $request, bool $is_forced = false ): ?array {
	$record = cached_record( $request, $is_forced );
	$fresh  = $record && 200 === $record['status'] ? $request['fresh'] : table()['not_found_seconds'];
	if ( $record && time() < $record['stored_at'] + $fresh ) {
		return response_of( $record, $request, 'hit' );
	}
	$failure = recent_failure( $request, $is_forced );
	return $failure ? stale_if_error( $request, $failure ) : null;
}

/** The stored response to a request or null. A rejected token invalidates everything that it had opened. */
function cached_record( array $request, bool $is_forced = false ): ?array {
	$record      = cache_get( cache_key( 'response', $request ), $is_forced );
	$rejected_at = $record && $request['embed'] ? cache_get( rejection_key( $request ) )['rejected_at'] ?? 0 : 0;
	return $record && $record['stored_at'] > $rejected_at ? $record : null;
}

/** Where it is stored when the API rejected the token of a company. */
function rejection_key( array $request ): string {
	$vtc = is_own( $request['vtc'] ) ? settings()['vtc'] : $request['vtc'];
	return cache_key(
		'rejection',
		array(
			'path' => "/vtcs/$vtc",
			'vtc'  => $vtc,
		)
	);
}

/** A stored record as response. */
function response_of( array $record, array $request, string $source ): array {
	if ( 200 !== $record['status'] ) {
		return not_found();
	}
	return array(
		'body'      => $record['body'],
		'stored_at' => $record['stored_at'],
		'fresh'     => $request['fresh'],
		'source'    => $source,
	);
}

/** The old response, up to a day, while the API fails; else the failure. */
function stale_if_error( array $request, array $failure ): array {
	$record = $failure['status'] < 500 ? null : cached_record( $request );
	return $record && 200 === $record['status'] && time() < $record['stored_at'] + table()['stale_if_error_seconds']
		? response_of( $record, $request, 'stale' )
		: $failure;
}

/** Fetches a request after the page or response has been sent. */
function revalidate_later( array $request ): void {
	static $waiting = array();
	if ( ! $waiting ) {
		add_action(
			'shutdown',
			static function () use ( &$waiting ): void {
				foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
					if ( function_exists( $finish ) ) {
						$finish();
						wait_limit( TIMEOUT_SECONDS );
						break;
					}
				}
				fetch_missing( $waiting, false );
			},
			100
		);
	}
	$waiting[ $request['path'] ] = $request;
}

/** Fetches requests; where another PHP process already does, waits for its response. */
function fetch_missing( array $requests, bool $is_waiting = true ): array {
	$responses = array();
	while ( $requests ) {
		$locked = array_filter( $requests, static fn( array $request ): bool => lock( cache_key( 'response', $request ) ) );
		try {
			$responses += array_filter( array_map( static fn( array $request ): ?array => known_response( $request, true ), $requests ) );
			$responses += fetch_now( array_diff_key( $locked, $responses ) );
		} finally {
			foreach ( $locked as $request ) {
				unlock( cache_key( 'response', $request ) );
			}
		}
		$requests = array_diff_key( $requests, $responses );
		if ( ! $is_waiting || seconds_left() <= 0 ) {
			break;
		}
		if ( $requests ) {
			usleep( 50000 );
		}
	}
	return $responses + array_map( static fn( array $request ): array => stale_if_error( $request, timeout() ), $requests );
}

/** The failure of a request that took too long. */
function timeout(): array {
	return failure( 504, 'TIMEOUT', 'The API did not respond in time.', 2 );
}

/** Sends requests and stores the responses. */
function fetch_now( array $requests ): array {
	$responses = array();
	$outgoing  = array();
	foreach ( $requests as $key => $request ) {
		if ( seconds_left() < 1 ) {
			$responses[ $key ] = timeout();
			continue;
		}
		$is_own = is_own( $request['vtc'] );
		$wait   = count_request( $is_own || cached_record( $request ) );
		if ( $wait ) {
			$responses[ $key ] = failure( 503, 'RATE_LIMITED', 'This site has used up its requests for now.', $wait );
			continue;
		}
		$outgoing[ $key ] = array(
			'url'   => upstream() . $request['path'],
			'token' => $request['embed'] && $is_own ? token() : '',
		);
	}
	foreach ( fetch_all( $outgoing ) as $key => $outcome ) {
		$responses[ $key ] = store_outcome( $requests[ $key ], $outcome );
	}
	return $responses;
}

/** Stores what a request came to, and gives the response. */
function store_outcome( array $request, array $outcome ): array {
	$status = $outcome['status'];
	if ( 200 === $status && is_valid_body( $outcome['text'], $request['required'] ) ) {
		return store( $request, 200, $outcome['text'] );
	}
	if ( 404 === $status && ! $outcome['is_html'] ) {
		return store( $request, 404, '' );
	}
	if ( 429 === $status ) {
		return stale_if_error( $request, cool_down( $outcome['wait'] ) );
	}
	$failure = failure_of( $outcome );
	if ( in_array( $failure['status'], array( 401, 403 ), true ) ) {
		forget( $request );
	}
	return stale_if_error( $request, back_off( $request, $failure, $outcome['wait'] ?? 0 ) );
}

/** Stores a response, or that there is none. */
function store( array $request, int $status, string $body ): array {
	$record  = array(
		'status'    => $status,
		'body'      => $body,
		'stored_at' => time(),
	);
	$seconds = 200 === $status ? table()['stale_if_error_seconds'] : table()['not_found_seconds'];
	cache_set( cache_key( 'response', $request ), $record, $seconds );
	clear_failures( $request );
	return response_of( $record, $request, 'miss' );
}

/** Drops what the API no longer permits: the response, and everything that the rejected token had opened. */
function forget( array $request ): void {
	delete_transient( cache_key( 'response', $request ) );
	if ( $request['embed'] ) {
		cache_set( rejection_key( $request ), array( 'rejected_at' => time() ), table()['stale_if_error_seconds'] );
	}
}

/** The failure that an unusable response is. */
function failure_of( array $outcome ): array {
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
	return $outcome['is_slow'] ? timeout() : failure( 502, 'NETWORK', 'The API could not be reached.' );
}
