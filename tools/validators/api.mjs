// Tools for OpenAPI that have not made the document: a proxy that validates, and a second generator of clients.
import { execFile, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { createSandbox } from '../../src/sandbox/index.ts';
import { limit } from '../test/limits.mjs';
import { freePort } from '../../test/support/free-port.mjs';

/** Asynchronous, because the sandbox runs in this process. */
const run = promisify(execFile);

const document = () => JSON.parse(readFileSync('dist/openapi.json', 'utf8'));

/** Runs a function with the base URL and a key of a sandbox. */
async function withSandbox(use) {
  const sandbox = createSandbox({ rateLimits: false });
  const options = { fetch: (request) => sandbox.fetch(request), port: 0, hostname: '127.0.0.1' };
  let server;
  const port = await new Promise((resolve) => {
    server = serve(options, (address) => resolve(address.port));
  });
  try {
    return await use(`http://127.0.0.1:${port}`, sandbox.keys.withVtcScopes);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Waits until a URL responds; throws if it does not in time. */
async function waitFor(url) {
  const end = performance.now() + limit(20_000);
  while (performance.now() < end) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not respond.`);
}

/** Paths of the document that can be read, with values for their parameters. */
const readablePaths = () =>
  Object.entries(document().paths)
    .filter(([, { get }]) => get)
    .map(([path, { get }]) => {
      const query = (get.parameters ?? [])
        .filter((parameter) => parameter.in === 'query' && parameter.required)
        .map(({ name }) => `${name}=1`);
      return `${path.replace(/\{\w+\}/g, '1')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    });

export const apiValidators = {
  prism: {
    find: ({ folder, bin }) =>
      withSandbox(async (upstream, key) => {
        cpSync('dist/openapi.json', join(folder, 'openapi.json'));
        const port = await freePort();
        const args = ['proxy', join(folder, 'openapi.json'), upstream, '--port', String(port)];
        const prism = spawn(bin('prism'), args, { stdio: 'ignore' });
        try {
          const base = `http://127.0.0.1:${port}`;
          await waitFor(`${base}/version`);
          const violationsOf = async (path) => {
            const headers = { authorization: `Bearer ${key}` };
            const response = await fetch(base + path, { headers });
            await response.text();
            const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]');
            return violations.map(
              ({ location, message }) =>
                `${path} ${response.status} ${location.join('.')}: ${message}`,
            );
          };
          const found = await violationsOf('/vtcs?limit=0');
          if (found.length === 0) throw new Error('Prism does not validate: it accepts limit=0.');
          return (await Promise.all(readablePaths().map(violationsOf))).flat();
        } finally {
          prism.kill();
        }
      }),
  },
  'swagger-typescript-api': {
    find: ({ folder, bin }) =>
      withSandbox(async (baseUrl, key) => {
        cpSync('dist/openapi.json', join(folder, 'openapi.json'));
        const generate = ['generate', '-p', 'openapi.json', '-o', '.', '-n', 'api.ts'];
        await run(bin('swagger-typescript-api'), generate, { cwd: folder, maxBuffer: 1e8 });
        writeFileSync(
          join(folder, 'client.ts'),
          `import { Api } from './api.ts';
const api = new Api({ baseUrl: '${baseUrl}', baseApiParams: { headers: { authorization: 'Bearer ${key}' } } });
const { data } = await api.vtcs.vtcs({ search: 'haul', limit: 3 });
const names: string[] = data.items.map(({ name }) => name);
// @ts-expect-error a field that the API does not have
data.items[0]?.nothing;
console.log(names.length);`,
        );
        const options = '--noEmit --strict --skipLibCheck --target es2022 --module esnext';
        const resolution = '--moduleResolution bundler --allowImportingTsExtensions --types node';
        const tsc = [...options.split(' '), ...resolution.split(' '), 'client.ts'];
        const checked = await run(bin('tsc'), tsc, { cwd: folder }).then(
          () => [],
          ({ stdout }) => stdout.trim().split('\n'),
        );
        const { stdout } = await run(bin('tsx'), ['client.ts'], { cwd: folder });
        return [...checked, ...(stdout.trim() === '3' ? [] : [`names: ${stdout}`])];
      }),
  },
};
