import { documentProperty } from '../dom/document.js';
import { canonicalTags, translationTag } from '../intl/language-tag.js';
import { addTranslation, isComplete } from '../locales/catalog.js';
import { localeFileTag } from '../locales/loadable.js';
import type { PartialMessages, Texts } from '../locales/messages.js';
import { updateAll } from './page-updates.js';

interface LocaleFile {
  readonly default: PartialMessages;
}

/** State of a requested file, by its tag. */
const states = new Map<string, 'loading' | 'loaded' | 'failed'>();
/** Number of failed requests of a file, by its tag. */
const failures = new Map<string, number>();
let entry: string | undefined;
let imports: Readonly<Record<string, () => Promise<LocaleFile>>> | undefined;

/** The languages that the page names, else those of the browser. */
function pageLanguages(): readonly string[] {
  if (typeof document === 'undefined') return [];
  const lang = documentProperty('documentElement').getAttribute('lang');
  return lang ? [lang] : navigator.languages;
}

/**
 * Sets the URL of the script, which has English inside; other languages are in the `locales` folder beside it. The
 * language of the page is requested at once, in parallel with the first request for data.
 */
export function loadLocalesFrom(url: string): void {
  entry = url;
  pageLanguages()
    .flatMap(canonicalTags)
    .some((tag) => translationTag(tag) === 'en' || loadLocale(tag, {}));
}

/** Sets functions that import the texts of a language, by its tag: bundlers find literal addresses only. They are used instead of files beside the script. */
export function loadLocalesBy(functions: NonNullable<typeof imports>): void {
  imports = functions;
}

/** Imports the file of a language; throws for an inline script of a page without a URL. */
function importLocale(tag: string): Promise<LocaleFile> {
  const importBundled = imports?.[tag];
  if (importBundled) return importBundled();
  const url = new URL(`locales/${tag}.js`, entry);
  // A browser does not request the same module again after a failure.
  const count = failures.get(tag);
  if (count) url.searchParams.set('retry', String(count));
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url.href) as Promise<LocaleFile>;
}

/** Tells the site owner, once for each language. */
function warnOnce(tag: string): void {
  if (failures.has(tag)) return;
  const place = imports?.[tag] ? 'of the package' : `beside ${entry}`;
  console.warn(
    `vtc-widgets: locales/${tag}.js ${place} could not be loaded; its texts are English.`,
  );
}

async function load(tag: string): Promise<void> {
  states.set(tag, 'loading');
  try {
    const { default: messages } = await importLocale(tag);
    addTranslation(tag, messages);
    states.set(tag, 'loaded');
  } catch {
    states.set(tag, 'failed');
    warnOnce(tag);
    failures.set(tag, (failures.get(tag) ?? 0) + 1);
  }
  updateAll();
}

/** Loads the missing texts of a canonical tag if there is a file of them; true while it is loading. */
export function loadLocale(language: string, texts: Texts): boolean {
  if (!(entry || imports) || isComplete(language, texts)) return false;
  const tag = localeFileTag(language);
  if (!tag) return false;
  if (!states.has(tag)) void load(tag);
  return states.get(tag) === 'loading';
}

/** Requests the file of a canonical tag again if it could not be loaded. */
export function retryLocale(language: string): void {
  const tag = translationTag(language);
  if (states.get(tag) === 'failed') void load(tag);
}
