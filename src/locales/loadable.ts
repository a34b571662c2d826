import { canonicalTags, translationTag } from '../intl/language-tag.js';

/** Tags of the languages that are loaded on demand from `locales/<tag>.js`. */
export const loadableLanguages: readonly string[] = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fr',
  'he',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-PT',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh-Hans',
  'zh-Hant',
];

/** The tag of the file with the texts of a language, `de` for `de-AT`; undefined if it has no file, as English. */
export function localeFileTag(language: string): string | undefined {
  const [tag] = canonicalTags(language).map(translationTag);
  return loadableLanguages.find((loadable) => loadable === tag);
}
