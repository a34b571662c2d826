import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const isDeclaration = (path) => path.endsWith('.d.ts');

/** Declarations that an entry of the package names: all outside of the modules, and those of `exports` inside. */
function entriesAmong(paths) {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = Object.values(exports).map((target) => target?.types && join(target.types));
  return paths.filter((path) => !path.startsWith('dist/modules/') || named.includes(path));
}

/** Modules that a declaration names; the preprocessor of TypeScript leaves out `export * as name from`. */
function modulesIn(text) {
  const { statements } = ts.createSourceFile('', text, ts.ScriptTarget.Latest);
  const exported = statements.flatMap(({ moduleSpecifier }) => moduleSpecifier?.text ?? []);
  return [...exported, ...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)];
}

/** Removes declarations from the modules that no entry imports, directly or not: they cannot be imported. */
export function removeUnusedDeclarations() {
  const paths = readdirSync('dist', { recursive: true })
    .map((name) => join('dist', name))
    .filter(isDeclaration);
  const used = new Set();
  function add(path) {
    if (used.has(path) || !existsSync(path)) return;
    used.add(path);
    for (const name of modulesIn(readFileSync(path, 'utf8')))
      if (name.startsWith('.')) add(join(dirname(path), name.replace(/\.js$/, '.d.ts')));
  }
  entriesAmong(paths).forEach(add);
  for (const path of paths) if (!used.has(path)) rmSync(path);
}
