<?php
/**
 * “Publish on the platform” in the editor of posts: a news post of the company, once for each post.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Name of the metadata about a post on the platform. */
const NEWS_META = '_vtc_widgets_news';

/** After this time, the list of news shows a post whose request was not confirmed. */
const SETTLE_SECONDS = 30;

/** Tolerance for the clock of the API, in seconds. */
const CLOCK_SECONDS = 3600;

add_action(
	'add_meta_boxes_post',
	static function (): void {
		if ( may_manage( 'news' ) ) {
			add_meta_box( 'vtc-widgets-news', __( 'Publish on the platform', 'vtc-widgets' ), __NAMESPACE__ . '\\news_box', 'post', 'normal' );
			enqueue_management();
		}
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		$post   = array(
			'type'     => 'integer',
			'required' => true,
		);
		$may    = static fn( \WP_REST_Request $request ): bool => may_manage( 'news' ) && current_user_can( 'edit_post', (int) $request['post'] ) && 'post' === get_post_type( (int) $request['post'] );
		$text   = array(
			'type'     => 'string',
			'required' => true,
		);
		$option = array(
			'type'    => 'boolean',
			'default' => false,
		);
		register_rest_route(
			'vtc-widgets/v1',
			'/news',
			array(
				'methods'             => 'POST',
				'callback'            => static fn( \WP_REST_Request $request ): array => publish_post( (int) $request['post'], $request->get_params() ),
				'permission_callback' => $may,
				'args'                => array(
					'post'      => $post,
					'title'     => $text,
					'content'   => $text,
					'pinned'    => $option,
					'date'      => array(
						'type'    => 'string',
						'default' => '',
					),
					'confirmed' => $option,
				),
			)
		);
		register_rest_route(
			'vtc-widgets/v1',
			'/news-draft',
			array(
				'methods'             => 'GET',
				'callback'            => static fn( \WP_REST_Request $request ): array => news_draft( get_post( (int) $request['post'] ) ),
				'permission_callback' => $may,
				'args'                => array( 'post' => $post ),
			)
		);
	}
);

/** Enqueues the script and the style sheet of the boxes. */
function enqueue_management(): void {
	wp_enqueue_script( 'vtc-widgets-management', plugins_url( 'scripts/management.js', PLUGIN_FILE ), array( 'wp-api-fetch' ), VERSION, true );
	wp_enqueue_style( 'vtc-widgets-settings', plugins_url( 'scripts/settings.css', PLUGIN_FILE ), array(), VERSION );
}

/** Title and text of a saved post as a news post. */
function news_draft( \WP_Post $post ): array {
	$html = strip_shortcodes( $post->post_content );
	return array(
		'title'   => html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
		'content' => markdown_of( has_blocks( $post ) ? $html : wpautop( $html ) ),
	);
}

/** Number of characters as the API counts them: a character outside of the basic plane is two. */
function text_length( string $text ): int {
	return mb_strlen( $text, 'UTF-8' ) + (int) preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text );
}

/** Describes the problem of a news post; '' for a valid one. */
function news_problem( array $news ): string {
	/* translators: 1: maximum number of characters, 2: number of characters. */
	$title = __( 'The title must have 1 to %1$s characters, not %2$s.', 'vtc-widgets' );
	/* translators: 1: maximum number of characters, 2: number of characters. */
	$content = __( 'The text must have 1 to %1$s characters, not %2$s.', 'vtc-widgets' );
	foreach ( compact( 'title', 'content' ) as $name => $problem ) {
		$max    = table()['news_max_length'][ $name ];
		$length = text_length( $news[ $name ] );
		if ( $length < 1 || $length > $max ) {
			return sprintf( $problem, number_format_i18n( $max ), number_format_i18n( $length ) );
		}
	}
	if ( isset( $news['publishAt'] ) && strtotime( $news['publishAt'] ) <= time() ) {
		return __( 'Please choose a date in the future.', 'vtc-widgets' );
	}
	if ( false !== strpos( implode( $news ), api_key() ) ) {
		return __( 'The text contains your API key. It was not sent.', 'vtc-widgets' );
	}
	return '';
}

/** A date in the time zone of the site, as `2026-12-24T18:00`, in UTC; the text itself if it is no date. */
function publish_date( string $date ): string {
	$time = 1 === preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d$/D', $date ) ? date_create( $date, wp_timezone() ) : false;
	return $time ? gmdate( 'Y-m-d\TH:i:s\Z', $time->getTimestamp() ) : '1970-01-01T00:00:00Z';
}

/**
 * What is stored of a post on the platform; empty if nothing was sent. `state` is `sending`, before a request and after one that the API
 * did not confirm, or `published`. Copies of the post do not have it.
 */
function news_state( int $post ): array {
	wp_cache_delete( $post, 'post_meta' );
	$state = get_post_meta( $post, NEWS_META, true );
	return is_array( $state ) && ( $state['post'] ?? 0 ) === $post ? $state : array();
}

/** Stores what is known of a post on the platform; whether it could. */
function store_news_state( int $post, array $state ): bool {
	$state['post'] = $post;
	update_post_meta( $post, NEWS_META, wp_slash( $state ) );
	return news_state( $post ) === $state;
}

/** The id of the news post of an attempt that the API did not confirm; 0 if the list of news does not have it, null if the list cannot be read. */
function find_news( array $attempt ): ?int {
	$path    = strtr( table()['endpoints']['vtcNews']['path'], array( '{id}' => $attempt['vtc'] ) );
	$outcome = fetch( management_base() . "$path?limit=50" );
	$list    = 200 === $outcome['status'] ? parse_body( $outcome['text'], table()['endpoints']['vtcNews']['required'] ) : null;
	if ( ! $list ) {
		return null;
	}
	foreach ( $list->items as $one ) {
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's name.
		if ( trim( $one->title ?? '' ) === $attempt['title'] && parse_timestamp( $one->createdAt ?? '' ) >= $attempt['at'] - CLOCK_SECONDS ) {
			return (int) $one->id;
		}
	}
	return 0;
}

/** Publishes a post on the platform, unless it was published before. Returns a result: status `good`, `bad`, or `confirm` if the user has to look on the platform first. */
function publish_post( int $post, array $given ): array {
	// A closed tab must not end this process between the request and storing its result.
	ignore_user_abort( true );
	if ( 'auto-draft' === get_post_status( $post ) ) {
		return check_result( 'bad', __( 'Please save the post first.', 'vtc-widgets' ) );
	}
	$news = array(
		'title'   => trim( $given['title'] ),
		'content' => trim( str_replace( "\r\n", "\n", $given['content'] ) ),
	);
	if ( $given['pinned'] ) {
		$news['pinned'] = true;
	}
	if ( '' !== $given['date'] ) {
		$news['publishAt'] = publish_date( $given['date'] );
	}
	$result = with_lock( "news_$post", static fn(): array => publish_news( $post, $news, $given['confirmed'] ) );
	return $result ?? still_sending();
}

/** The result while another attempt may be in progress. */
function still_sending(): array {
	return check_result( 'bad', __( 'An earlier attempt may still be in progress. Please wait half a minute.', 'vtc-widgets' ) );
}

/** Publishes a post on the platform, under a lock. An earlier attempt that was not confirmed is looked up first. */
function publish_news( int $post, array $news, bool $is_confirmed ): array {
	$before = news_state( $post );
	if ( 'published' === ( $before['state'] ?? '' ) ) {
		return check_result( 'good', published_text( $before ) );
	}
	if ( $before ) {
		if ( time() < $before['at'] + SETTLE_SECONDS ) {
			return still_sending();
		}
		$found = find_news( $before );
		if ( $found ) {
			return published( $post, $before, $found );
		}
		$is_hidden = null === $found || ( $before['publish_at'] && strtotime( $before['publish_at'] ) > time() - SETTLE_SECONDS );
		if ( $is_hidden && ! $is_confirmed ) {
			return check_result( 'confirm', __( 'An earlier attempt may have published this post, and the list of news does not show whether it did. Nothing was sent now. Please look on the platform.', 'vtc-widgets' ) );
		}
	}
	$problem = news_problem( $news );
	if ( '' !== $problem ) {
		return check_result( 'bad', $problem );
	}
	return send_news( $post, $news );
}

/** Sends a news post. The attempt is stored before the request: after a crash, the next attempt knows of it. */
function send_news( int $post, array $news ): array {
	$attempt = array(
		'state'      => 'sending',
		'vtc'        => settings()['vtc'],
		'title'      => $news['title'],
		'publish_at' => $news['publishAt'] ?? '',
		'at'         => time(),
	);
	if ( ! store_news_state( $post, $attempt ) ) {
		return check_result( 'bad', __( 'WordPress could not store the attempt. Nothing was sent.', 'vtc-widgets' ) );
	}
	$result = manage( 'createNews', array(), $news );
	if ( null !== $result['json'] ) {
		return published( $post, $attempt, (int) $result['json']->id );
	}
	if ( ! $result['is_uncertain'] ) {
		delete_post_meta( $post, NEWS_META );
		return check_result( 'bad', $result['problem'] );
	}
	return check_result( 'bad', $result['problem'] . ' ' . __( 'The post may have been published or not. The next attempt looks in the list of news first: please wait half a minute.', 'vtc-widgets' ) );
}

/** Stores that a post is on the platform. */
function published( int $post, array $attempt, int $id ): array {
	$state = array(
		'state' => 'published',
		'id'    => $id,
	) + $attempt;
	store_news_state( $post, $state );
	return check_result( 'good', published_text( $state ) );
}

/** Describes a post on the platform. */
function published_text( array $state ): string {
	$time = '' === $state['publish_at'] ? $state['at'] : strtotime( $state['publish_at'] );
	$date = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	/* translators: 1: number of the news post, 2: date and time. */
	$text = $time > time() ? __( 'This post will appear on the platform on %2$s, as news post %1$s.', 'vtc-widgets' ) : __( 'This post has been on the platform since %2$s, as news post %1$s.', 'vtc-widgets' );
	return sprintf( $text, $state['id'], $date );
}

/** Prints the box. */
function news_box( \WP_Post $post ): void {
	$state = news_state( $post->ID );
	if ( 'published' === ( $state['state'] ?? '' ) ) {
		echo '<p class="vtc-widgets-check" data-status="good">' . esc_html( published_text( $state ) ) . '</p>';
		return;
	}
	echo '<div class="vtc-widgets-news" data-post="' . esc_attr( (string) $post->ID ) . '">';
	echo '<div class="vtc-widgets-news-form">';
	echo '<p><button type="button" class="button vtc-widgets-draft">' . esc_html__( 'Fill in from the saved post', 'vtc-widgets' ) . '</button></p>';
	foreach ( table()['news_max_length'] as $name => $max ) {
		$label = 'title' === $name ? __( 'Title' ) : __( 'Text (Markdown)', 'vtc-widgets' );
		echo '<p><label for="' . esc_attr( "vtc-widgets-news-$name" ) . '">' . esc_html( $label ) . '</label> <span class="vtc-widgets-count" data-max="' . esc_attr( (string) $max ) . '"></span>';
		echo 'title' === $name ? '<input type="text" class="widefat" id="vtc-widgets-news-title">' : '<textarea class="widefat" rows="8" id="vtc-widgets-news-content"></textarea>';
		echo '</p>';
	}
	echo '<p><label><input type="checkbox" id="vtc-widgets-news-pinned"> ' . esc_html__( 'Pin this news post', 'vtc-widgets' ) . '</label></p>';
	echo '<p><label>' . esc_html__( 'Publish at (empty: now)', 'vtc-widgets' ) . ' <input type="datetime-local" id="vtc-widgets-news-date"></label></p>';
	echo '<p class="vtc-widgets-confirm" hidden><label><input type="checkbox" id="vtc-widgets-news-confirmed"> ' . esc_html__( 'I have looked: it is not on the platform. Publish it again.', 'vtc-widgets' ) . '</label></p>';
	echo '<p><button type="button" class="button button-primary vtc-widgets-publish">' . esc_html__( 'Publish on the platform', 'vtc-widgets' ) . '</button></p></div>';
	echo '<p class="vtc-widgets-check" role="status"></p></div>';
}
