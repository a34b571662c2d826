<?php
/**
 * Rate limit of the site, and back-off after failures.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Counts one request to the API. The site uses half of the API's rate limit; unknown companies use at most half of that.
 *
 * @param bool $is_known Whether the company is the site's, or the request has a cached response.
 * @return int 0 if the request may be sent; otherwise it is not counted, and this is the number of seconds to wait.
 */
function reserve_request( bool $is_known ): int {
	$key   = cache_key( 'requests', WHOLE_API );
	$count = static function () use ( $key, $is_known ): int {
		$windows = cache_get( $key, true ) ?? array();
		foreach ( table()['rate_limits'] as $seconds => $max ) {
			$start  = time() - time() % $seconds;
			$window = $windows[ $seconds ] ?? null;
			if ( null === $window || $window['start'] !== $start ) {
				$window = array(
					'start'   => $start,
					'all'     => 0,
					'unknown' => 0,
				);
			}
			++$window['all'];
			$window['unknown'] += $is_known ? 0 : 1;
			if ( $window['all'] > $max || ( ! $is_known && $window['unknown'] > $max / 2 ) ) {
				return $start + $seconds - time();
			}
			$windows[ $seconds ] = $window;
		}
		cache_set( $key, $windows, 600 );
		return 0;
	};
	return with_lock( 'requests', $count ) ?? 1;
}

/** The failure whose back-off does not allow a request now, or null. */
function recent_failure( array $request, bool $is_forced = false ): ?array {
	if ( '' === upstream() ) {
		return failure( 503, 'SETUP', 'This site has no API address yet.' );
	}
	$keys = array( cache_key( 'failure', $request ), cache_key( 'failure', WHOLE_API ), cache_key( 'cooldown', WHOLE_API ) );
	if ( is_page() ) {
		$keys[] = cache_key( 'slow', WHOLE_API );
	}
	foreach ( $keys as $key ) {
		$backoff = cache_get( $key, $is_forced );
		if ( $backoff && $backoff['until'] > time() ) {
			return array_merge( $backoff['failure'], array( 'retry_after' => $backoff['until'] - time() ) );
		}
	}
	return null;
}

/**
 * Starts the back-off of a failed request: 2 s, doubled each time up to a minute; a minute after a 4xx. If the API cannot be reached,
 * it applies to all requests. After a timeout in a page it applies to pages only: requests of the REST API have more time.
 */
function back_off_request( array $request, array $failure, int $wait ): array {
	$is_down = in_array( $failure['code'], array( 'NETWORK', 'TIMEOUT' ), true );
	$is_slow = 'TIMEOUT' === $failure['code'] && is_page();
	$key     = cache_key( $is_slow ? 'slow' : 'failure', $is_down ? WHOLE_API : $request );
	$count   = ( cache_get( $key )['count'] ?? 0 ) + 1;
	$retry   = table()['retry_seconds'];
	$seconds = $failure['status'] < 500 ? $retry['max'] : min( $retry['max'], $retry['first'] * 2 ** ( $count - 1 ) );
	return record_failure( $key, $count, $failure, (int) max( $wait, $seconds ) );
}

/** Starts the cooldown of all requests after a 429. */
function back_off_all( ?int $wait ): array {
	$key      = cache_key( 'cooldown', WHOLE_API );
	$count    = ( cache_get( $key )['count'] ?? 0 ) + 1;
	$cooldown = table()['cooldown_seconds'];
	$seconds  = min( $cooldown['max'], $wait ?? ( $count > 1 ? $cooldown['further'] : $cooldown['first'] ) );
	return record_failure( $key, $count, failure( 503, 'RATE_LIMITED', 'The API responded with 429 (too many requests).' ), $seconds );
}

/** Stores a failure until the next attempt. */
function record_failure( string $key, int $count, array $failure, int $seconds ): array {
	$until = time() + $seconds;
	cache_set( $key, compact( 'count', 'until', 'failure' ), $seconds + 300 );
	return array_merge( $failure, array( 'retry_after' => $seconds ) );
}

/** Ends the back-off after a success. */
function clear_failures( array $request ): void {
	foreach ( array( cache_key( 'failure', $request ), cache_key( 'failure', WHOLE_API ), cache_key( 'slow', WHOLE_API ) ) as $key ) {
		if ( cache_get( $key ) ) {
			delete_transient( $key );
		}
	}
}
