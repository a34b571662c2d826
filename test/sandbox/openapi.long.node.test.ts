import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { namedEndpoints } from '../../src/contract/endpoints.js';
import { listenToSandbox, type HttpServer } from '../../src/sandbox/cli/listen.js';
import type { JsonSchema } from '../../src/sandbox/server/openapi/schemas.js';
import { missingPackages, onDemand } from '../../tools/on-demand/packages.mjs';
import { setUp } from '../support/sandbox.js';

const run = promisify(execFile);
// Inside the project, so that generated code finds the types of Node.
const folder = '.openapi-clients';
const skip = missingPackages('long-tests') ?? false;
const { sandbox, get, now } = setUp();
const document = (await get('/openapi.json')).body;
const operations = namedEndpoints.map(([name, { method, path }]) => ({
  name,
  operation: document.paths[path]?.[method === 'POST' ? 'post' : 'get'],
}));
interface ResponseObject {
  content: { 'application/json': { example: unknown; schema: JsonSchema } };
  headers: Record<string, object>;
}

let server: HttpServer;

before(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/openapi.json`, JSON.stringify(document));
  server = await listenToSandbox(sandbox, { port: 0, host: '127.0.0.1', trustProxy: false });
});

after(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('creates a valid document', { skip }, async () => {
  const { load } = await onDemand('long-tests');
  const { Validator } = await load('@seriousme/openapi-schema-validator');
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors));
});

test('creates a complete document that marks assumptions', () => {
  for (const { name, operation } of operations) assert.equal(operation?.operationId, name);
  const { schemas } = document.components;
  assert.equal(document.paths['/game/servers'].get['x-not-described'], true);
  assert.equal(document.paths['/status'].get['x-not-described'], undefined);
  assert.equal(schemas.PlatformTotalsResponse.properties.networkLoad['x-not-described'], true);
  assert.equal(schemas.PlatformTotalsResponse.properties.totalUsers['x-not-described'], undefined);
  assert.equal(schemas.ErrorBody['x-not-described'], true);
  const limit = document.paths['/vtcs'].get.parameters.find(
    (parameter: { name: string }) => parameter.name === 'limit',
  );
  assert.deepEqual(limit.schema, { type: 'integer', minimum: 1, maximum: 100, default: 20 });
});

test('describes every operation and parameter, with named schemas and examples of responses', () => {
  for (const { name, operation } of operations) {
    assert.ok(operation.summary && operation.description && operation.tags.length === 1, name);
    for (const parameter of operation.parameters ?? []) assert.ok(parameter.description, name);
    for (const [status, { content, headers }] of Object.entries<ResponseObject>(
      operation.responses,
    )) {
      const { example, schema } = content['application/json'];
      assert.notEqual(example, undefined, `${name} ${status}`);
      assert.ok(schema.$ref ?? schema.items?.$ref, `${name} ${status} has no named schema`);
      assert.ok(headers['X-RateLimit-Remaining'] && headers['X-Request-Id'], `${name} ${status}`);
    }
  }
  const { schemas } = document.components;
  const { properties } = schemas.ServerHeatmapResponse;
  assert.match(properties.cells.items.properties.day.description, /0 for Sunday/);
  assert.match(schemas.VtcNewsPost.properties.content.description, /Markdown/);
  assert.equal(schemas.EventRecord.properties.id.format, 'int64');
  assert.equal(document.info.license.name, 'MIT');
  assert.ok(document.info.contact.name);
});

test('creates the document once', async ({ mock }) => {
  const stringify = mock.method(JSON, 'stringify');
  for (let count = 0; count < 2; count += 1)
    await sandbox.fetch(new Request('http://localhost/openapi.json'));
  // The first request, above, has created it.
  const created = stringify.mock.calls.filter(
    ({ arguments: [value] }) => 'openapi' in Object(value),
  );
  assert.equal(created.length, 0);
});

test('Redocly reports only the ambiguous paths of the API document', { skip }, async () => {
  const { bin } = await onDemand('long-tests');
  const { stdout } = await run(bin('redocly'), [
    ...['lint', `${folder}/openapi.json`, '--extends', 'recommended', '--format', 'json'],
  ]).catch((error: { stdout: string }) => error);
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    problems: { ruleId: string }[];
  };
  assert.deepEqual(
    [...new Set(problems.map(({ ruleId }) => ruleId))].filter(
      (rule) => rule !== 'no-ambiguous-paths',
    ),
    [],
  );
});

const openApiFetchClient = (url: string, key: string) => `
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

const client = createClient<paths>({ baseUrl: '${url}', headers: { Authorization: 'Bearer ${key}' } });
const found = await client.GET('/vtcs', { params: { query: { search: 'haul', limit: 3 } } });
const names: string[] = found.data?.items.map((vtc) => vtc.name) ?? [];
const batch = await client.GET('/vtcs/batch', { params: { query: { ids: ['1', '5'] } } });
const refused = await client.GET('/vtcs', { params: { query: { limit: 0 } } });
const details: NonNullable<components['schemas']['ErrorBody']['error']['details']> = refused.error?.error.details ?? [];
const sent = await client.POST('/vtcs/{id}/management/news', {
  params: { path: { id: '1' } }, body: { title: 'x', content: 'x' },
});
// @ts-expect-error a field that the API does not have
found.data?.items[0]?.nothing;
console.log(JSON.stringify([names.length, batch.data?.items.length, details[0]?.path, sent.data?.title]));
`;

test('a client generated by openapi-typescript is typed, and works', { skip }, async () => {
  const { bin, file: packaged } = await onDemand('long-tests');
  await symlink(packaged('.'), `${folder}/node_modules`);
  await run(bin('openapi-typescript'), [`${folder}/openapi.json`, '-o', `${folder}/schema.ts`]);
  const file = `${folder}/client.ts`;
  await writeFile(file, openApiFetchClient(server.url, sandbox.keys.withVtcScopes));
  await run('npx', [
    ...['tsc', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler'],
    ...['--lib', 'es2023,dom,dom.iterable', '--types', 'node', '--ignoreConfig', file],
  ]).catch((error: { stdout: string }) => assert.fail(error.stdout));
  const { stdout } = await run(process.execPath, ['--import=tsx', file]);
  assert.deepEqual(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''), [3, 2, 'limit', 'x']);
});

test('uses the clock of the sandbox in examples', () => {
  const [event] =
    document.paths['/events'].get.responses['200'].content['application/json'].example.items;
  assert.ok(Math.abs(Date.parse(event.startAt) - now()) < 60 * 86_400_000);
});
