import type { Messages, Plural } from './messages.js';

type Texts = Readonly<Record<string, string | Plural>>;

const categories = ['other', 'one', 'two', 'few', 'many', 'zero'] as const;

const packedText = (text: string | Plural): string =>
  typeof text === 'string'
    ? text
    : categories
        .map((category) => text[category] ?? '')
        .join('^')
        .replace(/\^+$/, '');

/** All languages without their keys: the keys once, then the texts of each language in that order. */
export function pack(languages: Readonly<Record<string, Texts>>) {
  const keys = Object.keys(Object.values(languages)[0] ?? {});
  const texts = Object.entries(languages).map(
    ([language, messages]) =>
      [language, keys.map((key) => packedText(messages[key] ?? '')).join('|')] as const,
  );
  return [keys.join(' '), Object.fromEntries(texts)] as const;
}

function unpackedText(text: string): string | Plural {
  if (!text.includes('^')) return text;
  const forms = text.split('^').map((form, index) => [categories[index], form]);
  return Object.fromEntries(forms.filter(([, form]) => form)) as Plural;
}

/** The languages as they were before `pack`. */
export function unpack<Language extends string>(
  keys: string,
  languages: Readonly<Record<Language, string>>,
): Record<Language, Messages> {
  const names = keys.split(' ');
  const unpacked = Object.entries<string>(languages).map(([language, texts]) => {
    const forms = texts
      .split('|')
      .map((text, index) => [names[index], unpackedText(text)] as const);
    return [language, Object.fromEntries(forms) as object] as const;
  });
  return Object.fromEntries(unpacked) as Record<Language, Messages>;
}
