import { createHash } from 'node:crypto';
import { ArgumentError } from '../../server/arguments.js';

const discordHosts: ReadonlySet<string> = new Set([
  'discord.com',
  'discordapp.com',
  'ptb.discord.com',
  'canary.discord.com',
]);

/** The address of a webhook: a secret, which is readable for requests only. */
export class WebhookAddress {
  /** Tells webhooks apart; unrelated to the secret. */
  readonly key: string;
  readonly #url: URL;

  constructor(url: URL, name: string) {
    this.#url = url;
    this.key = createHash('sha256').update(name).digest('hex').slice(0, 12);
  }

  /** URL of a request below the webhook, with its own query and another one. */
  request(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(this.#url);
    url.pathname += path;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }
}

const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Parses a URL that is https, or http on this machine. The message of an error does not contain it. */
function secretUrl(text: string, variable: string): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (!url || !isSafe || url.username || url.password)
    throw new ArgumentError(`${variable} must be an https URL.`);
  return url;
}

/** Parses the URL of a Discord webhook; other hosts than Discord's are `allowedHosts`. */
export function discordAddress(text: string, allowedHosts: readonly string[]): WebhookAddress {
  const variable = 'DISCORD_WEBHOOK_URL';
  const url = secretUrl(text, variable);
  const isAllowed = allowedHosts.some((host) => host === url.host || host === url.hostname);
  if (!isAllowed && !(discordHosts.has(url.hostname) && url.protocol === 'https:'))
    throw new ArgumentError(
      `${variable} is not an address of Discord. If its host is right, allow it with --webhook-host.`,
    );
  const id = /^\/api(?:\/v\d+)?\/webhooks\/(\d+)\/[\w-]+\/?$/.exec(url.pathname)?.[1];
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
