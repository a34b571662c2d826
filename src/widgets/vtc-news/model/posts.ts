import { memoizeByIdentity, parseTimestamp, plainText } from '../../../base.js';
import type { NewsPost } from './news-pages.js';

/** When a post was created, in ms since the epoch. */
export const createdMs = ({ createdAt }: NewsPost): number => parseTimestamp(createdAt) ?? 0;

/** Posts in the order in which they are shown: pinned ones first, then the newest. */
export const sortedPosts = (posts: readonly NewsPost[]): NewsPost[] =>
  [...posts].sort((a, b) => Number(b.pinned) - Number(a.pinned) || createdMs(b) - createdMs(a));

/** Title of a post; a dash where it is blank. */
export const titleOf = ({ title }: NewsPost): string => title.trim() || '—';

/** Text of a post without Markdown; converted once per response. */
export const textOf = memoizeByIdentity(({ content }: NewsPost) => plainText(content));

/** The first letters of a text and an ellipsis, without blank lines and without half a character at the end. */
export function excerpt(text: string, letters: number): string {
  const lines = text.replace(/\n+/g, '\n');
  const start = lines.slice(0, letters).replace(/\p{Cs}$/u, '');
  return start === lines ? lines : `${start}…`;
}

/** Number of lines that a text needs at most in a column of `lettersPerLine`. */
export const lineCount = (text: string, lettersPerLine: number): number =>
  text
    .split('\n')
    .reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lettersPerLine)), 0);
