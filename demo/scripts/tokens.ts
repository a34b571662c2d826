import type { SiteFacts } from './site.js';

/** The elements of vtc-widgets in a tree. */
export const elementsOf = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(
    'vtc-upcoming-events, vtc-live-events, vtc-card, vtc-roster, server-stats',
  ),
];

/** Gives the sandbox's token to each element of a page that wants one, before it is defined. */
export function giveTokens({ companies }: SiteFacts): void {
  for (const element of document.querySelectorAll('[data-token]')) {
    const vtc = element.getAttribute('vtc');
    const company = companies.find(({ id, handle }) => handle === vtc || String(id) === vtc);
    if (company) element.setAttribute('token', company.token);
    element.removeAttribute('data-token');
  }
}
