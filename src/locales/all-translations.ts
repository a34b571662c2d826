// Generated from the files in this folder by `npm run generate -- all-translations`.
import { addTranslation } from './catalog.js';
import ar from './languages/ar.js';
import bg from './languages/bg.js';
import cs from './languages/cs.js';
import da from './languages/da.js';
import de from './languages/de.js';
import el from './languages/el.js';
import es from './languages/es.js';
import fi from './languages/fi.js';
import fr from './languages/fr.js';
import he from './languages/he.js';
import hu from './languages/hu.js';
import id from './languages/id.js';
import it from './languages/it.js';
import ja from './languages/ja.js';
import ko from './languages/ko.js';
import nb from './languages/nb.js';
import nl from './languages/nl.js';
import pl from './languages/pl.js';
import pt from './languages/pt.js';
import ptPT from './languages/pt-PT.js';
import ro from './languages/ro.js';
import ru from './languages/ru.js';
import sv from './languages/sv.js';
import tr from './languages/tr.js';
import uk from './languages/uk.js';
import zhHans from './languages/zh-Hans.js';
import zhHant from './languages/zh-Hant.js';
import arMore from './more/ar.js';
import bgMore from './more/bg.js';
import csMore from './more/cs.js';
import daMore from './more/da.js';
import deMore from './more/de.js';
import elMore from './more/el.js';
import esMore from './more/es.js';
import fiMore from './more/fi.js';
import frMore from './more/fr.js';
import heMore from './more/he.js';
import huMore from './more/hu.js';
import idMore from './more/id.js';
import itMore from './more/it.js';
import jaMore from './more/ja.js';
import koMore from './more/ko.js';
import nbMore from './more/nb.js';
import nlMore from './more/nl.js';
import plMore from './more/pl.js';
import ptMore from './more/pt.js';
import ptPTMore from './more/pt-PT.js';
import roMore from './more/ro.js';
import ruMore from './more/ru.js';
import svMore from './more/sv.js';
import trMore from './more/tr.js';
import ukMore from './more/uk.js';
import zhHansMore from './more/zh-Hans.js';
import zhHantMore from './more/zh-Hant.js';

const translations = {
  ar: { ...ar, ...arMore },
  bg: { ...bg, ...bgMore },
  cs: { ...cs, ...csMore },
  da: { ...da, ...daMore },
  de: { ...de, ...deMore },
  el: { ...el, ...elMore },
  es: { ...es, ...esMore },
  fi: { ...fi, ...fiMore },
  fr: { ...fr, ...frMore },
  he: { ...he, ...heMore },
  hu: { ...hu, ...huMore },
  id: { ...id, ...idMore },
  it: { ...it, ...itMore },
  ja: { ...ja, ...jaMore },
  ko: { ...ko, ...koMore },
  nb: { ...nb, ...nbMore },
  nl: { ...nl, ...nlMore },
  pl: { ...pl, ...plMore },
  pt: { ...pt, ...ptMore },
  'pt-PT': { ...ptPT, ...ptPTMore },
  ro: { ...ro, ...roMore },
  ru: { ...ru, ...ruMore },
  sv: { ...sv, ...svMore },
  tr: { ...tr, ...trMore },
  uk: { ...uk, ...ukMore },
  'zh-Hans': { ...zhHans, ...zhHansMore },
  'zh-Hant': { ...zhHant, ...zhHantMore },
};

/** Adds the texts of all languages and elements, for servers, which load no files of languages. */
export function addAllTranslations(): void {
  for (const [tag, messages] of Object.entries(translations)) addTranslation(tag, messages);
}
