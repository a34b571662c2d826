<?php
/**
 * The elements' file, where it is needed.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Files that are modules. */
const MODULES = array( 'vtc-widgets', 'vtc-widgets-view' );

add_action(
	'init',
	static function (): void {
		wp_register_script( 'vtc-widgets', plugins_url( 'vtc-widgets.js', FILE ), array(), VERSION, false );
		wp_register_script( 'vtc-widgets-view', plugins_url( 'scripts/view.js', FILE ), array( 'vtc-widgets' ), VERSION, false );
		if ( is_readable( dirname( FILE ) . '/vtc-widgets.css' ) ) {
			wp_register_style( 'vtc-widgets', plugins_url( 'vtc-widgets.css', FILE ), array(), VERSION );
		}
	}
);

/** Puts the elements' file into the page, with what reserves their room. */
function enqueue_elements(): void {
	wp_enqueue_script( 'vtc-widgets' );
	if ( ! is_admin() ) {
		wp_enqueue_script( 'vtc-widgets-view' );
	}
	if ( wp_style_is( 'vtc-widgets', 'registered' ) ) {
		wp_enqueue_style( 'vtc-widgets' );
	}
}

// The editor's frame takes scripts and styles of this hook only; on the site, elements ask for them themselves.
add_action(
	'enqueue_block_assets',
	static function (): void {
		if ( is_admin() ) {
			enqueue_elements();
		}
	}
);

// A page that is known to have elements gets the file in its head, before anything is drawn.
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

// Module handles of WordPress do not reach the editor's frame, and are not there before 6.5.
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
				// The data is in the page already: waiting for this file spares visitors a page that jumps.
				$tags->set_attribute( 'blocking', 'render' );
			}
		}
		return $tags->get_updated_html();
	},
	10,
	2
);
