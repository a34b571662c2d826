import { textTag } from '../intl/language-tag.js';
import { addTranslation, isComplete } from '../locales/catalog.js';
import { loadableLanguages } from '../locales/loadable.js';
import type { Messages } from '../locales/messages.js';
import { updateAll } from './page-updates.js';

interface LocaleFile {
  readonly default: Partial<Messages>;
}

/** The files that were asked for, and what became of them. */
const requested = new Map<string, 'loading' | 'loaded' | 'failed'>();
let entry: string | undefined;

/** Sets the address of the script beside whose `locales` folder the languages are that it does not hold. */
export function loadLocalesFrom(url: string): void {
  entry = url;
}

async function load(tag: string): Promise<void> {
  const file = `locales/${tag}.js`;
  try {
    // Nothing can be beside a script that stands in a page without an address of its own.
    const { href } = new URL(file, entry);
    const { default: messages } = (await import(/* @vite-ignore */ href)) as LocaleFile;
    addTranslation(tag, messages);
    requested.set(tag, 'loaded');
  } catch {
    requested.set(tag, 'failed');
    console.warn(
      `vtc-widgets: ${file} beside ${entry} could not be loaded; its texts are English.`,
    );
  }
  updateAll();
}

/** Loads what lacks of the texts for a canonical tag where they have a file; true while it is on its way. */
export function loadLocale(language: string): boolean {
  if (!entry || isComplete(language)) return false;
  const tag = textTag(language);
  if (!loadableLanguages.includes(tag)) return false;
  if (!requested.has(tag)) {
    requested.set(tag, 'loading');
    void load(tag);
  }
  return requested.get(tag) === 'loading';
}
