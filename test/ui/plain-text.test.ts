import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { plainText } from '../../src/ui/plain-text.js';

describe('Markdown as plain text', () => {
  for (const [markdown, words] of [
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
    ['<b>not bold</b>', '<b>not bold</b>'],
    ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
    ['', ''],
  ] as const) {
    it(`reduces ${JSON.stringify(markdown)}`, () => {
      expect(plainText(markdown)).to.equal(words);
    });
  }

  it('never grows and never throws, whatever somebody wrote', () => {
    const marks = fc.constantFrom('*', '_', '#', '`', '[', ']', '(', ')', '!', '~', '\n', ' ', 'a');
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 400 }), (parts) => {
        const text = parts.join('');
        expect(plainText(text).length).to.be.at.most(text.length);
      }),
    );
  });
});
