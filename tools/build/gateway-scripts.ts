import { build, type BuildOptions } from 'esbuild';
import { elementTags } from '../../src/gateway/ssr/elements.ts';
import { classNameOf } from '../generate/elements.ts';
import { localeScript, localeTags } from './locales.mjs';
import { singleEntry } from './single-entry.mjs';
import { reservedSpace } from './styles.mjs';

/** An element in the manifest; the tests of a gateway do not need the manifest. */
const declarationOf = (tagName: string) => ({
  name: classNameOf(tagName),
  tagName,
  module: `dist/widgets/${tagName}/${tagName}.js`,
});

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Builds the files that a gateway serves from their sources, without the doctor and vtc-more.js. */
export async function builtScripts(): Promise<Record<string, string>> {
  const classic = { format: 'iife', target: 'es2020' } as const;
  const module = { format: 'esm', target: 'es2022' } as const;
  const single = (tag: string) => {
    const contents = singleEntry(declarationOf(tag)).replaceAll("'/src/", "'./src/");
    return bundle({ ...module, stdin: { contents, resolveDir: '.', loader: 'ts' } });
  };
  const scripts = {
    'vtc-widgets.js': bundle({ ...module, entryPoints: ['src/index.ts'] }),
    'vtc-widgets.css': reservedSpace(),
    'vtc-frame.js': bundle({ ...classic, entryPoints: ['src/gateway/frame/vtc-frame.ts'] }),
    'vtc-embed.js': bundle({ ...classic, entryPoints: ['src/gateway/frame/vtc-embed.ts'] }),
    ...Object.fromEntries(elementTags.map((tag) => [`single/${tag}.js`, single(tag)])),
    ...Object.fromEntries(localeTags().map((tag) => [`locales/${tag}.js`, localeScript(tag)])),
  };
  const built = Object.entries(scripts).map(async ([name, text]) => [name, await text] as const);
  return Object.fromEntries(await Promise.all(built));
}
