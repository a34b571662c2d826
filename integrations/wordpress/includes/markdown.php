<?php
/**
 * HTML of a post as Markdown, for news of the platform.
 *
 * @package vtc-widgets
 */

namespace Vtc_Widgets;

defined( 'ABSPATH' ) || exit;

/** Delimiters of inline elements. */
const MARKDOWN_DELIMITERS = array(
	'strong' => '**',
	'b'      => '**',
	'em'     => '*',
	'i'      => '*',
	'del'    => '~~',
	's'      => '~~',
	'code'   => '`',
);

/** Elements that do not start a new paragraph. */
const INLINE_ELEMENTS = array( 'a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u' );

/** Text of HTML as Markdown, in which no character has a meaning. */
function markdown_text( string $html ): string {
	$text = html_entity_decode( (string) preg_replace( '/\s+/u', ' ', $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	return (string) preg_replace( array( '/[\\\\`*_\[\]<~|]/u', '/^( ?\d*)(#|[+>-](?= )|(?<=\d)[.)](?= ))/u' ), array( '\\\\$0', '$1\\\\$2' ), $text );
}

/** Value of an attribute of an opening tag. */
function attribute_in( string $tag, string $name ): string {
	preg_match( "/\\s$name\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]+))/i", $tag, $match );
	return html_entity_decode( (string) end( $match ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/** An address as the target of a Markdown link; '' unless it is an https address. */
function markdown_target( string $address ): string {
	return 1 === preg_match( '~^https://\S+$~', $address ) ? strtr( $address, array( '(' => '%28', ')' => '%29', '<' => '%3C', '>' => '%3E' ) ) : '';
}

/** An inline element with delimiters, and the spaces at its ends outside of them. */
function delimited( string $text, string $delimiter ): string {
	preg_match( '/^(\s*)(.*?)(\s*)$/us', $text, $part );
	return '' === $part[2] ? $text : $part[1] . $delimiter . $part[2] . $delimiter . $part[3];
}

/** Lines with a prefix, and another one for the first line. */
function prefixed( string $text, string $first, string $others ): string {
	return $first . preg_replace( '/\n(?=[^\n])/', "\n$others", $text );
}

/**
 * An element as Markdown.
 *
 * @param array{tag: string, opening: string, text: string, items: int} $element
 * @param array $parent Same as `$element`; its number of items includes this one.
 */
function markdown_element( array $element, array $parent ): string {
	$tag  = $element['tag'];
	$text = $element['text'];
	if ( 'pre' === $parent['tag'] ) {
		return $text;
	}
	if ( isset( MARKDOWN_DELIMITERS[ $tag ] ) ) {
		return delimited( $text, MARKDOWN_DELIMITERS[ $tag ] );
	}
	if ( 'a' === $tag ) {
		$target = markdown_target( attribute_in( $element['opening'], 'href' ) );
		return '' === $target || '' === trim( $text ) ? $text : "[$text]($target)";
	}
	if ( in_array( $tag, INLINE_ELEMENTS, true ) ) {
		return $text;
	}
	$text = 'pre' === $tag ? trim( $text, "\n" ) : trim( (string) preg_replace( '/\n{3,}/', "\n\n", $text ) );
	if ( '' === $text ) {
		return '';
	}
	if ( 'li' === $tag ) {
		$mark = 'ol' === $parent['tag'] ? $parent['items'] . '. ' : '- ';
		return "\n" . prefixed( (string) preg_replace( '/\n{2,}/', "\n", $text ), $mark, str_repeat( ' ', strlen( $mark ) ) );
	}
	if ( 'blockquote' === $tag ) {
		$text = '> ' . str_replace( "\n", "\n> ", $text );
	} elseif ( 'pre' === $tag ) {
		$text = "```\n$text\n```";
	} elseif ( 1 === preg_match( '/^h([1-6])$/', $tag, $level ) ) {
		$text = str_repeat( '#', (int) $level[1] ) . ' ' . str_replace( "\n", ' ', $text );
	}
	return "\n\n$text\n\n";
}

/** HTML as Markdown. Scripts, forms and comments are left out; of unknown elements, the text remains. */
function markdown_of( string $html ): string {
	$new   = static fn( string $tag, string $opening ): array => array(
		'tag'     => $tag,
		'opening' => $opening,
		'text'    => '',
		'items'   => 0,
	);
	$html  = (string) preg_replace( '~<(script|style|template|iframe|select|textarea|button)\b.*?</\1\s*>~is', '', $html );
	$open  = array( $new( '', '' ) );
	$close = static function () use ( &$open ): void {
		$element = array_pop( $open );
		$parent  = &$open[ count( $open ) - 1 ];

		$parent['items'] += 'li' === $element['tag'] ? 1 : 0;
		$parent['text']  .= markdown_element( $element, $parent );
	};
	foreach ( preg_split( '/(<!--.*?-->|<\/?[a-z][^>]*>)/is', $html, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) as $token ) {
		$last   = count( $open ) - 1;
		$tags   = array_column( $open, 'tag' );
		$is_raw = in_array( 'pre', $tags, true ) || 'code' === $open[ $last ]['tag'];
		if ( 0 === strpos( $token, '<!--' ) ) {
			continue;
		}
		if ( 1 !== preg_match( '~^<(/?)([a-z][a-z0-9-]*)~i', $token, $match ) ) {
			$text   = $is_raw ? html_entity_decode( $token, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : markdown_text( $token );
			$before = $open[ $last ]['text'];
			// Spaces at the start of a line are no text.
			$is_start = "\n" === substr( $before, -1 ) || ( '' === $before && ! in_array( $open[ $last ]['tag'], INLINE_ELEMENTS, true ) );

			$open[ $last ]['text'] .= $is_start && ! $is_raw ? ltrim( $text ) : $text;
			continue;
		}
		$tag = strtolower( $match[2] );
		if ( 'br' === $tag ) {
			$open[ $last ]['text'] .= "\n";
		} elseif ( 'hr' === $tag ) {
			$open[ $last ]['text'] .= "\n\n***\n\n";
		} elseif ( 'img' === $tag ) {
			$target = markdown_target( attribute_in( $token, 'src' ) );

			$open[ $last ]['text'] .= '' === $target ? '' : '![' . markdown_text( attribute_in( $token, 'alt' ) ) . "]($target)";
		} elseif ( '' === $match[1] && ! in_array( $tag, array( 'input', 'wbr', 'col', 'source', 'embed', 'meta', 'link' ), true ) ) {
			$open[] = $new( $tag, $token );
		} elseif ( '/' === $match[1] && in_array( $tag, $tags, true ) ) {
			do {
				$closed = end( $open )['tag'];
				$close();
			} while ( $closed !== $tag );
		}
	}
	while ( count( $open ) > 1 ) {
		$close();
	}
	return trim( (string) preg_replace( array( '/[ \t]+\n/', '/\n{3,}/' ), array( "\n", "\n\n" ), $open[0]['text'] ) );
}
