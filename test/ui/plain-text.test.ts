import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { plainText } from '../../src/ui/plain-text.js';

/** Milliseconds that parsing a text takes. */
function durationOf(text: string): number {
  const before = performance.now();
  plainText(text);
  return performance.now() - before;
}

describe('Markdown as plain text', () => {
  for (const [markdown, expected] of [
    ['## Welcome to us', 'Welcome to us'],
    ['We are **bold** and *slanted* and __both__', 'We are bold and slanted and both'],
    ['[Our rules](https://a.example/rules)', 'Our rules'],
    ['![Logo](https://a.example/l.png) hello', 'Logo hello'],
    ['<https://a.example/>', 'https://a.example/'],
    ['- one\n- two', 'one\ntwo'],
    ['> quoted', 'quoted'],
    ['`code` and ~~gone~~', 'code and gone'],
    ['```js\nlet a\n```', 'let a'],
    ['a\n---\nb', 'a\n\nb'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['2 * 3 * 4 stays', '2 * 3 * 4 stays'],
    ['<b>bold</b> and <br/>a<BR>line', 'bold and\na\nline'],
    ['<p class="a">one</p><!-- hidden -->two', 'one\ntwo'],
    ['x<y and y>z stays, so does 1 < 2', 'x<y and y>z stays, so does 1 < 2'],
    ['Tom &amp; Ann &lt;b&gt; &#8364;&#x20ac;&nbsp;5', 'Tom & Ann <b> €€ 5'],
    ['AT&T and &nothing; and &#0; stay', 'AT&T and &nothing; and &#0; stay'],
    ['&#42;&#42;not bold&#42;&#42;', '**not bold**'],
    ['[![Logo](l.png) us](https://a.example) **now**', 'Logo us now'],
    ['[**bold** link](https://a.example/a_(b)) x', 'bold link x'],
    ['[sic] stays, so does [this](', '[sic] stays, so does [this]('],
    ['![](https://a.example/l.png)words', 'words'],
    ['<mailto:a@b.example> <a@b.example>', 'a@b.example a@b.example'],
    ['***both*** and **a *b* c** and **_d_**', 'both and a b c and d'],
    ['a**b**c and 2*3*4 and __init__', 'abc and 2*3*4 and init'],
    ['**open and *open too', '**open and *open too'],
    ['\\*not slanted\\* \u00af\\\\\\_(x)\\_/\u00af', '*not slanted* \u00af\\_(x)_/\u00af'],
    ['`` a ` b `` and `**x**` and `&lt;`', 'a ` b and **x** and &lt;'],
    ['a ` b', 'a ` b'],
    ['~~~\n**literal** [a](b)\n~~~\n**x**', '**literal** [a](b)\nx'],
    ['# One #\nTwo\n===\n###### Six', 'One\nTwo\n\nSix'],
    ['#hashtag and C# stay', '#hashtag and C# stay'],
    ['> > deep\n> - [x](y)', 'deep\nx'],
    ['* one\n  * two\n      + three\n1. four', 'one\ntwo\nthree\n1. four'],
    ['* * *\n- - -\n___', ''],
    ['one  \ntwo\\\nthree', 'one\ntwo\nthree'],
    ['| Day | Route |\n| :-- | --: |\n| Friday | **A** to B |\n', 'Day | Route\nFriday | A to B'],
    ['a | b\n--|--\nc \\| d | |\n\n| not a row |', 'a | b\nc | d |\n\n| not a row |'],
    ['no | table\n| --- |x', 'no | table\n| --- |x'],
    ['|-|-|', '|-|-|'],
    ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
    ['', ''],
  ] as const) {
    it(`converts ${JSON.stringify(markdown)}`, () => {
      expect(plainText(markdown)).to.equal(expected);
    });
  }

  for (const [name, unit] of [
    ['starts of links', '[a'],
    ['starts of images', '![a'],
    ['unclosed links', '[a]('],
    ['brackets', '[]'],
    ['brackets in brackets', '](['],
    ['unclosed autolinks', '<http://a'],
    ['unclosed tags', '<b a="'],
    ['unclosed comments', '<!--'],
    ['stars', '*'],
    ['stars before words', '*a '],
    ['stars and lines', '*a_ _b* ~~'],
    ['underscores', '_'],
    ['backticks', '`'],
    ['backticks around words', '`a``b```c'],
    ['tildes', '~~a'],
    ['ampersands', '&'],
    ['unterminated entities', '&amp'],
    ['backslashes', '\\'],
    ['hashes', '# '],
    ['quotes', '> '],
    ['list marks', '- '],
    ['spaces', ' '],
    ['empty lines', '\n\r\n'],
    ['rules of tables', '|-'],
    ['rows of tables', '|-|\n'],
    ['fences', '```\n'],
  ] as const) {
    it(`takes linear time for eight times as many ${name}`, () => {
      const text = unit.repeat(Math.ceil(20_000 / unit.length));
      const longer = text.repeat(8);
      // The ratio is 8 for linear time, and 64 for quadratic time.
      // A busy machine only increases a measured time, so the minimum of several is used.
      let [short, long, ratio] = [Infinity, Infinity, Infinity];
      for (let round = 0; round < 40 && ratio > 24; round += 1) {
        short = Math.min(short, durationOf(text));
        long = Math.min(long, durationOf(longer));
        // Shorter times are below the resolution of the clock.
        ratio = long / Math.max(short, 0.5);
      }
      expect(ratio, `${short} ms, ${long} ms`).to.be.at.most(24);
    });
  }

  it('is never longer than its Markdown, and never throws, for random Markdown', () => {
    const marks = fc.constantFrom(...'*_#`[]()!~\n a<>&;\\/-=|b'.split(''), '&amp;', '<br>', '<b>');
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 400 }), (parts) => {
        const text = parts.join('');
        expect(plainText(text).length).to.be.at.most(text.length);
      }),
    );
  });
});
