import type { SiteFacts } from './site.js';

/** The elements of vtc-widgets below `root`; the site has no other custom elements. */
export const widgetsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => localName.includes('-'));

/** Sets the token of each element that needs one: the sandbox's, or `proxy` if a gateway adds it. */
export function setTokens({ companies }: SiteFacts, isGateway = false): void {
  for (const element of document.querySelectorAll('[data-token]')) {
    const vtc = element.getAttribute('vtc');
    const company = companies.find(({ id, handle }) => handle === vtc || String(id) === vtc);
    if (company) element.setAttribute('token', isGateway ? 'proxy' : company.token);
    element.removeAttribute('data-token');
  }
}

/** Attributes that the examples do not show. */
const omitted = new Set(['lang', 'loading', 'class', 'data-token']);

function attributeText({ name, value }: Attr): string {
  if (name === 'token') return ' token="emb_…"';
  return value === '' && name !== 'heading' ? ` ${name}` : ` ${name}="${value}"`;
}

/** The HTML of an element as an example, with a shortened token. */
export function markupOf({ localName, attributes }: Element): string {
  const isDefault = ({ name, value }: Attr) => name === 'theme' && value === 'auto';
  const shown = [...attributes].filter(
    (attribute) => !omitted.has(attribute.name) && !isDefault(attribute),
  );
  return `<${localName}${shown.map(attributeText).join('')}></${localName}>`;
}
