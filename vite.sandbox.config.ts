import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';
import { licences } from './tools/build/licences.ts';

const isBuiltIn = (id: string) => id.startsWith('node:') || builtinModules.includes(id);

/** Builds the sandbox for Node, everything it needs included: its entry, its command and the writer of openapi.json. */
export default defineConfig({
  publicDir: false,
  plugins: [licences('LICENSE.txt')],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/sandbox',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: 'src/sandbox/index.ts',
        cli: 'src/sandbox/cli.ts',
        'write-openapi': 'src/sandbox/write-openapi.ts',
      },
      external: isBuiltIn,
      output: { format: 'es' },
    },
  },
});
