import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OptionError, type PngRenderer } from '../options.js';
import { createCoverage } from './font-coverage.js';

const shippedFont = fileURLToPath(new URL('./font/inter-semibold.ttf', import.meta.url));

function coverageOf(fonts: readonly string[]) {
  for (const font of fonts) {
    if (!existsSync(font)) throw new OptionError(`There is no font file ${font}.`);
    try {
      createCoverage([font]);
    } catch (cause) {
      throw new OptionError(`${font} is not a TrueType or OpenType font.`, { cause });
    }
  }
  return createCoverage(fonts);
}

/**
 * Renders badges as PNG at twice their size, with the shipped font and further ones.
 * Undefined without the package `@resvg/resvg-js`.
 */
export async function pngRenderer(fonts: readonly string[] = []): Promise<PngRenderer | undefined> {
  const fontFiles = [shippedFont, ...fonts];
  const canRender = coverageOf(fontFiles);
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  if (!resvg) return undefined;
  const options = {
    fitTo: { mode: 'zoom', value: 2 },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  } as const;
  return {
    canRender,
    render: async (svg) => Uint8Array.from((await resvg.renderAsync(svg, options)).asPng()),
  };
}
