<?php
// A persistent object cache in files, as drop-in for a test. Like others, it keeps a copy of what a PHP process has read.

function test_cache_file( $key, $group ) {
	return WP_CONTENT_DIR . '/object-cache/' . md5( ( $group ? $group : 'default' ) . ":$key" );
}

function test_cache_read( $file ) {
	$stored = is_file( $file ) ? unserialize( (string) @file_get_contents( $file ) ) : false;
	return $stored && ( 0 === $stored['until'] || $stored['until'] > time() ) ? $stored : null;
}

function wp_cache_init() {
	$GLOBALS['test_cache'] = array();
	wp_mkdir_p( WP_CONTENT_DIR . '/object-cache' );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	global $test_cache;
	$file = test_cache_file( $key, $group );
	if ( $force || ! array_key_exists( $file, $test_cache ) ) {
		$test_cache[ $file ] = test_cache_read( $file );
	}
	$found = null !== $test_cache[ $file ];
	return $found ? $test_cache[ $file ]['value'] : false;
}

function wp_cache_set( $key, $value, $group = '', $expire = 0 ) {
	$file   = test_cache_file( $key, $group );
	$stored = array(
		'value' => $value,
		'until' => $expire ? time() + (int) $expire : 0,
	);
	$GLOBALS['test_cache'][ $file ] = $stored;
	$new = $file . getmypid();
	return false !== file_put_contents( $new, serialize( $stored ) ) && rename( $new, $file );
}

function wp_cache_add( $key, $value, $group = '', $expire = 0 ) {
	$lock = fopen( WP_CONTENT_DIR . '/object-cache.lock', 'c' );
	flock( $lock, LOCK_EX );
	$is_new = null === test_cache_read( test_cache_file( $key, $group ) );
	$result = $is_new && wp_cache_set( $key, $value, $group, $expire );
	fclose( $lock );
	return $result;
}

function wp_cache_replace( $key, $value, $group = '', $expire = 0 ) {
	return false !== wp_cache_get( $key, $group ) && wp_cache_set( $key, $value, $group, $expire );
}

function wp_cache_delete( $key, $group = '' ) {
	$file = test_cache_file( $key, $group );
	$GLOBALS['test_cache'][ $file ] = null;
	return @unlink( $file );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	$value = (int) wp_cache_get( $key, $group ) + $offset;
	wp_cache_set( $key, $value, $group );
	return $value;
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}

function wp_cache_flush() {
	$GLOBALS['test_cache'] = array();
	array_map( 'unlink', glob( WP_CONTENT_DIR . '/object-cache/*' ) );
	return true;
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {}

function wp_cache_add_non_persistent_groups( $groups ) {}

function wp_cache_switch_to_blog( $blog ) {}
