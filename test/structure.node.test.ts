import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { allowedImports } from '../tools/structure.mjs';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** Imports below `src` of a folder that dependency-cruiser reports. */
function violations(cwd = '.'): string[] {
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['src', '--config', resolve('tools/structure.mjs'), '--output-type', 'json'],
    { cwd, encoding: 'utf8', maxBuffer: 1e9 },
  );
  assert.ok(stdout, stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** Imports that it reports of files, by path and text. */
function violationsIn(files: ReadonlyMap<string, string>): string[] {
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

/** Pairs of paths below src: the first must not import the second. */
const wrongImports = [
  ['contract/vtcs.ts', 'client/client.ts'],
  ['client/client.ts', 'element/vtc-element.ts'],
  ['intl/time.ts', 'element/language.ts'],
  ['theme/palette.ts', 'ui/avatar.ts'],
  ['ui/avatar.ts', 'element/layout.ts'],
  ['element/layout.ts', 'convoys/convoy.ts'],
  ['convoys/convoy.ts', 'widgets/vtc-card/vtc-card.ts'],
  ['widgets/vtc-card/vtc-card.ts', 'widgets/vtc-roster/vtc-roster.ts'],
  ['widgets/vtc-card/vtc-card.ts', 'index.ts'],
  ['widgets/vtc-news/vtc-news.ts', 'ui/avatar.ts'],
  ['more.ts', 'element/register.ts'],
  ['sandbox/app.ts', 'client/client.ts'],
  ['gateway/cache.ts', 'doctor/index.ts'],
  ['elsewhere/thing.ts', 'contract/vtcs.ts'],
] as const;

describe('the structure of src', () => {
  test('has imports in one direction only and no cycles', () => {
    assert.deepEqual(violations(), []);
  });

  test('reports imports in the wrong direction and cycles, type imports included', () => {
    const files = new Map<string, string>();
    const add = (path: string, line: string) =>
      files.set(path, `${files.get(path) ?? ''}${line}\n`);
    for (const [importer, imported] of wrongImports) {
      const up = '../'.repeat(importer.split('/').length - 1) || './';
      add(`src/${imported}`, '');
      add(`src/${importer}`, `import type {} from '${up}${imported.replace('.ts', '.js')}';`);
    }
    add('src/ui/a.ts', `import type { B } from './b.js'; export type A = B;`);
    add('src/ui/b.ts', `import type { A } from './a.js'; export type B = A;`);
    const found = violationsIn(files);
    assert.ok(found.some((line) => line.startsWith('no-circle') && line.includes('src/ui/a.ts')));
    for (const [importer, imported] of wrongImports) {
      const edge = `: src/${importer} → src/${imported}`;
      assert.ok(
        found.some((line) => !line.startsWith('no-circle') && line.endsWith(edge)),
        edge,
      );
    }
  });

  test('is in CONTRIBUTING.md with all folders', () => {
    const [, tree = ''] =
      /^src\/\n([^]*?)^tools\//m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
    const listed = [...tree.matchAll(/^ {2}(\S+)\//gm)].map(([, folder]) => folder);
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    assert.deepEqual(listed.sort(), folders.map(({ name }) => name).sort());
  });
});

for (const [folder, others] of Object.entries<readonly string[]>(allowedImports))
  test(`src/${folder} says what belongs there, what does not, and what it imports`, () => {
    const lines = readFileSync(`src/${folder}/README.md`, 'utf8').trim().split('\n\n');
    assert.equal(lines.length, 3);
    assert.match(lines[1] ?? '', /^(No|Nothing) /);
    const names = others.toSorted().map((name) => `\`${name}\``);
    assert.equal(lines[2], `Imports: ${names.join(', ') || 'no other folder'}.`);
  });

/** Documents for contributors, and the folders that their paths start from. */
const documents = {
  'CONTRIBUTING.md': ['', 'integrations/wordpress/', 'src/widgets/vtc-event/'],
  'demo/docs/decisions.md': ['', 'src/ui/'],
  'demo/docs/structure.md': ['', 'src/'],
};

describe('the documentation for contributors', () => {
  for (const [document, folders] of Object.entries(documents)) {
    test(`names files that exist, in ${document}`, () => {
      const code = readFileSync(document, 'utf8').matchAll(
        /`((?:[\w.-]+\/)*[\w.-]+\.(?:m?[jt]s|md|php))`/g,
      );
      // The element of the example is not there, and `dist` is built.
      const paths = [...code]
        .map(([, path = '']) => path)
        .filter((path) => !/vtc-member-count|^(?:gateway\/files|vtc-[\w-]+)\.js$/.test(path));
      assert.ok(paths.length > 2);
      const isMissing = (path: string) => !folders.some((folder) => existsSync(`${folder}${path}`));
      assert.deepEqual(paths.filter(isMissing), []);
    });
  }

  test('names functions and texts by the files that define them, in demo/docs/structure.md', () => {
    const text = readFileSync('demo/docs/structure.md', 'utf8');
    const named = [...text.matchAll(/`(#?\w+)` \(`([\w/.-]+\.ts)`/g)];
    assert.ok(named.length > 15);
    const isMissing = ([, name = '', path = '']: RegExpMatchArray) => {
      const source = readFileSync(`src/${path}`, 'utf8');
      const definition = `^ *(?:(?:export|async|function|const|readonly|protected|override|get) )*${name}(?:[<(:]| =)`;
      return !new RegExp(definition, 'm').test(source);
    };
    assert.deepEqual(
      named.filter(isMissing).map(([pair]) => pair),
      [],
    );
  });

  test('explains a 429 in at most 15 steps, each with a function and its file', () => {
    const [, section = ''] = readFileSync('demo/docs/structure.md', 'utf8').split('at a 429\n');
    const steps = section.match(/^\d+\. .*$/gm) ?? [];
    assert.ok(steps.length > 5 && steps.length <= 15);
    const lacksFunction = (step: string) => !/`#?\w+` \(`[\w/.-]+\.ts`\)/.test(step);
    assert.deepEqual(steps.filter(lacksFunction), []);
  });

  test('names every step of the tests', () => {
    const { stderr } = spawnSync('node', ['tools/test/run.mjs', 'unknown'], { encoding: 'utf8' });
    const steps = /^Steps: (.*)$/m.exec(stderr)?.[1]?.split(', ') ?? [];
    assert.ok(steps.length > 10);
    const rows = readFileSync('CONTRIBUTING.md', 'utf8').match(
      /^\| `npm (?:test|run test:all)`.*$/gm,
    );
    const named = rows?.join('\n').toLowerCase() ?? '';
    const isMissing = (step: string) => !named.includes(step.toLowerCase().replace(' tests', ''));
    assert.deepEqual(steps.filter(isMissing), []);
  });
});
