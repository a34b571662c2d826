import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const sources = fileURLToPath(new URL('../../src/locales/', import.meta.url));

/** Tags of the languages that have a file of their own. */
export const localeTags = () =>
  readdirSync(join(sources, 'languages')).map((file) => file.replace(/\.ts$/, ''));

/** The script that is published for a language: the texts of all elements. */
export async function localeScript(tag) {
  const contents = `
    import messages from './languages/${tag}.js';
    import more from './more/${tag}.js';
    export default { ...messages, ...more };`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: sources },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
  });
  return outputFiles[0].text;
}

const types = `import type { PartialMessages } from '../modules/locales/messages.js';

declare const messages: PartialMessages;
export default messages;
`;

/** Imports of all languages for the modules, whose bundlers find literal addresses only. */
const importsOf = (tags) => `/** Imports the texts of a language, by its tag. */
export const localeImports = {
${tags.map((tag) => `  '${tag}': () => import('../../locales/${tag}.js'),\n`).join('')}};
`;

/** Writes a file for each language beside the scripts, its types, and the imports of all for the modules. */
export async function buildLocales() {
  mkdirSync('dist/locales', { recursive: true });
  mkdirSync('dist/modules/locales', { recursive: true });
  for (const tag of localeTags()) {
    writeFileSync(`dist/locales/${tag}.js`, await localeScript(tag));
    writeFileSync(`dist/locales/${tag}.d.ts`, types);
  }
  writeFileSync('dist/modules/locales/imports.js', importsOf(localeTags()));
}
