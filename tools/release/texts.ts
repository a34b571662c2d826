import { readFileSync } from 'node:fs';
import { loadableLanguages } from '../../src/locales/loadable.js';
import * as sections from '../../src/locales/en.js';
import type { Texts } from '../../src/locales/messages.js';
import { hashOf, reviewedFile, type ReviewedTexts } from '../generate/reviewed-texts.js';
import { pluginTexts } from '../wordpress/texts.js';
import { translatedTexts, translationsByLocale } from '../wordpress/translations.js';

/** Texts of one language by key, by element. */
export type Sections = Readonly<Record<string, Texts | undefined>>;

/** English texts, their translations by tag, and which English texts were reviewed in all languages. */
export interface AllTexts {
  readonly english: Sections;
  readonly languages: Readonly<Record<string, Sections>>;
  /** English texts of the plugin for WordPress, and those of them that a language has, by locale. */
  readonly plugin: readonly string[];
  readonly pluginLanguages: Readonly<Record<string, readonly string[]>>;
  readonly reviewed: ReviewedTexts;
}

const entriesOf = (texts: Sections) =>
  Object.entries(texts).flatMap(([section, ofSection = {}]) =>
    Object.entries(ofSection).map(([key, text]) => ({ section, key, text })),
  );

/** The name of a text, with the tags of the languages that lack it; nothing if all have it. */
function lackedBy<Language>(
  name: string,
  languages: Readonly<Record<string, Language>>,
  has: (language: Language) => boolean,
): string[] {
  const tags = Object.keys(languages).filter((tag) => {
    const language = languages[tag];
    return language !== undefined && !has(language);
  });
  return tags.length > 0 ? [`${name} (${tags.join(', ')})`] : [];
}

/** English texts that languages lack, with the tags of these languages. */
function untranslatedTexts({ english, languages, plugin, pluginLanguages }: AllTexts): string[] {
  const elements = entriesOf(english).flatMap(({ section, key }) =>
    lackedBy(`${section}.${key}`, languages, (texts) => key in (texts[section] ?? {})),
  );
  const others = plugin.flatMap((text) =>
    lackedBy(JSON.stringify(text), pluginLanguages, (texts) => texts.includes(text)),
  );
  return [...elements, ...others];
}

/** English texts that are new or changed since all languages were reviewed. */
function unreviewedTexts({ english, plugin, reviewed }: AllTexts): string[] {
  const elements = entriesOf(english)
    .filter(({ key, text }) => reviewed.elements[key] !== hashOf(text))
    .map(({ section, key }) => `${section}.${key}`);
  const others = plugin
    .filter((text) => !reviewed.plugin.includes(hashOf(text)))
    .map((text) => JSON.stringify(text));
  return [...elements, ...others];
}

const listed = (title: string, names: readonly string[]) =>
  names.length > 0 ? [`${names.length} ${title}: ${names.join('; ')}.`] : [];

/** What the translations lack, one line each. */
export const textProblems = (texts: AllTexts): string[] => [
  ...listed('texts are not translated', untranslatedTexts(texts)),
  ...listed(
    'texts are not reviewed in all languages (npm run texts:reviewed)',
    unreviewedTexts(texts),
  ),
];

/** The texts of the repository. */
export async function currentTexts(): Promise<AllTexts> {
  const files = loadableLanguages.map(async (tag) => {
    const file = (await import(`../../src/locales/${tag}.ts`)) as { readonly default: Sections };
    return [tag, file.default] as const;
  });
  return {
    english: sections,
    languages: Object.fromEntries(await Promise.all(files)),
    plugin: pluginTexts().map(({ msgid }) => msgid),
    pluginLanguages: Object.fromEntries(
      [...translationsByLocale()].map(([locale, file]) => [locale, translatedTexts(file)]),
    ),
    reviewed: JSON.parse(readFileSync(reviewedFile, 'utf8')) as ReviewedTexts,
  };
}
