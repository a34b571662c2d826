<?php
/**
 * A block for each element, and a pattern with all blocks.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		$dependencies = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' );
		wp_register_script( 'vtc-widgets-editor', plugins_url( 'scripts/editor.js', PLUGIN_FILE ), $dependencies, VERSION, true );
		foreach ( block_labels() as $tag => $label ) {
			register_block_type(
				dirname( PLUGIN_FILE ) . "/blocks/$tag",
				array(
					'title'           => $label[0],
					'description'     => $label[1],
					'icon'            => $label[2],
					'render_callback' => static function ( array $attributes ) use ( $tag ): string {
						$html = element( $tag, $attributes );
						return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . ">$html</div>";
					},
				)
			);
		}
		register_block_pattern(
			'vtc-widgets/company-page',
			array(
				'title'       => __( 'Company page', 'vtc-widgets' ),
				'description' => __( 'A page about your company: banner, convoys, news, pictures, roster, recruitment, rules, partners, servers.', 'vtc-widgets' ),
				'categories'  => array( 'vtc-widgets' ),
				'content'     => company_page(),
			)
		);
	}
);

/** The content of the pattern. */
function company_page(): string {
	$blocks = array(
		'vtc-card'            => ' {"layout":"banner","align":"wide"}',
		'vtc-live-events'     => '',
		'vtc-upcoming-events' => ' {"layout":"cards","limit":6,"align":"wide"}',
		'vtc-news'            => ' {"limit":3,"align":"wide"}',
		'vtc-gallery'         => ' {"layout":"strip","align":"wide"}',
		'vtc-roster'          => ' {"searchable":true,"align":"wide"}',
		'vtc-recruitment'     => ' {"align":"wide"}',
		'vtc-rules'           => ' {"max-lines":12,"align":"wide"}',
		'vtc-partners'        => ' {"layout":"logos","align":"wide"}',
		'server-stats'        => ' {"align":"wide"}',
	);
	$html   = '';
	foreach ( array_intersect_key( $blocks, table()['elements'] ) as $tag => $attributes ) {
		$html .= "<!-- wp:vtc-widgets/$tag$attributes /-->\n\n";
	}
	return $html;
}

add_action(
	'init',
	static function (): void {
		register_block_pattern_category( 'vtc-widgets', array( 'label' => 'VTC Widgets' ) );
	},
	9
);

add_filter(
	'block_categories_all',
	static function ( array $categories ): array {
		$own = array(
			'slug'  => 'vtc-widgets',
			'title' => 'VTC Widgets',
		);
		return array_merge( $categories, array( $own ) );
	}
);

// Data for the editor; the token is not part of it.
add_action(
	'enqueue_block_editor_assets',
	static function (): void {
		$editor_data = array(
			'apiBase'    => api_base(),
			'hasBase'    => '' !== upstream(),
			'vtc'        => settings()['vtc'],
			'elements'   => table()['elements'],
			'languages'  => table()['languages'],
			'attributes' => attribute_labels(),
			'values'     => value_labels(),
			'texts'      => editor_labels(),
		);
		wp_add_inline_script( 'vtc-widgets-editor', 'window.vtcWidgets = ' . wp_json_encode( $editor_data, JSON_HEX_TAG ) . ';', 'before' );
	}
);
