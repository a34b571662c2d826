import { addTranslation } from './catalog.js';
import { en } from './en.js';
import cs from './languages/cs.js';
import de from './languages/de.js';
import es from './languages/es.js';
import fr from './languages/fr.js';
import it from './languages/it.js';
import nl from './languages/nl.js';
import pl from './languages/pl.js';
import pt from './languages/pt.js';
import ru from './languages/ru.js';
import tr from './languages/tr.js';
import type { Messages } from './messages.js';

/** The languages inside `vtc-widgets.js`, by BCP 47 tag. */
export const translations = {
  en,
  de,
  nl,
  fr,
  es,
  'pt-BR': pt,
  it,
  pl,
  cs,
  tr,
  ru,
} satisfies Readonly<Record<string, Messages>>;

/** Adds the languages inside the file, so that none of them is loaded. */
export function addBundledTranslations(): void {
  for (const [tag, messages] of Object.entries(translations)) addTranslation(tag, messages);
}
