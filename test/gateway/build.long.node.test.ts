import assert from 'node:assert/strict';
import { builtinModules } from 'node:module';
import { before, describe, it } from 'node:test';
import { build, mergeConfig, type Rolldown } from 'vite';
import { gateway } from '../../tools/build/gateway.ts';

describe('The built gateway', () => {
  let chunks: Rolldown.OutputChunk[];
  let licences: string;
  before(async () => {
    const silent = { logLevel: 'silent', build: { write: false } };
    const built = await build(mergeConfig(gateway, silent));
    const [result] = Array.isArray(built) ? built : [built];
    assert.ok(result && 'output' in result);
    chunks = result.output.filter((file) => file.type === 'chunk');
    const file = result.output.find(({ fileName }) => fileName === 'gateway/LICENSE.txt');
    licences = file?.type === 'asset' ? String(file.source) : '';
  });

  it('contains the licence of every package that it bundles, and names that file', () => {
    const modules = chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
    const packages = new Set(
      modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []),
    );
    for (const name of ['hono', 'lru-cache', '@hono/node-server', 'parse5', '@lit-labs/ssr', 'zod'])
      assert.ok(packages.has(name), `${name} is bundled`);
    for (const name of packages) assert.match(licences, new RegExp(`^${name} \\d`, 'm'), name);
    for (const notice of licences.split('-'.repeat(72)))
      assert.match(notice, /Permission|permission|Redistribution|licensed|CC0/, notice);
    for (const { code } of chunks) assert.match(code, /gateway\/LICENSE\.txt/);
  });

  it('imports nothing but Node and optional packages', () => {
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const imported = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((id) => !own.has(id) && !builtinModules.includes(id.replace(/^node:/, '')));
    assert.deepEqual([...new Set(imported)].sort(), ['@resvg/resvg-js', 'redis']);
  });

  it('starts with the line that makes the command executable', () => {
    const command = chunks.find(({ fileName }) => fileName === 'cli.js');
    assert.match(command?.code ?? '', /^#!\/usr\/bin\/env node\n/);
  });
});
