import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { contrast, cssColor, parseColor, readable, type Color } from '../../src/theme/colors.js';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel);

/** Hue after HSL in degrees; undefined for greys and what is too dark, light or pale to have one. */
function hue([red, green, blue]: Color): number | undefined {
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (max - min < 40) return undefined;
  const range = max - min;
  const sector =
    max === red
      ? (green - blue) / range
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return (sector * 60 + 360) % 360;
}

describe('colours', () => {
  for (const [text, wanted] of [
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
    it(`parses ${JSON.stringify(text)} as ${wanted ?? 'invalid'}`, () => {
      const parsed = parseColor(text);
      expect(parsed && cssColor(parsed)).to.equal(wanted);
    });
  }

  it('computes the contrast of black and white', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).to.equal(21);
    expect(contrast([119, 119, 119], [255, 255, 255])).to.be.closeTo(4.48, 0.01);
  });

  it('makes any colour readable on any background, and keeps its hue', () => {
    fc.assert(
      fc.property(color, color, (text, ground) => {
        const result = readable(text, [ground]);
        expect(contrast(result, ground)).to.be.at.least(4.5);
        const [before, after] = [hue(text), hue(result)];
        if (before === undefined || after === undefined) return;
        const turned = Math.abs(before - after);
        expect(Math.min(turned, 360 - turned)).to.be.below(6);
      }),
      { numRuns: 500 },
    );
  });

  it('does not change a readable colour', () => {
    expect(readable([0, 0, 0], [[255, 255, 255]])).to.deep.equal([0, 0, 0]);
  });
});
