<?php
// What a web server does for WordPress: files as they are, all else to index.php.
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) ) {
	if ( '/' !== substr( $path, -1 ) ) {
		header( "Location: $path/" );
		return;
	}
	$path = rtrim( $path, '/' ) . '/index.php';
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
}
if ( is_file( $file ) && '.php' !== substr( $file, -4 ) ) {
	return false;
}
$script = is_file( $file ) ? $path : '/index.php';
if ( 0 === strpos( $path, '/index.php/' ) ) {
	$_SERVER['PATH_INFO'] = substr( $path, strlen( '/index.php' ) );
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $script;
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $script;
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
require $_SERVER['SCRIPT_FILENAME'];
