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
			__( 'Our server loads the texts and figures itself and sends nothing about you. To limit requests, it stores a hash of your IP address for up to ten minutes. This plugin sets no cookies.', 'vtc-widgets' ),
		);
		if ( is_browser_storage_allowed() ) {
			$paragraphs[] = __( 'When you hide or leave such a page, your browser stores public texts and figures in the session storage of the tab, so that the next page shows them at once. They contain nothing about you. Closing the tab deletes them.', 'vtc-widgets' );
		}
		wp_add_privacy_policy_content( 'VTC Widgets', '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>' );
	}
);
