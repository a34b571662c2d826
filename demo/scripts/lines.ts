/** Attributes that are for this page and not for an owner's. */
const ofThisPage = new Set(['theme', 'lang', 'loading', 'class', 'data-token']);

function written({ name, value }: Attr): string {
  if (name === 'token') return ' token="emb_…"';
  return value === '' && name !== 'heading' ? ` ${name}` : ` ${name}="${value}"`;
}

/** The line that puts an element on a page, to be looked at; a token is shortened. */
export function markupOf({ localName, attributes }: Element): string {
  const shown = [...attributes].filter(({ name }) => !ofThisPage.has(name));
  return `<${localName}${shown.map(written).join('')}></${localName}>`;
}
