import { resolveApiBase } from '../client/api-base.js';
import { type Clock, systemClock } from '../client/clock.js';
import { isApiKey, isEmbedToken } from '../contract/tokens.js';
import type { CacheEngine } from './cache/engine.js';
import { memoryCache } from './cache/memory.js';
import { gatewayUrls, isSiteUrlTemplate, type ShareUrls } from './share/share-urls.js';
import { isValidMember, isVtcName } from './upstream/api-request.js';
import { type Receiver, receiverOf, siteOrigin } from './apply/apply-to.js';
import { trustedProxies, type TrustProxy } from './networks.js';

/** Renders an SVG as PNG; `zoom`: pixels of the picture per px, default: 2. */
export type RenderPng = (svg: string, zoom?: number) => Promise<Uint8Array>;

/** Renders badges and posters as PNG. */
export interface PngRenderer {
  readonly render: RenderPng;
  /** Whether its fonts have a glyph for every character of a text. */
  readonly canRender: (text: string) => boolean;
}

export interface GatewayOptions {
  /** Base URL of the API: https, or http on this machine. */
  readonly apiBase: string;
  /** Embed tokens (`emb_…`) by id or handle; they never leave the server. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Developer key (`svc_…`) for higher rate limits. */
  readonly apiKey?: string | undefined;
  /** Ids or handles of the served companies; default: every public one. */
  readonly vtcs?: readonly string[] | undefined;
  /** Default: `memoryCache()`. */
  readonly cache?: CacheEngine | undefined;
  /** URL that visitors reach the gateway at. Without it pages use relative URLs, and there is no oEmbed. */
  readonly publicUrl?: string | undefined;
  /**
   * URL of a convoy on the company's site, with `{id}`, such as `https://vtc.example/convoys#vtc-event-{id}`, and `{vtc}`
   * for several companies: share pages send visitors there.
   */
  readonly siteUrlTemplate?: string | undefined;
  /** URLs of share pages and their pictures, if they are published elsewhere. */
  readonly shareUrls?: ShareUrls | undefined;
  /**
   * Proxies before the gateway whose `X-Forwarded-For` is trusted: IP addresses and networks such as `172.16.0.0/12`, or
   * how many proxies there are. Those on this machine always are.
   */
  readonly trustProxy?: TrustProxy | undefined;
  /**
   * Hosts that the attributes `apply-url`, `action`, `feed`, `href-template` and `share-url` of frames may lead to; without any,
   * visitors cannot set these, nor the heading.
   */
  readonly linkHosts?: readonly string[] | undefined;
  /**
   * Where applications of `POST /apply/{vtc}` are sent, by id or handle of the company: the URL of a Discord webhook, or
   * of anything that receives JSON. It is a secret, which never leaves the server. Without any, none are accepted.
   */
  readonly applyTo?: Readonly<Record<string, string>> | undefined;
  /** Origins of the sites whose pages may send applications, such as `https://vtc.example`. */
  readonly sites?: readonly string[] | undefined;
  /** Whether there is a badge of each member, `/badge/{vtc}/member/{member}.png`; default: false. */
  readonly members?: boolean | undefined;
  /**
   * Ids or handles of members of whom there is no badge, no frame and no response; or a function that returns them, which
   * is called for each of these. While it rejects, no member is shown.
   */
  readonly membersOptOut?: readonly string[] | (() => Promise<readonly string[]>) | undefined;
  /** Files that `vtc-widgets/gateway/files` exports; without them there are no scripts and no frames. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** Renders badges as PNG; without it the status of `.png` is 501. */
  readonly png?: PngRenderer | undefined;
  /** Fetches logos for badges and posters, and banners, from public hosts only; without it badges show initials. */
  readonly fetchLogo?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Called with one line for each failure of the API; no line contains a token. */
  readonly log?: ((line: string) => void) | undefined;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock?: Clock;
}

/** An invalid option; the message says what is valid, and contains no token. */
export class OptionError extends Error {}

const checked = <T>(isValid: boolean, value: T, message: string): T => {
  if (!isValid) throw new OptionError(message);
  return value;
};

function requireBase(text: string, name: string): string {
  try {
    return resolveApiBase(text);
  } catch (cause) {
    const message = `${name} must be an https address, or http on this machine, not "${text}".`;
    throw new OptionError(message, { cause });
  }
}

const vtcOf = (name: string) =>
  checked(isVtcName(name), name, `A company is an id or a handle, not "${name}".`);

const tokenOf = (name: string, token: string) =>
  checked(
    isEmbedToken(token),
    token,
    `The token of ${name} is not an embed token, which starts with emb_. Never use a developer key there.`,
  );

const keyOf = (key: string) =>
  checked(isApiKey(key), key, 'apiKey is not a developer key, which starts with svc_.');

function applyReceivers(
  applyTo: Readonly<Record<string, string>> = {},
  sites: readonly string[],
): ReadonlyMap<string, Receiver> {
  const receivers = Object.entries(applyTo).map(([name, url]): [string, Receiver] => {
    const receiver = receiverOf(url);
    // The message does not repeat the URL, which is a secret.
    if (!receiver)
      throw new OptionError(
        `The URL that the applications for ${name} are sent to must be that of a Discord webhook, or another https URL.`,
      );
    return [vtcOf(name), receiver];
  });
  if (receivers.length > 0 && sites.length === 0)
    throw new OptionError(
      'No page may send applications: name the sites with --site https://vtc.example (sites).',
    );
  return new Map(receivers);
}

/** Ids or handles of members; throws an `OptionError` for anything else. */
export const memberNames = (names: readonly string[]): readonly string[] =>
  names.map((name) =>
    checked(isValidMember(name), name, `A member is an id or a handle, not "${name}".`),
  );

/** Returns the function that reads the names of members who have opted out; undefined if the option is not set. */
function optOutsOf(names: GatewayOptions['membersOptOut']) {
  if (!names) return undefined;
  if (typeof names === 'function') return async () => memberNames(await names());
  const known = memberNames(names);
  return () => Promise.resolve(known);
}

const siteOf = (text: string): string => {
  const origin = siteOrigin(text);
  if (origin !== undefined) return origin;
  throw new OptionError(`A site is an origin such as https://vtc.example, not "${text}".`);
};

const templateOf = (template: string) =>
  checked(
    isSiteUrlTemplate(template),
    template,
    `siteUrlTemplate must be an https URL with {id}, not "${template}".`,
  );

const publicUrlOf = (url: string | undefined) => (url ? requireBase(url, 'publicUrl') : undefined);

function resolveProxies(option: TrustProxy | undefined) {
  const isTrusted = trustedProxies(option);
  if (isTrusted) return isTrusted;
  const message = `trustProxy must be a number of proxies, or networks such as 172.16.0.0/12, not "${String(option)}".`;
  throw new OptionError(message);
}

/** Validates all options and fills in the defaults. */
export const completeOptions = (options: GatewayOptions) => ({
  apiBase: requireBase(options.apiBase, 'apiBase'),
  tokens: new Map(
    Object.entries(options.tokens ?? {}).map(([name, token]) => [
      vtcOf(name),
      tokenOf(name, token),
    ]),
  ),
  apiKey: options.apiKey ? keyOf(options.apiKey) : undefined,
  vtcs: options.vtcs?.length ? options.vtcs.map(vtcOf) : undefined,
  cache: options.cache ?? memoryCache(),
  publicUrl: publicUrlOf(options.publicUrl),
  siteUrlTemplate: options.siteUrlTemplate ? templateOf(options.siteUrlTemplate) : undefined,
  shareUrls: options.shareUrls ?? gatewayUrls(publicUrlOf(options.publicUrl)),
  isTrustedProxy: resolveProxies(options.trustProxy),
  linkHosts: options.linkHosts ?? [],
  receivers: applyReceivers(options.applyTo, options.sites ?? []),
  sites: new Set((options.sites ?? []).map(siteOf)),
  members: options.members ?? false,
  membersOptOut: optOutsOf(options.membersOptOut),
  files: options.files ?? {},
  png: options.png,
  fetchLogo: options.fetchLogo,
  log: options.log ?? (() => {}),
  // Workers throw when fetch is called as a method of another object.
  fetch: options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init)),
  clock: options.clock ?? systemClock,
});

/** All options, validated. */
export type CompleteOptions = ReturnType<typeof completeOptions>;
