<?php
/**
 * Texts of the editor.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Title, description and icon of each block. */
function block_labels(): array {
	$labels = array(
		'vtc-card'            => array( __( 'VTC: company card', 'vtc-widgets' ), __( 'Shows a company: who you are, what you stand for and how to join.', 'vtc-widgets' ), 'id-alt' ),
		'vtc-upcoming-events' => array( __( 'VTC: upcoming convoys', 'vtc-widgets' ), __( 'Shows upcoming convoys with their times. Visitors can add them to their calendars.', 'vtc-widgets' ), 'calendar-alt' ),
		'vtc-live-events'     => array( __( 'VTC: on the road now', 'vtc-widgets' ), __( 'Shows the convoys that are on the road, and their progress.', 'vtc-widgets' ), 'location-alt' ),
		'vtc-roster'          => array( __( 'VTC: roster', 'vtc-widgets' ), __( 'Shows all members, the management first.', 'vtc-widgets' ), 'groups' ),
		'server-stats'        => array( __( 'VTC: server statistics', 'vtc-widgets' ), __( 'Shows the players on the platform’s servers, now and over time.', 'vtc-widgets' ), 'chart-line' ),
		'vtc-news'            => array( __( 'VTC: news', 'vtc-widgets' ), __( 'Shows the news of a company.', 'vtc-widgets' ), 'megaphone' ),
		'vtc-gallery'         => array( __( 'VTC: gallery', 'vtc-widgets' ), __( 'Shows the pictures of a company.', 'vtc-widgets' ), 'format-gallery' ),
		'vtc-calendar'        => array( __( 'VTC: month calendar', 'vtc-widgets' ), __( 'Shows the convoys of a company in a month calendar.', 'vtc-widgets' ), 'calendar' ),
		'vtc-event'           => array( __( 'VTC: one convoy', 'vtc-widgets' ), __( 'Shows everything about one convoy: times, route, hosts and rules.', 'vtc-widgets' ), 'flag' ),
		'vtc-partners'        => array( __( 'VTC: partners', 'vtc-widgets' ), __( 'Shows the partners of a company.', 'vtc-widgets' ), 'networking' ),
		'vtc-past-events'     => array( __( 'VTC: past convoys', 'vtc-widgets' ), __( 'Shows the past convoys of a company by year.', 'vtc-widgets' ), 'backup' ),
		'vtc-recruitment'     => array( __( 'VTC: recruitment', 'vtc-widgets' ), __( 'Shows how to join a company: requirements, questions and a link to apply.', 'vtc-widgets' ), 'welcome-learn-more' ),
		'vtc-rules'           => array( __( 'VTC: rules', 'vtc-widgets' ), __( 'Shows the rules of a company, with a table of contents.', 'vtc-widgets' ), 'clipboard' ),
	);
	return array_intersect_key( $labels, table()['elements'] );
}

/** Labels of attributes. */
function attribute_labels(): array {
	return array(
		'vtc'              => __( 'Company: id or handle', 'vtc-widgets' ),
		'layout'           => __( 'Layout', 'vtc-widgets' ),
		'show'             => __( 'Sections', 'vtc-widgets' ),
		'range'            => __( 'Period of the history', 'vtc-widgets' ),
		'game'             => __( 'Only this game', 'vtc-widgets' ),
		'region'           => __( 'Only this region', 'vtc-widgets' ),
		'category'         => __( 'Only this category', 'vtc-widgets' ),
		'limit'            => __( 'Maximum number', 'vtc-widgets' ),
		'event'            => __( 'Convoy: id; empty for the next one', 'vtc-widgets' ),
		'details'          => __( 'When a name is clicked', 'vtc-widgets' ),
		'no-fragment'      => __( 'Leave the address of the page alone', 'vtc-widgets' ),
		'album'            => __( 'Only this album: id or title', 'vtc-widgets' ),
		'month'            => __( 'First month, such as 2026-11', 'vtc-widgets' ),
		'first-day'        => __( 'First day of the week', 'vtc-widgets' ),
		'no-past'          => __( 'No past convoys', 'vtc-widgets' ),
		'no-lightbox'      => __( 'Do not enlarge pictures', 'vtc-widgets' ),
		'no-calendar'      => __( 'No calendar buttons', 'vtc-widgets' ),
		'structured-data'  => __( 'Show the content to search engines', 'vtc-widgets' ),
		'placement'        => __( 'Place of the bar', 'vtc-widgets' ),
		'when-empty'       => __( 'When no convoy is on the road', 'vtc-widgets' ),
		'when-closed'      => __( 'When the company does not recruit', 'vtc-widgets' ),
		'max-lines'        => __( 'Lines shown at first; 0: all', 'vtc-widgets' ),
		'group-by'         => __( 'Group by', 'vtc-widgets' ),
		'roles'            => __( 'Only these roles, separated by commas', 'vtc-widgets' ),
		'searchable'       => __( 'Search field', 'vtc-widgets' ),
		'page-size'        => __( 'Members per page', 'vtc-widgets' ),
		'theme'            => __( 'Colours', 'vtc-widgets' ),
		'frame'            => __( 'Frame', 'vtc-widgets' ),
		'lang'             => __( 'Language', 'vtc-widgets' ),
		'time-zone'        => __( 'Time zone', 'vtc-widgets' ),
		'second-time-zone' => __( 'Second time zone', 'vtc-widgets' ),
		'heading'          => __( 'Heading', 'vtc-widgets' ),
		'heading-level'    => __( 'Heading level', 'vtc-widgets' ),
		'refresh-seconds'  => __( 'Seconds between updates; 0: never', 'vtc-widgets' ),
		'loading'          => __( 'Loading', 'vtc-widgets' ),
		'images'           => __( 'Pictures', 'vtc-widgets' ),
	);
}

/** Labels of attribute values. A key that starts with the name of an attribute is for that attribute only. */
function value_labels(): array {
	return array(
		'24h'         => __( '24 hours', 'vtc-widgets' ),
		'7d'          => __( '7 days', 'vtc-widgets' ),
		'30d'         => __( '30 days', 'vtc-widgets' ),
		'90d'         => __( '90 days', 'vtc-widgets' ),
		'about'       => __( 'About', 'vtc-widgets' ),
		'auto'        => __( 'Colours of the company', 'vtc-widgets' ),
		'badge'       => __( 'Badge: one line', 'vtc-widgets' ),
		'badges'      => __( 'Distinctions', 'vtc-widgets' ),
		'bar'         => __( 'Bar: one line that can be closed', 'vtc-widgets' ),
		'banner'      => __( 'Banner: wide and flat', 'vtc-widgets' ),
		'box'         => __( 'Box', 'vtc-widgets' ),
		'card'        => __( 'Card', 'vtc-widgets' ),
		'cards'       => __( 'Cards, side by side', 'vtc-widgets' ),
		'compact'     => __( 'Compact', 'vtc-widgets' ),
		'contact'     => __( 'E-mail address', 'vtc-widgets' ),
		'dark'        => __( 'Dark', 'vtc-widgets' ),
		'dialog'      => __( 'Open the convoy in a dialog', 'vtc-widgets' ),
		'eager'       => __( 'Immediately', 'vtc-widgets' ),
		'event'       => __( 'Next convoy', 'vtc-widgets' ),
		'full'        => __( 'Full', 'vtc-widgets' ),
		'games'       => __( 'Games', 'vtc-widgets' ),
		'grid'        => __( 'Grid', 'vtc-widgets' ),
		'heatmap'     => __( 'Busy hours', 'vtc-widgets' ),
		'hide'        => __( 'Show nothing', 'vtc-widgets' ),
		'bottom'      => __( 'At the bottom of the window', 'vtc-widgets' ),
		'hosts'       => __( 'Hosts', 'vtc-widgets' ),
		'history'     => __( 'History', 'vtc-widgets' ),
		'inline'      => __( 'In its place', 'vtc-widgets' ),
		'lazy'        => __( 'When visible', 'vtc-widgets' ),
		'light'       => __( 'Light', 'vtc-widgets' ),
		'list'        => __( 'List', 'vtc-widgets' ),
		'members'     => __( 'Members', 'vtc-widgets' ),
		'logos'       => __( 'Logos', 'vtc-widgets' ),
		'monday'      => __( 'Monday' ),
		'saturday'    => __( 'Saturday' ),
		'strip'       => __( 'Strip', 'vtc-widgets' ),
		'sunday'      => __( 'Sunday' ),
		'message'     => __( 'Show a message', 'vtc-widgets' ),
		'next'        => __( 'Show the next convoy', 'vtc-widgets' ),
		'page'        => __( 'Colours of the page: light or dark', 'vtc-widgets' ),
		'peak'        => __( 'Peaks', 'vtc-widgets' ),
		'questions'   => __( 'Questions', 'vtc-widgets' ),
		'recruitment' => __( 'Recruitment', 'vtc-widgets' ),
		'requirements' => __( 'Requirements', 'vtc-widgets' ),
		'role'        => __( 'Role', 'vtc-widgets' ),
		'route'       => __( 'Route picture', 'vtc-widgets' ),
		'rules'       => __( 'Rules', 'vtc-widgets' ),
		'servers'     => __( 'Servers', 'vtc-widgets' ),
		'socials'     => __( 'Social networks', 'vtc-widgets' ),
		'stats'       => __( 'Facts', 'vtc-widgets' ),
		'summary'     => __( 'Summary', 'vtc-widgets' ),
		'top'         => __( 'At the top of the window', 'vtc-widgets' ),
		'totals'      => __( 'Totals', 'vtc-widgets' ),

		'details none'          => __( 'Follow its link', 'vtc-widgets' ),
		'first-day auto'        => __( 'Usual in the language', 'vtc-widgets' ),
		'frame auto'            => __( 'Box, except in the colours of the page', 'vtc-widgets' ),
		'frame none'            => __( 'No frame', 'vtc-widgets' ),
		'group-by none'         => __( 'No groups', 'vtc-widgets' ),
		'images all'            => __( 'All pictures', 'vtc-widgets' ),
		'images none'           => __( 'No pictures', 'vtc-widgets' ),
		'range all'             => __( 'All time', 'vtc-widgets' ),
		'second-time-zone none' => __( 'No second time zone', 'vtc-widgets' ),
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
