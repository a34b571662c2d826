<?php
/**
 * Answers from the cache, and from the API what is missing or old: one request for all visitors who wait.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** The note that nothing answered at all. */
const EVERYTHING = 'vtc_widgets_failed_everything';

/** Whether a name is the site's own company. */
function is_own( string $vtc ): bool {
	$own = settings()['vtc'];
	if ( '' === $vtc || $vtc === $own ) {
		return true;
	}
	$kept = '' === $own ? null : cache_get( cache_key( 'answer', "/vtcs/$own" ) );
	$json = $kept && 200 === $kept['status'] ? json_decode( $kept['body'] ) : null;
	return is_object( $json ) && in_array( $vtc, array( (string) ( $json->id ?? '' ), $json->handle ?? '' ), true );
}

/** Answers what a visitor may ask: nothing of a private company, and with the site's own token. */
function answer( array $question ): array {
	if ( is_failure( $question ) || '' === $question['vtc'] ) {
		return is_failure( $question ) ? $question : lookup( $question );
	}
	$company = lookup( question( 'vtcDetail', $question['vtc'] ) );
	if ( is_failure( $company ) ) {
		return $company;
	}
	if ( 'private' === ( json_decode( $company['body'] )->visibility ?? '' ) ) {
		return not_found();
	}
	if ( 'vtcDetail' === $question['name'] ) {
		return $company;
	}
	$has_token = '' !== token() && is_own( $question['vtc'] );
	if ( $question['embed'] && ! $has_token && '' === settings()['gateway'] ) {
		return failure( 401, 'UNAUTHORIZED', 'This site has no embed token for this company.' );
	}
	return lookup( $question );
}

/** The answer to a question: at once where there is one, old or not; else as soon as the API gave it. */
function lookup( array $question ): array {
	$record = cache_get( cache_key( 'answer', $question['path'] ) );
	if ( null === $record ) {
		return fly( $question, null );
	}
	if ( is_fresh( $record, $question ) ) {
		return reply( $record, $question, 'hit' );
	}
	if ( 200 !== $record['status'] ) {
		return fly( $question, null );
	}
	later( $question );
	return reply( $record, $question, 'stale' );
}

/** Whether a record needs no new request. */
function is_fresh( array $record, array $question ): bool {
	$seconds = 200 === $record['status'] ? $question['fresh'] : table()['missing'];
	return time() < $record['stored_at'] + $seconds;
}

/** A record as an answer, or as the failure that it keeps. */
function reply( array $record, array $question, string $from ): array {
	if ( 200 !== $record['status'] ) {
		return not_found();
	}
	return array(
		'body'      => $record['body'],
		'stored_at' => $record['stored_at'],
		'fresh'     => $question['fresh'],
		'from'      => $from,
	);
}

/** Asks when the visitor has his page: old answers are renewed for the next one. */
function later( array $question ): void {
	static $waiting = array();
	if ( ! $waiting ) {
		add_action(
			'shutdown',
			static function () use ( &$waiting ): void {
				foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
					if ( function_exists( $finish ) ) {
						$finish();
						break;
					}
				}
				foreach ( $waiting as $one ) {
					fly( $one, array() );
				}
			},
			100
		);
	}
	$waiting[ $question['path'] ] = $question;
}

/** Asks, unless the API is left alone; where another request asks already, its answer is awaited unless there is an old one. */
function fly( array $question, ?array $old ): array {
	$key      = cache_key( 'answer', $question['path'] );
	$deadline = time() + TIMEOUT_SECONDS;
	do {
		$left_alone = left_alone( $question );
		if ( $left_alone ) {
			return $left_alone;
		}
		if ( lock( $key ) ) {
			try {
				// Whoever had the lock before may have got it meanwhile.
				$record = cache_get( $key, true );
				return $record && is_fresh( $record, $question ) ? reply( $record, $question, 'hit' ) : ask_now( $question, $record );
			} finally {
				unlock( $key );
			}
		}
		if ( null !== $old ) {
			break;
		}
		usleep( 100000 );
		$record = cache_get( $key, true );
		if ( $record && is_fresh( $record, $question ) ) {
			return reply( $record, $question, 'hit' );
		}
	} while ( time() < $deadline );
	return failure( 504, 'TIMEOUT', 'The API did not answer in time.', 2 );
}

/** Why the API is not asked now, or null. */
function left_alone( array $question ): ?array {
	if ( '' === upstream() ) {
		return failure( 503, 'SETUP', 'This site has no API address yet.' );
	}
	foreach ( array( cache_key( 'failed', $question['path'] ), EVERYTHING, 'vtc_widgets_rest' ) as $key ) {
		$note = cache_get( $key );
		if ( $note && $note['until'] > time() ) {
			return array_merge( $note['failure'], array( 'retry_after' => $note['until'] - time() ) );
		}
	}
	return null;
}

/** Asks the API and keeps what it said. */
function ask_now( array $question, ?array $known ): array {
	$is_own = is_own( $question['vtc'] );
	$spent  = spend( $is_own || $known );
	if ( $spent ) {
		return failure( 503, 'RATE_LIMITED', 'This site has used up its requests for now.', $spent );
	}
	$token = $question['embed'] && $is_own ? token() : '';
	$said  = ask( upstream() . $question['path'], $token );
	if ( 200 === $said['status'] && is_answer( $said['text'], $question['required'] ) ) {
		return keep( $question, 200, $said['text'], $is_own );
	}
	if ( 404 === $said['status'] && ! $said['html'] ) {
		return keep( $question, 404, '', $is_own );
	}
	if ( 429 === $said['status'] ) {
		return rest( $said['wait'] );
	}
	return remember( $question, refusal( $said ), $said['wait'] ?? 0 );
}

/** Keeps an answer, or that there is none. */
function keep( array $question, int $status, string $body, bool $is_own ): array {
	$record = array(
		'status'    => $status,
		'body'      => $body,
		'stored_at' => time(),
	);
	$kept   = 200 === $status ? table()['stale'] : table()['missing'];
	cache_set( cache_key( 'answer', $question['path'] ), $record, $kept, $is_own );
	delete_transient( cache_key( 'failed', $question['path'] ) );
	delete_transient( EVERYTHING );
	return reply( $record, $question, 'miss' );
}

/** What an answer that is none comes to. */
function refusal( array $said ): array {
	$codes  = array(
		400 => 'VALIDATION_ERROR',
		401 => 'UNAUTHORIZED',
		403 => 'FORBIDDEN',
	);
	$status = $said['status'];
	if ( isset( $codes[ $status ] ) && ! $said['html'] ) {
		return failure( $status, $codes[ $status ], "The API refused this with status $status." );
	}
	if ( 0 !== $status ) {
		return failure( 502, 'BAD_RESPONSE', "The API answered with status $status, and not as it should." );
	}
	return $said['slow'] ? failure( 504, 'TIMEOUT', 'The API did not answer in time.' ) : failure( 502, 'NETWORK', 'The API could not be reached.' );
}

/**
 * Leaves a question alone: for 2 s, then twice as long each time, up to a minute; a refused one for a minute.
 * Where nothing answered, all questions are left alone, so that no page waits for each of them.
 */
function remember( array $question, array $failure, int $wait ): array {
	$is_down = in_array( $failure['code'], array( 'NETWORK', 'TIMEOUT' ), true );
	$key     = $is_down ? EVERYTHING : cache_key( 'failed', $question['path'] );
	$count   = ( cache_get( $key )['count'] ?? 0 ) + 1;
	$times   = table()['failure'];
	$refused = $failure['status'] < 500 ? $times['longest'] : 0;
	$seconds = (int) max( $wait, $refused, min( $times['longest'], $times['first'] * 2 ** ( $count - 1 ) ) );
	$until   = time() + $seconds;
	cache_set( $key, compact( 'count', 'until', 'failure' ), $seconds + 300, is_own( $question['vtc'] ) );
	return array_merge( $failure, array( 'retry_after' => $seconds ) );
}

/** Leaves the whole API alone after it said that there were too many requests. */
function rest( ?int $wait ): array {
	$times   = table()['rest'];
	$count   = ( cache_get( 'vtc_widgets_rest' )['count'] ?? 0 ) + 1;
	$seconds = min( $times['longest'], $wait ?? ( $count > 1 ? $times['further'] : $times['first'] ) );
	$until   = time() + $seconds;
	$failure = failure( 503, 'RATE_LIMITED', 'The API asks for a pause.', $seconds );
	cache_set( 'vtc_widgets_rest', compact( 'count', 'until', 'failure' ), $seconds + 300, true );
	return $failure;
}

/** Counts a request to the API and stops at half of what it allows; names never known get half of that. Seconds to wait, or 0. */
function spend( bool $is_known ): int {
	$spent = cache_get( 'vtc_widgets_spent' ) ?? array();
	foreach ( table()['allowance'] as $seconds => $most ) {
		$part   = intdiv( time(), $seconds );
		$window = $spent[ $seconds ] ?? null;
		if ( null === $window || $window['part'] !== $part ) {
			$window = array(
				'part'    => $part,
				'all'     => 0,
				'unknown' => 0,
			);
		}
		++$window['all'];
		$window['unknown'] += $is_known ? 0 : 1;
		if ( $window['all'] > $most || ( ! $is_known && $window['unknown'] > $most / 2 ) ) {
			return ( $part + 1 ) * $seconds - time();
		}
		$spent[ $seconds ] = $window;
	}
	cache_set( 'vtc_widgets_spent', $spent, 600, true );
	return 0;
}
