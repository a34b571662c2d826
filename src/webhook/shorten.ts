const ellipsis = '…';

/** As many of the first segments as fit, joined. */
function fitting(segments: Iterable<{ segment: string }>, limit: number, escape: Escape): string {
  let shown = '';
  let length = 0;
  for (const { segment } of segments) {
    length += escape(segment).length;
    if (length > limit) break;
    shown += segment;
  }
  return shown.trimEnd();
}

type Escape = (text: string) => string;

/**
 * Escapes a text, and cuts it between words so that the result has at most `limit` UTF-16 code units; a first word that
 * is too long is cut between characters. `escape` must escape each character on its own.
 */
export function shortened(text: string, limit: number, escape: Escape): string {
  const whole = escape(text);
  if (whole.length <= limit) return whole;
  const room = limit - ellipsis.length;
  const cut = (granularity: 'word' | 'grapheme') =>
    fitting(new Intl.Segmenter(undefined, { granularity }).segment(text), room, escape);
  return escape(cut('word') || cut('grapheme')) + ellipsis;
}
