import { nothing, type TemplateResult } from 'lit';
import { html } from './html.js';
import { safeUrl } from '../contract/safe-url.js';
import { contactFields, withheldFields } from '../contract/withheld-fields.js';
import { documentProperty } from '../dom/document.js';

/** `rel` of every foreign link. */
export const foreignRel = 'noopener noreferrer nofollow ugc';

/** Internal or personal fields of an item, which are never put into a URL. */
const withheld = new Set<string>([...withheldFields, ...contactFields]);

/** URL of an item from a template; `{field}` is a public field, URL-encoded. Undefined if it is not safe. */
export function itemAddress(template: string | undefined, item: object): string | undefined {
  if (!template) return undefined;
  const fields = new Map<string, unknown>(Object.entries(item));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = isPublicField(name) ? fields.get(name) : '';
    return typeof value === 'string' || typeof value === 'number' ? encoded(value) : '';
  });
  return ownAddress(path);
}

/** Whether a field may be put into a URL. */
export const isPublicField = (name: string): boolean => !withheld.has(name);

/** Whether a template gives a safe URL, all its placeholders being names of these fields. */
export function isAddressTemplate(template: string, fields: readonly string[]): boolean {
  const filled = template.replace(/\{(\w+)\}/g, (all, name: string) =>
    fields.includes(name) ? '1' : all,
  );
  return !/[{}]/.test(filled) && ownAddress(filled) !== undefined;
}

/** Lone surrogates, which JSON can contain, would throw. */
const encoded = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));

/** URL set by the site owner: may be relative, and http on the page's own origin. */
function ownAddress(address: string): string | undefined {
  // On a server, relative URLs cannot be resolved.
  if (typeof document === 'undefined') return safeUrl(address);
  if (!URL.canParse(address, documentProperty('baseURI'))) return undefined;
  const { href, origin, protocol } = new URL(address, documentProperty('baseURI'));
  // A preview in `about:srcdoc` has the origin "null", as a `javascript:` URL has.
  const isOwn = origin === location.origin && /^https?:$/.test(protocol);
  return isOwn ? href : safeUrl(href);
}

/** Whether a click opens a link in a new tab or window, or downloads it: by the middle button or a modifier key. */
export const opensInNewTab = (click: Partial<MouseEvent>): boolean =>
  Boolean(click.button || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);

/**
 * Follows a link whose click is handled, by a click on a copy: with the `rel` of the link and the `target` of the page.
 * Returns whether it is a link.
 */
export function followLink(link: HTMLElement | undefined): boolean {
  if (!link?.matches('[href]')) return false;
  (link.cloneNode() as HTMLElement).click();
  return true;
}

/**
 * A link to an item, or its content alone without a URL; `select` is called on click and may prevent the default.
 * `opensDialog`: the click opens a dialog instead. `label`: its accessible name, where the content alone does not say it.
 */
export function itemLink(
  href: string | undefined,
  content: unknown,
  select: (event: Event) => void,
  opensDialog = false,
  label?: string,
): TemplateResult {
  return href
    ? html`<a
        part="link"
        href=${href}
        rel=${foreignRel}
        aria-label=${label ?? nothing}
        aria-haspopup=${opensDialog ? 'dialog' : nothing}
        @click=${select}
        >${content}</a
      >`
    : html`${content}`;
}
