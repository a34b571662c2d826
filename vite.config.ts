import { readFileSync } from 'node:fs';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { internalNames } from './build/internal-names.ts';
import { licences } from './build/licences.ts';
import { pack } from './src/locales/packed.ts';
import { translations } from './src/locales/translations.ts';

/** The version, by which two copies on one page are told apart. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The value of `VTC_API_BASE` is baked into the bundle as the last choice for the API base. */
const bakedApiBase = JSON.stringify(process.env.VTC_API_BASE ?? '');

/** Leaves the keys of the texts out of all languages but one: they would be a tenth of the file. */
const packMessages: Plugin = {
  name: 'pack-messages',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (!id.endsWith('/src/locales/translations.ts')) return undefined;
    const [keys, languages] = pack(translations).map((part) => JSON.stringify(part));
    return `import { unpack } from './packed.ts';\nexport const translations = unpack(${keys}, ${languages});`;
  },
};

/** Lit offers its templates to polyfills that the page may have; what they would look for has other names here. */
const litHooks =
  /\b\w+\.litHtmlPolyfillSupport\b|\(\w+\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/g;

const withoutLitHooks: Plugin = {
  name: 'without-lit-hooks',
  apply: 'build',
  transform(code, id) {
    const isLit = id.includes('node_modules/lit-html/');
    return isLit ? { code: code.replace(litHooks, '(void 0)'), map: null } : undefined;
  },
};

/** The licences of all parts want to be named where their code is used; the file beside has their words. */
const banner = '/*! vtc-widgets.LICENSE.txt */';

const shortened = new RegExp(`^(${internalNames.join('|').replaceAll('$', '\\$')})$`);

/** Terser finds a fortieth more than the bundler's own minifier. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      const map = bundle[`${file.fileName}.map`];
      if (file.type !== 'chunk' || map?.type !== 'asset') continue;
      const smaller = await minify(file.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, keep_fargs: false, pure_getters: true, unsafe_arrows: true },
        mangle: { properties: { regex: shortened, builtins: true } },
        format: { preamble: banner },
        sourceMap: { content: String(map.source), url: map.fileName },
      });
      file.code = smaller.code ?? file.code;
      map.source = String(smaller.map);
    }
  },
};

export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [
      {
        find: /^zod\/mini$|^\.\/bounds\.js$/,
        replacement: `${import.meta.dirname}/src/contract/definitions.ts`,
      },
      { find: '@lit/task', replacement: `${import.meta.dirname}/src/base/task.ts` },
      { find: /^lit$/, replacement: `${import.meta.dirname}/src/base/lit.ts` },
    ],
  },
  define: { __VTC_API_BASE__: bakedApiBase, __VTC_VERSION__: JSON.stringify(version) },
  plugins: [
    packMessages,
    {
      ...literalsHtmlCssMinifier({ include: ['src/**/*.ts'], failOnError: true }),
      enforce: 'pre',
      apply: 'build',
    },
    withoutLitHooks,
    licences('vtc-widgets.LICENSE.txt'),
    minifyAgain,
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'vtc-widgets' },
    rolldownOptions: {
      output: { minify: true, comments: false, codeSplitting: false },
    },
  },
});
