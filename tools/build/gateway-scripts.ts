import { build, type BuildOptions } from 'esbuild';

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Builds the scripts that a gateway serves from their sources. */
export async function builtScripts(): Promise<Record<string, string>> {
  const classic = { format: 'iife', target: 'es2020' } as const;
  return {
    'vtc-widgets.js': await bundle('src/index.ts', { format: 'esm', target: 'es2022' }),
    'vtc-frame.js': await bundle('src/gateway/frame/parent.ts', classic),
    'vtc-embed.js': await bundle('src/gateway/frame/page.ts', classic),
  };
}
