import { safeUrl } from '../../../contract/safe-url.js';
import { isolated } from '../../../intl/language-tag.js';
import { logos } from '../../../ui/icons.js';
import type { CardView } from '../view.js';

/** Other sites where a company may have an account, and their names, the same in every language. */
const sites = [
  ['discord', 'Discord'],
  ['youtube', 'YouTube'],
  ['twitch', 'Twitch'],
  ['tiktok', 'TikTok'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
] as const;

/** The accounts with a safe URL; the name of Discord contains the server that the platform has verified. */
export const socialLinks = ({ vtc, translate }: CardView) =>
  sites.flatMap(([site, name]) => {
    const href = safeUrl(vtc[site]);
    const server = site === 'discord' ? vtc.verifiedDiscordServer?.guildName : undefined;
    const label =
      server === undefined ? name : translate('discordVerified', { name: isolated(server) });
    return href ? { href, label, logo: logos[site] } : [];
  });
