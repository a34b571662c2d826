import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { browserFile } from './vite.config.ts';

const base = fileURLToPath(new URL('src/base.ts', import.meta.url));

/**
 * Builds `dist/vtc-more.js`, which imports what elements are built from: `vtc-widgets.js` beside it exports all of it,
 * where there is no browser too.
 */
export default mergeConfig(browserFile('vtc-more', 'src/more.ts'), {
  build: {
    rolldownOptions: {
      external: [base],
      output: { paths: { [base]: './vtc-widgets.js' }, intro: '' },
    },
  },
});
