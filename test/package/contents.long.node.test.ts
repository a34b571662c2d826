import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { publint } from 'publint';

const run = promisify(execFile);
const read = (path: string) => readFileSync(path, 'utf8');
const bin = (name: string) => join('node_modules/.bin', name);

describe('what is published', () => {
  test('is clean to publint', async () => {
    const { messages } = await publint({ strict: true, pack: false });
    assert.deepEqual(messages, []);
  });

  test('has types that resolve, says attw', async () => {
    // It ends with a failure where it finds a problem, and the promise is rejected then.
    // A style sheet has no types.
    const styles = ['--exclude-entrypoints', './vtc-widgets.css'];
    const { stdout } = await run(bin('attw'), ['--pack', '.', '--profile', 'esm-only', ...styles]);
    assert.match(stdout, /vtc-widgets\/client/);
  });

  test('holds what the entries name, and neither sources nor stories', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']);
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const paths = files.map(({ path }) => path);
    for (const path of [
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'dist/vtc-widgets.js',
      'dist/vtc-widgets.css',
      'dist/vtc-widgets.LICENSE.txt',
      'dist/custom-elements.json',
      'dist/web-types.json',
      'dist/integrity.json',
      'dist/sandbox/cli.js',
    ]) {
      assert.ok(paths.includes(path), path);
    }
    assert.deepEqual(
      paths.filter((path) => /^(src|test|stories|demo)\/|storybook/.test(path)),
      [],
    );
  });

  test('names the licence of every package in the file for browsers', () => {
    const { sources } = JSON.parse(read('dist/vtc-widgets.js.map')) as { sources: string[] };
    const packages = new Set(
      sources.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
    );
    const notices = read('dist/vtc-widgets.LICENSE.txt');
    assert.ok(packages.has('lit-html'));
    for (const name of packages) assert.match(notices, new RegExp(`^${name} \\d`, 'm'), name);
    assert.match(read('dist/vtc-widgets.js').slice(0, 200), /vtc-widgets\.LICENSE\.txt/);
  });

  test('has the hashes of the files for browsers', () => {
    const hash = (file: string) =>
      `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
    const told = JSON.parse(read('dist/integrity.json')) as Record<string, string>;
    assert.deepEqual(told, {
      'vtc-widgets.js': hash('dist/vtc-widgets.js'),
      'vtc-widgets.css': hash('dist/vtc-widgets.css'),
    });
  });

  test('comes out the same when it is built again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-'));
    try {
      await run(bin('vite'), ['build', '--outDir', folder, '--logLevel', 'error']);
      for (const file of ['vtc-widgets.js', 'vtc-widgets.LICENSE.txt']) {
        assert.ok(existsSync(join(folder, file)), file);
        assert.equal(read(join(folder, file)), read(join('dist', file)), file);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
