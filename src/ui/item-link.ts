import { html, type TemplateResult } from 'lit';
import { safeUrl } from '../contract/safe-url.js';

/** What `rel` every foreign link carries. */
export const foreignRel = 'noopener noreferrer nofollow ugc';

/** Fields of an item that are internal or personal and never leave in an address. */
const withheld = new Set(['steamId', 'userId', 'ownerId', 'email']);

/** The address that a template makes of an item; `{field}` is a public field, URL-encoded. Undefined where it is not safe. */
export function itemAddress(template: string | undefined, item: object): string | undefined {
  if (!template) return undefined;
  const fields = new Map<string, unknown>(Object.entries(item));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = withheld.has(name) ? '' : fields.get(name);
    return typeof value === 'string' || typeof value === 'number' ? encoded(value) : '';
  });
  return ownAddress(path);
}

/** Half a character, which a JSON answer can hold, would throw. */
const encoded = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));

/** An address of the page's owner: relative ones belong to the page, and may be http when the page is. */
function ownAddress(address: string): string | undefined {
  // A server does not know the page: the browser's copy adds what belongs to it.
  if (typeof document === 'undefined') return safeUrl(address);
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const { href, origin } = new URL(address, document.baseURI);
  return origin === location.origin ? href : safeUrl(href);
}

/** A link to an item, or its words alone where it has no address; `select` is told of a click and may refuse it. */
export function itemLink(
  href: string | undefined,
  content: unknown,
  select: (event: Event) => void,
): TemplateResult {
  return href
    ? html`<a part="link" href=${href} rel=${foreignRel} @click=${select}>${content}</a>`
    : html`${content}`;
}
