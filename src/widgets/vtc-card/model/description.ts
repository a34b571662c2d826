import { memoizeByIdentity } from '../../../cache/memoize.js';
import type { VtcDetail } from '../../../contract/vtc-detail.js';
import { plainText } from '../../../ui/plain-text.js';

/** Lines of the folded state. */
const foldedLines = 4;
/** Upper bound of the letters in a line: its maximum width is that of 60 digits. */
const lettersPerLine = 75;

/**
 * The description of a company without Markdown, converted once per response: `dense` has no blank lines, for the folded
 * state; `isLong` if it has more lines than the folded state shows, at any width.
 */
export const descriptionOf = memoizeByIdentity(({ description }: VtcDetail) => {
  const full = plainText(description);
  const dense = full.replace(/\n+/g, '\n');
  const lines = dense
    .split('\n')
    .reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lettersPerLine)), 0);
  return { full, dense, isLong: lines > foldedLines };
});
