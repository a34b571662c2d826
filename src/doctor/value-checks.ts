import { closest } from 'fastest-levenshtein';
import { selectorOf, settingOf } from './page.js';
import type { Finding } from './finding.js';

/** What an attribute takes: one or several of these words, a number within bounds, or nothing, since it is there or not. */
type Taken =
  | { readonly values: readonly string[]; readonly list?: boolean }
  | { readonly min: number; readonly max: number }
  | { readonly flag: true };

/** By tag and attribute; the build takes it from the manifest. */
declare const __VTC_TAKEN_VALUES__: Readonly<Record<string, Readonly<Record<string, Taken>>>>;

/** What is to be done about a value, undefined where it is taken. */
function remedyOf(name: string, value: string, taken: Taken): string | undefined {
  if ('flag' in taken)
    return /^(false|no|off|0)$/i.test(value)
      ? `It is on wherever it stands: remove ${name} to turn it off.`
      : undefined;
  if (value === '') return undefined;
  if ('min' in taken) {
    const { min, max } = taken;
    const amount = Number(value);
    if (amount >= min && amount <= max) return undefined;
    const nearest = Number.isNaN(amount) ? '' : `\n${name}="${amount < min ? min : max}"`;
    return `It takes a number from ${min} to ${max}${nearest ? '; the nearest is:' : '.'}${nearest}`;
  }
  const { values, list } = taken;
  const words = list ? value.split(/[\s,]+/).filter(Boolean) : [value];
  if (words.every((word) => values.includes(word))) return undefined;
  const nearest = new Set(words.map((word) => closest(word.toLowerCase(), values)));
  return `It takes ${list ? 'any' : 'one'} of ${values.join(', ')}; the nearest is:\n${name}="${[...nearest].join(' ')}"`;
}

/** Values that an element does not take, each with what it does take and the nearest of it. */
export const wrongValues = (element: Element): Finding[] =>
  Object.entries(__VTC_TAKEN_VALUES__[element.localName] ?? {}).flatMap(([name, taken]) => {
    const value = settingOf(element, name);
    const remedy = remedyOf(name, value, taken);
    if (remedy === undefined) return [];
    const message = `<${element.localName}> does not take ${name}="${value}".`;
    return { id: 'setup', severity: 'warning', element: selectorOf(element), message, remedy };
  });
