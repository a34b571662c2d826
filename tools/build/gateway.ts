import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { build as esbuild } from 'esbuild';
import { build, type InlineConfig, type Plugin } from 'vite';
import { configJsonSchema } from '../../src/announce/config-json-schema.ts';
import { scriptsIn } from '../../src/gateway/node/files.ts';
import { licences } from './licences.ts';

const isBuiltIn = (id: string) => id.startsWith('node:') || builtinModules.includes(id);
/** Optional packages that a site owner installs; everything else is bundled. */
const optionalPackages = ['redis', '@resvg/resvg-js'];
const isOptional = (id: string) =>
  optionalPackages.some((name) => id === name || id.startsWith(`${name}/`));

const font = ['inter-semibold.ttf', 'OFL.txt'];

const frames = {
  'src/gateway/frame/vtc-frame.ts': 'dist/vtc-frame.js',
  'src/gateway/frame/vtc-embed.ts': 'dist/vtc-embed.js',
};

/** Builds a script that works with and without `type="module"`. */
const buildFrame = ([entry, outfile]: [string, string]) =>
  esbuild({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
  });

/** Emits the font of the badges, and the files for pages as a module for platforms without a file system. */
const files = (): Plugin => ({
  name: 'gateway-files',
  async generateBundle() {
    await Promise.all(Object.entries(frames).map(buildFrame));
    for (const name of font) {
      const source = readFileSync(`src/gateway/node/font/${name}`);
      this.emitFile({ type: 'asset', fileName: `gateway/font/${name}`, source });
    }
    this.emitFile({
      type: 'asset',
      fileName: 'announce.schema.json',
      source: `${JSON.stringify(configJsonSchema(), null, 2)}\n`,
    });
    const text = JSON.stringify(scriptsIn(new URL('../../dist/', import.meta.url)));
    this.emitFile({
      type: 'asset',
      fileName: 'gateway/files.js',
      source: `/** Scripts and the style sheet that a gateway serves, by name. */\nexport const files = ${text};\n`,
    });
    this.emitFile({
      type: 'asset',
      fileName: 'gateway/files.d.ts',
      source:
        '/** Scripts and the style sheet that a gateway serves, by name. */\nexport declare const files: Readonly<Record<string, string>>;\n',
    });
  },
});

/** Entries of the gateway and the package's command; needs the scripts and the style sheet of the elements. */
export const gateway: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [files(), licences('gateway/LICENSE.txt')],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      input: {
        cli: 'src/cli.ts',
        'gateway/index': 'src/gateway/index.ts',
        'gateway/node': 'src/gateway/node/index.ts',
        'gateway/ssr': 'src/gateway/ssr/index.ts',
        'gateway/redis': 'src/gateway/cache/redis.ts',
      },
      external: (id) => isBuiltIn(id) || isOptional(id),
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'gateway/chunk-[name].js',
        postBanner: '/*! Licences: gateway/LICENSE.txt */',
      },
    },
  },
};

/** Builds the gateway and the package's command. */
export const buildGateway = () => build(gateway);
