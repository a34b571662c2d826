// Runs independent validators, each installed in a folder of its own. What one finds is fixed, or listed in `explained`
// with the reason. Arguments choose validators by their names.
import { deepEqual } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { failed } from '../test/counts.mjs';
import { apiValidators } from './api.mjs';
import { outputValidators } from './outputs.mjs';
import { pageValidators } from './pages.mjs';
import { sourceValidators } from './source.mjs';

const run = promisify(execFile);

const validators = {
  ...sourceValidators,
  ...pageValidators,
  ...outputValidators,
  ...apiValidators,
};
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in validators));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. The tools: ${Object.keys(validators).join(', ')}.`,
  );
  process.exit(1);
}

const root = mkdtempSync(join(tmpdir(), 'vtc-widgets-validators-'));

/** Installs packages in a folder of their own; returns the folder, its modules and its commands. */
async function install(name, packages) {
  const folder = mkdtempSync(join(root, `${name.replace(/\W+/g, '-')}-`));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...flags, ...packages], { cwd: folder, maxBuffer: 1e8 });
  const resolve = createRequire(join(folder, 'x.js'));
  return {
    folder,
    require: resolve,
    load: (path) => import(pathToFileURL(resolve.resolve(path)).href),
    file: (path) => join(folder, 'node_modules', path),
    bin: (command) => join(folder, 'node_modules/.bin', command),
  };
}

/** Findings that no reason explains, and reasons for which there is no finding any more. */
function unexplained(findings, explained) {
  const patterns = Object.keys(explained).map((source) => [source, new RegExp(source)]);
  return [
    ...findings.filter((finding) => !patterns.some(([, pattern]) => pattern.test(finding))),
    ...patterns
      .filter(([, pattern]) => !findings.some((finding) => pattern.test(finding)))
      .map(([source]) => `no longer found: ${source}`),
  ];
}

const counts = { passed: 0, failed: 0 };
try {
  for (const [name, { packages, explained = {}, find }] of Object.entries(validators)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    try {
      const findings = [...new Set(await find(await install(name, packages)))];
      deepEqual(unexplained(findings, explained), []);
      counts.passed += 1;
      const reasons = Object.entries(explained).map(
        ([pattern, why]) => `    ${pattern.trim()} ${why}`,
      );
      console.log([`✔ ${name}: nothing that is not explained`, ...reasons].join('\n'));
    } catch (error) {
      counts.failed += 1;
      console.log(`✖ ${name}\n    ${String(error.message).slice(0, 4000)}\n${failed(name)}`);
    }
  }
} finally {
  rmSync(root, { recursive: true });
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
