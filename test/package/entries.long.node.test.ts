import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { elements } from '../../tools/manifest/elements.mjs';

const run = promisify(execFile);
const all = elements() as { tagName: string; name: string }[];
const parts = ['client', 'contract', 'sandbox'];

/** Bundle of a page's script: its bytes in total and of each source file. */
async function bundle(script: string) {
  const { metafile } = await build({
    stdin: { contents: script, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  assert.ok(output);
  const used = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const parts = used.map(([file, { bytesInOutput }]) => ({ file, bytes: bytesInOutput }));
  return { files: used.map(([file]) => file), parts, bytes: output.bytes };
}

const whole = await bundle(`import 'vtc-widgets'`);

/** Bytes of the whole that are for elements other than this one. */
const bytesOfOthers = (tagName: string) =>
  whole.parts
    .filter(({ file }) => file.includes('/widgets/') && !file.includes(`/widgets/${tagName}/`))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Names are shortened anew in each bundle. */
const slack = 200;

describe('the package', () => {
  for (const entry of ['', ...all.map(({ tagName }) => `/${tagName}.js`)]) {
    test(`imports vtc-widgets${entry} in Node, without a page`, async () => {
      const script = `import * as all from 'vtc-widgets${entry}'; console.log(Object.keys(all).join())`;
      const { stdout, stderr } = await run('node', ['--input-type=module', '-e', script]);
      assert.match(stdout, /configure/);
      assert.equal(stderr.replace(/^npm warn.*\n/gm, ''), '');
    });
  }

  test('imports the client, the contract and the sandbox in Node', async () => {
    const script = parts.map((part) => `await import('vtc-widgets/${part}')`).join(';');
    const { stderr } = await run('node', ['--input-type=module', '-e', script]);
    assert.equal(stderr, '');
  });

  for (const { tagName } of all) {
    test(`brings <${tagName}> alone to a page that uses it alone`, async () => {
      const { files, bytes } = await bundle(`import 'vtc-widgets/${tagName}.js'`);
      const foreign = files.filter(
        (file) =>
          /modules\/(widgets\/[^/]+|sandbox)\//.test(file) && !file.includes(`widgets/${tagName}/`),
      );
      assert.deepEqual(foreign, []);
      assert.ok(files.some((file) => file.includes(`widgets/${tagName}/`)));
      const others = bytesOfOthers(tagName);
      assert.ok(others > 15_000);
      const most = whole.bytes - others + slack;
      assert.ok(bytes <= most, `${bytes} bytes, and at most ${most}`);
    });
  }

  test('brings no element to a server that uses the client', async () => {
    const { files } = await bundle(
      `import { createClient } from 'vtc-widgets/client'; createClient;`,
    );
    assert.deepEqual(
      files.filter((file) =>
        /modules\/(widgets|element|convoys|ui|theme)\/|node_modules\/(lit|@lit)/.test(file),
      ),
      [],
    );
  });

  test('does not bundle its dependencies', () => {
    const modules = readdirSync('dist/modules', { recursive: true, encoding: 'utf8' });
    assert.ok(modules.includes('element/vtc-element.js'));
    assert.deepEqual(
      modules.filter((file) => /node_modules|sandbox.*\.js$/.test(file)),
      [],
    );
  });
});
