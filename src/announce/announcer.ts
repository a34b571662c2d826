import { createClient, type Clock, VtcError } from '../client/index.js';
import { textsFor } from '../gateway/texts.js';
import { isApiKey, isEmbedToken, isIdOrHandle } from '../contract/tokens.js';
import { addAllTranslations } from '../locales/all-translations.js';
import { ArgumentError, type Environment, readTokens } from '../server/arguments.js';
import type { Channel } from './channel/channel.js';
import { discordChannel } from './channel/discord-channel.js';
import { jsonChannel } from './channel/json-channel.js';
import { discordAddress, jsonAddress } from './channel/webhook-address.js';
import type { Config } from './config.js';
import { type CompanySource, loadWorld } from './load-world.js';
import type { PlanOptions } from './plan.js';
import type { ConvoySnapshot } from './snapshot.js';
import type { AnnounceState } from './state/state.js';

/** Settings that are complete. */
export type AnnouncerConfig = Config & {
  readonly apiBase: string;
  readonly vtcs: readonly string[];
};

/** Dependencies of the announcer, which tests replace. */
export interface AnnouncerTools {
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
}

/** Clients of the companies; throws an `ArgumentError`. */
export function companySources(
  { apiBase, vtcs }: AnnouncerConfig,
  environment: Environment,
  { clock, fetch }: AnnouncerTools,
): CompanySource[] {
  const tokens = new Map(Object.entries(readTokens([environment.VTC_TOKENS ?? ''])));
  const invalid = vtcs.find((vtc) => !isIdOrHandle(vtc));
  if (invalid !== undefined)
    throw new ArgumentError(`A company is an id or a handle, not "${invalid}".`);
  const noToken = [...tokens].find(([, token]) => !isEmbedToken(token));
  if (noToken)
    throw new ArgumentError(
      `The token of ${noToken[0]} in VTC_TOKENS is not an embed token, which starts with emb_. Never use a developer key there.`,
    );
  const apiKey = environment.VTC_API_KEY || undefined;
  if (apiKey !== undefined && !isApiKey(apiKey))
    throw new ArgumentError('VTC_API_KEY is not a developer key, which starts with svc_.');
  try {
    return vtcs.map((vtc) => {
      const token = tokens.get(vtc);
      const client = createClient({ apiBase, token, apiKey, clock, fetch });
      return { vtc, client, hasToken: token !== undefined };
    });
  } catch (cause) {
    if (!(cause instanceof VtcError)) throw cause;
    throw new ArgumentError(cause.message, { cause });
  }
}

/** The channel of the settings; throws an `ArgumentError`. */
export function openChannel(
  { channel, role }: Pick<Config, 'channel' | 'role'>,
  environment: Environment,
  webhookHosts: readonly string[],
  { clock, fetch }: AnnouncerTools,
): Channel & { check?: () => Promise<void> } {
  const variable = channel === 'discord' ? 'DISCORD_WEBHOOK_URL' : 'ANNOUNCE_WEBHOOK_URL';
  const url = environment[variable];
  if (!url)
    throw new ArgumentError(`Set ${variable} in the environment to the URL of the webhook.`);
  const more = { clock, ...(fetch && { fetch }) };
  return channel === 'discord'
    ? discordChannel({ address: discordAddress(url, webhookHosts), role, ...more })
    : jsonChannel({ address: jsonAddress(url), ...more });
}

const isAmong = (
  values: readonly string[] | undefined,
  value: string | null | undefined,
): boolean => !values?.length || values.some((each) => each.toLowerCase() === value?.toLowerCase());

/** Whether the filters include a convoy. */
const includedBy =
  ({ games, servers, categories }: Config['only']) =>
  ({ convoy: { event }, details }: ConvoySnapshot): boolean =>
    isAmong(games, details?.game ?? event.game) &&
    isAmong(servers, details?.server ?? event.server) &&
    isAmong(categories, event.category);

/** URLs of convoys and their pictures: those of the settings, else of the gateway. */
function convoyUrls({ gatewayUrl, siteUrl, posterUrl, language }: AnnouncerConfig) {
  const base = gatewayUrl?.replace(/\/+$/, '');
  const poster = base && `${base}/poster/{vtc}/{id}.png?lang=${encodeURIComponent(language)}`;
  return {
    siteUrl: siteUrl ?? (base && `${base}/convoy/{vtc}/{id}`),
    posterUrl: posterUrl ?? poster,
  };
}

/** What decides what is announced, from the settings. */
export function planSettings(
  config: AnnouncerConfig,
): Omit<PlanOptions, 'channel' | 'retried' | 'backfill'> {
  addAllTranslations();
  const { timeZone, days, language, announce, only } = config;
  return {
    text: { ...textsFor(language), ...convoyUrls(config), timeZone },
    kinds: new Set(announce),
    days,
    isIncluded: includedBy(only),
  };
}

/** A function that loads the companies; it warns once of each token that is rejected. */
export function worldLoader(
  sources: readonly CompanySource[],
  { announce, days, include, also }: AnnouncerConfig,
  clock: Clock,
  failed: (line: string) => void,
) {
  const warned = new Set<string>();
  const rejected = (vtc: string) => {
    if (!warned.has(vtc))
      failed(
        `${vtc}: the API rejects the embed token of VTC_TOKENS. Create a new one; until then, convoys are read from the public list.`,
      );
    warned.add(vtc);
  };
  const includesNews = announce.includes('news');
  const options = { sources, clock, days, include, also, includesNews, failed, rejected };
  return (state: AnnounceState) => loadWorld(state, options);
}
