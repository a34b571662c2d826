import { inlineText } from './markdown-inline.js';

const fenceMark = /^ {0,3}(`{3,}|~{3,})[^`]*$/;
const ruleMarks = /^(?:-{3,}|\*{3,}|_{3,})$/;
const underline = /^={2,}$/;
const tableRule = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/;
const blockMark = /[ \t]*(?:>[ \t]?|[-*+][ \t]+(?=\S)|(#{1,6})(?:[ \t]+|$))/y;

/** Text of a heading without closing hashes. */
function withoutClosingHashes(line: string): string {
  const text = line.trimEnd();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || /[ \t]/.test(text[end - 1] ?? '') ? text.slice(0, end) : text;
}

/** A line without the markers of quotes, lists and headings at its start. */
function withoutBlockMarks(line: string): string {
  for (let at = 0; ; at = blockMark.lastIndex) {
    blockMark.lastIndex = at;
    const found = blockMark.exec(line);
    if (!found) return line.slice(at);
    if (found[1] !== undefined) return withoutClosingHashes(line.slice(blockMark.lastIndex));
  }
}

/** A row of a table without the bars around it; those between its cells separate them in the text too. */
const withoutOuterBars = (row: string): string =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .trim();

/**
 * Plain text of Markdown that may contain HTML, in time linear in its length.
 */
export function plainText(markdown: string): string {
  const lines: string[] = [];
  let fence = '';
  let isTable = false;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const [, marks = ''] = fenceMark.exec(line) ?? [];
    const bare = line.replace(/[ \t]+/g, '');
    const before = lines.at(-1) ?? '';
    isTable &&= bare !== '';
    if (fence !== '') {
      if (marks.startsWith(fence) && bare === marks) fence = '';
      else lines.push(line);
    } else if (marks !== '') {
      fence = marks;
    } else if (ruleMarks.test(bare) || (underline.test(bare) && before)) {
      lines.push('');
    } else if (before.includes('|') && bare.includes('|') && tableRule.test(bare)) {
      lines[lines.length - 1] = withoutOuterBars(before);
      isTable = true;
    } else {
      const content = isTable ? withoutOuterBars(line) : withoutBlockMarks(line);
      for (const part of inlineText(content).split('\n')) lines.push(part.trimEnd());
    }
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
