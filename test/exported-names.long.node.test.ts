import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

/** Names that two places have on purpose. */
const meant = new Set([
  // One per command.
  ...['help', 'readArguments', 'run'],
  // Imported as members of `shapes` and `attributes`.
  ...['dateTime', 'integer', 'oneOf', 'text'],
  // An icon, and the template of a picture or an endpoint.
  ...['picture', 'news'],
]);

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/locales\/[a-z]{2}(-\w+)?\.ts$/.test(path))
    .map((path) => join(folder, path))
    // The folders of elements are alike, and none imports from another.
    .filter((path) => !path.startsWith('src/widgets/'));

function exportedNames(path: string): string[] {
  const { statements } = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const modifiers = ts.getModifiers(statement) ?? [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement as ts.DeclarationStatement];
    return declarations.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  });
}

/** An endpoint has one name: in the contract, in its plain form for elements, and in the sandbox that answers it. */
const isEndpoint = (paths: readonly string[]): boolean =>
  paths.some((path) => path.startsWith('src/contract/')) &&
  paths.every((path) => /^src\/(contract|sandbox\/handlers)\//.test(path));

test('each exported name has one declaration', () => {
  const declarations = new Map<string, Set<string>>();
  for (const path of sources('src'))
    for (const name of exportedNames(path))
      declarations.set(name, (declarations.get(name) ?? new Set()).add(path));
  const repeated = [...declarations]
    .map(([name, paths]) => ({ name, paths: [...paths] }))
    .filter(({ name, paths }) => paths.length > 1 && !meant.has(name))
    .filter(({ paths }) => !isEndpoint(paths))
    .map(({ name, paths }) => `${name}: ${paths.join(', ')}`);
  assert.deepEqual(repeated, []);
});
