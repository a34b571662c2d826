import { safeUrl } from '../../../contract/safe-url.js';
import type { VtcDetail } from '../../../contract/vtc-detail.js';
import type { BrandName } from '../../../ui/icons.js';

/** A company's account on another site. */
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

/** The accounts with a safe URL. */
export const socialLinks = (vtc: VtcDetail): readonly SocialLink[] =>
  brands.flatMap(([brand, name]) => {
    const href = safeUrl(vtc[brand]);
    return href ? { brand, name, href } : [];
  });

/** URL and host name, without `www.`, of a company's website; undefined where the URL is unsafe. */
export function website(vtc: VtcDetail): { href: string; host: string } | undefined {
  const href = safeUrl(vtc.website);
  return href ? { href, host: new URL(href).host.replace(/^www\./, '') } : undefined;
}
