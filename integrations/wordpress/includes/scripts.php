<?php
/**
 * The script and the style sheet of the elements, on pages that have elements.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Handles of scripts that are modules. */
const MODULES = array( 'vtc-widgets', 'vtc-widgets-view' );

add_action(
	'init',
	static function (): void {
		wp_register_script( 'vtc-widgets', plugins_url( 'vtc-widgets.js', FILE ), array(), VERSION, false );
		wp_register_script( 'vtc-widgets-view', plugins_url( 'scripts/view.js', FILE ), array( 'vtc-widgets' ), VERSION, false );
		wp_register_style( 'vtc-widgets', plugins_url( 'vtc-widgets.css', FILE ), array(), VERSION );
	}
);

/** Enqueues the elements' script, and the style sheet that reserves space until it has run. */
function enqueue_elements(): void {
	wp_enqueue_script( 'vtc-widgets' );
	if ( ! is_admin() ) {
		wp_enqueue_script( 'vtc-widgets-view' );
	}
	wp_enqueue_style( 'vtc-widgets' );
}

// Only this hook reaches the editor's canvas frame. On the site, elements enqueue their scripts themselves.
add_action(
	'enqueue_block_assets',
	static function (): void {
		if ( is_admin() ) {
			enqueue_elements();
		}
	}
);

// On pages that are known to have elements, in the head: the space must be reserved before the first paint.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		$post    = is_singular() ? get_post() : null;
		$content = $post ? $post->post_content : '';
		foreach ( array_keys( table()['elements'] ) as $tag ) {
			if ( has_block( "vtc-widgets/$tag", $content ) || has_shortcode( $content, shortcode( $tag ) ) ) {
				enqueue_elements();
				return;
			}
		}
	}
);

// Script modules of WordPress do not reach the editor's canvas frame, and do not exist before 6.5.
add_filter(
	'script_loader_tag',
	static function ( string $html, string $handle ): string {
		if ( ! in_array( $handle, MODULES, true ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'script' ) ) {
			if ( null !== $tags->get_attribute( 'src' ) ) {
				$tags->set_attribute( 'type', 'module' );
			}
		}
		return $tags->get_updated_html();
	},
	10,
	2
);
