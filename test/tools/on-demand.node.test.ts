import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';

const folder = 'tools/on-demand';
const names = readdirSync(folder).filter((name) => !name.endsWith('.mjs'));

type Versions = Readonly<Record<string, string>>;
interface Package {
  readonly version: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly dependencies?: Versions;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const packagesIn = (path: string) =>
  Object.entries((read(path) as { packages: Readonly<Record<string, Package>> }).packages);
const { devDependencies } = read('package.json') as { devDependencies: Versions };

describe('packages that are installed on demand', () => {
  for (const name of names)
    it(`have exact versions and a lockfile without addresses: ${name}`, () => {
      const { dependencies } = read(join(folder, name, 'package.json')) as {
        dependencies: Versions;
      };
      for (const version of Object.values(dependencies)) assert.match(version, /^\d+\.\d+\.\d+$/);
      const [[, root], ...locked] = packagesIn(join(folder, name, 'package-lock.json')) as [
        [string, Package],
        ...[string, Package][],
      ];
      assert.deepEqual(root.dependencies, dependencies);
      assert.deepEqual(
        locked.filter(([, { resolved }]) => resolved).map(([path]) => path),
        [],
      );
    });

  it('are not installed by everybody, too', () => {
    for (const name of ['bench', 'lighthouse', 'long-tests', 'release', 'wordpress']) {
      const { dependencies } = read(join(folder, name, 'package.json')) as {
        dependencies: Versions;
      };
      for (const dependency of Object.keys(dependencies))
        assert.ok(!(dependency in devDependencies), dependency);
    }
  });

  it('leave at most 860 to npm ci, without those of single platforms', () => {
    const everywhere = packagesIn('package-lock.json').filter(([, { optional }]) => !optional);
    assert.ok(everywhere.length <= 860, `${everywhere.length}`);
  });

  it('are named in an error when the registry cannot be reached', () => {
    const cwd = mkdtempSync(join(tmpdir(), 'vtc-widgets-on-demand-'));
    const env = {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(cwd, 'cache'),
      npm_config_fetch_retries: '0',
      npm_config_fetch_retry_mintimeout: '1',
    };
    const command = [resolve(folder, 'run.mjs'), 'release', 'changeset', '--help'];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' });
    rmSync(cwd, { recursive: true });
    assert.equal(status, 1, stderr);
    assert.match(stderr, /tools\/on-demand\/release: the npm registry cannot be reached\n$/);
  });
});
