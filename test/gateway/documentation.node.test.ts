import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { help, readArguments } from '../../src/gateway/cli/arguments.js';
import { freshSeconds } from '../../src/gateway/upstream/api-request.js';

const page = readFileSync('demo/docs/gateway.md', 'utf8');

/** Cells of the rows of the first table under a heading. */
function rowsUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = /(^\| .*\n)+/m.exec(section) ?? [];
  return table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
}

const codesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

it('the documentation lists how long each response is fresh', () => {
  const documented = rowsUnder('Cache').flatMap(([, , requests, time]) =>
    codesIn(requests).map((path) => `${path} ${parseInt(time ?? '')}`),
  );
  const served = [...freshSeconds].map(
    ([{ path }, seconds]) => `${path.replace(/{\w+}/g, '…')} ${seconds}`,
  );
  assert.deepEqual(documented.sort(), served.sort());
});

it('the documentation lists all options and environment variables', () => {
  const rows = rowsUnder('Set it up on a server');
  const namesIn = (text: string) =>
    [...new Set(text.match(/^ +--[\w-]+/gm))].map((option) => option.trim());
  const options = rows.flatMap(([, option]) => codesIn(option));
  assert.deepEqual(
    options.filter((option) => option.startsWith('--')).sort(),
    namesIn(help).sort(),
  );
  const variables = rows.flatMap(([, , variable]) => codesIn(variable));
  assert.deepEqual(variables.sort(), [...new Set(help.match(/VTC_\w+/g))].sort());
});

const trustOf = (args: readonly string[], environment = {}) =>
  readArguments(['--api-base', 'https://api.example', ...args], environment).gateway.trustProxy;

for (const [args, environment, expected] of [
  [[], {}, undefined],
  [['--trust-proxy', '172.16.0.0/12'], {}, ['172.16.0.0/12']],
  [['--trust-proxy', '10.0.0.0/8, 192.0.2.1'], {}, ['10.0.0.0/8', '192.0.2.1']],
  [['--trust-proxy', '2'], {}, 2],
  [[], { VTC_TRUST_PROXY: '172.16.0.0/12' }, ['172.16.0.0/12']],
  [['--trust-proxy', '1'], { VTC_TRUST_PROXY: '172.16.0.0/12' }, 1],
] as const)
  it(`--trust-proxy is a number or networks: ${args.join(' ')} ${Object.values(environment).join()}`, () => {
    assert.deepEqual(trustOf(args, environment), expected);
  });
