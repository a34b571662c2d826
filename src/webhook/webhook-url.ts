const discordHosts: ReadonlySet<string> = new Set([
  'discord.com',
  'discordapp.com',
  'ptb.discord.com',
  'canary.discord.com',
]);

const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The URL of a webhook: a secret, which is readable for requests only. */
export class WebhookUrl {
  readonly #url: URL;

  constructor(url: URL) {
    this.#url = url;
  }

  /** URL of a request below the webhook, with its own query and another one. */
  request(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(this.#url);
    url.pathname += path;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }
}

/** Parses a URL that is https, or http on this machine, and has no user; undefined for any other text. */
export function parseSecretUrl(text: string): URL | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  return isSafe && !url.username && !url.password ? url : undefined;
}

/** Whether a URL is one of Discord's hosts. */
export const isDiscordHost = ({ hostname, protocol }: URL): boolean =>
  discordHosts.has(hostname) && protocol === 'https:';

/** Id of a Discord webhook, from its path; undefined for any other path. */
export const discordWebhookId = ({ pathname }: URL): string | undefined =>
  /^\/api(?:\/v\d+)?\/webhooks\/(\d+)\/[\w-]+\/?$/.exec(pathname)?.[1];
