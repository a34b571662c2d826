import { registerMessages } from '../../src/element/language.js';
import ar from '../../src/locales/languages/ar.js';
import { translations } from '../../src/locales/translations.js';

// A language written from right to left; pages load it from beside the bundle, which stories do not have.
registerMessages('ar', ar);

/** The languages that a story can be seen in. */
export const languages: readonly string[] = [...Object.keys(translations), 'ar'];
