/** A run of `*`, `_` or `~` that may open emphasis, and its index among the pieces. */
interface Opening {
  readonly piece: number;
  count: number;
}

const tagNames =
  'a|abbr|article|aside|b|big|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|kbd|li|main|mark|ol|p|picture|pre|q|s|samp|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|video';
const endsLine = /^<(?:br|hr|\/(?:blockquote|div|dd|dt|h[1-6]|li|p|pre|section|summary|tr))\b/i;

/** Everything that is not plain text. Each part takes linear time, also in hostile texts. */
const tokens = [
  /\\(?<escaped>[!-/:-@[-`{-~]|$)/,
  /(?<ticks>`+)/,
  /(?<emphasis>\*+|_+|~+)/,
  /(?<open>!?\[)/,
  /(?<close>\])/,
  /(?<comment><!--)/,
  /<(?<address>(?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@]+@(?=[^\s<>@]*\.)[^\s<>@]+)>/,
  new RegExp(`(?<tag></?(?:${tagNames})(?:\\s[^<>]*)?/?>)`),
  /&#(?<decimal>\d{1,7});/,
  /&#x(?<hex>[\da-f]{1,6});/,
  /&(?<name>[a-z]{2,8});/,
];
const token = new RegExp(tokens.map(({ source }) => source).join('|'), 'gi');

/** Names of HTML entities, each with its character. */
const entityNames = `amp & lt < gt > quot " apos ' hellip … ndash – mdash — lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo »
  bull • middot · rarr → larr ← copy © reg ® trade ™ euro € pound £
  auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß eacute é`;
const entities = new Map([['nbsp', ' ']]);
for (const [, name = '', character = ''] of entityNames.matchAll(/(\w+) (\S)/g))
  entities.set(name, character);

/** Character of a code point; undefined for control characters and surrogates. */
function character(code: number): string | undefined {
  if (code === 0xa0) return ' ';
  const isText =
    code >= 0x20 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  return isText && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}

/** Text of a token that is independent of the others; undefined for an unknown entity and for other tokens. */
function textOf(groups: Partial<Record<string, string>>): string | undefined {
  const { escaped, address, tag, decimal, hex, name } = groups;
  if (tag !== undefined) return endsLine.test(tag) ? '\n' : '';
  if (decimal !== undefined) return character(Number(decimal));
  if (hex !== undefined) return character(parseInt(hex, 16));
  if (name !== undefined) return entities.get(name);
  return escaped ?? address?.replace(/^mailto:/i, '');
}

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

const wordCharacter = /[\p{L}\p{N}_]/u;

/** Whether a delimiter run may open or close emphasis at its position. */
function sidesOf(line: string, start: number, end: number) {
  const before = line[start - 1] ?? ' ';
  const after = line[end] ?? ' ';
  // Inside a word a single star and any underscore are letters: 2*3*4, snake_case_name.
  const needsEdge = line[start] === '_' || (line[start] === '*' && end - start === 1);
  return {
    opens: after.trim() !== '' && !(needsEdge && wordCharacter.test(before)),
    closes: before.trim() !== '' && !(needsEdge && wordCharacter.test(after)),
  };
}

/** Matches a closing run with the runs that opened before it; returns how much of it is unmatched. */
function closeRuns(openings: Opening[], run: string, pieces: string[]): number {
  const [mark = ''] = run;
  const minCount = mark === '~' ? 2 : 1;
  let left = run.length;
  for (let last = openings.at(-1); last && left >= minCount; last = openings.at(-1)) {
    const used = Math.min(left, last.count);
    left -= used;
    last.count -= used;
    pieces[last.piece] = mark.repeat(last.count);
    if (last.count < minCount) openings.pop();
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
  /** End of the last token. */
  let at = 0;

  function emphasis(run: string, start: number): string {
    const [mark = ''] = run;
    const { opens, closes } = sidesOf(line, start, at);
    const runs = openings[mark] ?? [];
    const left = closes ? closeRuns(runs, run, pieces) : run.length;
    if (opens && left > (mark === '~' ? 1 : 0)) runs.push({ piece: pieces.length, count: left });
    return mark.repeat(left);
  }

  function codeSpan(ticks: string, start: number): string {
    const end = code.get(start);
    if (end === undefined) return ticks;
    const content = line.slice(at, end);
    at = end + ticks.length;
    return /^ .*[^ ].* $/.test(content) ? content.slice(1, -1) : content;
  }

  function closeBracket(): string {
    const opening = brackets.pop();
    const end = line[at] === '(' ? parentheses.get(at) : undefined;
    if (opening === undefined || end === undefined) return ']';
    pieces[opening] = '';
    at = end + 1;
    return '';
  }

  function comment(start: number): string {
    if (lastComment <= start) return '<!--';
    at = line.indexOf('-->', start) + 3;
    return '';
  }

  for (let found = token.exec(line); found; found = token.exec(line)) {
    const { 0: source, index, groups = {} } = found;
    pieces.push(line.slice(at, index));
    at = token.lastIndex;
    if (groups.open) brackets.push(pieces.length);
    if (groups.emphasis) pieces.push(emphasis(source, index));
    else if (groups.ticks) pieces.push(codeSpan(source, index));
    else if (groups.close) pieces.push(closeBracket());
    else if (groups.comment) pieces.push(comment(index));
    else pieces.push(textOf(groups) ?? source);
    token.lastIndex = at;
  }
  return pieces.join('') + line.slice(at);
}
