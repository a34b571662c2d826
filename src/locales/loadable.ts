/** Tags of the languages that have a file of their own beside the bundle, `locales/<tag>.js`. */
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
