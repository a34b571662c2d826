import {
  type Block,
  memoizeByIdentity,
  parseMarkdown,
  parseTimestamp,
  shownName,
} from '../../../base.js';
import type { NewsPost } from '../data.js';

/** When a post was created, in ms since the epoch. */
export const createdMs = ({ createdAt }: NewsPost): number => parseTimestamp(createdAt) ?? 0;

/** Posts in the order in which they are shown: pinned ones first, then the newest. */
export const sortedPosts = (posts: readonly NewsPost[]): NewsPost[] =>
  [...posts].sort((a, b) => Number(b.pinned) - Number(a.pinned) || createdMs(b) - createdMs(a));

/** Title of a post; a dash where it is blank. */
export const postTitle = ({ title }: NewsPost): string => shownName(title);

/** Text of a post; parsed once per response. */
export const textOf = memoizeByIdentity(({ content }: NewsPost) => parseMarkdown(content));

const space = {
  text: ' ',
  isCode: false,
  isStrong: false,
  isEmphasized: false,
  isStruck: false,
  link: undefined,
};

/** Paragraphs of a post as one, without lists and headings; undefined if it has none. */
export const paragraphsOf = memoizeByIdentity((post: NewsPost): Block | undefined => {
  const runs = textOf(post).flatMap((block) =>
    block.kind === 'paragraph' ? [...block.runs, space] : [],
  );
  return runs.length > 0 ? { kind: 'paragraph', runs: runs.slice(0, -1) } : undefined;
});
