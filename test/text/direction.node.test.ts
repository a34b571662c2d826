import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blocksDirection, letterDirection } from '../../src/text/direction.js';
import { parseMarkdown } from '../../src/text/markdown.js';

describe('the direction of a text', () => {
  for (const [text, expected] of [
    ['Rules', 'ltr'],
    ['قواعد', 'rtl'],
    ['חוקים', 'rtl'],
    ['\u07ca\u07cb', 'rtl'],
    ['\u{1e900}', 'rtl'],
    ['12:30 – قواعد', 'rtl'],
    ['🚚 (1) Rules قواعد', 'ltr'],
    ['\u200fRules', 'rtl'],
    ['\u200eقواعد', 'ltr'],
    ['日本', 'ltr'],
    ['12 – 14', undefined],
    ['', undefined],
  ] as const)
    it(`is ${expected} for ${JSON.stringify(text)}`, () => {
      assert.equal(letterDirection(text), expected);
    });

  it('is that of the first letter of its blocks', () => {
    assert.equal(blocksDirection(parseMarkdown('---\n1. > **قواعد** Rules')), 'rtl');
    assert.equal(blocksDirection(parseMarkdown('```\n1 a\n```\nقواعد')), 'ltr');
    assert.equal(blocksDirection(parseMarkdown('---')), undefined);
  });
});
