import { clamped, measure } from '../badge/text-width.js';

/** Lines of a text and their font size in px. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

export interface FitOptions {
  readonly maxWidth: number;
  readonly maxLines: number;
  /** Font sizes in px, the largest first. */
  readonly sizes: readonly number[];
}

const segmenter = new Intl.Segmenter('en');

/** A word in parts that fit into a line; languages without spaces have one word. */
function brokenWord(word: string, maxWidth: number, size: number): string[] {
  const parts = [''];
  for (const { segment } of segmenter.segment(word)) {
    const part = parts.at(-1) ?? '';
    if (part && measure(part + segment, size) > maxWidth) parts.push(segment);
    else parts.splice(-1, 1, part + segment);
  }
  return parts;
}

function linesOf(text: string, maxWidth: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => brokenWord(each, maxWidth, size))) {
    const joined = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(joined, size) <= maxWidth) lines.splice(-1, 1, joined);
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into lines of the largest size in which it fits; in the smallest one, its end is cut off. */
export function fitText(text: string, { maxWidth, maxLines, sizes }: FitOptions): FittedText {
  const smallest = sizes.at(-1) ?? 16;
  for (const size of sizes) {
    const lines = linesOf(text, maxWidth, size);
    if (lines.length <= maxLines) return { lines, size };
  }
  const lines = linesOf(text, maxWidth, smallest);
  const last = lines.slice(maxLines - 1).join(' ');
  return {
    lines: [...lines.slice(0, maxLines - 1), clamped(last, maxWidth, smallest)],
    size: smallest,
  };
}
