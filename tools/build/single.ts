// Builds single/<tag>.js: one element with English inside, for pages that show one element only.
import { writeFileSync } from 'node:fs';
import { build, mergeConfig, type Plugin } from 'vite';
import { browserFile } from '../../vite.config.ts';
import { elements } from '../manifest/elements.mjs';

interface Declaration {
  readonly name: string;
  readonly tagName: string;
  readonly module: string;
}

const entryId = 'virtual:entry.ts';

const entryText = ({ name, tagName, module }: Declaration): string => {
  const source = module.replace(/^dist\//, '/src/').replace(/\.js$/, '.ts');
  return `
import { announceCopy } from '/src/copies.ts';
import { loadDoctor } from '/src/doctor-loader.ts';
import { loadLocalesFrom } from '/src/element/locale-loader.ts';
import { register } from '/src/element/register.ts';
import { ${name} } from '${source}';

export { configure } from '/src/element/configure.ts';
export { registerMessages } from '/src/element/language.ts';
export { ${name} };

const folder = new URL(/* @vite-ignore */ '../', import.meta.url).href;
loadLocalesFrom(folder);
register({ '${tagName}': ${name} });
announceCopy();
void loadDoctor(folder);
`;
};

/** Resolves the entry of an element, which is not a file. */
const entryPlugin = (text: string): Plugin => ({
  name: 'single-entry',
  resolveId: (id) => (id.endsWith(entryId) ? `\0${entryId}` : null),
  load: (id) => (id.startsWith('\0') && id.endsWith(entryId) ? text : null),
});

for (const element of elements() as readonly Declaration[]) {
  const { tagName } = element;
  await build(
    mergeConfig(browserFile(`single/${tagName}`, entryId), {
      configFile: false,
      logLevel: 'warn',
      plugins: [entryPlugin(entryText(element))],
      build: { sourcemap: false },
    }),
  );
  writeFileSync(`dist/single/${tagName}.d.ts`, `export * from '../${tagName}.js';\n`);
}
