// Generated from the files in this folder by `npm run generate -- all-translations`.
import { addTranslation } from './catalog.js';
import ar from './ar.js';
import bg from './bg.js';
import cs from './cs.js';
import da from './da.js';
import de from './de.js';
import el from './el.js';
import es from './es.js';
import fi from './fi.js';
import fr from './fr.js';
import he from './he.js';
import hu from './hu.js';
import id from './id.js';
import it from './it.js';
import ja from './ja.js';
import ko from './ko.js';
import nb from './nb.js';
import nl from './nl.js';
import pl from './pl.js';
import pt from './pt.js';
import ptPT from './pt-PT.js';
import ro from './ro.js';
import ru from './ru.js';
import sv from './sv.js';
import tr from './tr.js';
import uk from './uk.js';
import zhHans from './zh-Hans.js';
import zhHant from './zh-Hant.js';
import type { PartialMessages, Translation } from './messages.js';

const translations: Readonly<Record<string, Translation>> = {
  ar: ar,
  bg: bg,
  cs: cs,
  da: da,
  de: de,
  el: el,
  es: es,
  fi: fi,
  fr: fr,
  he: he,
  hu: hu,
  id: id,
  it: it,
  ja: ja,
  ko: ko,
  nb: nb,
  nl: nl,
  pl: pl,
  pt: pt,
  'pt-PT': ptPT,
  ro: ro,
  ru: ru,
  sv: sv,
  tr: tr,
  uk: uk,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** Adds the texts of all languages and elements, for servers, which load no files of languages. */
export function addAllTranslations(): void {
  for (const [tag, sections] of Object.entries(translations)) {
    addTranslation(tag, Object.assign({}, ...Object.values(sections)) as PartialMessages);
  }
}
