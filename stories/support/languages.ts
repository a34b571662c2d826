import { addAllTranslations } from '../../src/locales/all-translations.js';
import { loadableLanguages } from '../../src/locales/loadable.js';

// Pages load these from the folder `locales` beside the bundle, which stories do not have.
addAllTranslations();

/** The languages that a story can be seen in. */
export const languages: readonly string[] = ['en', ...loadableLanguages];
