import { parseInline, type Run } from './inline.js';

/** A block of formatted text. */
export type Block =
  | { readonly kind: 'paragraph'; runs: readonly Run[] }
  /** `depth` counts from 1 and skips none, whatever levels the author wrote. */
  | { readonly kind: 'heading'; readonly depth: number; readonly runs: readonly Run[] }
  | { readonly kind: 'code'; text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly blocks: Block[] }
  | ListBlock;

/** A list; `start` is the number of the first item of an ordered one. */
export interface ListBlock {
  readonly kind: 'list';
  readonly start: number | undefined;
  readonly items: Block[][];
}

interface OpenList extends ListBlock {
  /** `-`, `+`, `*`, `.` or `)`: another mark starts another list. */
  readonly mark: string;
}

/** A quote, or an item of a list with the indentation of its content. */
interface Container {
  readonly blocks: Block[];
  readonly indent: number | undefined;
}

/** The block that the next line may continue. */
type Leaf =
  | { readonly kind: 'paragraph'; readonly block: Block & { kind: 'paragraph' }; lines: string[] }
  | {
      readonly kind: 'code';
      readonly block: Block & { kind: 'code' };
      lines: string[];
      /** Undefined for code that is only indented. */
      readonly fence: { readonly mark: string; readonly indent: number } | undefined;
    };

/** Marks of quotes and lists beyond this depth are text. */
const maxDepth = 16;

const quoteMark = /^ {0,3}> ?/;
const headingMark = /^ {0,3}(#{1,6})(?= |$)/;
const fenceMark = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
const itemMark = /^ {0,3}(?:([-+*])|(\d{1,9})([.)]))( +|$)/;
const rule = /^ {0,3}([-*_]) *(?:\1 *){2,}$/;
const underline = /^ {0,3}(?:(=+)|-+) *$/;
const tableRule = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/;

/** A line in which the tabs before and between marks are spaces. */
function withoutTabs(line: string): string {
  const [start = ''] = /^[\s>*+\-.)\d#]*/.exec(line) ?? [];
  if (!start.includes('\t')) return line;
  const [first = '', ...others] = start.split('\t');
  let spaced = first;
  let column = first.length;
  for (const part of others) {
    const width = 4 - (column % 4);
    spaced += ' '.repeat(width) + part;
    column += width + part.length;
  }
  return spaced + line.slice(start.length);
}

/** Number of spaces at the start; Infinity for a blank line. */
function indentOf(line: string): number {
  const at = line.search(/[^ ]/);
  return at < 0 ? Infinity : at;
}

/** Text of a heading without closing hashes. */
function withoutClosingHashes(line: string): string {
  const text = line.trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || text[end - 1] === ' ' ? text.slice(0, end).trimEnd() : text;
}

/** A row of a table without the bars around it; those between its cells separate them in the text too. */
const withoutOuterBars = (row: string): string =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .trim();

/** Whether a line separates the head of a table from its rows. */
const isTableRule = (line: string): boolean =>
  line.includes('|') && tableRule.test(line.replace(/\s+/g, ''));

/** Lines of a paragraph; those of a table, which may follow other lines, become one line per row. */
function paragraphText(lines: readonly string[]): string {
  const at = lines.findIndex((line, index) => isTableRule(line) && lines[index - 1]?.includes('|'));
  const rows = at < 0 ? [] : [...lines.slice(at - 1, at), ...lines.slice(at + 1)];
  const before = at < 0 ? lines : lines.slice(0, at - 1);
  return [...before, ...rows.map(withoutOuterBars)].join('\n').trimEnd();
}

/** Blocks of one text, filled line by line. */
class BlockParser {
  readonly blocks: Block[] = [];
  readonly #containers: Container[] = [];
  #leaf: Leaf | undefined;
  /** How many open containers the rest of the line is in. */
  #depth = 0;
  /** Levels of the headings above the current position, as the author wrote them. */
  #levels: number[] = [];

  /** Adds a line. */
  add(line: string): void {
    const { depth, rest } = this.#continued(withoutTabs(line));
    const isInside = depth === this.#containers.length;
    if (isInside && this.#continueCode(rest)) return;
    if (rest.trim() === '') {
      this.#endLeaf();
      this.#containers.length = depth;
      return;
    }
    this.#start(rest, depth);
  }

  /** Ends the last block. */
  end(): void {
    this.#endLeaf();
  }

  /** How many open containers the line continues, and the line without their marks. */
  #continued(line: string): { depth: number; rest: string } {
    let rest = line;
    let depth = 0;
    for (const { indent, blocks } of this.#containers) {
      const isBlank = rest.trim() === '';
      if (indent === undefined) {
        const mark = quoteMark.exec(rest);
        if (!mark) break;
        rest = rest.slice(mark[0].length);
      } else if (isBlank ? blocks.length === 0 : indentOf(rest) < indent) break;
      else rest = rest.slice(indent);
      depth += 1;
    }
    return { depth, rest };
  }

  /** Adds a line to the open block of code; false if it does not belong to one. */
  #continueCode(line: string): boolean {
    const leaf = this.#leaf;
    if (leaf?.kind !== 'code') return false;
    const { fence } = leaf;
    if (fence) {
      const bare = line.trim();
      const isEnd =
        bare.startsWith(fence.mark) &&
        bare === fence.mark.charAt(0).repeat(bare.length) &&
        indentOf(line) < 4;
      if (isEnd) this.#endLeaf();
      else leaf.lines.push(line.slice(Math.min(fence.indent, indentOf(line))));
      return true;
    }
    if (indentOf(line) < 4) return false;
    leaf.lines.push(line.slice(4));
    return true;
  }

  /** Opens containers and a leaf at the start of `line`, or continues the open paragraph. */
  #start(line: string, depth: number): void {
    this.#depth = depth;
    let rest = line;
    while (rest.trim() !== '') {
      const next = this.#startBlock(rest);
      if (next === undefined) {
        this.#addText(rest);
        return;
      }
      rest = next;
    }
  }

  /** Starts the first kind of block whose mark the line has; returns the line after it, undefined if it has none. */
  #startBlock(line: string): string | undefined {
    for (const start of this.#starts) {
      const rest = start(line);
      if (rest !== undefined) return rest;
    }
    return undefined;
  }

  /** By kind of block: starts one if the line has its mark, and returns what follows in the line. */
  readonly #starts: readonly ((line: string) => string | undefined)[] = [
    (line) => {
      if (this.#paragraph || indentOf(line) < 4) return undefined;
      this.#endBlocks();
      return this.#openCode([line.slice(4)], undefined);
    },
    (line) => {
      const quote = quoteMark.exec(line);
      if (!quote || this.#isDeepest) return undefined;
      this.#endBlocks();
      this.#openQuote();
      return line.slice(quote[0].length);
    },
    (line) => {
      const [all, marks = ''] = headingMark.exec(line) ?? [];
      if (all === undefined) return undefined;
      this.#endBlocks();
      return this.#addHeading(marks.length, withoutClosingHashes(line.slice(all.length)));
    },
    (line) => {
      const [all, indent = '', mark = ''] = fenceMark.exec(line) ?? [];
      if (all === undefined) return undefined;
      this.#endBlocks();
      return this.#openCode([], { mark, indent: indent.length });
    },
    (line) => {
      const under = this.#isAfterText && underline.exec(line);
      return under ? this.#underline(under[1] ? 1 : 2) : undefined;
    },
    (line) => {
      if (!rule.test(line)) return undefined;
      this.#endBlocks();
      this.#blocks.push({ kind: 'rule' });
      return '';
    },
    (line) => {
      const item = itemMark.exec(line);
      if (!item || this.#isDeepest || !this.#mayStartItem(item, line)) return undefined;
      this.#endBlocks();
      return this.#openItem(item, line);
    },
  ];

  /** Ends the blocks that the line does not continue. */
  #endBlocks(): void {
    this.#endLeaf();
    this.#containers.length = this.#depth;
  }

  /** Opens a container, which the rest of the line is in. */
  #openContainer(container: Container): void {
    this.#containers.push(container);
    this.#depth += 1;
  }

  /** Whether marks of containers are text. */
  get #isDeepest(): boolean {
    return this.#containers.length >= maxDepth;
  }

  /** The lines of the open paragraph, which the line may continue. */
  get #paragraph(): string[] | undefined {
    return this.#leaf?.kind === 'paragraph' ? this.#leaf.lines : undefined;
  }

  /** Whether the line is in the same containers as the paragraph before it. */
  get #isAfterText(): boolean {
    return this.#paragraph !== undefined && this.#depth === this.#containers.length;
  }

  /** Continues the open paragraph, or starts one. */
  #addText(line: string): void {
    const text = line.trimStart();
    if (this.#paragraph) {
      this.#paragraph.push(text);
      return;
    }
    this.#endBlocks();
    const block: Block & { kind: 'paragraph' } = { kind: 'paragraph', runs: [] };
    this.#blocks.push(block);
    this.#leaf = { kind: 'paragraph', block, lines: [text] };
  }

  /** Blocks of the innermost container. */
  get #blocks(): Block[] {
    return this.#containers.at(-1)?.blocks ?? this.blocks;
  }

  #openQuote(): void {
    const blocks: Block[] = [];
    this.#blocks.push({ kind: 'quote', blocks });
    this.#openContainer({ blocks, indent: undefined });
  }

  /** Whether an item may start here: an empty one, or one with another number than 1, cannot interrupt a paragraph. */
  #mayStartItem(item: RegExpExecArray, line: string): boolean {
    const [mark, , digits] = item;
    const isEmpty = line.slice(mark.length).trim() === '';
    return !this.#isAfterText || (!isEmpty && (digits === undefined || Number(digits) === 1));
  }

  /** Adds an item to the list before it, or to a new one; returns the line after its mark. */
  #openItem(item: RegExpExecArray, line: string): string {
    const [all, bullet, digits, end, spaces = ''] = item;
    const mark = bullet ?? end ?? '';
    const blocks: Block[] = [];
    const siblings = this.#blocks;
    const last = siblings.at(-1);
    if (last?.kind === 'list' && (last as OpenList).mark === mark) last.items.push(blocks);
    else {
      const start = digits === undefined ? undefined : Number(digits);
      siblings.push({ kind: 'list', start, mark, items: [blocks] } as OpenList);
    }
    const width = all.length - spaces.length;
    const isEmpty = line.slice(all.length) === '';
    const isCode = spaces.length > 4;
    const indent = isEmpty || isCode ? width + 1 : all.length;
    this.#openContainer({ blocks, indent });
    return line.slice(indent);
  }

  #openCode(lines: string[], fence: { mark: string; indent: number } | undefined): string {
    const block: Block & { kind: 'code' } = { kind: 'code', text: '' };
    this.#blocks.push(block);
    this.#leaf = { kind: 'code', block, lines, fence };
    return '';
  }

  #addHeading(level: number, text: string): string {
    this.#levels = [...this.#levels.filter((above) => above < level), level];
    this.#blocks.push({ kind: 'heading', depth: this.#levels.length, runs: parseInline(text) });
    return '';
  }

  /** Makes the open paragraph a heading. */
  #underline(level: number): string {
    const text = (this.#paragraph ?? []).join('\n').trimEnd();
    this.#leaf = undefined;
    this.#blocks.pop();
    return this.#addHeading(level, text);
  }

  #endLeaf(): void {
    const leaf = this.#leaf;
    this.#leaf = undefined;
    if (leaf?.kind === 'paragraph') leaf.block.runs = parseInline(paragraphText(leaf.lines));
    else if (leaf)
      leaf.block.text = leaf.fence ? leaf.lines.join('\n') : trimBlankLines(leaf.lines);
  }
}

function trimBlankLines(lines: readonly string[]): string {
  const isText = (line: string) => line.trim() !== '';
  return lines.slice(0, lines.findLastIndex(isText) + 1).join('\n');
}

/**
 * Parses the Markdown of the API: the blocks and inline formats of CommonMark without HTML and references, every line
 * break kept. Takes time linear in the length of the text.
 */
export function parseMarkdown(markdown: string): Block[] {
  const parser = new BlockParser();
  // A text that was a file may start with a byte order mark.
  const lines = markdown.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  // The line break at the end of the text starts no line.
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) parser.add(line);
  parser.end();
  return parser.blocks;
}
