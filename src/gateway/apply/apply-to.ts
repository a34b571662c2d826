import {
  discordWebhookId,
  isDiscordHost,
  parseSecretUrl,
  WebhookUrl,
} from '../../webhook/webhook-url.js';

/** Where the applications of a company are sent. */
export interface Receiver {
  readonly kind: 'discord' | 'json';
  readonly address: WebhookUrl;
}

/**
 * The receiver of a URL: a webhook of Discord, which its path shows, or any other URL, which gets JSON. Undefined unless
 * it is https, or http on this machine, and for other pages of Discord.
 */
export function receiverOf(text: string): Receiver | undefined {
  const url = parseSecretUrl(text);
  if (!url) return undefined;
  if (discordWebhookId(url) === undefined)
    return isDiscordHost(url) ? undefined : { kind: 'json', address: new WebhookUrl(url) };
  url.pathname = url.pathname.replace(/\/$/, '');
  return { kind: 'discord', address: new WebhookUrl(url) };
}

/** The origin of a site, such as `https://vtc.example`; undefined for any other text. */
export function siteOrigin(text: string): string | undefined {
  const url = parseSecretUrl(text);
  return url && url.pathname === '/' && !url.search && !url.hash ? url.origin : undefined;
}
