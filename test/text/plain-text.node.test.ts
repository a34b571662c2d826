import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { oneLine, plainText } from '../../src/text/plain-text.js';

describe('Markdown as plain text', () => {
  for (const [markdown, expected] of [
    ['## Welcome to us', 'Welcome to us'],
    ['We are **bold** and *slanted* and __both__', 'We are bold and slanted and both'],
    ['[Our rules](https://a.example/rules)', 'Our rules'],
    ['![Logo](https://a.example/l.png) hello', 'Logo hello'],
    ['<https://a.example/>', 'https://a.example/'],
    ['- one\n- two', '• one\n• two'],
    ['3. one\n4. two', '3. one\n4. two'],
    ['> quoted', 'quoted'],
    ['`code` and ~~gone~~ and ~50 km~', 'code and gone and ~50 km~'],
    ['```js\nlet a\n```', 'let a'],
    ['a\n\n---\nb', 'a\n\nb'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4 stays', '2 * 3 * 4 stays'],
    ['<b>bold</b> and <br/>a<BR>line', 'bold and\na\nline'],
    ['<p class="a">one</p><!-- hidden -->two', 'one\ntwo'],
    ['<script>a</script><style>b</style>', 'ab'],
    ['x<y and y>z stays, so does 1 < 2', 'x<y and y>z stays, so does 1 < 2'],
    ['/kick <player> stays', '/kick <player> stays'],
    ['Tom &amp; Ann &lt;b&gt; &#8364;&#x20ac;&nbsp;5', 'Tom & Ann <b> €€ 5'],
    ['AT&T and &nothing; and &#0; stay', 'AT&T and &nothing; and &#0; stay'],
    ['&#42;&#42;not bold&#42;&#42;', '**not bold**'],
    ['[![Logo](l.png) us](https://a.example) **now**', 'Logo us now'],
    ['[**bold** link](https://a.example/a_(b)) x', 'bold link x'],
    ['[sic] stays, so does [this](', '[sic] stays, so does [this]('],
    [
      '[text][reference] stays\n\n[reference]: https://a.example',
      '[text][reference] stays\n\n[reference]: https://a.example',
    ],
    ['![](https://a.example/l.png)words', 'words'],
    ['<a@b.example>', 'a@b.example'],
    ['***both*** and **a *b* c** and **_d_**', 'both and a b c and d'],
    ['**open and *open too', '**open and *open too'],
    ['\\*not slanted\\* \u00af\\\\\\_(x)\\_/\u00af', '*not slanted* \u00af\\_(x)_/\u00af'],
    ['`` a ` b `` and `**x**` and `&lt;`', 'a ` b and **x** and &lt;'],
    ['a ` b', 'a ` b'],
    ['~~~\n**literal** [a](b)\n~~~\n**x**', '**literal** [a](b)\n\nx'],
    ['# One #\nTwo\n===\n###### Six', 'One\n\nTwo\n\nSix'],
    ['#hashtag and C# stay', '#hashtag and C# stay'],
    ['> > deep\n> - [x](y)', 'deep\n\n• x'],
    ['* one\n  * two\n      + three\n1. four', '• one\n• two\n• three\n\n1. four'],
    ['* * *\n- - -\n___', ''],
    ['one  \ntwo\\\nthree\nfour', 'one\ntwo\nthree\nfour'],
    ['| Day | Route |\n| :-- | --: |\n| Friday | **A** to B |\n', 'Day | Route\nFriday | A to B'],
    ['a | b\n--|--\nc \\| d | |\n\n| not a row |', 'a | b\nc | d |\n\n| not a row |'],
    ['no | table\n| --- |x', 'no | table\n| --- |x'],
    ['|-|-|', '|-|-|'],
    [
      'Our week:\n| Day | Route |\n|---|---|\n| Friday | A to B |',
      'Our week:\nDay | Route\nFriday | A to B',
    ],
    ['one\ntwo\na | b\n--|--\nc | d', 'one\ntwo\na | b\nc | d'],
    ['a line\n|---|\nb', 'a line\n|---|\nb'],
    ['\ufeff# Rules\ntext', 'Rules\n\ntext'],
    ['\ufeff- one\n- two', '• one\n• two'],
    ['\t\tcode\n\ta\tb', 'code\na\tb'],
    ['-\tone\n\ttwo', '• one\ntwo'],
    ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
    ['', ''],
  ] as const) {
    it(`converts ${JSON.stringify(markdown)}`, () => {
      assert.equal(plainText(markdown), expected);
    });
  }

  it('has one line where there is space for one only', () => {
    assert.equal(oneLine('# Rules\n\n- Be *kind*\n- Drive'), 'Rules • Be kind • Drive');
  });

  it('is never longer than its Markdown and the blank lines between its blocks, and never throws', () => {
    const marks = fc.constantFrom(
      ...'*_#`[]()!~\n a<>&;\\/-=|b1.'.split(''),
      '&amp;',
      '<br>',
      '<b>',
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 400 }), (parts) => {
        const text = parts.join('');
        assert.ok(plainText(text).replace(/\s/g, '').length <= text.length);
      }),
    );
  });
});
