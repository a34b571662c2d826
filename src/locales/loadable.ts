/** Tags of the languages that are loaded from `locales/<tag>.js`. */
export const loadableLanguages: readonly string[] = [
  'ar',
  'bg',
  'da',
  'el',
  'fi',
  'he',
  'hu',
  'id',
  'ja',
  'ko',
  'nb',
  'ro',
  'sv',
  'uk',
  'zh-Hans',
  'zh-Hant',
];
