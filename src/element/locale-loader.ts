import { translationTag } from '../intl/language-tag.js';
import { addTranslation, isComplete } from '../locales/catalog.js';
import { loadableLanguages } from '../locales/loadable.js';
import type { PartialMessages, Texts } from '../locales/messages.js';
import { updateAll } from './page-updates.js';

interface LocaleFile {
  readonly default: PartialMessages;
}

/** Whether a requested file is loading, by its tag. */
const isLoading = new Map<string, boolean>();
let entry: string | undefined;
let imports: Readonly<Record<string, () => Promise<LocaleFile>>> | undefined;

/** Sets the URL of the script; the languages that it does not contain are in the `locales` folder beside it. */
export function loadLocalesFrom(url: string): void {
  entry = url;
}

/** Sets functions that import the texts of a language, by its tag: bundlers find literal addresses only. They are used instead of files beside the script. */
export function loadLocalesBy(functions: NonNullable<typeof imports>): void {
  imports = functions;
}

/** Imports the file of a language; throws for an inline script of a page without a URL. */
function importLocale(tag: string): Promise<LocaleFile> {
  const importBundled = imports?.[tag];
  if (importBundled) return importBundled();
  const { href } = new URL(`locales/${tag}.js`, entry);
  return import(/* @vite-ignore */ /* webpackIgnore: true */ href) as Promise<LocaleFile>;
}

async function load(tag: string): Promise<void> {
  isLoading.set(tag, true);
  try {
    const { default: messages } = await importLocale(tag);
    addTranslation(tag, messages);
  } catch {
    const place = imports ? `of the package` : `beside ${entry}`;
    console.warn(
      `vtc-widgets: locales/${tag}.js ${place} could not be loaded; its texts are English.`,
    );
  }
  isLoading.set(tag, false);
  updateAll();
}

/** Loads the missing texts of a canonical tag if there is a file of them; true while it is loading. */
export function loadLocale(language: string, texts: Texts): boolean {
  if (!(entry || imports) || isComplete(language, texts)) return false;
  const tag = translationTag(language);
  if (!loadableLanguages.includes(tag)) return false;
  if (!isLoading.has(tag)) void load(tag);
  return isLoading.get(tag) ?? false;
}
