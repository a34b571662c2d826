import type { SiteFacts } from './site.js';

/** The elements of vtc-widgets below `root`; the site has no other custom elements. */
export const widgetsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(({ localName }) => localName.includes('-'));

/** Gives a token to each element of a page that wants one, before it is defined: the sandbox's, or `proxy` before a gateway. */
export function giveTokens({ companies }: SiteFacts, isGateway = false): void {
  for (const element of document.querySelectorAll('[data-token]')) {
    const vtc = element.getAttribute('vtc');
    const company = companies.find(({ id, handle }) => handle === vtc || String(id) === vtc);
    if (company) element.setAttribute('token', isGateway ? 'proxy' : company.token);
    element.removeAttribute('data-token');
  }
}
