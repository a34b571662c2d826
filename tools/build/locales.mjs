import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';

const sources = fileURLToPath(new URL('../../src/locales/', import.meta.url));

/** Tags of the languages that have a file of their own. */
export const localeTags = () =>
  readdirSync(sources)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => /^[a-z]{2}(-\w+)?$/.test(name) && name !== 'en');

/** The script that is published for a language: its texts by key, without the sections of the elements. */
export async function localeScript(tag) {
  const { outputFiles } = await build({
    entryPoints: [join(sources, `${tag}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const { default: sections } = await import(url);
  const messages = Object.assign({}, ...Object.values(sections));
  const options = { target: 'es2022', charset: 'utf8', minify: true };
  const { code } = await transform(`export default ${JSON.stringify(messages)};`, options);
  return code;
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
