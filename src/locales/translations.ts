import { cs } from './cs.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import type { Messages } from './messages.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { ptBr } from './pt-br.js';
import { ru } from './ru.js';
import { tr } from './tr.js';

/** The languages inside the bundle, by BCP 47 tag. */
export const translations = {
  en,
  de,
  nl,
  fr,
  es,
  'pt-BR': ptBr,
  it,
  pl,
  cs,
  tr,
  ru,
} satisfies Readonly<Record<string, Messages>>;
