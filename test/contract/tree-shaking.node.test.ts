import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const contract = fileURLToPath(new URL('../../src/contract', import.meta.url));

/** The code of a bundle of one module that holds `source`. */
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

test('a bundle carries the endpoints it uses and no others', async () => {
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

test('no schema of the contract makes code from text, which strict pages forbid', async () => {
  const code = await bundled(`export * from './index.js';`);
  assert.match(code, /appealEligibleAt/);
  assert.doesNotMatch(code, /\bFunction\b|\beval\b/);
});

test('a module of several endpoints gives up those that are not used', async () => {
  const code = await bundled(`export { platformTotals } from './statistics.js';`);
  assert.match(code, /networkLoad/);
  for (const field of ['allTimePeak', 'collisions', 'cells', 'rank'])
    assert.ok(!code.includes(field), field);
});

test('nothing is left of a contract that is not used', async () => {
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
