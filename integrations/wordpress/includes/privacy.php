<?php
/**
 * Suggested text for the site's privacy policy.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function (): void {
		$paragraphs = array(
			__( 'Pages with information about our virtual trucking company load its pictures from other websites. Your browser sends your IP address to them.', 'vtc-widgets' ),
			__( 'Our server loads the texts and figures itself and sends nothing about you. This plugin sets no cookies and stores no personal data about visitors.', 'vtc-widgets' ),
		);
		wp_add_privacy_policy_content( 'VTC Widgets', '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>' );
	}
);
