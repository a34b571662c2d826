// Runs independent validators, which are installed on demand. What one finds is fixed, or listed in `explained` with the
// reason. Arguments choose validators by their names.
import { deepEqual } from 'node:assert/strict';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDemand } from '../on-demand/packages.mjs';
import { failed } from '../test/counts.mjs';
import { apiValidators } from './api.mjs';
import { outputValidators } from './outputs.mjs';
import { pageValidators } from './pages.mjs';
import { sourceValidators } from './source.mjs';

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

/** A new folder for the files of a validator, in which commands and scripts find the packages. */
function folderFor(name, packages) {
  const folder = mkdtempSync(join(root, `${name.replace(/\W+/g, '-')}-`));
  symlinkSync(packages.file('.'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  return folder;
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
  const packages = await onDemand('validators');
  for (const [name, { explained = {}, find }] of Object.entries(validators)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    try {
      const findings = [...new Set(await find({ ...packages, folder: folderFor(name, packages) }))];
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
