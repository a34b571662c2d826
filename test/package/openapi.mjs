// Checks openapi.json with tools that need a newer Node or many packages, installed in a folder of their own.
import { deepEqual } from 'node:assert/strict';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that these checks install. */
export const openApiTools = ['@stoplight/spectral-cli@6', '@hey-api/openapi-ts@0.99', 'tsx@4'];

const client = (url, key) => `
import { client } from './hey/client.gen.js';
import { createNews, vtcBatch, vtcs } from './hey/sdk.gen.js';

client.setConfig({ baseUrl: '${url}', headers: { Authorization: 'Bearer ${key}' } });
const found = await vtcs({ query: { search: 'haul', limit: 3 } });
const names: string[] = found.data?.items.map((vtc) => vtc.name) ?? [];
const batch = await vtcBatch({ query: { ids: ['1', '5'] } });
const rejected = await vtcs({ query: { limit: 0 } });
const path: string | undefined = rejected.error?.error.details?.[0]?.path;
const sent = await createNews({ path: { id: '1' }, body: { title: 'x', content: 'x' } });
// @ts-expect-error a field that the API does not have
found.data?.items[0]?.nothing;
console.log(JSON.stringify([names.length, batch.data?.items.length, path, sent.data?.title]));
`;

const compilerOptions =
  '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --lib es2023,dom,dom.iterable --types';

/** Lints the document with Spectral, and generates a client with Hey API; `run` runs a command asynchronously in `folder`. */
export async function checkOpenApi({ folder, apiBase, key, bin, run, check }) {
  const document = join(folder, 'openapi.json');
  cpSync('dist/openapi.json', document);
  await check('has an OpenAPI document in which Spectral finds nothing', async () => {
    writeFileSync(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]');
    const args = ['lint', document, '-r', 'spectral.yaml', '-f', 'json', '--quiet'];
    deepEqual(JSON.parse((await run(bin('spectral'), args)) || '[]'), []);
  });
  await check('has an OpenAPI document from which Hey API generates a typed client', async () => {
    await run(bin('openapi-ts'), ['-i', document, '-o', 'hey', '--no-log-file']);
    writeFileSync(join(folder, 'client.ts'), client(apiBase, key));
    await run(bin('tsc'), [...compilerOptions.split(' '), 'node', 'client.ts']);
    const output = await run(bin('tsx'), ['client.ts']);
    deepEqual(JSON.parse(output.trim().split('\n').at(-1)), [3, 2, 'limit', 'x']);
  });
}
