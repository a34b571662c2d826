import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Node, Parser } from 'commonmark';
import { tests } from 'commonmark-spec';
import { safeUrl } from '../../src/contract/safe-url.js';
import type { Run } from '../../src/text/inline.js';
import { type Block, parseMarkdown } from '../../src/text/markdown.js';

/** Text with its formats and its link, as both parsers give it. */
type Span = [text: string, formats: string, href: string | undefined];
type Tree = [kind: string, content: unknown];

const definition = /^[\s>-]*\[[^\]]+\]:/m;

/** Whether an example contains what is not supported: HTML is dropped, references stay text. */
function isUnsupported(markdown: string, document: Node): boolean {
  const walker = document.walker();
  for (let step = walker.next(); step; step = walker.next())
    if (step.node.type.startsWith('html')) return true;
  return definition.test(markdown);
}

/** Examples that differ on purpose, by number. */
const exceptions = new Map([
  [20, 'a backslash in the URL of an autolink is not encoded'],
  [25, 'names of entities that nobody writes'],
  [26, 'the entity of NUL'],
  [39, 'the entity of a line break'],
  [40, 'the entity of a tab'],
  [194, 'a reference'],
  [526, 'a bracket in the URL of an autolink is not encoded'],
  [602, 'bare URLs are links'],
  [603, 'a backslash in the URL of an autolink is not encoded'],
  [608, 'bare URLs are links'],
  [611, 'bare URLs are links'],
  [619, 'malformed HTML is dropped'],
  [620, 'malformed HTML is dropped'],
  [622, 'malformed HTML is dropped'],
  [624, 'malformed HTML is dropped'],
  [632, 'malformed HTML is dropped'],
]);

function merged(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last[1] === span[1] && last[2] === span[2]) last[0] += span[0];
    else all.push([...span]);
  }
  return all.filter(([text]) => text !== '');
}

const ourSpans = (runs: readonly Run[]): Span[] =>
  merged(
    runs.map(({ text, isCode, isStrong, isEmphasized, link }) => [
      text,
      `${isCode ? 'c' : ''}${isStrong ? 's' : ''}${isEmphasized ? 'e' : ''}`,
      link?.href,
    ]),
  );

function ourTree(block: Block): Tree {
  switch (block.kind) {
    case 'rule':
      return ['rule', undefined];
    case 'code':
      return ['code', block.text];
    case 'quote':
      return ['quote', block.blocks.map(ourTree)];
    case 'list':
      return [`list ${block.start}`, block.items.map((item) => item.map(ourTree))];
    default:
      return [block.kind, ourSpans(block.runs)];
  }
}

function children(node: Node): Node[] {
  const all: Node[] = [];
  for (let child = node.firstChild; child; child = child.next) all.push(child);
  return all;
}

function referenceSpans(node: Node, formats: readonly string[] = [], href?: string): Span[] {
  switch (node.type) {
    case 'text':
    case 'code': {
      const all = node.type === 'code' ? [...formats, 'c'] : formats;
      return [
        [node.literal ?? '', ['c', 's', 'e'].filter((flag) => all.includes(flag)).join(''), href],
      ];
    }
    case 'softbreak':
    case 'linebreak':
      return [['\n', formats.join(''), href]];
    default: {
      const format = { strong: 's', emph: 'e' }[node.type as string] ?? [];
      const link =
        node.type === 'link' || node.type === 'image' ? safeUrl(node.destination) : undefined;
      return children(node).flatMap((child) =>
        referenceSpans(child, [...new Set([...formats, format].flat())], href ?? link),
      );
    }
  }
}

function referenceTree(node: Node): Tree {
  switch (node.type) {
    case 'thematic_break':
      return ['rule', undefined];
    case 'code_block':
      return ['code', node.literal?.replace(/\n$/, '') ?? ''];
    case 'block_quote':
      return ['quote', children(node).map(referenceTree)];
    case 'list':
      return [
        `list ${node.listType === 'ordered' ? node.listStart : undefined}`,
        children(node).map((item) => children(item).map(referenceTree)),
      ];
    default: {
      const spans = children(node).flatMap((child) => referenceSpans(child));
      return [node.type, merged(spans.map(([text, formats, href]) => [text, formats, href]))];
    }
  }
}

const parser = new Parser();

describe('Markdown as the reference implementation of CommonMark parses it', () => {
  for (const { number, section, markdown } of tests) {
    const document = parser.parse(markdown);
    if (isUnsupported(markdown, document) || exceptions.has(number)) continue;
    it(`parses example ${number}, ${section}`, () => {
      const expected = children(document).map(referenceTree);
      assert.deepEqual(parseMarkdown(markdown).map(ourTree), expected);
    });
  }

  for (const { number, markdown } of tests) {
    const reason = exceptions.get(number);
    if (reason)
      it(`differs in example ${number}: ${reason}`, () => {
        const reference = children(parser.parse(markdown)).map(referenceTree);
        assert.notDeepEqual(parseMarkdown(markdown).map(ourTree), reference);
      });
  }
});
