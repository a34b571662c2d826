import { addTranslation } from '../catalog.js';
import cs from './cs.js';
import de from './de.js';
import es from './es.js';
import fr from './fr.js';
import it from './it.js';
import nl from './nl.js';
import pl from './pl.js';
import pt from './pt.js';
import ru from './ru.js';
import tr from './tr.js';
import type { MoreMessages } from './messages.js';

/** The texts of the elements in `vtc-more.js` in the languages inside `vtc-widgets.js`, by BCP 47 tag. */
const moreTranslations = {
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
} satisfies Readonly<Record<string, MoreMessages>>;

/** Adds the texts of the elements in `vtc-more.js` where no file is loaded, as on a server. */
export function addMoreTranslations(): void {
  for (const [tag, messages] of Object.entries(moreTranslations)) addTranslation(tag, messages);
}
