<?php
// Installs WordPress, with a user for each role whose password is its name.
define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Northern Haul', 'administrator', 'administrator@example.com', true, '', 'administrator' );
foreach ( array( 'editor', 'author', 'contributor' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => $role,
			'user_email' => "$role@example.com",
			'role'       => $role,
		)
	);
}
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Europe/Berlin' );
flush_rewrite_rules();
// Requests write in parallel.
( new PDO( 'sqlite:' . __DIR__ . '/wp-content/database/.ht.sqlite' ) )->exec( 'PRAGMA journal_mode=WAL' );
echo 'installed';
