import { safeUrl } from '../../../contract/safe-url.js';
import type { VtcDetail } from '../../../contract/vtc-detail.js';
import type { BrandName } from '../../../ui/icons.js';

/** An account of a company at another site. */
export interface SocialLink {
  readonly brand: BrandName;
  /** Name of the site, the same in every language. */
  readonly name: string;
  readonly href: string;
}

const brands = [
  ['discord', 'Discord'],
  ['youtube', 'YouTube'],
  ['twitch', 'Twitch'],
  ['tiktok', 'TikTok'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
] as const;

/** The accounts of a company that have a safe address. */
export const socialLinks = (vtc: VtcDetail): readonly SocialLink[] =>
  brands.flatMap(([brand, name]) => {
    const href = safeUrl(vtc[brand]);
    return href ? { brand, name, href } : [];
  });

/** A company's own site: its address and the host as people say it; undefined where it is not safe. */
export function website(vtc: VtcDetail): { href: string; host: string } | undefined {
  const href = safeUrl(vtc.website);
  return href ? { href, host: new URL(href).host.replace(/^www\./, '') } : undefined;
}
