import { isolated, logos, safeUrl } from '../../../base.js';
import type { CardView } from '../view.js';

/** Other sites where a company may have an account, their names, the same in every language, and logos. */
const sites = [
  ['discord', 'Discord', logos.discord],
  ['youtube', 'YouTube', logos.youtube],
  ['twitch', 'Twitch', logos.twitch],
  ['tiktok', 'TikTok', logos.tiktok],
  ['instagram', 'Instagram', logos.instagram],
  ['facebook', 'Facebook', logos.facebook],
  ['twitter', 'X', logos.twitter],
] as const;

/** The accounts with a safe URL; the name of Discord contains the server that the platform has verified. */
export const socialLinks = ({ vtc, translate }: CardView) =>
  sites.flatMap(([site, name, logo]) => {
    const href = safeUrl(vtc[site]);
    const server = site === 'discord' ? vtc.verifiedDiscordServer?.guildName : undefined;
    const label =
      server === undefined ? name : translate('discordVerified', { name: isolated(server) });
    return href ? { href, label, logo } : [];
  });
