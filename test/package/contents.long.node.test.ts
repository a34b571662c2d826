import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { promisify } from 'node:util';
import ts from 'typescript';
import { missingPackages, onDemand } from '../../tools/on-demand/packages.mjs';
import { limit } from '../../tools/test/limits.mjs';
import { copyTree } from '../support/copy-of-tree.js';

const run = promisify(execFile);
const read = (path: string) => readFileSync(path, 'utf8');
const skip = missingPackages('long-tests') ?? false;
const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-'));
after(() => rmSync(folder, { recursive: true }));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, { types?: string; default?: string } | string | null>>;
  readonly sideEffects: readonly string[];
}

interface Packed {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const { dependencies, peerDependencies, exports, sideEffects } = JSON.parse(
  read('package.json'),
) as Manifest;

const { stdout: packJson } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']);
const [packed] = JSON.parse(packJson) as [Packed];
const paths = packed.files.map(({ path }) => path);

const inPackage = (pattern: string) =>
  paths.filter((path) => matches(path, pattern.replace('./', '')));
const matches = (path: string, pattern: string) => {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === start : path.startsWith(start) && path.endsWith(end);
};

describe('the published package', () => {
  test('passes publint', { skip }, async () => {
    const { publint } = await (await onDemand('long-tests')).load('publint');
    const { messages } = await publint({ strict: true, pack: false });
    assert.deepEqual(messages, []);
  });

  test('has types that resolve, according to attw', { skip }, async () => {
    const { bin } = await onDemand('long-tests');
    // A style sheet has no types. The command fails, and the promise with it, if it finds a problem.
    const styles = ['--exclude-entrypoints', './vtc-widgets.css'];
    const { stdout } = await run(bin('attw'), ['--pack', '.', '--profile', 'esm-only', ...styles]);
    assert.match(stdout, /vtc-widgets\/client/);
  });

  test('contains what its entries name, and neither sources nor stories', () => {
    for (const path of [
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'dist/vtc-widgets.js',
      'dist/vtc-widgets.css',
      'dist/custom-elements.json',
      'dist/web-types.json',
      'dist/integrity.json',
      'dist/sandbox/cli.js',
      'integrations/cloudflare-pages/functions/[[path]].js',
      'integrations/cloudflare-worker/worker.js',
      'integrations/deno/server.js',
      'integrations/netlify/netlify/functions/gateway.mjs',
      'integrations/node/server.js',
      'integrations/vercel/api/gateway.js',
    ]) {
      assert.ok(paths.includes(path), path);
    }
    const others = paths.filter((path) =>
      /^(src|test|stories|demo)\/|storybook|swagger/.test(path),
    );
    assert.deepEqual(others, []);
  });

  test('contains the files that the documentation names', () => {
    const texts = readdirSync('demo/docs').filter((name) => name.endsWith('.md'));
    const named = texts.flatMap((name) =>
      [...read(`demo/docs/${name}`).matchAll(/node_modules\/vtc-widgets\/([\w./-]+)/g)].map(
        ([, path = '']) => path,
      ),
    );
    for (const path of [
      'cloudflare-pages',
      'cloudflare-worker',
      'deno',
      'docker',
      'netlify',
      'node',
      'vercel',
    ])
      assert.ok(named.includes(`integrations/${path}`), path);
    for (const path of named)
      assert.ok(
        paths.some((listed) => listed === path || listed.startsWith(`${path}/`)),
        path,
      );
  });

  test('is at most 4.4 MB packed and 15.4 MB unpacked', () => {
    assert.ok(packed.size < 4.4e6, `${packed.size} bytes packed`);
    assert.ok(packed.unpackedSize < 15.4e6, `${packed.unpackedSize} bytes unpacked`);
  });

  test('has no timeline in the shorthand of an animation, which no browser reads', () => {
    const scripts = paths.filter((path) => /^dist\/(single\/)?[\w-]+\.js$/.test(path));
    assert.ok(scripts.length > 15);
    for (const path of scripts) assert.doesNotMatch(read(path), /animation:[^;}]*scroll\(/, path);
  });

  test('contains no declarations that an entry cannot reach', () => {
    const unused = paths.filter(
      (path) => /^dist\/modules\/.*\.d\.ts$/.test(path) && !reachable.has(path),
    );
    assert.deepEqual(unused, []);
  });

  test('installs Lit, @lit/task and zod and nothing else, in ranges', () => {
    assert.deepEqual(Object.keys(dependencies).sort(), ['@lit/task', 'lit', 'zod']);
    for (const range of Object.values(dependencies)) assert.match(range, /^\^\d/);
  });

  test('limits its peer dependencies to major versions that were tested', () => {
    for (const [name, range] of Object.entries(peerDependencies))
      assert.match(range, /^\^\d+[\d.]*( \|\| \^\d+[\d.]*)*$/, name);
  });

  test('exports only files that exist, each script with its types', () => {
    for (const [entry, target] of Object.entries(exports)) {
      if (target === null || typeof target === 'string') continue;
      if (target.types) assert.notDeepEqual(inPackage(target.types), [], entry);
      if (!target.default) continue;
      const withheld = Object.entries(exports).flatMap(([name, other]) =>
        other === null ? [name.replace('./', 'dist/')] : [],
      );
      const scripts = inPackage(target.default);
      assert.notDeepEqual(scripts, [], entry);
      if (!entry.includes('*')) continue;
      for (const script of scripts.filter((path) => !withheld.includes(path)))
        assert.ok(paths.includes(script.replace(/js$/, 'd.ts')), `${script} has no types`);
    }
  });

  test('lists only published files as having side effects', () => {
    for (const pattern of sideEffects) assert.notDeepEqual(inPackage(pattern), [], pattern);
  });

  test('imports in its modules and types only packages that it installs', () => {
    const known = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
    const frameworks = new Set(['preact', 'react', 'solid-js', 'svelte', 'vue']);
    const unknown = paths
      .filter((path) => /^dist\/.*\.js$/.test(path) || reachable.has(path))
      .flatMap((path) =>
        packagesOf(path)
          .filter((name) => !known.has(name) && !frameworks.has(name))
          .map((name) => `${path}: ${name}`),
      );
    assert.deepEqual([...new Set(unknown)], []);
  });

  test('has a notice for each bundle with the licence of every package in it', () => {
    const { sources } = JSON.parse(read('dist/vtc-widgets.js.map')) as { sources: string[] };
    const bundled = sources.flatMap(
      (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
    );
    assert.ok(bundled.includes('lit-html'));
    const notices = {
      'dist/vtc-widgets.LICENSE.txt': [...bundled, 'lucide', 'simple-icons'],
      'dist/single/LICENSE.txt': [...bundled, 'lucide', 'simple-icons'],
      'dist/vtc-doctor.LICENSE.txt': ['fastest-levenshtein'],
      'dist/sandbox/LICENSE.txt': ['hono', '@hono/node-server', 'zod'],
      'dist/gateway/LICENSE.txt': ['hono', '@hono/node-server', 'lru-cache', 'parse5'],
    };
    for (const [file, names] of Object.entries(notices)) {
      assert.ok(paths.includes(file), file);
      for (const name of names) assert.match(read(file), new RegExp(`^${name} \\d`, 'm'), file);
    }
  });

  test('names in each bundle for browsers the notice beside it', () => {
    const bundles = paths.filter((path) =>
      /^dist\/(vtc-(widgets|more|doctor)|single\/[\w-]+)\.js$/.test(path),
    );
    assert.ok(bundles.includes('dist/single/vtc-card.js'));
    for (const path of bundles) {
      const [, notice = ''] = /^.*\n?\/\*! (\S+) \*\//.exec(read(path)) ?? [];
      assert.ok(paths.includes(join(dirname(path), notice)), `${path} names "${notice}"`);
    }
  });

  test('has the hashes of the files for browsers', () => {
    const hash = (file: string) =>
      `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    const hashes = JSON.parse(read('dist/integrity.json')) as Record<string, string>;
    const files = paths.flatMap(
      (path) =>
        /^dist\/(vtc-widgets\.(?:js|css)|vtc-(?:more|doctor)\.js|(?:single|locales)\/[\w-]+\.js)$/.exec(
          path,
        )?.[1] ?? [],
    );
    assert.deepEqual(hashes, Object.fromEntries(files.map((file) => [file, hash(`dist/${file}`)])));
  });

  test('explains in the sandbox how to install the OpenAPI viewer if it is missing', async () => {
    cpSync('dist/sandbox', join(folder, 'sandbox'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const cli = join(folder, 'sandbox/cli.js');
    const child = spawn(process.execPath, [cli, '--port', '0'], { cwd: folder });
    try {
      const signal = AbortSignal.timeout(limit(30_000));
      const [line] = (await once(child.stdout, 'data', { signal })) as [Buffer];
      const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
      const response = await fetch(`${origin}/sandbox/reference`, { signal });
      assert.match(await response.text(), /npm install swagger-ui-dist/);
      const asset = `${origin}/sandbox/assets/swagger-ui-bundle.js`;
      assert.equal((await fetch(asset, { signal })).status, 404);
    } finally {
      child.kill();
      await once(child, 'exit');
    }
  });

  test('has the same bytes when it is built again in another folder', async () => {
    const copy = join(folder, 'copy');
    await copyTree(copy);
    await run('npm', ['run', 'build', '--silent'], { cwd: copy, maxBuffer: 1e8 });
    const different = paths
      .filter((path) => path.startsWith('dist/'))
      .filter((path) => !readFileSync(path).equals(readFileSync(join(copy, path))));
    assert.deepEqual(different, []);
  });
});

/** Names of the packages that a script or a declaration imports. */
function packagesOf(path: string): string[] {
  const { importedFiles } = ts.preProcessFile(read(path), true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !/^(\.|node:|cloudflare:)/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** Declarations that an entry of the package imports, directly or not. */
function reachableTypes(): Set<string> {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    const imports = read(path).matchAll(/(?:from|import\(?)\s*['"](\.[^'"]+)['"]/g);
    for (const [, name = ''] of imports) add(join(dirname(path), name.replace(/\.js$/, '.d.ts')));
  };
  for (const target of Object.values(exports)) {
    if (target === null || typeof target === 'string' || !target.types) continue;
    inPackage(target.types).forEach(add);
  }
  return found;
}
const reachable = reachableTypes();
