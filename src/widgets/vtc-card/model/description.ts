import { folded, memoizeByIdentity, parseMarkdown } from '../../../base.js';
import type { VtcDetail } from '../view.js';

/** Size of the folded state; the maximum width of a line is that of 60 digits, or 75 letters. */
const foldedSize = { lines: 4, lettersPerLine: 75 };

/** The description of a company, parsed once per response: all of it, and its beginning where it `isLong`. */
export const descriptionOf = memoizeByIdentity(({ description }: VtcDetail) => {
  const full = parseMarkdown(description);
  return { full, ...folded(full, foldedSize) };
});
