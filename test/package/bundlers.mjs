// A page in German, built by Vite, webpack and esbuild: each language is a chunk, and only German is loaded.
import { deepEqual, equal } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeTags } from '../../tools/build/locales.mjs';
import { limit } from '../../tools/test/limits.mjs';

/** Imports a package that is installed in `folder`. */
const installed = (folder, name) =>
  import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href);

const html = (script) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <title>Deutsch</title>
    ${script}
  </head>
  <body>
    <vtc-card vtc="northern_haul" loading="eager"></vtc-card>
  </body>
</html>
`;

/** By bundler: builds `<site>/main.js` into `outDir`; returns its warnings. */
const bundlers = {
  async vite({ folder, site, outDir, define }) {
    const { build } = await installed(folder, 'vite');
    const warnings = [];
    const customLogger = { info() {}, warn: (text) => warnings.push(text), error() {} };
    writeFileSync(
      join(site, 'index.html'),
      html('<script type="module" src="./main.js"></script>'),
    );
    await build({
      ...{ root: site, configFile: false, base: './', define, customLogger },
      build: { outDir, emptyOutDir: true, target: 'es2022' },
    });
    return warnings;
  },
  async webpack({ folder, site, outDir, define }) {
    const { default: webpack } = await installed(folder, 'webpack');
    const options = {
      mode: 'production',
      context: site,
      entry: { main: './main.js', everything: './everything.js' },
      output: { path: outDir },
      performance: false,
      plugins: [new webpack.DefinePlugin(define)],
    };
    const stats = await new Promise((resolve, reject) =>
      webpack(options, (error, result) => (error ? reject(error) : resolve(result))),
    );
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    deepEqual(errors, []);
    writeFileSync(join(outDir, 'index.html'), html('<script defer src="./main.js"></script>'));
    return warnings.map(({ message }) => message);
  },
  async esbuild({ folder, site, outDir, define }) {
    const { build } = await installed(folder, 'esbuild');
    const { warnings } = await build({
      ...{ entryPoints: [join(site, 'main.js')], outdir: outDir, define },
      ...{ bundle: true, minify: true, splitting: true, format: 'esm', logLevel: 'silent' },
    });
    const script = '<script type="module" src="./main.js"></script>';
    writeFileSync(join(outDir, 'index.html'), html(script));
    return warnings.map(({ text }) => text);
  },
};

export const bundlerPackages = ['webpack@5', 'esbuild@0.27'];

/** Text of a script, without the escapes of characters that are not ASCII. */
const textOf = (file) =>
  readFileSync(file, 'utf8').replaceAll(
    /\\u([\da-f]{4})|\\x([\da-f]{2})|\\u\{([\da-f]+)\}/gi,
    (_, ...hex) => String.fromCodePoint(parseInt(hex[0] ?? hex[1] ?? hex[2], 16)),
  );

/** By language: its longest text that has no placeholders or quotes, and is in no other language. */
async function samples(folder) {
  const texts = {};
  for (const tag of localeTags()) {
    const { default: messages } = await installed(folder, `vtc-widgets/locales/${tag}.js`);
    texts[tag] = Object.values(messages).filter(
      (text) => typeof text === 'string' && /^[^'"`\\{}<>&\n]+$/.test(text),
    );
  }
  const all = Object.values(texts).flat();
  const isUnique = (text) => all.indexOf(text) === all.lastIndexOf(text);
  const sampleOf = (own) => own.filter(isUnique).sort((a, b) => b.length - a.length)[0];
  return Object.entries(texts).map(([tag, own]) => [tag, sampleOf(own)]);
}

/** The one script of each language, by its tag. */
async function chunksOf(folder, outDir) {
  const scripts = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && name !== 'everything.js')
    .map((name) => ({ name, text: textOf(join(outDir, name)) }));
  const chunks = {};
  for (const [tag, sample] of await samples(folder)) {
    const found = scripts.filter(({ text }) => text.includes(sample)).map(({ name }) => name);
    equal(found.length, 1, `${tag}: "${sample}" is in ${found.join() || 'no script'}`);
    chunks[tag] = found[0];
  }
  equal(new Set(Object.values(chunks)).size, localeTags().length);
  return chunks;
}

/** Builds the page with each bundler into `folder/built`, which is served at `origin`. */
export async function checkBundlers({ folder, apiBase, origin, browser, check }) {
  for (const [name, build] of Object.entries(bundlers))
    await check(`shows German from a chunk in a page that is built by ${name}`, async () => {
      const outDir = join(folder, `built/german-${name}`);
      const define = { API_BASE: JSON.stringify(apiBase) };
      deepEqual(await build({ folder, site: join(folder, 'german'), outDir, define }), []);
      const chunks = await chunksOf(folder, outDir);
      const page = await browser.newPage();
      const loaded = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(`${origin}/german-${name}/`);
      const isGerman = () =>
        document.querySelector('vtc-card')?.shadowRoot?.textContent.includes('Mitglieder');
      await page.waitForFunction(isGerman, { timeout: limit(15_000) });
      await page.close();
      const languages = Object.keys(chunks).filter((tag) =>
        loaded.some((path) => path.endsWith(`/${chunks[tag]}`)),
      );
      deepEqual(languages, ['de']);
      const missing = loaded.filter(
        (path) =>
          path.startsWith('/german-') &&
          /\.js$/.test(path) &&
          !existsSync(join(folder, 'built', path)),
      );
      deepEqual(missing, []);
    });
}
