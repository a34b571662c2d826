import { excerpt } from './excerpt.js';
import { type Block, parseMarkdown } from './markdown.js';

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'rule':
      return '';
    case 'code':
      return block.text;
    case 'quote':
      return joined(block.blocks, '\n\n');
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.start === undefined ? '•' : `${block.start + index}.`;
          return `${mark} ${joined(item, '\n')}`.trim();
        })
        .join('\n');
    default:
      return block.runs.map(({ text }) => text).join('');
  }
};

const joined = (blocks: readonly Block[], separator: string): string =>
  blocks.map(textOf).filter(Boolean).join(separator);

/** Text of blocks without formats: items of lists keep their marks, paragraphs are apart by a blank line. */
export const blocksText = (blocks: readonly Block[]): string =>
  joined(blocks, '\n\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Plain text of Markdown, in time linear in its length. */
export const plainText = (markdown: string): string => blocksText(parseMarkdown(markdown));

/** Plain text of Markdown in one line. */
export const oneLine = (markdown: string): string => plainText(markdown).replace(/\s+/g, ' ');

const maxLetters = 5000;

/** Plain text of the beginning of Markdown, for calendars and search engines; the rest is not parsed. */
export const plainExcerpt = (markdown: string): string => plainText(excerpt(markdown, maxLetters));
