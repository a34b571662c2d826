import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** The names that a source file imports from each package. */
function namesImported(file) {
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/^import \{([^}]+)\} from '([^.'][^']*)';$/gm)];
  return new Map(imports.map(([, names, specifier]) => [specifier, names]));
}

/** Bundles of a package with thousands of exports hold only those that `file` imports. */
const parts = (file, packages) => {
  const imported = namesImported(file);
  return {
    name: 'parts',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /./ }, ({ path, kind }) =>
        kind === 'entry-point' && packages.includes(path) ? { path, namespace: 'part' } : undefined,
      );
      onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
        contents: `export { ${imported.get(path)} } from '${path}';`,
        resolveDir: process.cwd(),
      }));
    },
  };
};

/**
 * Web Test Runner plugin that bundles `specifiers` once, so that a test page loads a few files and not hundreds.
 * Imports that share state (lit and its directives) must all be in the list, or two copies load.
 * Of the packages in `parts`, only what the file `partsFor` imports is bundled.
 */
export function prebundle(
  specifiers,
  { outdir = 'node_modules/.cache/wtr', parts: packages = [], partsFor } = {},
) {
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
        plugins: partsFor ? [parts(partsFor, packages)] : [],
      }).then(() => undefined),
    resolveImport: ({ source }) => served.get(source),
  };
}
