import { readFileSync, writeFileSync } from 'node:fs';
import { build, mergeConfig, type Plugin } from 'vite';
import { browserFile } from './browser-file.ts';
import { elements } from '../manifest/elements.mjs';
import { singleEntry } from './single-entry.mjs';

interface Declaration {
  readonly name: string;
  readonly tagName: string;
  readonly module: string;
}

const entryId = 'virtual:entry.ts';

/** Resolves the entry of an element, which is not a file. */
const entryPlugin = (text: string): Plugin => ({
  name: 'single-entry',
  resolveId: (id) => (id.endsWith(entryId) ? `\0${entryId}` : null),
  load: (id) => (id.startsWith('\0') && id.endsWith(entryId) ? text : null),
});

/** One for all files: they bundle the same packages. */
const licenceFile = 'single/LICENSE.txt';

/** Builds single/<tag>.js: one element with English inside, for pages that show one element only. */
export async function buildSingle(): Promise<void> {
  const licences = new Set<string>();
  for (const element of elements() as readonly Declaration[]) {
    const { tagName } = element;
    await build(
      mergeConfig(browserFile(`single/${tagName}`, entryId, licenceFile), {
        configFile: false,
        logLevel: 'warn',
        plugins: [entryPlugin(singleEntry(element))],
        build: { sourcemap: false },
      }),
    );
    writeFileSync(`dist/single/${tagName}.d.ts`, `export * from '../${tagName}.js';\n`);
    licences.add(readFileSync(`dist/${licenceFile}`, 'utf8'));
  }

  if (licences.size > 1) throw new Error(`The licences differ: each file needs its own notice.`);
}
