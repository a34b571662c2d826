import { build } from 'esbuild';

/**
 * Web Test Runner plugin that bundles `specifiers` once, so that a test page loads a few files instead of hundreds.
 * All imports of a package, such as Lit's directives, must be in the list, or two copies of it load.
 */
export function prebundle(specifiers, { outdir = 'node_modules/.cache/wtr' } = {}) {
  const fileName = (specifier) => specifier.replace(/[^\w]+/g, '_');
  const served = new Map(
    specifiers.map((specifier) => [specifier, `/${outdir}/${fileName(specifier)}.js`]),
  );
  const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
  const packages = new Set(specifiers.map(packageOf));
  /** The bundled file; an error for another file of the same package, which would load a second copy of it. */
  function fileOf(specifier) {
    const file = served.get(specifier);
    if (file || !packages.has(packageOf(specifier))) return file;
    throw new Error(`Add '${specifier}' to the list of prebundle() in web-test-runner.config.mjs.`);
  }
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
    resolveImport: ({ source }) => fileOf(source),
  };
}
