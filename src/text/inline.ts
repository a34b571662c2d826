import { safeUrl } from '../contract/safe-url.js';
import { entity } from './entities.js';

/** A link, or a picture that is shown as one. */
export interface Link {
  readonly href: string;
  readonly kind: 'link' | 'image' | 'bare';
}

/** Text in one format. Line breaks are `\n`. */
export interface Run {
  readonly text: string;
  readonly isCode: boolean;
  readonly isStrong: boolean;
  readonly isEmphasized: boolean;
  readonly isStruck: boolean;
  /** The same object in all runs of one link. */
  readonly link: Link | undefined;
}

type Format = 'isStrong' | 'isEmphasized' | 'isStruck';

/** A run of `*`, `_` or `~` that may open or close a format. */
interface Delimiter {
  readonly mark: string;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Characters that belong to no format yet. */
  left: number;
}

interface Piece {
  text: string;
  readonly isCode?: boolean;
  readonly delimiter?: Delimiter;
  /** Formats that begin before the piece, minus those that end there. */
  readonly changes?: Record<Format, number>;
  /** The link that starts here; its URL is unsafe if `href` is undefined. */
  link?: Pick<Link, 'kind'> & { readonly href: string | undefined };
  /** Whether the newest link ends here. */
  readonly isLinkEnd?: boolean;
}

const tagNames =
  'a|abbr|article|aside|b|big|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|kbd|li|main|mark|ol|p|picture|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|video';
const endsLine = /^<(?:br|hr|\/(?:blockquote|div|dd|dt|h[1-6]|li|p|pre|section|summary|tr))\b/i;

/**
 * A character of a bare URL: ASCII, and letters, symbols and dashes outside of it. Entities but `&amp;`, invisible
 * characters and other punctuation outside of ASCII belong to the sentence around the URL.
 */
const urlCharacter = String.raw`(?:[!-%'-;=?-Z\\^-~]|&(?:amp;|(?!#?\w{1,9};))|[^\0-\x7f\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Cf}]|[·・\u200c\u200d])`;
const fullWidthPairs = ['（）', '「」', '『』', '《》', '〈〉', '【】', '〔〕', '［］', '｛｝']
  .map(([open, close]) => `${open}${urlCharacter}*${close}`)
  .join('|');

/** Everything that is not plain text. Each part takes linear time, also in hostile texts. */
const tokens = [
  /\\(?:(?<escaped>[!-/:-@[-`{-~])|(?=\n))/,
  /(?<ticks>`+)/,
  /(?<delimiter>\*+|_+|~+)/,
  /(?<open>!?\[)/,
  /(?<close>\])/,
  /(?<comment><!--)/,
  /<(?<address>[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@\\]+@[^\s<>@\\]+)>/,
  new RegExp(`(?<tag></?(?:${tagNames})(?:\\s[^<>]*)?/?>)`),
  new RegExp(`(?<url>\\bhttps?://(?:${urlCharacter}|${fullWidthPairs})+)`, 'u'),
  /&#(?<decimal>\d{1,7});/,
  /&#x(?<hex>[\da-f]{1,6});/,
  /&(?<name>[a-z][a-z\d]{1,8});/,
  /(?<lineEnd>(?<! ) +(?=\n))/,
];
const markdownToken = new RegExp(tokens.map(({ source }) => source).join('|'), 'giu');
const escapes = new RegExp([0, 9, 10, 11].map((index) => tokens[index]?.source).join('|'), 'giu');

/** What follows the text of a link: `(URL "title")`. */
const target =
  /\(\s*(?:(?:<(?<bracketed>(?:[^\n<>\\]|\\.)*)>|(?<plain>(?!<)(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.|\([^\s()\\]*\))*\))+))(?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?\s*)?\)/sy;

/** Character of a code point; undefined for control characters and surrogates. */
function character(code: number): string | undefined {
  if (code === 0xa0) return ' ';
  const isText =
    code >= 0x20 && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000);
  return isText && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}

type Groups = Partial<Record<string, string>>;

/** Text of an escaped character or an entity; undefined for an unknown entity and for other tokens. */
function unescaped({ escaped, decimal, hex, name }: Groups): string | undefined {
  if (decimal !== undefined) return character(Number(decimal));
  if (hex !== undefined) return character(parseInt(hex, 16));
  if (name !== undefined) return entity(name);
  return escaped;
}

/** URL of a link as it is written, without escapes. */
const unescapedUrl = (text: string): string =>
  text.replace(escapes, (...found) => unescaped(found.at(-1) as Groups) ?? String(found[0]));

/** Ends of the runs of backticks of each length, the last one first. */
function tickRuns(text: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (const { 0: ticks, index } of [...text.matchAll(/`+/g)].reverse()) {
    const ends = runs.get(ticks.length) ?? [];
    ends.push(index + ticks.length);
    runs.set(ticks.length, ends);
  }
  return runs;
}

const isSpace = (near: string): boolean => near.trim() === '';
const isPunctuation = (near: string): boolean => /[\p{P}\p{S}]/u.test(near);
const isCjk = (near: string): boolean =>
  /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Yi}\u3000-\u303f\ufe30-\ufe4f\uff01-\uffee]/u.test(
    near,
  );

/** Whether a delimiter run touches the word after it; with the sides swapped, the one before it. */
function isFlanking(word: string, other: string): boolean {
  if (isSpace(word)) return false;
  return (
    !isPunctuation(word) || isCjk(word) || isSpace(other) || isPunctuation(other) || isCjk(other)
  );
}

/**
 * A delimiter run by the rules of CommonMark for left-flanking and right-flanking runs, with its "CJK friendly"
 * amendment: texts in Chinese, Japanese and Korean have no spaces around emphasis.
 */
function delimiterAt(text: string, start: number, run: string): Delimiter {
  const { length } = run;
  const mark = run.charAt(0);
  // A variation selector belongs to the ideograph before it.
  const [, before = ''] =
    /(.)[\u{e0100}-\u{e01ef}]?$/su.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const [after = ''] = /^./su.exec(text.slice(start + length, start + length + 2)) ?? [];
  const isLeft = isFlanking(after, before);
  const isRight = isFlanking(before, after);
  const isUnderscore = mark === '_';
  // Two tildes, as in GitHub Flavored Markdown; one alone means "about".
  const isFormat = mark !== '~' || length === 2;
  return {
    mark,
    length,
    left: length,
    opens: isFormat && isLeft && (!isUnderscore || !isRight || isPunctuation(before)),
    closes: isFormat && isRight && (!isUnderscore || !isLeft || isPunctuation(after)),
  };
}

const noChanges = () => ({ isStrong: 0, isEmphasized: 0, isStruck: 0 });

/** Length of a bare URL without punctuation and parentheses that belong to the sentence. */
function bareLength(url: string): number {
  let surplus = 0;
  for (const { 0: parenthesis } of url.matchAll(/[()]/g)) surplus += parenthesis === ')' ? 1 : -1;
  let { length } = url;
  for (; length > 0; length -= 1) {
    const last = url.charAt(length - 1);
    if (last === ')' && surplus > 0) surplus -= 1;
    else if (url.endsWith('&amp;', length)) length -= 4;
    else if (!/[?!.,:;*_~'"]/.test(last)) break;
  }
  return length;
}

/** Groups of the tokens that are not an escaped character. */
const tokenGroups = [
  'ticks',
  'delimiter',
  'open',
  'close',
  'comment',
  'address',
  'tag',
  'url',
  'lineEnd',
] as const;
type TokenGroup = (typeof tokenGroups)[number];

/** A token in a text, at `index`. */
interface Token {
  readonly source: string;
  readonly index: number;
}

/** Splits a text into pieces: links are found, delimiters are not matched yet. */
class PieceReader {
  readonly #text: string;
  readonly #pieces: Piece[] = [];
  readonly #ticksOfLength: ReadonlyMap<number, number[]>;
  readonly #lastComment: number;
  /** Opening brackets, as indexes of pieces. */
  readonly #brackets: number[] = [];
  /** How many of the brackets contain a link and therefore start none. */
  #inactive = 0;
  /** End of the last token. */
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#ticksOfLength = tickRuns(text);
    this.#lastComment = text.lastIndexOf('-->');
  }

  read(): readonly Piece[] {
    const text = this.#text;
    for (let found = markdownToken.exec(text); found; found = markdownToken.exec(text)) {
      const { 0: source, index, groups = {} } = found;
      this.#add({ text: text.slice(this.#at, index) });
      this.#at = markdownToken.lastIndex;
      const name = tokenGroups.find((group) => groups[group] !== undefined);
      if (name) this.#readers[name]({ source: groups[name] ?? source, index });
      // A backslash at the end of a line is its line break.
      else if (source !== '\\') this.#add({ text: unescaped(groups) ?? source });
      markdownToken.lastIndex = this.#at;
    }
    this.#add({ text: text.slice(this.#at) });
    return this.#pieces;
  }

  /** What reads a token, by its group. */
  readonly #readers: Readonly<Record<TokenGroup, (token: Token) => void>> = {
    ticks: ({ source }) => this.#addCode(source),
    delimiter: ({ source, index }) => {
      const delimiter = delimiterAt(this.#text, index, source);
      this.#add({ text: '', delimiter, changes: noChanges() });
    },
    open: ({ source }) => void this.#brackets.push(this.#add({ text: source }) - 1),
    close: () => this.#closeBracket(),
    comment: ({ source, index }) => {
      if (this.#lastComment > index) this.#at = this.#text.indexOf('-->', index) + 3;
      else this.#add({ text: source });
    },
    address: ({ source }) => this.#addLink(source, safeUrl(source), 'bare'),
    url: (token) => this.#addUrl(token),
    tag: ({ source }) => void this.#add({ text: endsLine.test(source) ? '\n' : '' }),
    lineEnd: () => undefined,
  };

  /** Returns the new number of pieces. */
  #add(piece: Piece): number {
    return this.#pieces.push(piece);
  }

  #addCode(ticks: string): void {
    const ends = this.#ticksOfLength.get(ticks.length) ?? [];
    while ((ends.at(-1) ?? Infinity) <= this.#at) ends.pop();
    const end = ends.at(-1);
    if (end === undefined) {
      this.#add({ text: ticks });
      return;
    }
    const content = this.#text.slice(this.#at, end - ticks.length).replace(/\n/g, ' ');
    const isPadded = content.startsWith(' ') && content.endsWith(' ') && content.trim() !== '';
    this.#add({ text: isPadded ? content.slice(1, -1) : content, isCode: true });
    this.#at = end;
  }

  #addLink(content: string, href: string | undefined, kind: Link['kind']): void {
    this.#add({ text: '', link: { href, kind } });
    this.#add({ text: content });
    this.#add({ text: '', isLinkEnd: true });
  }

  #closeBracket(): void {
    const brackets = this.#brackets;
    const opening = this.#pieces[brackets.pop() ?? -1];
    const isImage = opening?.text === '![';
    const isActive = isImage || brackets.length >= this.#inactive;
    this.#inactive = Math.min(this.#inactive, brackets.length);
    target.lastIndex = this.#at;
    const found = opening && isActive ? target.exec(this.#text) : null;
    if (!opening || !found) {
      this.#add({ text: ']' });
      return;
    }
    const { bracketed, plain = '' } = found.groups ?? {};
    opening.text = '';
    opening.link = {
      href: safeUrl(unescapedUrl(bracketed ?? plain)),
      kind: isImage ? 'image' : 'link',
    };
    this.#add({ text: '', isLinkEnd: true });
    this.#at += found[0].length;
    if (!isImage) this.#inactive = brackets.length;
  }

  #addUrl({ source, index }: Token): void {
    const length = bareLength(source);
    const bare = source.slice(0, length).replaceAll('&amp;', '&');
    this.#at = index + length;
    this.#addLink(bare, safeUrl(bare), 'bare');
  }
}

/** Whether CommonMark forbids the pair: "the rule of three". */
const isForbidden = (opener: Delimiter, closer: Delimiter): boolean =>
  (opener.closes || closer.opens) &&
  (opener.length + closer.length) % 3 === 0 &&
  (opener.length % 3 !== 0 || closer.length % 3 !== 0);

/** Matches delimiters and notes the changes of formats in the pieces: the algorithm of CommonMark, with a stack. */
function matchDelimiters(pieces: readonly Piece[]): void {
  const openers: { index: number; delimiter: Delimiter }[] = [];
  /** Number of openers when a link started, whose text is matched for itself. */
  const floors: number[] = [];
  /** How many openers are known not to match a kind of closers; keeps the time linear. */
  const searched = new Map<string, number>();

  function truncate(length: number): void {
    openers.length = length;
    for (const [kind, count] of searched) searched.set(kind, Math.min(count, length));
  }

  function findOpener(closer: Delimiter): number {
    const kind = `${closer.mark}${String(closer.opens)}${closer.length % 3}`;
    const floor = Math.max(floors.at(-1) ?? 0, searched.get(kind) ?? 0);
    for (let at = openers.length - 1; at >= floor; at -= 1) {
      const { delimiter } = openers[at] ?? {};
      if (delimiter?.mark === closer.mark && !isForbidden(delimiter, closer)) return at;
    }
    searched.set(kind, openers.length);
    return -1;
  }

  function change(index: number, format: Format, by: number): void {
    const changes = pieces[index]?.changes;
    if (changes) changes[format] += by;
  }

  function close(index: number, closer: Delimiter): void {
    while (closer.left > 0) {
      const at = findOpener(closer);
      const opener = openers[at];
      if (!opener) return;
      const count = Math.min(2, opener.delimiter.left, closer.left);
      const format = closer.mark === '~' ? 'isStruck' : count === 2 ? 'isStrong' : 'isEmphasized';
      opener.delimiter.left -= count;
      closer.left -= count;
      change(opener.index, format, 1);
      change(index, format, -1);
      truncate(opener.delimiter.left > 0 ? at + 1 : at);
    }
  }

  pieces.forEach(({ link, isLinkEnd, delimiter }, index) => {
    if (link) floors.push(openers.length);
    if (isLinkEnd) truncate(floors.pop() ?? 0);
    if (!delimiter) return;
    if (delimiter.closes) close(index, delimiter);
    if (delimiter.opens && delimiter.left > 0) openers.push({ index, delimiter });
  });
}

const isSameFormat = (a: Run | undefined, b: Run): boolean =>
  a !== undefined &&
  a.isCode === b.isCode &&
  a.isStrong === b.isStrong &&
  a.isEmphasized === b.isEmphasized &&
  a.isStruck === b.isStruck &&
  a.link === b.link;

/** Inline Markdown as text with formats, without nesting; takes linear time. */
export function parseInline(text: string): Run[] {
  const pieces = new PieceReader(text).read();
  matchDelimiters(pieces);
  const runs: (Run & { text: string })[] = [];
  const open = noChanges();
  /** The outermost link; those within it are its text. */
  let link: Link | undefined;
  let linkDepth = 0;
  let outerDepth = 0;

  function emit(content: string, isCode = false): void {
    const run = {
      text: content,
      isCode,
      isStrong: open.isStrong > 0,
      isEmphasized: open.isEmphasized > 0,
      isStruck: open.isStruck > 0,
      link,
    };
    const last = runs.at(-1);
    if (last && isSameFormat(last, run)) last.text += content;
    else runs.push(run);
  }

  for (const { text: content, isCode, delimiter, changes, link: start, isLinkEnd } of pieces) {
    if (start) {
      linkDepth += 1;
      if (!link && start.href) {
        link = { ...start, href: start.href };
        outerDepth = linkDepth;
        // A picture without a text still is a link.
        if (start.kind === 'image') emit('');
      }
    }
    if (isLinkEnd) {
      if (linkDepth === outerDepth) link = undefined;
      linkDepth -= 1;
    }
    for (const format of ['isStrong', 'isEmphasized', 'isStruck'] as const)
      open[format] += changes && changes[format] < 0 ? changes[format] : 0;
    const shown = delimiter ? delimiter.mark.repeat(delimiter.left) : content;
    if (shown) emit(shown, isCode);
    for (const format of ['isStrong', 'isEmphasized', 'isStruck'] as const)
      open[format] += changes && changes[format] > 0 ? changes[format] : 0;
  }
  return runs;
}
