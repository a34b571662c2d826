import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { build, type InlineConfig, type Plugin } from 'vite';
import { licences } from './licences.ts';
import { run } from './run.ts';

const isBuiltIn = (id: string) => id.startsWith('node:') || builtinModules.includes(id);

/** Copies the files that the sandbox's page loads to a folder beside its command. */
const pageFiles = (): Plugin => ({
  name: 'page-files',
  generateBundle() {
    const folder = 'src/sandbox/cli/page/assets';
    for (const name of readdirSync(folder)) {
      const source = readFileSync(`${folder}/${name}`);
      this.emitFile({ type: 'asset', fileName: `page/${name}`, source });
    }
  },
});

/** The sandbox for Node with everything that it needs: its entry, its command, and the writer of openapi.json. */
const sandbox: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
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
      output: { format: 'es', chunkFileNames: 'part-[name].js' },
    },
  },
};

/** Builds the sandbox and writes `dist/openapi.json`. */
export async function buildSandbox(): Promise<void> {
  await build(sandbox);
  run('node', 'dist/sandbox/write-openapi.js');
}
