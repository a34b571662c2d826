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

/** The threads that render are those of files and names of hosts, too. */
const maxRenderings = 2;

/** Runs at most `count` pieces of work at a time. */
function createLanes(count: number) {
  const lanes = new Array<Promise<unknown>>(count).fill(Promise.resolve());
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = Promise.resolve(lanes.shift()).then(work);
    lanes.push(done.catch(() => undefined));
    return done;
  };
}

/**
 * Renders badges and posters as PNG, badges at twice their size, with the shipped font and further ones.
 * Undefined without the package `@resvg/resvg-js`.
 */
export async function pngRenderer(fonts: readonly string[] = []): Promise<PngRenderer | undefined> {
  const fontFiles = [shippedFont, ...fonts];
  const canRender = coverageOf(fontFiles);
  const resvg = await import('@resvg/resvg-js').catch(() => undefined);
  if (!resvg) return undefined;
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };
  const inLane = createLanes(maxRenderings);
  return {
    canRender,
    render: (svg, zoom = 2) =>
      inLane(async () => {
        const options = { fitTo: { mode: 'zoom', value: zoom }, font } as const;
        return Uint8Array.from((await resvg.renderAsync(svg, options)).asPng());
      }),
  };
}
