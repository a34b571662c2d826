import { entityAt } from './html-entities.js';
import { addressAt, tagAt } from './html-tags.js';

/** A run of `*`, `_` or `~` that may open emphasis, and its index among the pieces. */
interface Opening {
  readonly piece: number;
  count: number;
}

const special = /[\\`*_~[\]!<&]/g;
const punctuation = /[!-/:-@[-`{-~]/;
const wordCharacter = /[\p{L}\p{N}_]/u;

/** Index of the closing `)` of each `(` and of the matching run of each run of backticks, found in one pass. */
function pairsOf(line: string) {
  const parentheses = new Map<number, number>();
  const code = new Map<number, number>();
  const open: number[] = [];
  const lastOfLength = new Map<number, number>();
  for (const { 0: mark, index } of line.matchAll(/[()]|`+/g)) {
    if (mark === '(') {
      open.push(index);
    } else if (mark === ')') {
      const start = open.pop();
      if (start !== undefined) parentheses.set(start, index);
    } else {
      const before = lastOfLength.get(mark.length);
      if (before !== undefined) code.set(before, index);
      lastOfLength.set(mark.length, index);
    }
  }
  return { parentheses, code };
}

function runLength(line: string, at: number): number {
  let end = at + 1;
  while (line[end] === line[at]) end += 1;
  return end - at;
}

/** Whether a delimiter run may open or close emphasis at its position. */
function sidesOf(line: string, at: number, count: number) {
  const mark = line[at];
  const before = line[at - 1] ?? ' ';
  const after = line[at + count] ?? ' ';
  // Inside a word a single star and any underscore are letters: 2*3*4, snake_case_name.
  const needsEdge = mark === '_' || (mark === '*' && count === 1);
  return {
    opens: after.trim() !== '' && !(needsEdge && wordCharacter.test(before)),
    closes: before.trim() !== '' && !(needsEdge && wordCharacter.test(after)),
  };
}

/** Matches a closing run with the runs that opened before it; returns how much of it is unmatched. */
function closeRuns(openings: Opening[], mark: string, count: number, pieces: string[]): number {
  const least = mark === '~' ? 2 : 1;
  let left = count;
  for (let last = openings.at(-1); last && left >= least; last = openings.at(-1)) {
    const used = Math.min(left, last.count);
    left -= used;
    last.count -= used;
    pieces[last.piece] = mark.repeat(last.count);
    if (last.count < least) openings.pop();
  }
  return left;
}

/** Plain text of one line of Markdown, in one pass. */
export function inlineText(line: string): string {
  const { parentheses, code } = pairsOf(line);
  const pieces: string[] = [];
  const brackets: number[] = [];
  const openings: Record<string, Opening[]> = { '*': [], _: [], '~': [] };
  const lastComment = line.lastIndexOf('-->');
  let at = 0;

  const put = (text: string, sourceLength: number) => {
    pieces.push(text);
    at += sourceLength;
  };

  function emphasis(mark: string): void {
    const count = runLength(line, at);
    const { opens, closes } = sidesOf(line, at, count);
    const runs = openings[mark] ?? [];
    const left = closes ? closeRuns(runs, mark, count, pieces) : count;
    if (opens && left > (mark === '~' ? 1 : 0)) runs.push({ piece: pieces.length, count: left });
    put(mark.repeat(left), count);
  }

  function codeSpan(): void {
    const count = runLength(line, at);
    const end = code.get(at);
    if (end === undefined) return put(line.slice(at, at + count), count);
    const content = line.slice(at + count, end);
    const isPadded = /^ .*[^ ].* $/.test(content);
    put(isPadded ? content.slice(1, -1) : content, end + count - at);
  }

  function closeBracket(): void {
    const opening = brackets.pop();
    const end = line[at + 1] === '(' ? parentheses.get(at + 1) : undefined;
    if (opening === undefined || end === undefined) return put(']', 1);
    pieces[opening] = '';
    put('', end + 1 - at);
  }

  function angle(): void {
    if (line.startsWith('<!--', at) && lastComment > at) {
      return put('', line.indexOf('-->', at) + 3 - at);
    }
    const { source, text } = addressAt(line, at) ?? tagAt(line, at) ?? { source: '<', text: '<' };
    put(text, source.length);
  }

  function mark(sign: string): void {
    const next = line[at + 1] ?? '';
    if (sign === '\\') {
      if (punctuation.test(next)) put(next, 2);
      else put(next === '' ? '' : sign, 1);
    } else if (sign === '`') {
      codeSpan();
    } else if (sign === '[' || (sign === '!' && next === '[')) {
      brackets.push(pieces.length);
      put(sign === '!' ? '![' : '[', sign === '!' ? 2 : 1);
    } else if (sign === ']') {
      closeBracket();
    } else if (sign === '<') {
      angle();
    } else if (sign === '&') {
      const { source, text } = entityAt(line, at) ?? { source: '&', text: '&' };
      put(text, source.length);
    } else if (sign === '!') {
      put('!', 1);
    } else {
      emphasis(sign);
    }
  }

  while (at < line.length) {
    special.lastIndex = at;
    const found = special.exec(line);
    const next = found?.index ?? line.length;
    if (next > at) put(line.slice(at, next), next - at);
    if (found) mark(found[0]);
  }
  return pieces.join('');
}
