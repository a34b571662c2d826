import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const contract = fileURLToPath(new URL('../../src/contract', import.meta.url));

/** The bundled code of a module with the text `source`. */
async function bundled(source: string): Promise<string> {
  const entry = `${contract}/entry.ts`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  assert.ok(output && 'output' in output);
  return output.output[0].code;
}

test('a bundle contains only the endpoints in use', async () => {
  const code = await bundled(`export { vtcDetail } from './vtc-detail.js';`);
  assert.match(code, /memberPreviews/);
  for (const field of [
    'nextCursor',
    'priorityScore',
    'networkLoad',
    'viaApiToken',
    'appealEligibleAt',
  ]) {
    assert.ok(!code.includes(field), field);
  }
});

test('the schemas contain no eval, which a strict CSP forbids', async () => {
  const code = await bundled(`export * from './index.js';`);
  assert.match(code, /appealEligibleAt/);
  assert.doesNotMatch(code, /\bFunction\b|\beval\b/);
});

test('unused endpoints of a module are dropped', async () => {
  const code = await bundled(`export { platformTotals } from './statistics.js';`);
  assert.match(code, /networkLoad/);
  for (const field of ['allTimePeak', 'collisions', 'cells', 'rank'])
    assert.ok(!code.includes(field), field);
});

test('an unused contract is dropped', async () => {
  const files = [
    'vtc-detail',
    'vtc-members',
    'statistics',
    'embed',
    'events',
    'rate-limits',
    'vtc-directory',
  ];
  const code = await bundled(
    `${files.map((file) => `import './${file}.js';`).join('\n')}\nexport const used = 1;`,
  );
  assert.doesNotMatch(code, /vtcs|limit|nextCursor|type:/);
});

test('unused endpoints and shapes of elements are dropped', async () => {
  const code = await bundled(`export { vtcRoles } from './element-endpoints.js';`);
  assert.match(code, /position/);
  for (const field of ['memberPreviews', 'nextCursor', 'pinned', 'networkLoad', 'trucking'])
    assert.ok(!code.includes(field), field);
});
