import type { Run } from './inline.js';
import type { Block } from './markdown.js';

/** Size of the beginning of a text. */
export interface TextSize {
  readonly lines: number;
  /** The most letters that fit into a line. */
  readonly lettersPerLine: number;
}

/** Runs that are rendered at once: each is an element, and thousands of them block the page. */
const maxRuns = 2000;

/** Counts lines and runs of text until there is no space left. */
class Space {
  readonly #size: TextSize;
  #lines = 0;
  #letters = 0;
  #runs = 0;
  /** Whether something did not fit. */
  isFull = false;

  constructor(size: TextSize) {
    this.#size = size;
  }

  /** Number of characters of `text` that fit. */
  take(text: string): number {
    for (let at = 0; at < text.length; at += 1) {
      const isBreak = text[at] === '\n';
      if (isBreak || this.#letters === this.#size.lettersPerLine) this.endLine();
      if (this.#lines === this.#size.lines) {
        this.isFull = true;
        return at;
      }
      if (!isBreak) this.#letters += 1;
    }
    return text.length;
  }

  /** Whether there is space for one more run or block. */
  addRun(): boolean {
    this.#runs += 1;
    this.isFull ||= this.#runs > maxRuns;
    return !this.isFull;
  }

  endLine(): void {
    this.#lines += 1;
    this.#letters = 0;
  }

  /** Ends a block, whose last line is used however short it is. */
  endBlock(): void {
    if (this.#letters > 0) this.endLine();
  }
}

/** Beginning of a run up to a whole word, with an ellipsis; a link that does not fit is left out. */
function cut(run: Run, length: number): Run {
  const { text, link } = run;
  const words = text.slice(0, length).replace(/(?<!\s)\s*$/, '');
  const end = /\s/.test(text[length] ?? ' ') ? words.length : words.search(/\s\S*$/);
  // One long word is cut, but no character in half.
  const start = end < 0 ? words.replace(/\p{Cs}$/u, '') : words.slice(0, end).trimEnd();
  return { ...run, text: link ? '…' : `${start}…`, link: undefined };
}

function firstRuns(runs: readonly Run[], space: Space): Run[] {
  const shown: Run[] = [];
  for (const run of runs) {
    if (!space.addRun()) break;
    const length = space.take(run.text);
    shown.push(space.isFull ? cut(run, length) : run);
    if (space.isFull) break;
  }
  space.endBlock();
  return shown;
}

function firstOf(block: Block, space: Space): Block {
  switch (block.kind) {
    case 'rule':
      space.endLine();
      return block;
    case 'code': {
      const length = space.take(block.text);
      space.endBlock();
      return space.isFull ? { kind: 'code', text: `${block.text.slice(0, length)}…` } : block;
    }
    case 'quote':
      return { ...block, blocks: firstBlocks(block.blocks, space) };
    case 'list': {
      const items: Block[][] = [];
      for (const item of block.items) {
        if (!space.addRun()) break;
        const shown = firstBlocks(item, space);
        if (!space.isFull || shown.length > 0) items.push(shown);
        if (space.isFull) break;
      }
      return { ...block, items };
    }
    default:
      return { ...block, runs: firstRuns(block.runs, space) };
  }
}

function firstBlocks(blocks: readonly Block[], space: Space): Block[] {
  const shown: Block[] = [];
  for (const block of blocks) {
    if (!space.addRun()) break;
    shown.push(firstOf(block, space));
    if (space.isFull) break;
  }
  return shown;
}

/** Lines of a folded text that are rendered: more than a screen shows, for paper. */
const renderedLines = 24;

const beginning = (blocks: readonly Block[], size: TextSize) => {
  const space = new Space(size);
  return { blocks: firstBlocks(blocks, space), isCut: space.isFull };
};

/**
 * The beginning of a text for its folded state, without half a word or half a link, and whether the text is longer than
 * the size.
 */
export const folded = (blocks: readonly Block[], size: TextSize) => ({
  blocks: beginning(blocks, { ...size, lines: renderedLines }).blocks,
  isLong: beginning(blocks, size).isCut,
});

/** The beginning of a text that has more runs than are rendered at once, else the whole text. */
export const limited = (blocks: readonly Block[]) =>
  beginning(blocks, { lines: Infinity, lettersPerLine: Infinity });
