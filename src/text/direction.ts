import type { Block } from './markdown.js';

/** Letters and marks with a direction of their own; digits and punctuation have none. */
const strong = /[\p{L}\u061c\u200e\u200f]/u;
const rightToLeft =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export type Direction = 'ltr' | 'rtl';

/** Direction of the first letter of a text; undefined without letters. */
export function letterDirection(text: string): Direction | undefined {
  const [letter] = strong.exec(text) ?? [];
  if (!letter) return undefined;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

/** The first defined direction of items. */
function firstDirection<Item>(
  items: readonly Item[],
  directionOf: (item: Item) => Direction | undefined,
): Direction | undefined {
  for (const item of items) {
    const direction = directionOf(item);
    if (direction) return direction;
  }
  return undefined;
}

/** Direction of the first letter of a block; undefined without letters. */
export function blockDirection(block: Block): Direction | undefined {
  switch (block.kind) {
    case 'rule':
      return undefined;
    case 'code':
      return letterDirection(block.text);
    case 'quote':
      return blocksDirection(block.blocks);
    case 'list':
      return firstDirection(block.items, blocksDirection);
    default:
      return firstDirection(block.runs, ({ text }) => letterDirection(text));
  }
}

/** Direction of the first letter of blocks; undefined without letters. */
export const blocksDirection = (blocks: readonly Block[]): Direction | undefined =>
  firstDirection(blocks, blockDirection);
