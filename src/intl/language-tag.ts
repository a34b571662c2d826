/** The canonical form of a language tag; empty for an invalid tag. */
export function canonicalTags(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/**
 * The tag of the translation for a language tag: the script for Chinese, `nb` for all Norwegian
 * languages, otherwise the language.
 */
export function translationTag(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return `zh-${script}`;
  return language === 'no' || language === 'nn' ? 'nb' : language;
}

const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The text direction of a language. */
export const textDirection = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.test(tag) ? 'rtl' : 'ltr';
