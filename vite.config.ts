import { literalsHtmlCssMinifier } from '@literals/rollup-plugin-html-css-minifier';
import { defineConfig } from 'vite';

/** The value of `VTC_API_BASE` is baked into the bundle as the last choice for the API base. */
const bakedApiBase = JSON.stringify(process.env.VTC_API_BASE ?? '');

export default defineConfig({
  publicDir: false,
  resolve: {
    alias: [
      { find: 'zod/mini', replacement: `${import.meta.dirname}/src/contract/definitions.ts` },
    ],
  },
  define: { __VTC_API_BASE__: bakedApiBase },
  plugins: [
    {
      ...literalsHtmlCssMinifier({ include: ['src/**/*.ts'], failOnError: true }),
      enforce: 'pre',
      apply: 'build',
    },
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    emptyOutDir: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'vtc-widgets' },
    rolldownOptions: { output: { minify: true, codeSplitting: false } },
  },
});
