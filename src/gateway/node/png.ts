import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OptionError, type PngRenderer } from '../options.js';
import { createCoverage } from './font-coverage.js';

const shipped = fileURLToPath(new URL('./font/inter-semibold.ttf', import.meta.url));

function coverageOf(fonts: readonly string[]) {
  for (const font of fonts) {
    if (!existsSync(font)) throw new OptionError(`There is no font file ${font}.`);
    try {
      createCoverage([font]);
    } catch (cause) {
      throw new OptionError(`${font} is no TrueType or OpenType font.`, { cause });
    }
  }
  return createCoverage(fonts);
}

/**
 * Draws badges as PNG, twice as large as they are shown, with the font that is shipped and others.
 * Undefined where the package `@resvg/resvg-js` is not installed.
 */
export async function pngRenderer(fonts: readonly string[] = []): Promise<PngRenderer | undefined> {
  const fontFiles = [shipped, ...fonts];
  const canDraw = coverageOf(fontFiles);
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  if (!resvg) return undefined;
  const options = {
    fitTo: { mode: 'zoom', value: 2 },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  } as const;
  return {
    canDraw,
    draw: async (svg) => Uint8Array.from((await resvg.renderAsync(svg, options)).asPng()),
  };
}
