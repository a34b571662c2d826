<?php
/**
 * The address that elements ask in the browser: what the gateway lets through, from the cache, with the site's token.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** What elements take as `api-base`; it has no query, whatever the site's permalinks. */
function api_base(): string {
	$route = 'vtc-widgets/v1/api';
	return get_option( 'permalink_structure' ) ? untrailingslashit( rest_url( $route ) ) : home_url( "index.php/wp-json/$route" );
}

// Without permalinks WordPress reads no paths; this one it has to.
add_action(
	'parse_request',
	static function ( \WP $wp ): void {
		$path = isset( $_SERVER['PATH_INFO'] ) ? sanitize_text_field( wp_unslash( $_SERVER['PATH_INFO'] ) ) : '';
		if ( 0 === strpos( $path, '/wp-json/vtc-widgets/v1/' ) && empty( $wp->query_vars['rest_route'] ) ) {
			$wp->query_vars['rest_route'] = substr( $path, strlen( '/wp-json' ) );
		}
	},
	9
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'vtc-widgets/v1',
			'/api(?P<path>/[\w.~\/-]{1,200})',
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\rest_answer',
				// What the API shows everybody, and what the owner's token adds to it for his visitors.
				'permission_callback' => '__return_true',
			)
		);
	}
);

/** An answer of the API, or why there is none. */
function rest_answer( \WP_REST_Request $request ): \WP_REST_Response {
	$query = array_diff_key( $request->get_query_params(), array( 'rest_route' => 1 ) );
	$reply = answer( question_of( $request['path'], $query ) );
	return is_failure( $reply ) ? rest_failure( $reply ) : rest_success( $reply, (string) $request->get_header( 'if_none_match' ) );
}

/** Why there is no answer, as the elements' client reads it (RFC 9457). */
function rest_failure( array $reply ): \WP_REST_Response {
	$status   = $reply['status'];
	$response = new \WP_REST_Response(
		array(
			'type'   => 'about:blank',
			'title'  => get_status_header_desc( $status ),
			'status' => $status,
			'detail' => $reply['detail'],
			'code'   => $reply['code'],
		),
		$status
	);
	$response->header( 'Cache-Control', 404 === $status ? 'public, max-age=60' : 'no-store' );
	if ( null !== $reply['retry_after'] ) {
		$response->header( 'Retry-After', (string) $reply['retry_after'] );
	}
	return $response;
}

/** An answer with its true age; nothing where the visitor has it already. */
function rest_success( array $reply, string $known ): \WP_REST_Response {
	$etag     = '"' . md5( $reply['body'] ) . '"';
	$is_known = in_array( $etag, array_map( static fn( string $tag ): string => preg_replace( '/^W\//', '', trim( $tag ) ), explode( ',', $known ) ), true );
	$response = new \WP_REST_Response( $is_known ? null : json_decode( $reply['body'] ), $is_known ? 304 : 200 );
	$seconds  = 'stale' === $reply['from'] ? 0 : $reply['fresh'];
	$response->header( 'ETag', $etag );
	$response->header( 'Age', (string) max( 0, time() - $reply['stored_at'] ) );
	$response->header( 'Cache-Control', "public, max-age=$seconds, stale-while-revalidate=60" );
	$response->header( 'X-Vtc-Cache', $reply['from'] );
	return $response;
}
