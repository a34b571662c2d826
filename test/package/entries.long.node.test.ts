import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { build, type OutputFile } from 'esbuild';
import ts from 'typescript';
import { opensDialog } from '../../tools/generate/entries.mjs';
import { elements } from '../../tools/manifest/elements.mjs';

const run = promisify(execFile);
interface Declared {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string }[];
}
const all = elements() as readonly Declared[];
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

/** Folders of an element, and of the one that its dialog shows. */
const foldersOf = (element: Declared) =>
  [element.tagName, ...(opensDialog(element) ? ['vtc-event'] : [])].map(
    (tagName) => `/widgets/${tagName}/`,
  );

/** Whether a file is for other elements. */
const isForeign = (element: Declared, file: string) =>
  file.includes('/widgets/') && !foldersOf(element).some((folder) => file.includes(folder));

/** Bytes of the whole that are for other elements. */
const bytesOfOthers = (element: Declared) =>
  whole.parts
    .filter(({ file }) => isForeign(element, file))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Names are shortened anew in each bundle. */
const slack = 200;

/** Chunks of a bundle with code splitting: what the page loads first, and what it loads on demand. */
async function chunksOf(script: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: script, resolveDir: '.' },
    bundle: true,
    metafile: true,
    splitting: true,
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  const first = Object.entries(metafile.outputs).flatMap(([path, { entryPoint, imports }]) =>
    entryPoint === '<stdin>'
      ? [path, ...imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)]
      : [],
  );
  const isFirst = ({ path }: OutputFile) => first.includes(relative('.', path));
  return {
    first: outputFiles.filter(isFirst).map(({ text }) => text),
    others: outputFiles.filter((file) => !isFirst(file)).map(({ text }) => text),
  };
}

describe('the package', () => {
  for (const entry of ['vtc-widgets', 'vtc-widgets/vtc-card.js', 'vtc-widgets/vtc-more.js'])
    test(`has the translations of ${entry} in chunks of a bundle`, async () => {
      const { first, others } = await chunksOf(`import '${entry}'`);
      for (const text of ['Найближчі конвої', '예정된 콘보이']) {
        assert.ok(!first.join('').includes(text), text);
        assert.equal(others.filter((chunk) => chunk.includes(text)).length, 1, text);
      }
    });

  test('has types that need no others, also without skipLibCheck, and events of the document', () => {
    const file = resolve('checked.ts');
    const entries = [
      '',
      '/vtc-more.js',
      '/classes.js',
      '/client',
      '/contract',
      '/sandbox',
      '/gateway/node',
      '/ssr',
    ];
    const text = `${entries.map((entry) => `import 'vtc-widgets${entry}';`).join('\n')}
      document.addEventListener('vtc-error', (event) => event.detail.message.trim());`;
    const options: ts.CompilerOptions = {
      ...{ noEmit: true, skipLibCheck: false, strict: true, types: [] },
      ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
      ...{
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      },
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (path) => path === file || fileExists(path);
    host.getSourceFile = (path, version) =>
      path === file ? ts.createSourceFile(path, text, version) : getSourceFile(path, version);
    const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
    assert.equal(ts.formatDiagnostics(diagnostics, host), '');
  });

  test('bundles one of the classes without the other elements, and defines nothing', async () => {
    const { files } = await bundle(
      `import { VtcRoster } from 'vtc-widgets/classes.js'; globalThis.Roster = VtcRoster;`,
    );
    const folders = files.flatMap((file) => /\/widgets\/([\w-]+)\//.exec(file)?.[1] ?? []);
    assert.deepEqual([...new Set(folders)].sort(), ['vtc-event', 'vtc-roster']);
    const script = `import 'vtc-widgets/classes.js'; console.log(customElements.get('vtc-card'))`;
    const shim = '@lit-labs/ssr/lib/install-global-dom-shim.js';
    const { stdout } = await run('node', ['--import', shim, '--input-type=module', '-e', script]);
    assert.equal(stdout.trim(), 'undefined');
  });

  test('bundles a file of a single element', async () => {
    const { bytes } = await bundle(`import 'vtc-widgets/single/vtc-card.js'`);
    assert.ok(bytes > 50_000, `${bytes} bytes`);
  });

  test('bundles what vtc-widgets and vtc-more.js share once', async () => {
    const { files } = await bundle(`import 'vtc-widgets'; import 'vtc-widgets/vtc-more.js'`);
    assert.ok(files.some((file) => file.endsWith('dist/modules/more.js')));
    assert.deepEqual(
      files.filter((file) => /dist\/vtc-(widgets|more)\.js/.test(file)),
      [],
    );
  });

  for (const entry of ['', ...all.map(({ tagName }) => `/${tagName}.js`)]) {
    test(`imports vtc-widgets${entry} in Node, without a page`, async () => {
      const script = `import * as all from 'vtc-widgets${entry}'; console.log(Object.keys(all).join())`;
      const { stdout, stderr } = await run('node', ['--input-type=module', '-e', script]);
      assert.match(stdout, /configure/);
      assert.equal(stderr.replace(/^npm warn.*\n/gm, ''), '');
    });
  }

  for (const [first, lang, heading] of [
    ['vtc-widgets', 'de', /Kommende Konvois|Konvois/],
    ['vtc-widgets/vtc-upcoming-events.js', 'uk', /Найближчі конвої/],
  ] as const)
    test(`renders an element on a server that has imported ${first}`, async () => {
      const script = `
        await import('${first}');
        const { renderElement } = await import('vtc-widgets/ssr');
        console.log(await renderElement('vtc-upcoming-events', { vtc: 'a', lang: '${lang}' }, { items: [] }));`;
      const { stdout } = await run('node', ['--input-type=module', '-e', script]);
      assert.match(stdout, /<template shadowroot/);
      assert.match(stdout, heading);
    });

  for (const entry of [
    '',
    '/vtc-more.js',
    '/vtc-card.js',
    '/server-stats.js',
    '/single/vtc-card.js',
  ])
    test(`explains the import of vtc-widgets${entry} in a server component`, async () => {
      const args = ['--conditions=react-server', '--input-type=module', '-e'];
      await assert.rejects(
        run('node', [...args, `import 'vtc-widgets${entry}'`]),
        /Import it in a file that starts with "use client"/,
      );
    });

  test('says nothing of two copies on a server, which bundles its modules more than once', async () => {
    const script = `
      import 'vtc-widgets/vtc-card.js';
      import { register } from './dist/modules/element/register.js';
      register({ 'vtc-card': class {} });`;
    const { stderr } = await run('node', ['--input-type=module', '-e', script]);
    assert.equal(stderr.replace(/^npm warn.*\n/gm, ''), '');
  });

  test('imports the client, the contract and the sandbox in Node', async () => {
    const script = parts.map((part) => `await import('vtc-widgets/${part}')`).join(';');
    const { stderr } = await run('node', ['--input-type=module', '-e', script]);
    assert.equal(stderr, '');
  });

  for (const element of all) {
    const { tagName } = element;
    test(`brings <${tagName}> alone to a page that uses it alone`, async () => {
      const { files, bytes } = await bundle(`import 'vtc-widgets/${tagName}.js'`);
      const foreign = files.filter(
        (file) => isForeign(element, file) || file.includes('modules/sandbox/'),
      );
      assert.deepEqual(foreign, []);
      for (const folder of foldersOf(element))
        assert.ok(
          files.some((file) => file.includes(folder)),
          folder,
        );
      const others = bytesOfOthers(element);
      assert.ok(others > 15_000);
      const most = whole.bytes - others + slack;
      assert.ok(bytes <= most, `${bytes} bytes, and at most ${most}`);
    });
    if (opensDialog(element))
      test(`loads the dialog of <${tagName}> on demand`, async () => {
        const { first, others } = await chunksOf(`import 'vtc-widgets/${tagName}.js'`);
        const hasDialog = (chunk: string) => chunk.includes('function openEventDialog(');
        assert.ok(!first.some(hasDialog));
        assert.equal(others.filter(hasDialog).length, 1);
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
