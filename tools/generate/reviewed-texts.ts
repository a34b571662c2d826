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

/** Hashes of the current English texts. */
export function currentTexts(): ReviewedTexts {
  const texts = Object.entries(english);
  // Every language has the same English texts, which another test checks.
  const german = po.parse(readFileSync('integrations/wordpress/languages/de_DE.po'));
  const plugin = Object.values(german.translations).flatMap((context) => Object.keys(context));
  return {
    elements: Object.fromEntries(texts.map(([key, text]) => [key, hashOf(text)])),
    plugin: plugin.filter(Boolean).map(hashOf).sort(),
  };
}

if (process.argv[1]?.endsWith('reviewed-texts.ts'))
  writeFileSync(reviewedFile, `${JSON.stringify(currentTexts(), undefined, 2)}\n`);
