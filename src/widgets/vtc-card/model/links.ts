import { safeUrl } from '../../../contract/safe-url.js';
import type { VtcDetail } from '../../../contract/vtc-detail.js';
import { logos } from '../../../ui/icons.js';

type Site = (typeof sites)[number][0];

/** A company's account on another site. */
export interface SocialLink {
  readonly site: Site;
  /** Path of the site's logo. */
  readonly logo: string;
  /** Name of the site, the same in every language. */
  readonly name: string;
  readonly href: string;
}

const sites = [
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
  sites.flatMap(([site, name]) => {
    const href = safeUrl(vtc[site]);
    return href ? { site, logo: logos[site], name, href } : [];
  });

/** URL and host name, without `www.`, of a company's website; undefined where the URL is unsafe. */
export function website(vtc: VtcDetail): { href: string; host: string } | undefined {
  const href = safeUrl(vtc.website);
  return href ? { href, host: new URL(href).host.replace(/^www\./, '') } : undefined;
}
