import { resolve } from 'node:path';
import { build, mergeConfig } from 'vite';
import { browserFile } from './browser-file.ts';

const base = resolve('src/base.ts');

/**
 * Builds `dist/vtc-more.js`, which imports what elements are built from: `vtc-widgets.js` beside it exports all of it,
 * where there is no browser too.
 */
export const buildMore = () =>
  build(
    mergeConfig(browserFile('vtc-more', 'src/more.ts'), {
      configFile: false,
      build: {
        rolldownOptions: {
          external: [base],
          output: { paths: { [base]: './vtc-widgets.js' }, intro: '' },
        },
      },
    }),
  );
