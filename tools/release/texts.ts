import { readFileSync } from 'node:fs';
import { loadableLanguages } from '../../src/locales/loadable.js';
import * as sections from '../../src/locales/en.js';
import type { Texts } from '../../src/locales/messages.js';
import {
  hashOf,
  pluginTexts,
  reviewedFile,
  type ReviewedTexts,
} from '../generate/reviewed-texts.js';

/** Texts of one language by key, by element. */
export type Sections = Readonly<Record<string, Texts | undefined>>;

/** English texts, their translations by tag, and which English texts were reviewed in all languages. */
export interface AllTexts {
  readonly english: Sections;
  readonly languages: Readonly<Record<string, Sections>>;
  readonly plugin: readonly string[];
  readonly reviewed: ReviewedTexts;
}

const entriesOf = (texts: Sections) =>
  Object.entries(texts).flatMap(([section, ofSection = {}]) =>
    Object.entries(ofSection).map(([key, text]) => ({ section, key, text })),
  );

/** English texts that languages lack, with the tags of these languages. */
function untranslatedTexts({ english, languages }: AllTexts): string[] {
  return entriesOf(english).flatMap(({ section, key }) => {
    const tags = Object.entries(languages)
      .filter(([, translated]) => !Object.keys(translated[section] ?? {}).includes(key))
      .map(([tag]) => tag);
    return tags.length > 0 ? [`${section}.${key} (${tags.join(', ')})`] : [];
  });
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
    plugin: pluginTexts(),
    reviewed: JSON.parse(readFileSync(reviewedFile, 'utf8')) as ReviewedTexts,
  };
}
