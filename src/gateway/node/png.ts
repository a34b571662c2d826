import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
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

/** An SVG to render. */
interface PngTask {
  readonly svg: string;
  readonly options: ResvgRenderOptions;
}

/** The renderer ignores `direction`, so that "10:45 UTC" in an Arabic text would begin with "UTC": marks have the same effect. */
const withDirectionMarks = (svg: string): string =>
  svg.replaceAll(/( direction="rtl"[^>]*>)([^<]*)/g, '$1\u2067$2\u2069');

/** Further pictures wait: rendering uses a whole core. */
const maxThreads = 2;

/** Code of a thread, as text, because a file of its own would be missing in functions that a platform has bundled. */
const threadCode = `
const { parentPort, workerData } = require('node:worker_threads');
const { Resvg } = require(workerData);
parentPort.on('message', ({ svg, options }) => {
  const bytes = Uint8Array.from(new Resvg(svg, options).render().asPng());
  parentPort.postMessage(bytes, [bytes.buffer]);
});
`;

/** A thread that renders one picture at a time: to encode one takes longer than many cached responses. */
class PngThread {
  readonly #module: string;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Pictures that are rendered or wait. */
  waiting = 0;

  /** `module` is the file of the package that renders. */
  constructor(module: string) {
    this.#module = module;
  }

  /** Renders a picture after those before; the first one starts the thread. */
  render(task: PngTask): Promise<Uint8Array> {
    this.waiting += 1;
    const rendered = this.#last.then(() => this.#run(task)).finally(() => (this.waiting -= 1));
    this.#last = rendered.catch(() => undefined);
    return rendered;
  }

  async #run(task: PngTask): Promise<Uint8Array> {
    const worker = (this.#worker ??= new Worker(threadCode, {
      eval: true,
      execArgv: [],
      workerData: this.#module,
    }));
    // Only a picture keeps the process alive.
    worker.ref();
    try {
      worker.postMessage(task);
      const [bytes] = (await once(worker, 'message')) as [Uint8Array];
      return bytes;
    } catch (error) {
      this.#worker = undefined;
      throw error;
    } finally {
      worker.unref();
    }
  }
}

/** File of the package `@resvg/resvg-js`; undefined if it is not installed, or not for this system. */
const installedModule = (): Promise<string | undefined> =>
  import('@resvg/resvg-js').then(
    () => createRequire(import.meta.url).resolve('@resvg/resvg-js'),
    () => undefined,
  );

/**
 * Renders badges and posters as PNG, badges at twice their size, with the shipped font and further ones, in at most two
 * threads. Undefined without the package `@resvg/resvg-js`.
 */
export async function pngRenderer(fonts: readonly string[] = []): Promise<PngRenderer | undefined> {
  const fontFiles = [shippedFont, ...fonts];
  const canRender = coverageOf(fontFiles);
  const module = await installedModule();
  if (!module) return undefined;
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' };
  const threads = Array.from({ length: maxThreads }, () => new PngThread(module));
  return {
    canRender,
    render: (svg, zoom = 2) => {
      const idle = threads.reduce((a, b) => (b.waiting < a.waiting ? b : a));
      return idle.render({
        svg: withDirectionMarks(svg),
        options: { fitTo: { mode: 'zoom', value: zoom }, font },
      });
    },
  };
}
