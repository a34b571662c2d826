// Writes what the package holds besides bundles and modules: entries, types and editor data from the manifest, and the hash.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import prettier from 'prettier';
import { angular, angularTypes } from './angular.mjs';
import * as types from './element-types.mjs';
import { elements, manifest } from './manifest.mjs';

const all = elements();
const format = (text) => prettier.format(text, { parser: 'typescript', singleQuote: true });
const write = async (file, text) => writeFileSync(join('dist', file), await text);

for (const element of all) {
  await write(`${element.tagName}.js`, types.entry(element));
  await write(`${element.tagName}.d.ts`, types.entryTypes(element));
}
await write('events.d.ts', format(types.events(all)));
await write('index.js', "export * from './modules/index.js';\n");
for (const file of ['index.d.ts', 'vtc-widgets.d.ts']) {
  await write(file, "import './events.js';\n\nexport * from './modules/index.js';\n");
}
mkdirSync('dist/types', { recursive: true });
for (const framework of ['react', 'vue', 'svelte']) {
  await write(`types/${framework}.d.ts`, format(types[framework](all)));
}
await write('types/angular.js', format(angular(all)));
await write('types/angular.d.ts', format(angularTypes(all)));

const quiet = { outdir: 'dist', hideLogs: true };
generateVsCodeCustomElementData(manifest(), quiet);
generateJetBrainsWebTypes(manifest(), { ...quiet, packageJson: false });
for (const file of ['vscode.html-custom-data.json', 'web-types.json']) {
  const text = readFileSync(join('dist', file), 'utf8');
  await write(file, text.replaceAll(' _(default: undefined)_', ''));
}

// The sandbox is a bundle of its own; of its modules only the types are for others.
for (const file of readdirSync('dist/modules/sandbox', { recursive: true })) {
  if (file.endsWith('.js')) rmSync(join('dist/modules/sandbox', file));
}

const hash = createHash('sha384').update(readFileSync('dist/vtc-widgets.js')).digest('base64');
await write(
  'integrity.json',
  `${JSON.stringify({ 'vtc-widgets.js': `sha384-${hash}` }, null, 2)}\n`,
);
