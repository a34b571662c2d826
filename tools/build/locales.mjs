// Writes a file for each language beside the scripts, its types, and a re-export for the modules.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const sources = fileURLToPath(new URL('../../src/locales/languages/', import.meta.url));

/** Tags of the languages that have a file of their own. */
export const localeTags = () => readdirSync(sources).map((file) => file.replace(/\.ts$/, ''));

/** The script that is published for a language. */
export async function localeScript(tag) {
  const { code } = await transform(readFileSync(join(sources, `${tag}.ts`), 'utf8'), {
    loader: 'ts',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
  });
  return code;
}

const types = `import type { Messages } from '../modules/locales/messages.js';

declare const messages: Partial<Messages>;
export default messages;
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync('dist/locales', { recursive: true });
  mkdirSync('dist/modules/locales', { recursive: true });
  for (const tag of localeTags()) {
    writeFileSync(`dist/locales/${tag}.js`, await localeScript(tag));
    writeFileSync(`dist/locales/${tag}.d.ts`, types);
    // The modules look beside themselves, as the bundle does.
    const reexport = `export { default } from '../../locales/${tag}.js';\n`;
    writeFileSync(`dist/modules/locales/${tag}.js`, reexport);
  }
}
