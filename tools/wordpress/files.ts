// The files of the WordPress plugin.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { zipSync } from 'fflate';
import type { DocumentedElement } from '../generate/documented.ts';
import { elements } from '../manifest/elements.mjs';
import { elementsPhp } from './labels.ts';
import { phpOf } from './php.ts';
import { pluginTable } from './table.ts';
import { elementsPath, pluginTexts, source, sourceFiles } from './texts.ts';
import { compiled, template, translationsByLocale } from './translations.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const documented = elements() as DocumentedElement[];
const bundles = [...new Set(documented.map(({ bundle }) => bundle))];
const scripts = [...bundles, ...documented.map(({ tagName }) => `single/${tagName}.js`)];

const blockTypes = { flag: 'boolean', number: 'number' } as const;

/** The block.json of an element. */
function blockJson(tag: string, controls: Readonly<Record<string, { control: string }>>): string {
  const attributes = Object.entries(controls).map(([name, { control }]) => [
    name,
    { type: blockTypes[control as keyof typeof blockTypes] ?? 'string' },
  ]);
  const block = {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `vtc-widgets/${tag}`,
    title: tag,
    category: 'vtc-widgets',
    keywords: ['vtc', 'convoy', 'trucking'],
    version,
    textdomain: 'vtc-widgets',
    attributes: Object.fromEntries(attributes),
    supports: { html: false, align: ['wide', 'full'], anchor: true },
    editorScript: 'vtc-widgets-editor',
  };
  return `${JSON.stringify(block, null, 2)}\n`;
}

function* generated(): Generator<[string, Uint8Array]> {
  const table = pluginTable(documented);
  yield [
    'includes/table.php',
    bytes(
      `<?php\n/**\n * Generated from the manifest, the contract and the gateway.\n *\n * @package vtc-widgets\n */\n\nreturn ${phpOf(table)};\n`,
    ),
  ];
  for (const [tag, { attributes }] of Object.entries(table.elements))
    yield [`blocks/${tag}/block.json`, bytes(blockJson(tag, attributes))];
  yield [elementsPath, bytes(elementsPhp())];
  yield ['languages/vtc-widgets.pot', template(pluginTexts(), version)];
  for (const [locale, translations] of translationsByLocale())
    yield [`languages/vtc-widgets-${locale}.mo`, compiled(translations)];
}

/** A script with imports that have the query that WordPress adds to the URLs of scripts: another URL would be another copy. */
const withVersion = (script: string) =>
  script.replaceAll('"./vtc-widgets.js"', `"./vtc-widgets.js?ver=${version}"`);

/** Path of the file with licences that a script names. */
function noticeOf(script: string, text: string): string {
  const [, name] = /\/\*! (\S*LICENSE\.txt) \*\//.exec(text) ?? [];
  if (!name) throw new Error(`${script} names no file with licences.`);
  return posix.join(posix.dirname(script), name);
}

function* copied(): Generator<[string, Uint8Array]> {
  for (const path of sourceFiles()) {
    const text = readFileSync(`${source}/${path}`, 'utf8');
    yield [path, bytes(text.replaceAll('{{version}}', version))];
  }
  yield ['LICENSE', readFileSync('LICENSE')];
  yield ['vtc-widgets.css', readFileSync('dist/vtc-widgets.css')];
  for (const script of scripts) {
    const text = readFileSync(`dist/${script}`, 'utf8');
    const licence = noticeOf(script, text);
    yield [script, bytes(withVersion(text))];
    yield [licence, readFileSync(`dist/${licence}`)];
  }
  for (const name of readdirSync('dist/locales').filter((file) => file.endsWith('.js')))
    yield [`locales/${name}`, readFileSync(`dist/locales/${name}`)];
}

/** The source code of the minified scripts, which the plugin directory requires. */
function* sources(): Generator<[string, Uint8Array]> {
  const modules = bundles.flatMap((name) => {
    const map = JSON.parse(readFileSync(`dist/${name}.map`, 'utf8')) as { sources: string[] };
    return map.sources.flatMap((path) => /^\.\.\/(src\/.+)/.exec(path)?.[1] ?? []);
  });
  const locales = readdirSync('src/locales').map((name) => `src/locales/${name}`);
  const build = ['licences.ts', 'more.ts', 'single.ts', 'single-entry.mjs', 'locales.mjs'].map(
    (name) => `tools/build/${name}`,
  );
  const configurations = ['package.json', 'tools/build/browser-file.ts'];
  for (const path of new Set([...configurations, ...build, ...modules, ...locales]))
    yield [`source/${path}`, readFileSync(path)];
}

/** All files of the plugin by path. Reads `dist`. */
export const pluginFiles = (): ReadonlyMap<string, Uint8Array> =>
  new Map([...copied(), ...sources(), ...generated()].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The files as a zip to upload to WordPress; equal files make equal zips. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...files].map(([path, content]) => [`vtc-widgets/${path}`, content]);
  // The earliest date of the zip format, in any time zone.
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1), level: 9 });
}
