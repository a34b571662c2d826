/** Whether a company takes people in, by language; the elements have no word for that it does not. */
const words: Readonly<Record<string, readonly [open: string, closed: string]>> = {
  en: ['Recruiting', 'Not recruiting'],
  de: ['Nimmt Fahrer auf', 'Nimmt niemanden auf'],
  nl: ['Werft leden', 'Werft geen leden'],
  fr: ['Recrute', 'Ne recrute pas'],
  es: ['Busca miembros', 'No busca miembros'],
  pt: ['Recrutando', 'Não está recrutando'],
  it: ['Cerca membri', 'Non cerca membri'],
  pl: ['Rekrutuje', 'Nie rekrutuje'],
  cs: ['Přijímá členy', 'Nepřijímá členy'],
  tr: ['Alım açık', 'Alım kapalı'],
  ru: ['Набор открыт', 'Набор закрыт'],
};

/** What a badge says of recruitment in a language. */
export function recruitmentWords(locale: string) {
  const [open, closed] = words[locale.split('-')[0] ?? ''] ?? ['Recruiting', 'Not recruiting'];
  return { open, closed };
}
