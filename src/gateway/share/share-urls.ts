import { safeUrl } from '../../contract/safe-url.js';
import type { PublicCompany } from '../upstream/companies.js';

/** Absolute URLs of the share page of a convoy and of its picture; undefined where they are unknown. */
export interface ShareUrls {
  readonly page: (company: PublicCompany, event: number) => string | undefined;
  readonly poster: (company: PublicCompany, event: number) => string | undefined;
}

/** Name of a company in URLs: its handle, else its id. */
const nameOf = ({ names }: PublicCompany): string => names.at(-1) ?? '';

/** URLs of a gateway that visitors reach at `publicUrl`. */
export const gatewayUrls = (publicUrl: string | undefined): ShareUrls => ({
  page: (company, event) => publicUrl && `${publicUrl}/convoy/${nameOf(company)}/${event}`,
  poster: (company, event) => publicUrl && `${publicUrl}/poster/${nameOf(company)}/${event}.png`,
});

/** URL of a convoy on the site of the company, from a template with `{id}`, and `{vtc}` for several companies. */
export const siteUrl = (
  template: string | undefined,
  company: PublicCompany,
  event: number,
): string | undefined =>
  template?.replaceAll('{id}', String(event)).replaceAll('{vtc}', nameOf(company));

/** Whether a template leads to a convoy by a URL that a page may link to. */
export const isSiteUrlTemplate = (template: string): boolean =>
  template.includes('{id}') && safeUrl(template.replaceAll(/[{}]/g, '')) !== undefined;
