<?php
/**
 * The box on the dashboard: the company, its pending applications, and its attendance of convoys.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_dashboard_setup',
	static function (): void {
		if ( may_manage( 'overview' ) || may_manage( 'attendance' ) ) {
			wp_add_dashboard_widget( 'vtc-widgets-company', __( 'Your trucking company', 'vtc-widgets' ), __NAMESPACE__ . '\\dashboard_box' );
			enqueue_management();
		}
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'vtc-widgets/v1',
			'/attendance',
			array(
				'methods'             => 'POST',
				'callback'            => static fn( \WP_REST_Request $request ): array => set_attendance( $request['event'], $request['status'] ),
				'permission_callback' => static fn(): bool => may_manage( 'attendance' ),
				'args'                => array(
					'event'  => array(
						'type'     => 'string',
						'required' => true,
					),
					'status' => array(
						'enum'     => table()['attendance'],
						'required' => true,
					),
				),
			)
		);
	}
);

/** Sets whether the company attends a convoy. */
function set_attendance( string $event, string $status ): array {
	if ( 1 !== preg_match( '/^[1-9]\d{0,15}$/D', trim( $event ) ) ) {
		return check_result( 'bad', __( 'Please enter the number of a convoy.', 'vtc-widgets' ) );
	}
	$result = manage( 'setAttendance', array( '{eventId}' => trim( $event ) ), array( 'status' => $status ) );
	if ( '' !== $result['problem'] ) {
		return check_result( 'bad', $result['problem'] );
	}
	/* translators: %s: number of a convoy. */
	$text = 'attending' === $status ? __( 'Your company attends convoy %s.', 'vtc-widgets' ) : __( 'Your company does not attend convoy %s.', 'vtc-widgets' );
	return check_result( 'good', sprintf( $text, trim( $event ) ) );
}

/** Prints the box. */
function dashboard_box(): void {
	if ( may_manage( 'overview' ) ) {
		overview();
	}
	if ( may_manage( 'attendance' ) ) {
		attendance_form();
	}
}

/** Prints the company and its pending applications, or why they cannot be shown. */
function overview(): void {
	$summary = cached_management( 'managementSummary' );
	if ( null === $summary['json'] ) {
		echo '<p class="vtc-widgets-check" data-status="bad">' . esc_html( $summary['problem'] ) . '</p>';
		return;
	}
	$vtc     = $summary['json']->vtc;
	$members = (int) ( $vtc->memberCount ?? 0 ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the API's name.
	/* translators: %s: number of members. */
	echo '<p><strong>' . esc_html( $vtc->name ?? '' ) . '</strong>, ' . esc_html( sprintf( _n( '%s member', '%s members', $members, 'vtc-widgets' ), number_format_i18n( $members ) ) ) . '</p>';
	echo '<h3>' . esc_html__( 'Pending applications', 'vtc-widgets' ) . '</h3>';
	$applications = cached_management( 'pendingApplications' );
	if ( null === $applications['json'] ) {
		echo '<p class="vtc-widgets-check" data-status="bad">' . esc_html( $applications['problem'] ) . '</p>';
		return;
	}
	print_applications( $applications['json'] );
}

/** Prints pending applications, the oldest first, with their age and a link to the platform. */
function print_applications( array $applications ): void {
	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- the API's names.
	usort( $applications, static fn( $a, $b ): int => parse_timestamp( $a->appliedAt ?? '' ) <=> parse_timestamp( $b->appliedAt ?? '' ) );
	if ( ! $applications ) {
		echo '<p>' . esc_html__( 'No applications are waiting.', 'vtc-widgets' ) . '</p>';
	} else {
		echo '<ul class="vtc-widgets-applications">';
		foreach ( $applications as $one ) {
			$time = parse_timestamp( $one->appliedAt ?? '' );
			/* translators: %s: number of an application. */
			echo '<li>' . esc_html( sprintf( __( 'Application %s', 'vtc-widgets' ), $one->applicationNumber ?? $one->id ?? '' ) );
			/* translators: %s: a time span, such as "3 days". */
			echo ' <span>' . esc_html( null === $time ? '' : sprintf( __( 'waiting for %s', 'vtc-widgets' ), human_time_diff( $time, time() ) ) ) . '</span></li>';
		}
		echo '</ul>';
	}
	// phpcs:enable
	if ( '' !== settings()['platform'] ) {
		echo '<p><a href="' . esc_url( settings()['platform'] ) . '" target="_blank" rel="noopener noreferrer">' . esc_html__( 'Open the applications on the platform', 'vtc-widgets' ) . '</a></p>';
	} elseif ( current_user_can( 'manage_options' ) ) {
		echo '<p><a href="' . esc_url( admin_url( 'options-general.php?page=vtc-widgets#vtc-widgets-platform' ) ) . '">' . esc_html__( 'Enter the address of the applications on the platform', 'vtc-widgets' ) . '</a></p>';
	}
}

/** Prints the form for the attendance of a convoy. */
function attendance_form(): void {
	echo '<h3>' . esc_html__( 'Attendance of a convoy', 'vtc-widgets' ) . '</h3><div class="vtc-widgets-attendance" data-api-base="' . esc_attr( api_base() ) . '">';
	echo '<p><label for="vtc-widgets-event">' . esc_html__( 'Number of the convoy', 'vtc-widgets' ) . '</label> <input type="text" inputmode="numeric" id="vtc-widgets-event" list="vtc-widgets-events" autocomplete="off"><datalist id="vtc-widgets-events"></datalist></p><p>';
	echo '<button type="button" class="button" data-status="attending">' . esc_html__( 'We attend', 'vtc-widgets' ) . '</button> ';
	echo '<button type="button" class="button" data-status="not_attending">' . esc_html__( 'We do not attend', 'vtc-widgets' ) . '</button></p>';
	echo '<p class="vtc-widgets-check" role="status"></p></div>';
}
