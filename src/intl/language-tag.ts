/** The tag as `Intl` writes it; none where it is no tag. */
export function canonicalTags(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}

/** The language of a tag, `pt` of `pt-BR`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/**
 * The tag that names the texts for a tag: Chinese by its script, the Norwegian languages as one,
 * any other by its language.
 */
export function textTag(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return `zh-${script}`;
  return language === 'no' || language === 'nn' ? 'nb' : language;
}

const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The direction in which a language is written. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (rightToLeft.test(tag) ? 'rtl' : 'ltr');
