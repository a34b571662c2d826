import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** What each room may import from, besides itself and packages. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  client: ['contract'],
  locales: [],
  base: ['contract', 'client', 'locales'],
  widgets: ['contract', 'client', 'locales', 'base'],
  sandbox: ['contract'],
};

/** The room of a path below src; each widget is a room of its own, the entries at the top are none. */
function room(path: string): string | undefined {
  const [folder, element] = path.split('/');
  if (!path.includes('/')) return undefined;
  return folder === 'widgets' ? `widgets/${element}` : folder;
}

/** Says why `importer` may not import `imported` (paths below src), or undefined where it may. */
function refusal(importer: string, imported: string): string | undefined {
  const from = room(importer);
  const to = room(imported);
  if (from === undefined || from === to) return undefined;
  const allowed = mayImport[from.split('/')[0] ?? ''] ?? [];
  if (to !== undefined && allowed.includes(to)) return undefined;
  return `${importer} imports ${imported}: ${from} reads only ${allowed.join(', ') || 'itself'}`;
}

function imports(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(source, path), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(source, resolve(source, dirname(path), fileName)));
}

test('imports follow the direction contract, client, base, widgets, index', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  assert.ok(files.length > 0, 'no source files were found');
  const refused = files.flatMap((path) =>
    imports(path).flatMap((imported) => refusal(path, imported) ?? []),
  );
  assert.deepEqual(refused, []);
});

test('the check refuses what goes the other way', () => {
  const wrong = [
    ['contract/vtcs.ts', 'client/client.ts'],
    ['client/client.ts', 'base/vtc-element.ts'],
    ['sandbox/server/app.ts', 'client/client.ts'],
    ['widgets/vtc-card/vtc-card.ts', 'widgets/vtc-roster/vtc-roster.ts'],
    ['base/theme.ts', 'widgets/vtc-card/vtc-card.ts'],
    ['base/theme.ts', 'index.ts'],
  ] as const;
  for (const [importer, imported] of wrong) assert.ok(refusal(importer, imported), importer);
});
