<?php
// For the test alone: WordPress may ask servers of this machine, and nobody else.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	static function ( $ports, $host, $url ) {
		return array_merge( $ports, array( parse_url( $url, PHP_URL_PORT ) ) );
	},
	10,
	3
);
add_filter(
	'pre_http_request',
	static function ( $answer, $options, $url ) {
		$nothing = array(
			'headers'  => array(),
			'body'     => '',
			'response' => array( 'code' => 404, 'message' => 'The test is offline.' ),
			'cookies'  => array(),
			'filename' => null,
		);
		return '127.0.0.1' === parse_url( $url, PHP_URL_HOST ) ? $answer : $nothing;
	},
	10,
	3
);
add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'automatic_updater_disabled', '__return_true' );
add_shortcode( 'test_intruder', static fn() => 'INTRUDER' );
