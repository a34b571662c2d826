import { textTag } from '../intl/language-tag.js';
import { addTranslation } from '../locales/catalog.js';
import { loadableLanguages } from '../locales/loadable.js';
import type { Messages } from '../locales/messages.js';
import { redraw } from './redraw.js';

interface LocaleFile {
  readonly default: Partial<Messages>;
}

/** The files that were asked for: being loaded, or failed. */
const requested = new Map<string, 'loading' | 'failed'>();
let folder: URL | undefined;

/** Sets the folder of the files with the languages that are not in the bundle. */
export function loadLocalesFrom(url: URL): void {
  folder = url;
}

async function load(tag: string, file: string): Promise<void> {
  try {
    const { default: messages } = (await import(/* @vite-ignore */ file)) as LocaleFile;
    addTranslation(tag, messages);
  } catch {
    requested.set(tag, 'failed');
    console.warn(`vtc-widgets: ${file} could not be loaded; the texts are English.`);
  }
  redraw();
}

/** Loads the texts for a canonical tag where they have a file; true while they are on their way. */
export function loadLocale(language: string): boolean {
  const tag = textTag(language);
  if (!folder || !loadableLanguages.includes(tag)) return false;
  if (!requested.has(tag)) {
    requested.set(tag, 'loading');
    void load(tag, new URL(`${tag}.js`, folder).href);
  }
  return requested.get(tag) === 'loading';
}
