import type { VtcDetail } from '../../../contract/vtc-detail.js';
import { plainText } from '../../../ui/plain-text.js';

/** What a company says of itself, without Markdown. */
export interface Description {
  readonly full: string;
  /** Without blank lines, for the folded text. */
  readonly dense: string;
  /** Whether it fills more lines than a folded text has, however wide the card is. */
  readonly isLong: boolean;
}

const foldedLines = 4;
/** More letters than a line of the text can hold: its measure is 60 digits wide. */
const lettersPerLine = 75;

const descriptions = new WeakMap<VtcDetail, Description>();

function describe({ description }: VtcDetail): Description {
  const full = plainText(description);
  const dense = full.replace(/\n+/g, '\n');
  const lines = dense
    .split('\n')
    .reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lettersPerLine)), 0);
  return { full, dense, isLong: lines > foldedLines };
}

/** The description of a company; it is reduced to plain text once for each answer. */
export function descriptionOf(vtc: VtcDetail): Description {
  const description = descriptions.get(vtc) ?? describe(vtc);
  descriptions.set(vtc, description);
  return description;
}
