<?php
/**
 * The screen Settings → VTC Widgets.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function (): void {
		register_setting(
			'vtc_widgets',
			'vtc_widgets',
			array(
				'type'              => 'array',
				'sanitize_callback' => __NAMESPACE__ . '\\sanitize_settings',
				'show_in_rest'      => false,
			)
		);
	}
);

add_action(
	'admin_menu',
	static function (): void {
		$page = add_options_page( 'VTC Widgets', 'VTC Widgets', 'manage_options', 'vtc-widgets', __NAMESPACE__ . '\\settings_page' );
		add_action(
			'admin_enqueue_scripts',
			static function ( string $hook ) use ( $page ): void {
				if ( $hook === $page ) {
					wp_enqueue_script( 'vtc-widgets-settings', plugins_url( 'scripts/settings.js', PLUGIN_FILE ), array( 'wp-api-fetch' ), VERSION, true );
					wp_enqueue_style( 'vtc-widgets-settings', plugins_url( 'scripts/settings.css', PLUGIN_FILE ), array(), VERSION );
				}
			}
		);
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( PLUGIN_FILE ),
	static function ( array $links ): array {
		$link = '<a href="' . esc_url( admin_url( 'options-general.php?page=vtc-widgets' ) ) . '">' . esc_html__( 'Settings' ) . '</a>';
		return array_merge( array( $link ), $links );
	}
);

// The button below the form.
add_action(
	'admin_post_vtc_widgets_empty',
	static function (): void {
		check_admin_referer( 'vtc_widgets_empty' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vtc-widgets' ) );
		}
		empty_cache();
		wp_safe_redirect( admin_url( 'options-general.php?page=vtc-widgets&emptied=1' ) );
		exit;
	}
);

/** Prints a field with its label, its help, and a line for the result of its check. */
function field( string $name, string $label, string $help, array $input ): void {
	$id = "vtc-widgets-$name";
	echo '<tr><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label></th><td>';
	echo '<input class="regular-text" id="' . esc_attr( $id ) . '" name="' . esc_attr( "vtc_widgets[$name]" ) . '" aria-describedby="' . esc_attr( "$id-help $id-check" ) . '"';
	foreach ( $input as $attribute => $value ) {
		echo ' ' . esc_attr( $attribute ) . '="' . esc_attr( $value ) . '"';
	}
	echo '><p class="description" id="' . esc_attr( "$id-help" ) . '">' . esc_html( $help ) . '</p>';
	echo '<p class="vtc-widgets-check" id="' . esc_attr( "$id-check" ) . '" data-field="' . esc_attr( $name ) . '" aria-live="polite"></p>';
	echo '</td></tr>';
}

/** Prints the screen. */
function settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = settings();
	$address  = array(
		'type'        => 'url',
		'placeholder' => 'https://api.example/api/v1',
	);
	echo '<div class="wrap vtc-widgets"><h1>VTC Widgets</h1>';
	// phpcs:ignore WordPress.Security.NonceVerification -- shows a notice only.
	if ( isset( $_GET['emptied'] ) ) {
		echo '<div class="notice notice-success"><p>' . esc_html__( 'The cache was emptied.', 'vtc-widgets' ) . '</p></div>';
	}
	echo '<form action="options.php" method="post" autocomplete="off">';
	settings_fields( 'vtc_widgets' );
	echo '<table class="form-table" role="presentation">';
	field( 'api_base', __( 'Address of the API', 'vtc-widgets' ), __( 'Your site loads its data from there.', 'vtc-widgets' ), $address + array( 'value' => $settings['api_base'] ) );
	field(
		'vtc',
		__( 'Company', 'vtc-widgets' ),
		__( 'Blocks show this company unless you choose another one.', 'vtc-widgets' ),
		array(
			'type'  => 'text',
			'value' => $settings['vtc'],
		)
	);
	token_field();
	field( 'gateway', __( 'Gateway', 'vtc-widgets' ), __( 'Replaces the API. An address such as …/embed/vtc-card?vtc=…, on a line of its own, becomes a frame.', 'vtc-widgets' ), array( 'placeholder' => 'https://vtc.example.com' ) + $address + array( 'value' => $settings['gateway'] ) );
	field(
		'apply',
		__( 'Address for applications', 'vtc-widgets' ),
		__( 'If it is set, recruitment blocks show the questions as a form, which is sent to this address, such as that of a gateway.', 'vtc-widgets' ),
		array(
			'type'        => 'text',
			'placeholder' => 'https://vtc.example.com/apply/{handle}',
			'value'       => $settings['apply'],
		)
	);
	echo '</table>';
	management_fields( $settings['platform'] );
	link_fields( $settings['links'] );
	submit_button();
	echo '</form>';
	usage();
	echo '<form action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" method="post"><input type="hidden" name="action" value="vtc_widgets_empty">';
	wp_nonce_field( 'vtc_widgets_empty' );
	submit_button( __( 'Empty the cache', 'vtc-widgets' ), 'secondary', 'submit', false );
	echo '</form></div>';
}

/** Prints the field of the token, without the stored token. */
function token_field(): void {
	$label = __( 'Embed token', 'vtc-widgets' );
	if ( is_token_constant() ) {
		echo '<tr><th scope="row">' . esc_html( $label ) . '</th><td><p>' . esc_html__( 'Set as VTC_WIDGETS_TOKEN in wp-config.php.', 'vtc-widgets' ) . '</p><p class="vtc-widgets-check" data-field="token" aria-live="polite"></p></td></tr>';
		return;
	}
	$is_set = '' !== token();
	field(
		'token',
		$label,
		__( 'From the settings of your company. It starts with emb_ and never leaves your server except to the API.', 'vtc-widgets' ),
		array(
			'type'         => 'password',
			'autocomplete' => 'new-password',
			'value'        => '',
			'placeholder'  => $is_set ? __( 'Stored. Enter another one to replace it.', 'vtc-widgets' ) : 'emb_…',
		)
	);
	if ( $is_set ) {
		echo '<tr><th></th><td><label><input type="checkbox" name="vtc_widgets[remove_token]" value="1"> ' . esc_html__( 'Remove the stored token', 'vtc-widgets' ) . '</label></td></tr>';
	}
}

/** Prints the fields for the management of the company, without the stored key. */
function management_fields( string $platform ): void {
	$label = __( 'API key', 'vtc-widgets' );
	echo '<h2>' . esc_html__( 'Manage your company', 'vtc-widgets' ) . '</h2><table class="form-table" role="presentation">';
	if ( is_key_constant() ) {
		echo '<tr><th scope="row">' . esc_html( $label ) . '</th><td><p>' . esc_html__( 'Set as VTC_WIDGETS_API_KEY in wp-config.php.', 'vtc-widgets' ) . '</p><p class="vtc-widgets-check" data-field="key" aria-live="polite"></p></td></tr>';
	} else {
		$is_set = '' !== stored_key()['key'];
		$stored = '' === api_key() ? __( 'Stored for another address. Enter it again to use it.', 'vtc-widgets' ) : __( 'Stored. Enter another one to replace it.', 'vtc-widgets' );
		field(
			'key',
			$label,
			__( 'Shows applications on your dashboard and publishes posts on the platform. It starts with svc_, needs VTC scopes, and never leaves your server except to the API.', 'vtc-widgets' ),
			array(
				'type'         => 'password',
				'autocomplete' => 'new-password',
				'value'        => '',
				'placeholder'  => $is_set ? $stored : 'svc_…',
			)
		);
		if ( $is_set ) {
			echo '<tr><th></th><td><label><input type="checkbox" name="vtc_widgets[remove_key]" value="1"> ' . esc_html__( 'Remove the stored key', 'vtc-widgets' ) . '</label></td></tr>';
		}
	}
	field(
		'platform',
		__( 'Applications on the platform', 'vtc-widgets' ),
		__( 'The address of the page on which you answer applications. Your dashboard links to it.', 'vtc-widgets' ),
		array(
			'type'        => 'url',
			'placeholder' => 'https://platform.example/…',
			'value'       => $platform,
		)
	);
	echo '</table>';
}

/** Prints the fields for link templates. */
function link_fields( array $links ): void {
	echo '<details' . ( $links ? ' open' : '' ) . '><summary>' . esc_html__( 'Links to your own pages', 'vtc-widgets' ) . '</summary>';
	echo '<p>' . esc_html__( 'Where a click on an item leads. A word in braces stands for a field, such as {slug} of a convoy or {handle} of a company.', 'vtc-widgets' ) . '</p><table class="form-table" role="presentation">';
	foreach ( block_labels() as $tag => $label ) {
		if ( table()['elements'][ $tag ]['links'] ) {
			$id = "vtc-widgets-link-$tag";
			echo '<tr><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label[0] ) . '</label></th><td><input class="regular-text code" type="text" id="' . esc_attr( $id ) . '" name="' . esc_attr( "vtc_widgets[links][$tag]" ) . '" value="' . esc_attr( $links[ $tag ] ?? '' ) . '" placeholder="https://my.example/{slug}"></td></tr>';
		}
	}
	echo '</table></details>';
}

/** Prints how to add elements to pages. */
function usage(): void {
	echo '<h2>' . esc_html__( 'On your pages', 'vtc-widgets' ) . '</h2><p>' . esc_html__( 'In the editor, use the blocks under “VTC Widgets” or the pattern “Company page”. Elsewhere, use these shortcodes, with the attributes of the documentation:', 'vtc-widgets' ) . '</p><ul class="ul-disc">';
	foreach ( block_labels() as $tag => $label ) {
		echo '<li><code>[' . esc_html( shortcode( $tag ) ) . ']</code> ' . esc_html( $label[1] ) . '</li>';
	}
	echo '</ul>';
}
