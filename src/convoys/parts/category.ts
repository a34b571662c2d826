import type { PlainMessageKey, Translate } from '../../locales/messages.js';

/** The categories in use, *not described by the API document*; that of a convoy goes without saying. */
const categories = new Map<string, PlainMessageKey | undefined>([
  ['convoy', undefined],
  ['meetup', 'meetup'],
  ['race', 'race'],
  ['training', 'training'],
  ['truckshow', 'truckShow'],
]);

/** What kind of event it is, in the visitor's words; one that is not known as it came, nothing for a convoy. */
export function categoryName(translate: Translate, category: string | null | undefined): string {
  const name = category?.trim() ?? '';
  const code = name.toLowerCase().replace(/[\s_-]/g, '');
  const key = categories.get(code);
  if (key) return translate(key);
  return categories.has(code) ? '' : name;
}
