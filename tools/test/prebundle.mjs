import { build } from 'esbuild';

/**
 * Web Test Runner plugin that bundles `specifiers` once, so that a test page loads a few files instead of hundreds.
 * Imports that share state (lit and its directives) must all be in the list, or two copies load.
 */
export function prebundle(specifiers, { outdir = 'node_modules/.cache/wtr' } = {}) {
  const fileName = (specifier) => specifier.replace(/[^\w]+/g, '_');
  const served = new Map(
    specifiers.map((specifier) => [specifier, `/${outdir}/${fileName(specifier)}.js`]),
  );
  return {
    name: 'prebundle',
    serverStart: () =>
      build({
        entryPoints: Object.fromEntries(specifiers.map((name) => [fileName(name), name])),
        outdir,
        bundle: true,
        splitting: true,
        format: 'esm',
        target: 'es2022',
        platform: 'browser',
        conditions: ['development'],
        logLevel: 'warning',
      }).then(() => undefined),
    resolveImport: ({ source }) => served.get(source),
  };
}
