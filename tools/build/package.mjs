// Writes what the package holds besides bundles and modules: entries, types and editor data from the manifest, the style sheet, and the hashes.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import prettier from 'prettier';
import { entries } from '../generate/entries.mjs';
import { events } from '../generate/events.mjs';
import * as frameworks from '../generate/frameworks.mjs';
import { elements, manifest } from '../manifest/elements.mjs';
import { removeUnusedDeclarations } from './declarations.mjs';
import { localeTags } from './locales.mjs';

const all = elements();
const write = (file, text) => writeFileSync(join('dist', file), text);
const writeTypes = async (file, text) =>
  write(file, await prettier.format(text, { parser: 'typescript', singleQuote: true }));

for (const [file, text] of entries(all)) write(file, text);
await writeTypes('events.d.ts', events(all));
mkdirSync('dist/types', { recursive: true });
for (const [name, typesFor] of Object.entries(frameworks)) {
  await writeTypes(`types/${name}.d.ts`, typesFor(all));
}

const quiet = { outdir: 'dist', hideLogs: true };
generateVsCodeCustomElementData(manifest(), quiet);
generateJetBrainsWebTypes(manifest(), { ...quiet, packageJson: false });
for (const file of ['vscode.html-custom-data.json', 'web-types.json']) {
  write(file, readFileSync(join('dist', file), 'utf8').replaceAll(' _(default: undefined)_', ''));
}

// The sandbox, the gateway and the doctor are bundles; of their modules only the declarations are published.
for (const folder of ['sandbox', 'gateway', 'doctor', 'server'].map(
  (name) => `dist/modules/${name}`,
)) {
  if (!existsSync(folder)) continue;
  for (const file of readdirSync(folder, { recursive: true })) {
    if (/\.js(on)?$/.test(file)) rmSync(join(folder, file));
  }
}

// Only the gateway imports the texts of all languages; elements load them.
for (const name of ['all-translations', 'english', ...localeTags()])
  rmSync(`dist/modules/locales/${name}.js`, { force: true });

removeUnusedDeclarations();

copyFileSync('src/ui/icons.LICENSE.txt', 'dist/modules/ui/icons.LICENSE.txt');

const hashOf = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join('dist', file)))
    .digest('base64')}`;
const hashed = [
  'vtc-widgets.js',
  'vtc-more.js',
  'vtc-widgets.css',
  'vtc-doctor.js',
  ...all.map(({ tagName }) => `single/${tagName}.js`),
  ...readdirSync('dist/locales')
    .filter((name) => name.endsWith('.js'))
    .map((name) => `locales/${name}`),
];
const hashes = hashed.map((file) => [file, hashOf(file)]);
write('integrity.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
