<?php
/**
 * Texts of the editor.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Labels of attribute values. A key that starts with the name of an attribute is for that attribute only. */
function value_labels(): array {
	return element_value_labels() + array(
		'monday'   => __( 'Monday' ),
		'saturday' => __( 'Saturday' ),
		'sunday'   => __( 'Sunday' ),
	);
}

/** Other texts of the editor. */
function editor_labels(): array {
	return array(
		'company'         => __( 'Company', 'vtc-widgets' ),
		'look'            => __( 'Look and content', 'vtc-widgets' ),
		'more'            => __( 'More settings', 'vtc-widgets' ),
		'default'         => __( 'Default', 'vtc-widgets' ),
		'visitorLanguage' => __( 'Language of the visitor', 'vtc-widgets' ),
		'visitorZone'     => __( 'Time zone of the visitor', 'vtc-widgets' ),
		'noHeading'       => __( 'No heading', 'vtc-widgets' ),
		'ownHelp'         => __( 'Leave empty for the company of this site.', 'vtc-widgets' ),
		'noBase'          => __( 'Please ask an administrator to enter the address of the API under Settings → VTC Widgets.', 'vtc-widgets' ),
		'noCompany'       => __( 'Please choose a company in the settings of the block, or for the whole site under Settings → VTC Widgets.', 'vtc-widgets' ),
	);
}
