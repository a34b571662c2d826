import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folded } from '../../src/text/first-lines.js';
import { parseMarkdown } from '../../src/text/markdown.js';
import { blocksText } from '../../src/text/plain-text.js';

const size = { lines: 3, lettersPerLine: 10 };
const isLong = (markdown: string) => folded(parseMarkdown(markdown), size).isLong;
const shown = (markdown: string) => blocksText(folded(parseMarkdown(markdown), size).blocks);

describe('a folded text', () => {
  for (const [markdown, expected] of [
    ['', false],
    ['a', false],
    ['1234567890'.repeat(3), false],
    [`${'1234567890'.repeat(3)}1`, true],
    ['a\nb\nc', false],
    ['a\nb\nc\nd', true],
    ['a\n\nb\n\nc', false],
    ['a\n\nb\n\nc\n\nd', true],
    ['- a\n- b\n- c', false],
    ['- a\n- b\n- c\n- d', true],
    ['> a\n>\n> b\n\n---\nc', true],
    ['```\na\nb\nc\nd\n```', true],
    ['# a\nb\nc', false],
  ] as const)
    it(`${JSON.stringify(markdown)} ${expected ? 'is' : 'is not'} longer than three lines`, () => {
      assert.equal(isLong(markdown), expected);
    });

  it('ends after a whole word', () => {
    const text = shown('word '.repeat(100));
    assert.match(text, /^(word )+word…$/);
  });

  it('ends before a link that does not fit', () => {
    const before = 'word '.repeat(46);
    const text = shown(`${before}[a long link of many words](https://a.example/) after`);
    assert.equal(text, `${before}…`);
  });

  it('ends within a word that does not fit, and not within a character', () => {
    assert.equal(shown('W'.repeat(300)), `${'W'.repeat(240)}…`);
    assert.equal(shown(`W${'😀'.repeat(200)}`), `W${'😀'.repeat(119)}…`);
  });
});
