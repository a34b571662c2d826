import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseInline } from '../../src/text/inline.js';

/** The text before the first link, its URL as it is written and the text after it. */
function split(markdown: string): [before: string, href: string | undefined, after: string] {
  const runs = parseInline(markdown);
  const at = runs.findIndex(({ link }) => link);
  const textOf = (some: typeof runs) => some.map(({ text }) => text).join('');
  const href = runs[at]?.link?.href;
  return [textOf(runs.slice(0, at)), href && decodeURI(href), textOf(runs.slice(at + 1))];
}

describe('a bare URL', () => {
  for (const [markdown, before, href, after] of [
    ['官网https://example.com/join，欢迎大家', '官网', 'https://example.com/join', '，欢迎大家'],
    ['见 https://example.com/a。谢谢', '见 ', 'https://example.com/a', '。谢谢'],
    [
      'https://example.com/a、https://example.com/b',
      '',
      'https://example.com/a',
      '、https://example.com/b',
    ],
    ['https://example.com；再见', '', 'https://example.com/', '；再见'],
    ['https://example.com/a！', '', 'https://example.com/a', '！'],
    ['（官网https://example.com/a）', '（官网', 'https://example.com/a', '）'],
    ['「https://example.com/a」と', '「', 'https://example.com/a', '」と'],
    ['《https://example.com/a》', '《', 'https://example.com/a', '》'],
    ['【https://example.com/a】', '【', 'https://example.com/a', '】'],
    ['“https://example.com/a” and', '“', 'https://example.com/a', '” and'],
    ['„https://example.com/a“ und', '„', 'https://example.com/a', '“ und'],
    ['’https://example.com/a’', '’', 'https://example.com/a', '’'],
    ['«https://example.com/a»', '«', 'https://example.com/a', '»'],
    ['https://example.com/a…', '', 'https://example.com/a', '…'],
    ['https://example.com/a، مرحبا', '', 'https://example.com/a', '، مرحبا'],
    ['https://example.com/a؛ مرحبا', '', 'https://example.com/a', '؛ مرحبا'],
    ['https://example.com/a؟', '', 'https://example.com/a', '؟'],
    ['https://example.com/a। नमस्ते', '', 'https://example.com/a', '। नमस्ते'],
    ['https://example.com/a\u200bb', '', 'https://example.com/a', '\u200bb'],
    ['https://example.com/a\u200e b', '', 'https://example.com/a', '\u200e b'],
    ['https://example.com/卡车/ä', '', 'https://example.com/卡车/ä', ''],
    ['https://example.com/l·l–l', '', 'https://example.com/l·l–l', ''],
    ['https://example.com/卡车（车辆）。', '', 'https://example.com/卡车（车辆）', '。'],
    ['https://example.com/「a」b', '', 'https://example.com/「a」b', ''],
    ['https://example.com/a「未完', '', 'https://example.com/a', '「未完'],
    ['https://example.com/a（b，c）', '', 'https://example.com/a', '（b，c）'],
    ['https://example.com/?a=1&amp;b=2', '', 'https://example.com/?a=1&b=2', ''],
    ['https://example.com/?a=1&b=2;', '', 'https://example.com/?a=1&b=2', ';'],
    ['https://example.com/?a&amp; b', '', 'https://example.com/?a', '& b'],
    ['&quot;https://example.com/a&quot; b', '"', 'https://example.com/a', '" b'],
    ['&lt;https://example.com/a&gt;', '<', 'https://example.com/a', '>'],
    ['https://example.com/a_(b).', '', 'https://example.com/a_(b)', '.'],
    ['(https://example.com/a), b', '(', 'https://example.com/a', '), b'],
  ] as const)
    it(`ends where its sentence goes on: ${JSON.stringify(markdown)}`, () => {
      assert.deepEqual(split(markdown), [before, href, after]);
    });

  it('may be long', () => {
    const path = 'a'.repeat(1_000_000);
    assert.equal(parseInline(`https://example.com/${path}`)[0]?.link?.href.length, 1_000_020);
  });
});

describe('emphasis beside Chinese, Japanese and Korean text', () => {
  for (const [markdown, expected] of [
    ['**重要。**请注意', '<重要。>请注意'],
    ['请**「车队」**加入', '请<「车队」>加入'],
    ['これは**「重要」**です', 'これは<「重要」>です'],
    ['**안녕(hello)**하세요', '<안녕(hello)>하세요'],
    ['日本語の**[link]**と', '日本語の<[link]>と'],
    ['**“引用”**文字', '<“引用”>文字'],
    ['前*（注）*後', '前<（注）>後'],
    ['~~旧。~~新', '<旧。>新'],
    ['葛\u{e0100}**（注）**後', '葛\u{e0100}<（注）>後'],
    ['𠮟**(a)**𠮟', '𠮟<(a)>𠮟'],
    // As before in other scripts.
    ['a**"b"**c', 'a**"b"**c'],
    ['snake_case_名前', 'snake_case_名前'],
  ] as const)
    it(`is found: ${markdown}`, () => {
      const shown = parseInline(markdown).map(({ text, isStrong, isEmphasized, isStruck }) =>
        isStrong || isEmphasized || isStruck ? `<${text}>` : text,
      );
      assert.equal(shown.join(''), expected);
    });
});
