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

/** Sets the URL of the script; the languages that it does not contain are in the `locales` folder beside it. */
export function loadLocalesFrom(url: string): void {
  entry = url;
}

async function load(tag: string): Promise<void> {
  isLoading.set(tag, true);
  const file = `locales/${tag}.js`;
  try {
    // Throws for an inline script of a page without a URL.
    const { href } = new URL(file, entry);
    const { default: messages } = (await import(/* @vite-ignore */ href)) as LocaleFile;
    addTranslation(tag, messages);
  } catch {
    console.warn(
      `vtc-widgets: ${file} beside ${entry} could not be loaded; its texts are English.`,
    );
  }
  isLoading.set(tag, false);
  updateAll();
}

/** Loads the missing texts of a canonical tag if there is a file of them; true while it is loading. */
export function loadLocale(language: string, texts: Texts): boolean {
  if (!entry || isComplete(language, texts)) return false;
  const tag = translationTag(language);
  if (!loadableLanguages.includes(tag)) return false;
  if (!isLoading.has(tag)) void load(tag);
  return isLoading.get(tag) ?? false;
}
