// The plugin's own files, and the texts of these and of its generated files.
import { readdirSync, readFileSync } from 'node:fs';
import { elementsPhp } from './labels.ts';
import { type Text, texts } from './translations.ts';

/** Folder of the plugin. */
export const source = 'integrations/wordpress';
/** Path of the generated file with texts about elements. */
export const elementsPath = 'generated/elements.php';

const shipped = /^(vtc-widgets|uninstall)\.php$|^readme\.txt$|^includes\/|^scripts\//;

/** Paths of the plugin's own files. */
export const sourceFiles = (): string[] =>
  readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(source.length + 1))
    .filter((path) => shipped.test(path))
    .sort();

/** The texts of the plugin's own and of its generated files. */
export const pluginTexts = (): Text[] =>
  texts([
    ...sourceFiles()
      .filter((path) => path.endsWith('.php'))
      .map((path) => [path, readFileSync(`${source}/${path}`, 'utf8')] as const),
    [elementsPath, elementsPhp()],
  ]);
