<?php
/**
 * Rate limit of the site, and back-off after failures.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** The last address of a list in a proxy's header, without port, brackets, quotes and zone; '' if it is none. */
function address_in( string $header ): string {
	$hops    = explode( ',', rtrim( $header, ', ' ) );
	$hop     = trim( end( $hops ), " \t\"'" );
	$address = preg_replace( array( '/^\[([^\]]*)\](:\d+)?$/', '/^([\d.]+):\d+$/', '/%.*$/' ), array( '$1', '$1', '' ), $hop );
	return filter_var( $address, FILTER_VALIDATE_IP ) ? $address : '';
}

/**
 * Network of the visitor, hashed: an IPv4 address, or the /56 network of an IPv6 address, since a visitor can have all addresses of it.
 * '' if it is unknown.
 */
function visitor_network(): string {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- validated below.
	$peer    = $_SERVER['REMOTE_ADDR'] ?? '';
	$address = apply_filters( 'vtc_widgets_visitor_address', $peer );
	$address = is_string( $address ) ? address_in( $address ) : '';
	if ( '' === $address ) {
		return '';
	}
	$bytes     = inet_pton( $address );
	$is_mapped = 0 === strpos( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" );
	return wp_hash( bin2hex( $is_mapped ? substr( $bytes, 12 ) : substr( $bytes, 0, 7 ) ) );
}

/**
 * Limits by counter, as in the gateway. First pages have the half of `$max` that nothing else uses; later pages of the same lists have a
 * quarter, all other requests another one, and a visitor's network has half of each quarter.
 *
 * @param string $share `first`, `later` or `other`, see reserved.php.
 */
function limits( string $share, string $network, int $max ): array {
	$shared  = 'first' === $share ? array() : array( $share => intdiv( $max, 4 ) );
	$visitor = 'first' === $share || '' === $network ? array() : array( "$share $network" => intdiv( $max, 8 ) );
	return $visitor + $shared + array( 'all' => $max );
}

/**
 * Counts one request to the API. The site uses half of the API's rate limit.
 *
 * @return array Empty if the request may be sent; otherwise it is not counted, and this is the failure.
 */
function count_request( string $share ): array {
	$key     = cache_key( 'requests', WHOLE_API );
	$network = 'first' === $share ? '' : visitor_network();
	$count   = static function () use ( $key, $share, $network ): array {
		$windows = cache_get( $key, true ) ?? array();
		foreach ( table()['rate_limits'] as $seconds => $max ) {
			$start  = time() - time() % $seconds;
			$counts = ( $windows[ $seconds ]['start'] ?? null ) === $start ? $windows[ $seconds ]['counts'] : array();
			foreach ( limits( $share, $network, $max ) as $name => $limit ) {
				$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + 1;
				if ( $counts[ $name ] > $limit ) {
					return rate_limit_failure( "$share $network" === $name, $start + $seconds - time() );
				}
			}
			$windows[ $seconds ] = compact( 'start', 'counts' );
		}
		cache_set( $key, $windows, 600 );
		return array();
	};
	return with_lock( 'requests', $count ) ?? rate_limit_failure( false, 1 );
}

/** The failure of a request that exceeds the limit of a visitor, or of the site. */
function rate_limit_failure( bool $is_of_visitor, int $seconds ): array {
	return $is_of_visitor
		? failure( 429, 'RATE_LIMITED', 'Too many requests from this address.', $seconds )
		: failure( 503, 'RATE_LIMITED', 'The rate limit of this site is reached.', $seconds );
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
