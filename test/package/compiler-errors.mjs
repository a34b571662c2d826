// Whether a compiler of a framework reports each wrong use of an element, and no right one.
import { deepEqual } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Numbers of the lines for which a compiler's output has errors of a file. */
function errorLines(output, file) {
  const places = new RegExp(`${file}\\W+(\\d+)[:,]\\d+`, 'g');
  const lines = new Set([...output.matchAll(places)].map(([, line]) => Number(line)));
  return [...lines].sort((a, b) => a - b);
}

/** Numbers of the lines that start with an element. */
const withElement = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (/^\s*<(vtc|server)-/.test(line) ? [index + 1] : []));

/** Asserts that a compiler, run in the folder `cwd`, accepts the correct file and reports each element of the incorrect one. */
export function checkErrors(command, args, { cwd, right, wrong }) {
  const { stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  const output = stripVTControlCharacters(`${stdout}${stderr}`);
  deepEqual(errorLines(output, right), [], output);
  deepEqual(errorLines(output, wrong), withElement(join(cwd, wrong)), output);
}
