// The documentation's component for Angular: compiled, built with and without zone.js, and checked in Chromium.
import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { under } from '../support/snippets.ts';
import { checkErrors } from './compiler-errors.mjs';
import { hasNode22, node22, node22Packages } from './node22.mjs';
import { adapted, showsCompany } from './servers.mjs';

/** Asynchronous, because the sandbox runs in this process. */
const run = promisify(execFile);

const packages = [
  ...['build', 'cli', 'common', 'compiler', 'compiler-cli', 'core', 'platform-browser'].map(
    (name) => `@angular/${name}@22`,
  ),
  'rxjs@7',
  'tslib@2',
  'typescript@6.0',
  'zone.js@0.16',
];

async function install({ folder, tarball, apiBase }) {
  cpSync('test/package/sites/angular', folder, { recursive: true });
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];
  const npm = ['install', ...flags, tarball, ...packages, ...node22Packages];
  await run('npm', npm, { cwd: folder, maxBuffer: 1e8 });
  const [code] = under('Angular', 'ts', 'demo/docs/frameworks.md');
  writeFileSync(join(folder, 'src/company.ts'), adapted(code, apiBase));
}

/** Builds and shows two applications of Angular below `folder`. */
export async function checkAngular({ folder, tarball, apiBase, browser, origin, check }) {
  if (!hasNode22) return console.log('Angular is left out: it needs Node 22.');
  await check('installs beside Angular', () => install({ folder, tarball, apiBase }));
  const node = node22(folder);
  const script = (path) => join(folder, 'node_modules/@angular', path);
  await check('reports wrong values in templates of Angular', () =>
    checkErrors(node, [script('compiler-cli/bundles/src/bin/ngc.js'), '-p', '.', '--noEmit'], {
      cwd: folder,
      right: 'src/company.ts',
      wrong: 'src/wrong.ts',
    }),
  );
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  for (const project of ['zoneless', 'zones']) {
    await check(`is built by Angular into the ${project} site`, () =>
      run(node, [script('cli/bin/ng.js'), 'build', project], { cwd: folder, env, maxBuffer: 1e8 }),
    );
    await check(`shows the card in the ${project} site`, () =>
      showsCompany(browser, `${origin}/angular-${project}/`),
    );
  }
}
