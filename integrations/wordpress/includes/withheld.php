<?php
/**
 * Fields that pages and responses do not contain: SteamIDs and internal ids, and the e-mail address where no element shows it.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * A copy of JSON data without the fields of these names, on every level.
 *
 * @param mixed    $json  From `json_decode()`, with objects.
 * @param string[] $names Names of the fields.
 * @return mixed
 */
function without_fields( $json, array $names ) {
	if ( is_array( $json ) ) {
		return array_map( static fn( $item ) => without_fields( $item, $names ), $json );
	}
	if ( ! is_object( $json ) ) {
		return $json;
	}
	$copy = new \stdClass();
	foreach ( get_object_vars( $json ) as $name => $value ) {
		if ( ! in_array( (string) $name, $names, true ) ) {
			$copy->{$name} = without_fields( $value, $names );
		}
	}
	return $copy;
}

/** A response of the API as it is cached: no element shows the withheld fields. */
function storable_body( object $json ): string {
	return (string) wp_json_encode( without_fields( $json, table()['withheld_fields'] ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/** A cached response as data for visitors; with the e-mail address only for an element that shows it. */
function visible_json( array $response, bool $has_contact = false ): object {
	$json = json_decode( $response['body'] );
	return $has_contact ? $json : without_fields( $json, table()['contact_fields'] );
}

/** Whether an element shows how to contact the company. Responses of the REST route have no e-mail address: such an element does not refresh. */
function shows_contact( array $attributes ): bool {
	return in_array( 'contact', preg_split( '/[\s,]+/', $attributes['show'] ?? '' ), true );
}
