// Records that the translations of all English texts have been reviewed: npm run texts:reviewed
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { english } from '../../src/locales/english.js';

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

/** English texts of the plugin. */
export function pluginTexts(): string[] {
  // Every language has the same English texts, which another test checks.
  const german = po.parse(readFileSync('integrations/wordpress/languages/de_DE.po'));
  return Object.values(german.translations).flatMap((texts) => Object.keys(texts).filter(Boolean));
}

/** Hashes of the current English texts. */
function currentHashes(): ReviewedTexts {
  const elements = Object.entries(english).map(([key, text]) => [key, hashOf(text)]);
  return { elements: Object.fromEntries(elements), plugin: pluginTexts().map(hashOf).sort() };
}

if (process.argv[1]?.endsWith('reviewed-texts.ts'))
  writeFileSync(reviewedFile, `${JSON.stringify(currentHashes(), undefined, 2)}\n`);
