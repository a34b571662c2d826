import { resolveApiBase } from '../client/api-base.js';
import { type Clock, systemClock } from '../client/clock.js';
import type { CacheEngine } from './cache/engine.js';
import { memoryCache } from './cache/memory.js';
import { isVtcName } from './upstream/question.js';

/** A picture of an SVG. */
export type DrawPng = (svg: string) => Promise<Uint8Array>;

/** What badges are drawn with as PNG. */
export interface PngRenderer {
  readonly draw: DrawPng;
  /** Whether its fonts hold every character of a text. */
  readonly canDraw: (text: string) => boolean;
}

/** What a gateway is made of. */
export interface GatewayOptions {
  /** Where the API is: an https address, or http on this machine. */
  readonly apiBase: string;
  /** Embed tokens (`emb_…`) by id or handle; they never leave the server. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** Developer key (`svc_…`); raises the limits. */
  readonly apiKey?: string | undefined;
  /** Ids or handles of the companies that are served; absent: every public one. */
  readonly vtcs?: readonly string[] | undefined;
  /** Where answers are kept: `memoryCache()` unless given. */
  readonly cache?: CacheEngine | undefined;
  /** Address that oEmbed, feeds and pages say; that of the request unless given. */
  readonly publicUrl?: string | undefined;
  /** The files that `vtc-widgets/gateway/files` exports; without them there are no scripts and no frames. */
  readonly files?: Readonly<Record<string, string>> | undefined;
  /** Draws badges as PNG; without it `.png` is answered with 501. */
  readonly png?: PngRenderer | undefined;
  /** Hears one line about each failure of the API; no line holds a token. */
  readonly log?: ((line: string) => void) | undefined;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock?: Clock;
}

/** An option that makes no sense; the message says what would, and never a token. */
export class OptionError extends Error {}

const checked = <T>(isRight: boolean, value: T, advice: string): T => {
  if (!isRight) throw new OptionError(advice);
  return value;
};

function baseOf(text: string, name: string): string {
  try {
    return resolveApiBase(text);
  } catch (cause) {
    const advice = `${name} is an https address, or http on this machine, not "${text}".`;
    throw new OptionError(advice, { cause });
  }
}

const vtcOf = (name: string) =>
  checked(isVtcName(name), name, `A company is an id or a handle, not "${name}".`);

const tokenOf = (name: string, token: string) =>
  checked(
    /^emb_[\w.~+/=-]+$/.test(token),
    token,
    `The token of ${name} is no embed token: it starts with emb_. Never put a developer key there.`,
  );

/** All options, checked, with their usual values where they were left out. */
export const completeOptions = (options: GatewayOptions) => ({
  apiBase: baseOf(options.apiBase, 'apiBase'),
  tokens: new Map(
    Object.entries(options.tokens ?? {}).map(([name, token]) => [
      vtcOf(name),
      tokenOf(name, token),
    ]),
  ),
  apiKey:
    options.apiKey === undefined || options.apiKey === ''
      ? undefined
      : checked(
          /^svc_[\w.~+/=-]+$/.test(options.apiKey),
          options.apiKey,
          'apiKey is no developer key: it starts with svc_.',
        ),
  vtcs: options.vtcs?.length ? options.vtcs.map(vtcOf) : undefined,
  cache: options.cache ?? memoryCache(),
  publicUrl: options.publicUrl ? baseOf(options.publicUrl, 'publicUrl') : undefined,
  files: options.files ?? {},
  png: options.png,
  log: options.log ?? (() => {}),
  // Called as a method of another object it throws in Workers.
  fetch: options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init)),
  clock: options.clock ?? systemClock,
});

/** All options, checked. */
export type CompleteOptions = ReturnType<typeof completeOptions>;
