import {
  type Block,
  folded,
  limited,
  memoizeByIdentity,
  parseMarkdown,
  type ValueOf,
  type vtcDetail,
} from '../../../base.js';

/** A company with its rules. */
export type VtcDetail = ValueOf<typeof vtcDetail.response>;

/** A heading of the rules and the text below it. */
export interface Section {
  /** Fragment of the page's address; undefined for the text before the first heading. */
  readonly id: string | undefined;
  readonly title: string;
  /** Depth of the heading, from 1. */
  readonly depth: number;
  /** The heading and the text below it. */
  readonly blocks: Block[];
}

/** Beginning of the fragments of headings. */
export const fragmentPrefix = 'vtc-rules-';

/** Letters and digits of a title, with hyphens between words; a number follows where that is used already. */
function fragments(): (title: string) => string {
  const counts = new Map<string, number>();
  const used = new Set<string>();
  return (title) => {
    const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['section'];
    const name = fragmentPrefix + words.join('-');
    let count = counts.get(name) ?? 0;
    let fragment = name;
    do {
      count += 1;
      fragment = count > 1 ? `${name}-${count}` : name;
    } while (used.has(fragment));
    counts.set(name, count);
    used.add(fragment);
    return fragment;
  };
}

/** Splits a text at its headings; those in quotes and lists belong to the text. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const fragmentOf = fragments();
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const title = block.runs
        .map(({ text }) => text)
        .join('')
        .trim();
      sections.push({ id: fragmentOf(title), title, depth: block.depth, blocks: [block] });
    } else {
      if (sections.length === 0) sections.push({ id: undefined, title: '', depth: 0, blocks: [] });
      sections.at(-1)?.blocks.push(block);
    }
  }
  return sections;
}

/** The rules of a company, parsed once per response. */
const textOf = memoizeByIdentity(({ rules }: VtcDetail) => {
  const blocks = parseMarkdown(rules ?? '');
  const { blocks: first, isCut } = limited(blocks);
  const sections = sectionsOf(blocks);
  return { blocks, sections, firstSections: isCut ? sectionsOf(first) : sections, isCut };
});

export interface RulesModel {
  readonly sections: readonly Section[];
  /** Those that are rendered at first: all, unless there are thousands of formats. */
  readonly firstSections: readonly Section[];
  /** Whether the text has more than is shown at first. */
  readonly isLong: boolean;
}

/** Letters in a line of a narrow element. */
const lettersPerLine = 45;

/** The rules of a company; `maxLines` is 0 for all of them. */
export function rulesModel(vtc: VtcDetail, maxLines: number): RulesModel {
  const { blocks, sections, firstSections, isCut } = textOf(vtc);
  const hasMoreLines = () =>
    maxLines > 0 && folded(blocks, { lines: maxLines, lettersPerLine }).isLong;
  return { sections, firstSections, isLong: isCut || hasMoreLines() };
}
