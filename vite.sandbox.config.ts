import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { defineConfig, type Plugin } from 'vite';
import { licences } from './tools/build/licences.ts';

const isBuiltIn = (id: string) => id.startsWith('node:') || builtinModules.includes(id);

/** Files of the OpenAPI viewer that the sandbox serves, with its licence. */
const viewer = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'LICENSE',
  'NOTICE',
];

/** Puts the files that the sandbox's page loads beside its command. */
const pageFiles = (): Plugin => ({
  name: 'page-files',
  generateBundle() {
    const own = 'src/sandbox/cli/page/assets';
    const files = [
      ...readdirSync(own).map((name) => `${own}/${name}`),
      ...viewer.map((name) => `node_modules/swagger-ui-dist/${name}`),
    ];
    for (const file of files) {
      const name = file.slice(file.lastIndexOf('/') + 1);
      const target = name === 'LICENSE' || name === 'NOTICE' ? `swagger-ui.${name}.txt` : name;
      this.emitFile({ type: 'asset', fileName: `page/${target}`, source: readFileSync(file) });
    }
  },
});

/** Builds the sandbox for Node, everything it needs included: its entry, its command and the writer of openapi.json. */
export default defineConfig({
  publicDir: false,
  plugins: [licences('LICENSE.txt'), pageFiles()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/sandbox',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        index: 'src/sandbox/index.ts',
        cli: 'src/sandbox/cli/main.ts',
        'write-openapi': 'src/sandbox/cli/write-openapi.ts',
      },
      external: isBuiltIn,
      output: { format: 'es' },
    },
  },
});
