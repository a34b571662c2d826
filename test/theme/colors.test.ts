import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { contrast, cssColor, parseColor, readable } from '../../src/theme/colors.js';
import { hueDifference } from './hue.js';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel);

describe('colours', () => {
  for (const [text, expected] of [
    ['#fff', 'rgb(255 255 255)'],
    ['#1d5fbf', 'rgb(29 95 191)'],
    ['#1d5fbf80', 'rgb(29 95 191)'],
    ['rgb(1, 2, 3)', 'rgb(1 2 3)'],
    ['hsl(120 100% 50%)', 'rgb(0 255 0)'],
    ['rebeccapurple', 'rgb(102 51 153)'],
    [' #000 ', 'rgb(0 0 0)'],
    ['', undefined],
    [null, undefined],
    ['#12', undefined],
    ['red; background: url(https://a.example)', undefined],
    ['url(https://a.example)', undefined],
    ['var(--x)', undefined],
    ['expression(alert(1))', undefined],
    ['javascript:alert(1)', undefined],
    ['inherit', undefined],
    ['}*{color:red', undefined],
  ] as const) {
    it(`parses ${JSON.stringify(text)} as ${expected ?? 'invalid'}`, () => {
      const parsed = parseColor(text);
      expect(parsed && cssColor(parsed)).to.equal(expected);
    });
  }

  it('computes the contrast of black and white', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).to.equal(21);
    expect(contrast([119, 119, 119], [255, 255, 255])).to.be.closeTo(4.48, 0.01);
  });

  it('makes any colour readable on any background, and keeps its hue', () => {
    fc.assert(
      fc.property(color, color, (text, background) => {
        const result = readable(text, [background]);
        expect(contrast(result, background)).to.be.at.least(4.5);
        expect(hueDifference(text, result)).to.be.below(6);
      }),
      { numRuns: 500 },
    );
  });

  it('does not change a readable colour', () => {
    expect(readable([0, 0, 0], [[255, 255, 255]])).to.deep.equal([0, 0, 0]);
  });
});
