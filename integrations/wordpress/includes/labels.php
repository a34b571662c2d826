<?php
/**
 * Words of the editor.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Title, description and picture of each block. */
function block_labels(): array {
	return array(
		'vtc-card'            => array( __( 'VTC: company card', 'vtc-widgets' ), __( 'Shows one company: who it is, what it stands for, and how to join it.', 'vtc-widgets' ), 'id-alt' ),
		'vtc-upcoming-events' => array( __( 'VTC: upcoming convoys', 'vtc-widgets' ), __( 'Shows the company’s coming convoys with their times, and lets visitors take them into their calendars.', 'vtc-widgets' ), 'calendar-alt' ),
		'vtc-live-events'     => array( __( 'VTC: on the road now', 'vtc-widgets' ), __( 'Shows the company’s convoys that are on the road, and how far they are.', 'vtc-widgets' ), 'location-alt' ),
		'vtc-roster'          => array( __( 'VTC: roster', 'vtc-widgets' ), __( 'Shows everybody in a company, those in charge first.', 'vtc-widgets' ), 'groups' ),
		'server-stats'        => array( __( 'VTC: server statistics', 'vtc-widgets' ), __( 'Shows how full the platform’s servers are, now and over time.', 'vtc-widgets' ), 'chart-line' ),
	);
}

/** Names of attributes. */
function attribute_labels(): array {
	return array(
		'vtc'              => __( 'Company: id or handle', 'vtc-widgets' ),
		'layout'           => __( 'Layout', 'vtc-widgets' ),
		'show'             => __( 'Sections', 'vtc-widgets' ),
		'range'            => __( 'Time of the history', 'vtc-widgets' ),
		'game'             => __( 'Only this game', 'vtc-widgets' ),
		'region'           => __( 'Only this region', 'vtc-widgets' ),
		'category'         => __( 'Only this category', 'vtc-widgets' ),
		'limit'            => __( 'Convoys at most', 'vtc-widgets' ),
		'no-calendar'      => __( 'Without calendar buttons', 'vtc-widgets' ),
		'structured-data'  => __( 'Tell search engines of the convoys', 'vtc-widgets' ),
		'when-empty'       => __( 'When nothing is on the road', 'vtc-widgets' ),
		'group-by'         => __( 'Grouped by', 'vtc-widgets' ),
		'roles'            => __( 'Only these roles, with commas between', 'vtc-widgets' ),
		'searchable'       => __( 'With a search field', 'vtc-widgets' ),
		'page-size'        => __( 'Members a page', 'vtc-widgets' ),
		'theme'            => __( 'Colours', 'vtc-widgets' ),
		'lang'             => __( 'Language', 'vtc-widgets' ),
		'time-zone'        => __( 'Time zone', 'vtc-widgets' ),
		'second-time-zone' => __( 'Second time zone', 'vtc-widgets' ),
		'heading'          => __( 'Heading', 'vtc-widgets' ),
		'heading-level'    => __( 'Level of the heading', 'vtc-widgets' ),
		'refresh-seconds'  => __( 'Seconds between refreshes; 0: never', 'vtc-widgets' ),
		'loading'          => __( 'Loading', 'vtc-widgets' ),
		'images'           => __( 'Pictures', 'vtc-widgets' ),
	);
}

/** Names of words that attributes take. */
function value_labels(): array {
	return array(
		'24h'         => __( '24 hours', 'vtc-widgets' ),
		'7d'          => __( '7 days', 'vtc-widgets' ),
		'30d'         => __( '30 days', 'vtc-widgets' ),
		'90d'         => __( '90 days', 'vtc-widgets' ),
		'about'       => __( 'About', 'vtc-widgets' ),
		'all'         => __( 'All', 'vtc-widgets' ),
		'auto'        => __( 'The company’s', 'vtc-widgets' ),
		'badge'       => __( 'Badge: one line', 'vtc-widgets' ),
		'badges'      => __( 'Distinctions', 'vtc-widgets' ),
		'banner'      => __( 'Banner: wide and low', 'vtc-widgets' ),
		'card'        => __( 'Card', 'vtc-widgets' ),
		'cards'       => __( 'Cards, side by side', 'vtc-widgets' ),
		'compact'     => __( 'Compact', 'vtc-widgets' ),
		'dark'        => __( 'Dark', 'vtc-widgets' ),
		'eager'       => __( 'At once', 'vtc-widgets' ),
		'event'       => __( 'Next convoy', 'vtc-widgets' ),
		'full'        => __( 'Full', 'vtc-widgets' ),
		'games'       => __( 'Games', 'vtc-widgets' ),
		'grid'        => __( 'Grid', 'vtc-widgets' ),
		'heatmap'     => __( 'Usual hours', 'vtc-widgets' ),
		'hide'        => __( 'Show nothing', 'vtc-widgets' ),
		'history'     => __( 'History', 'vtc-widgets' ),
		'lazy'        => __( 'When scrolled to', 'vtc-widgets' ),
		'light'       => __( 'Light', 'vtc-widgets' ),
		'list'        => __( 'List', 'vtc-widgets' ),
		'members'     => __( 'Members', 'vtc-widgets' ),
		'message'     => __( 'Say so', 'vtc-widgets' ),
		'next'        => __( 'Show the next convoy', 'vtc-widgets' ),
		'none'        => __( 'None', 'vtc-widgets' ),
		'page'        => __( 'The page’s: light or dark', 'vtc-widgets' ),
		'peak'        => __( 'Peaks', 'vtc-widgets' ),
		'recruitment' => __( 'Recruitment', 'vtc-widgets' ),
		'role'        => __( 'Role', 'vtc-widgets' ),
		'servers'     => __( 'Servers', 'vtc-widgets' ),
		'socials'     => __( 'Social networks', 'vtc-widgets' ),
		'stats'       => __( 'Figures', 'vtc-widgets' ),
		'totals'      => __( 'Totals', 'vtc-widgets' ),
	);
}

/** Other words of the editor. */
function editor_labels(): array {
	return array(
		'company'   => __( 'Company', 'vtc-widgets' ),
		'look'      => __( 'Look and content', 'vtc-widgets' ),
		'more'      => __( 'More settings', 'vtc-widgets' ),
		'usual'     => __( 'Usual', 'vtc-widgets' ),
		'visitor'   => __( 'The visitor’s', 'vtc-widgets' ),
		'noHeading' => __( 'No heading', 'vtc-widgets' ),
		'ownHelp'   => __( 'Empty: the company of this site.', 'vtc-widgets' ),
		'noBase'    => __( 'An administrator sets the address of the API under Settings → VTC Widgets.', 'vtc-widgets' ),
		'noCompany' => __( 'Choose a company in the block’s settings, or for the whole site under Settings → VTC Widgets.', 'vtc-widgets' ),
	);
}
