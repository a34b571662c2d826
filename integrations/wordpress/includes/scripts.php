<?php
/**
 * The scripts and the style sheet of the elements, on pages that have elements.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Paths of the scripts by handle, all of them modules: one for each element, and those for pages with several kinds of elements. */
function modules(): array {
	$paths = array( 'vtc-widgets-view' => 'scripts/view.js' );
	foreach ( table()['elements'] as $tag => $element ) {
		$paths[ "vtc-widgets-$tag" ]            = "single/$tag.js";
		$paths[ handle( $element['bundle'] ) ] = $element['bundle'];
	}
	return $paths;
}

/** Whether elements may store responses in the session storage of the visitor's browser. */
function is_browser_storage_allowed(): bool {
	return (bool) apply_filters( 'vtc_widgets_browser_storage', true );
}

/** Handle of a script for pages with several kinds of elements, such as `vtc-more.js`. */
function handle( string $bundle ): string {
	return 'vtc-widgets.js' === $bundle ? 'vtc-widgets' : 'vtc-widgets-' . basename( $bundle, '.js' );
}

add_action(
	'init',
	static function (): void {
		foreach ( modules() as $handle => $path ) {
			wp_register_script( $handle, plugins_url( $path, PLUGIN_FILE ), array(), VERSION, false );
		}
		wp_register_style( 'vtc-widgets', plugins_url( 'vtc-widgets.css', PLUGIN_FILE ), array(), VERSION );
	}
);

/** Adds an element to those of the page, and returns their tags. */
function page_elements( string ...$added ): array {
	static $tags = array();
	$tags        = array_unique( array_merge( $tags, $added ) );
	return $tags;
}

/** Enqueues the scripts of all given elements. */
function enqueue_bundles( array $tags ): void {
	wp_enqueue_script( 'vtc-widgets' );
	foreach ( $tags as $tag ) {
		wp_enqueue_script( handle( table()['elements'][ $tag ]['bundle'] ) );
	}
}

/** Enqueues the scripts that the elements rendered so far need: the element's own script for one kind of element, else those with all elements. */
function enqueue_elements(): void {
	$tags = page_elements();
	if ( ! $tags ) {
		return;
	}
	if ( 1 === count( $tags ) ) {
		wp_enqueue_script( 'vtc-widgets-' . reset( $tags ) );
	} else {
		enqueue_bundles( $tags );
	}
	wp_enqueue_script( 'vtc-widgets-view' );
}

// Just before the scripts are printed. Block themes render the page before its head; other themes, and late widgets, need the footer.
add_action(
	'wp_head',
	static function (): void {
		if ( wp_is_block_theme() ) {
			enqueue_elements();
		}
	},
	8
);
add_action( 'wp_footer', __NAMESPACE__ . '\\enqueue_elements', 19 );

// Only this hook reaches the editor's canvas frame.
add_action(
	'enqueue_block_assets',
	static function (): void {
		if ( is_admin() ) {
			enqueue_bundles( array_keys( table()['elements'] ) );
			wp_enqueue_style( 'vtc-widgets' );
		}
	}
);

// In the head of pages that are known to have elements: the space must be reserved before the first paint.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		$post    = is_singular() ? get_post() : null;
		$content = $post ? $post->post_content : '';
		foreach ( array_keys( table()['elements'] ) as $tag ) {
			if ( has_block( "vtc-widgets/$tag", $content ) || has_shortcode( $content, shortcode( $tag ) ) ) {
				wp_enqueue_style( 'vtc-widgets' );
				return;
			}
		}
	}
);

// Script modules of WordPress do not reach the editor's canvas frame, and do not exist before 6.5.
add_filter(
	'script_loader_tag',
	static function ( string $html, string $handle ): string {
		if ( ! isset( modules()[ $handle ] ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'script' ) ) {
			if ( null !== $tags->get_attribute( 'src' ) ) {
				$tags->set_attribute( 'type', 'module' );
				if ( ! is_browser_storage_allowed() ) {
					$tags->set_attribute( 'data-storage', 'none' );
				}
			}
		}
		return $tags->get_updated_html();
	},
	10,
	2
);
