import { readFileSync } from 'node:fs';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import { defineConfig } from 'vite';
import { licences } from './tools/build/licences.ts';

/** The version, by which two copies on one page are told apart. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The value of `VTC_API_BASE` is baked into the bundle as the last choice for the API base. */
const bakedApiBase = JSON.stringify(process.env.VTC_API_BASE ?? '');

/** Lets the file be imported where there is no browser, such as by a server that renders the page. */
const withoutBrowser = `const {
  document = { createTreeWalker() {} },
  HTMLElement = class {},
  CSSStyleSheet = class {},
  customElements = { get() {}, define() {} },
} = globalThis;`;

export default defineConfig({
  publicDir: false,
  define: { __VTC_API_BASE__: bakedApiBase, __VTC_VERSION__: JSON.stringify(version) },
  plugins: [
    {
      ...literalsHtmlCssMinifier({ include: ['src/**/*.ts'], failOnError: true }),
      enforce: 'pre',
      apply: 'build',
    },
    licences('vtc-widgets.LICENSE.txt'),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'vtc-widgets' },
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        codeSplitting: false,
        intro: withoutBrowser,
        postBanner: '/*! vtc-widgets.LICENSE.txt */',
      },
    },
  },
});
