<?php
/**
 * The REST route that the elements use as API: the requests of the elements, from the cache, with the site's token.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Value of the elements' `api-base`. Without permalinks it has a query: `/index.php?rest_route=…`. */
function api_base(): string {
	return untrailingslashit( rest_url( 'vtc-widgets/v1/api' ) );
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'vtc-widgets/v1',
			'/api(?P<path>/[\w.~\/-]{1,200})',
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\rest_response',
				// Public data, and convoys that the site owner publishes with the token.
				'permission_callback' => '__return_true',
			)
		);
	}
);

/** Responds to an element. */
function rest_response( \WP_REST_Request $request ): \WP_REST_Response {
	wait_limit( TIMEOUT_SECONDS );
	$query    = array_diff_key( $request->get_query_params(), array( 'rest_route' => 1 ) );
	$response = respond_all( array( parse_request( $request['path'], $query ) ) )[0];
	return is_failure( $response ) ? rest_failure( $response ) : rest_success( $response, (string) $request->get_header( 'if_none_match' ) );
}

/** A failure as problem details (RFC 9457), which the elements' client reads. */
function rest_failure( array $failure ): \WP_REST_Response {
	$status   = $failure['status'];
	$response = new \WP_REST_Response(
		array(
			'type'   => 'about:blank',
			'title'  => get_status_header_desc( $status ),
			'status' => $status,
			'detail' => $failure['detail'],
			'code'   => $failure['code'],
		),
		$status
	);
	$response->header( 'Cache-Control', 404 === $status ? 'public, max-age=60' : 'no-store' );
	if ( null !== $failure['retry_after'] ) {
		$response->header( 'Retry-After', (string) $failure['retry_after'] );
	}
	return $response;
}

/** A response with its age; 304 if the browser has it already. */
function rest_success( array $found, string $if_none_match ): \WP_REST_Response {
	$etag     = '"' . md5( $found['body'] ) . '"';
	$is_known = in_array( $etag, array_map( static fn( string $tag ): string => preg_replace( '/^W\//', '', trim( $tag ) ), explode( ',', $if_none_match ) ), true );
	$response = new \WP_REST_Response( $is_known ? null : visible_json( $found ), $is_known ? 304 : 200 );
	$seconds  = 'stale' === $found['source'] ? 0 : $found['fresh'];
	$response->header( 'ETag', $etag );
	$response->header( 'Age', (string) max( 0, time() - $found['stored_at'] ) );
	$response->header( 'Cache-Control', "public, max-age=$seconds, {$found['directive']}" );
	$response->header( 'X-Vtc-Cache', $found['source'] );
	return $response;
}
