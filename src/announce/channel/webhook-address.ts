import { createHash } from 'node:crypto';
import { ArgumentError } from '../../server/arguments.js';
import {
  discordWebhookId,
  isDiscordHost,
  parseSecretUrl,
  WebhookUrl,
} from '../../webhook/webhook-url.js';

/** The address of a webhook: a secret, which is readable for requests only. */
export class WebhookAddress extends WebhookUrl {
  /** Tells webhooks apart; unrelated to the secret. */
  readonly key: string;

  constructor(url: URL, name: string) {
    super(url);
    this.key = createHash('sha256').update(name).digest('hex').slice(0, 12);
  }
}

/** Parses a URL that is https, or http on this machine. The message of an error does not contain it. */
function secretUrl(text: string, variable: string): URL {
  const url = parseSecretUrl(text);
  if (!url) throw new ArgumentError(`${variable} must be an https URL.`);
  return url;
}

/** Parses the URL of a Discord webhook; other hosts than Discord's are `allowedHosts`. */
export function discordAddress(text: string, allowedHosts: readonly string[]): WebhookAddress {
  const variable = 'DISCORD_WEBHOOK_URL';
  const url = secretUrl(text, variable);
  const isAllowed = allowedHosts.some((host) => host === url.host || host === url.hostname);
  if (!isAllowed && !isDiscordHost(url))
    throw new ArgumentError(
      `${variable} is not an address of Discord. If its host is right, allow it with --webhook-host.`,
    );
  const id = discordWebhookId(url);
  if (!id)
    throw new ArgumentError(
      `${variable} is not the URL of a webhook: copy it in Discord from the settings of the channel, Integrations, Webhooks.`,
    );
  url.pathname = url.pathname.replace(/\/$/, '');
  const thread = url.searchParams.get('thread_id') ?? '';
  return new WebhookAddress(url, `discord ${id} ${thread}`);
}

/** Parses the URL of another webhook. */
export function jsonAddress(text: string): WebhookAddress {
  const url = secretUrl(text, 'ANNOUNCE_WEBHOOK_URL');
  return new WebhookAddress(url, `json ${url.origin}${url.pathname}`);
}
