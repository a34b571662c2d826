import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { type Color, contrast, parseLayer } from '../../src/theme/colors.js';
import { paletteOf, themeKeys } from '../../src/theme/palette.js';
import { hueDifference } from './hue.js';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel);
const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];

const hex = (value: Color): string =>
  `#${value.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const company = (colors: readonly Color[]) =>
  Object.fromEntries(themeKeys.map((key, index) => [key, hex(colors[index] ?? white)]));

const sevenColors = fc.tuple(color, color, color, color, color, color, color).map(company);

const paletteFor = (theme: Readonly<Record<string, string>>, dark = false) =>
  paletteOf({ colors: {}, behind: white, isDark: dark }, theme);

const texts = ['text', 'muted-text', 'link', 'success', 'warning', 'danger'] as const;
const backgrounds = ['background', 'surface', 'hover', 'primary-soft'] as const;

describe('the palette of any seven colours', () => {
  it('has text with a contrast of 4.5:1 on each of its backgrounds', () => {
    fc.assert(
      fc.property(sevenColors, (theme) => {
        const palette = paletteFor(theme);
        for (const text of texts) {
          for (const background of backgrounds) {
            const ratio = contrast(palette[text], palette[background]);
            expect(ratio, `${text} on ${background}`).to.be.at.least(4.5);
          }
        }
        expect(contrast(palette['primary-text'], palette.primary)).to.be.at.least(4.5);
      }),
      { numRuns: 500 },
    );
  });

  it('has fills with a contrast of 3:1', () => {
    fc.assert(
      fc.property(sevenColors, ({ ...theme }) => {
        const palette = paletteFor(theme);
        expect(contrast(palette.primary, palette.background)).to.be.at.least(3);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the hues of text, links and fills', () => {
    fc.assert(
      fc.property(sevenColors, (theme) => {
        const palette = paletteFor(theme);
        const chosen = (key: string): Color => parseLayer(theme[key])?.color ?? white;
        expect(hueDifference(chosen('text'), palette.text)).to.be.below(8);
        expect(hueDifference(chosen('primary'), palette.link)).to.be.below(8);
      }),
      { numRuns: 300 },
    );
  });

  it('fills with the primary colour, or with the text colour if its contrast is below 3:1', () => {
    fc.assert(
      fc.property(sevenColors, (theme) => {
        const palette = paletteFor(theme);
        const chosen = (key: string): Color => parseLayer(theme[key])?.color ?? white;
        const ratio = Math.min(
          contrast(chosen('primary'), palette.background),
          contrast(chosen('primary'), palette.surface),
        );
        expect(palette.primary).to.deep.equal(ratio < 3 ? palette.text : chosen('primary'));
        const text = ratio < 3 ? palette.background : chosen('primaryText');
        expect(hueDifference(text, palette['primary-text'])).to.be.below(8);
      }),
      { numRuns: 300 },
    );
  });

  it('fills with the text colour for neon yellow on white', () => {
    const palette = paletteFor({ background: '#fff', text: '#111', primary: '#e6ff00' });
    expect(palette.primary).to.deep.equal(palette.text);
    expect(palette['primary-text']).to.deep.equal(palette.background);
  });

  it('has text of higher contrast than muted text, as far as the background allows', () => {
    fc.assert(
      fc.property(sevenColors, (theme) => {
        const palette = paletteFor(theme);
        const { background, text, 'muted-text': muted } = palette;
        const maxContrast = Math.max(
          ...[white, black].map((color) =>
            Math.min(...backgrounds.map((name) => contrast(color, palette[name]))),
          ),
        );
        const ratio = contrast(text, background) / contrast(muted, background);
        expect(ratio).to.be.at.least(maxContrast > 7 ? 1.25 : 0.99);
      }),
      { numRuns: 500 },
    );
  });

  it('has lines of low contrast, and a surface that is close to the background', () => {
    fc.assert(
      fc.property(sevenColors, (theme) => {
        const { background, surface, border, track } = paletteFor(theme);
        expect(contrast(border, background)).to.be.within(1.05, 2.25);
        expect(contrast(surface, background)).to.be.within(1.08, 2);
        expect(contrast(track, background)).to.be.within(1.04, 2.2);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the palette of a yellow company', () => {
  const allKeys = (value: string) => Object.fromEntries(themeKeys.map((key) => [key, value]));
  for (const [name, theme] of [
    ['with all keys yellow', allKeys('#ffff00')],
    ['on black', { ...allKeys('#ffff00'), background: '#000000', surface: '#000000' }],
    ['on white', { ...allKeys('#ffff00'), background: '#ffffff', surface: '#ffffff' }],
  ] as const) {
    it(`distinguishes text from muted text and has lines of low contrast, ${name}`, () => {
      const { background, text, 'muted-text': muted, border, surface } = paletteFor(theme);
      const ratios = [text, muted, border, surface].map((foreground) =>
        contrast(foreground, background),
      );
      const message = ratios.map((ratio) => ratio.toFixed(2)).join(' / ');
      const [textRatio = 0, mutedRatio = 0, borderRatio = 0, surfaceRatio = 0] = ratios;
      expect(mutedRatio, message).to.be.at.least(4.5);
      expect(textRatio / mutedRatio, message).to.be.at.least(1.25);
      expect(borderRatio, message).to.be.within(1.1, 2.25);
      expect(surfaceRatio, message).to.be.within(1.08, 2);
    });
  }
});

describe('secondary text of a company', () => {
  for (const [name, background, mutedText, isCalmed] of [
    ['tan on navy', '#0a1930', '#c9b48c', true],
    ['blue on navy', '#0a1930', '#9fb4d8', false],
    ['tan on white', '#ffffff', '#7a5a20', false],
  ] as const)
    it(`has half its chroma if its hue is far from that of the background: ${name}`, () => {
      const muted = paletteFor({ background, mutedText })['muted-text'];
      const chroma = (color: Color) => Math.max(...color) - Math.min(...color);
      const before = chroma(parseLayer(mutedText)?.color ?? white);
      expect(chroma(muted) / before).to.be.closeTo(isCalmed ? 0.5 : 1, 0.15);
      expect(contrast(muted, parseLayer(background)?.color ?? white)).to.be.at.least(4.5);
    });
});
