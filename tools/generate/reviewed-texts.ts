// Records that the translations of all English texts have been reviewed: npm run texts:reviewed
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { english } from '../../src/locales/english.js';
import { pluginTexts } from '../wordpress/texts.js';

/** Path of the hashes. */
export const reviewedFile = 'test/locales/reviewed-texts.json';

/** Hashes of English texts: of the elements by key, of the plugin in alphabetical order. */
export interface ReviewedTexts {
  readonly elements: Readonly<Record<string, string>>;
  readonly plugin: readonly string[];
}

/** Short hash of a text. */
export const hashOf = (text: unknown): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, 8);

/** Hashes of the current English texts. */
function currentHashes(): ReviewedTexts {
  const elements = Object.entries(english).map(([key, text]) => [key, hashOf(text)]);
  const plugin = pluginTexts().map(({ msgid }) => hashOf(msgid));
  return { elements: Object.fromEntries(elements), plugin: plugin.sort() };
}

if (process.argv[1]?.endsWith('reviewed-texts.ts'))
  writeFileSync(reviewedFile, `${JSON.stringify(currentHashes(), undefined, 2)}\n`);
