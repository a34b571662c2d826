<?php
// Test environment: a clock that tests drive, no e-mail, and HTTP requests to this machine only (see wp-config.php).
namespace Vtc_Widgets {
	/** Time of the plugin: the file holds an offset in seconds, or `=` and a fixed time. */
	function time(): int {
		$clock = (string) @file_get_contents( WP_CONTENT_DIR . '/test-clock' );
		return '=' === ( $clock[0] ?? '' ) ? (int) substr( $clock, 1 ) : \time() + (int) $clock;
	}
}

namespace {
	add_filter( 'http_request_host_is_external', '__return_true' );
	add_filter(
		'http_allowed_safe_ports',
		static fn( $ports, $host, $url ) => array_merge( $ports, array( parse_url( $url, PHP_URL_PORT ) ) ),
		10,
		3
	);
	add_filter( 'pre_wp_mail', '__return_true' );
	add_filter( 'automatic_updater_disabled', '__return_true' );
	add_shortcode( 'test_intruder', static fn() => 'INTRUDER' );
}
