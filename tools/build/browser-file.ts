import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import type { UserConfig } from 'vite';
import { licences } from './licences.ts';

/** The version, which distinguishes two copies on one page. */
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

/**
 * V8 compiles all functions while it loads the file, outside of the main thread, instead of each one when it is first
 * called: https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Configuration of a file for browsers, `dist/<name>.js`, with its licences in a file beside it. */
export const browserFile = (
  name: string,
  entry: string,
  licenceFile = `${name}.LICENSE.txt`,
): UserConfig => ({
  publicDir: false,
  define: { __VTC_API_BASE__: bakedApiBase, __VTC_VERSION__: JSON.stringify(version) },
  plugins: [
    {
      ...literalsHtmlCssMinifier({ include: ['src/**/*.ts'], failOnError: true }),
      enforce: 'pre',
      apply: 'build',
    },
    licences(licenceFile),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: false,
    lib: { entry, formats: ['es'], fileName: name },
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        codeSplitting: false,
        intro: withoutBrowser,
        postBanner: `${compileHint}\n/*! ${basename(licenceFile)} */`,
      },
    },
  },
});
