import { build, type BuildOptions } from 'esbuild';

async function bundled(entry: string, options: BuildOptions): Promise<string> {
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

/** The scripts that a gateway serves, built from the sources as they are now. */
export async function builtScripts(): Promise<Record<string, string>> {
  const classic = { format: 'iife', target: 'es2020' } as const;
  return {
    'vtc-widgets.js': await bundled('src/index.ts', { format: 'esm', target: 'es2022' }),
    'vtc-frame.js': await bundled('src/gateway/frame/parent.ts', classic),
    'vtc-embed.js': await bundled('src/gateway/frame/page.ts', classic),
  };
}
