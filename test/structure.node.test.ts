import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, test } from 'node:test';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => join('src', path));
const read = (path: string) => readFileSync(path, 'utf8');

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** What dependency-cruiser refuses below `src` of a folder. */
function violations(cwd = '.'): string[] {
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['src', '--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json'],
    { cwd, encoding: 'utf8', maxBuffer: 1e9 },
  );
  assert.ok(stdout, stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** What is refused of files, given as path and text. */
function refused(files: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'structure-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return violations(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Paths below src, the first of which must not import the second. */
const wrongWay = [
  ['contract/vtcs.ts', 'client/client.ts'],
  ['client/client.ts', 'element/vtc-element.ts'],
  ['intl/time.ts', 'element/language.ts'],
  ['theme/palette.ts', 'ui/avatar.ts'],
  ['ui/avatar.ts', 'element/shell.ts'],
  ['element/shell.ts', 'convoys/convoy.ts'],
  ['convoys/convoy.ts', 'widgets/vtc-card/vtc-card.ts'],
  ['widgets/vtc-card/vtc-card.ts', 'widgets/vtc-roster/vtc-roster.ts'],
  ['widgets/vtc-card/vtc-card.ts', 'index.ts'],
  ['sandbox/app.ts', 'client/client.ts'],
  ['gateway/cache.ts', 'element/shell.ts'],
  ['elsewhere/thing.ts', 'contract/vtcs.ts'],
] as const;

describe('the structure of src', () => {
  test('has imports in one direction, and no circles', () => {
    assert.deepEqual(violations(), []);
  });

  test('refuses imports the other way, type imports included', () => {
    const files = new Map<string, string>();
    const add = (path: string, line: string) =>
      files.set(path, `${files.get(path) ?? ''}${line}\n`);
    for (const [importer, imported] of wrongWay) {
      const up = '../'.repeat(importer.split('/').length - 1);
      add(`src/${imported}`, '');
      add(`src/${importer}`, `import type {} from '${up}${imported.replace('.ts', '.js')}';`);
    }
    const found = refused(files).filter((line) => !line.startsWith('no-circle'));
    for (const [importer, imported] of wrongWay) {
      const edge = `: src/${importer} → src/${imported}`;
      assert.ok(
        found.some((line) => line.endsWith(edge)),
        edge,
      );
    }
  });

  test('refuses circles, of types too', () => {
    const found = refused(
      new Map([
        ['src/ui/a.ts', `import type { B } from './b.js'; export type A = B;`],
        ['src/ui/b.ts', `import type { A } from './a.js'; export type B = A;`],
      ]),
    );
    assert.ok(found.some((line) => line.startsWith('no-circle')));
  });

  test('has no stand-in for a library, and no build that swaps one', () => {
    const config = read('vite.config.ts') + read('web-test-runner.config.mjs');
    assert.doesNotMatch(config, /alias|terser|mangle|stand-?in/i);
    const { devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
    assert.ok(!('terser' in (devDependencies ?? {})));
    assert.deepEqual(
      sources.filter((path) => /(^|\/)(lit|task|zod|packed|internal-names)\.ts$/.test(path)),
      [],
    );
    const { sources: bundled } = JSON.parse(read('dist/vtc-widgets.js.map')) as {
      sources: string[];
    };
    for (const name of ['lit-element', 'lit-html', '@lit/reactive-element', '@lit/task']) {
      assert.ok(
        bundled.some((file) => file.includes(`node_modules/${name}/`)),
        name,
      );
    }
  });
});
