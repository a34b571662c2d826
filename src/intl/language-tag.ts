/**
 * The canonical form of the longest beginning of a language tag that is valid; empty if none is. Also of the locale of an
 * operating system or a CMS, such as `pt_BR`.
 */
export function canonicalTags(tag: string): string[] {
  const text = tag.trim().replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(text);
  } catch {
    const end = text.lastIndexOf('-');
    return end > 0 ? canonicalTags(text.slice(0, end)) : [];
  }
}

/** Regions whose Portuguese follows that of Portugal, as in CLDR. */
const europeanPortuguese = 'AO CH CV FR GQ GW LU MO MZ PT ST TL';

/**
 * The tag of the translation for a language tag: the script for Chinese, `pt-PT` for Portuguese outside America, `nb`
 * for all Norwegian languages, otherwise the language.
 */
export function translationTag(tag: string): string {
  const locale = new Intl.Locale(tag);
  // Only where it matters: the first `maximize()` takes a quarter of the evaluation of the file.
  const isAmbiguous = /^(zh|pt|und)\b/.test(locale.baseName);
  const { language, script, region } = isAmbiguous ? locale.maximize() : locale;
  if (language === 'zh') return `zh-${script}`;
  if (language === 'pt' && region && europeanPortuguese.includes(region)) return 'pt-PT';
  return language === 'no' || language === 'nn' ? 'nb' : language;
}

const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The text direction of a language. */
export const textDirection = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.test(tag) ? 'rtl' : 'ltr';

/**
 * Isolates the direction of foreign text as `bdi` does, without an element. Direction controls inside are removed,
 * since they could end the isolation.
 */
export const isolated = (text: string): string =>
  `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
