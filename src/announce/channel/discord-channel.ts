import * as z from 'zod/mini';
import { discordEdit, discordMessage } from '../message/discord-message.js';
import type { MessageReference } from '../state/state.js';
import { ChannelError } from '../../webhook/channel-error.js';
import {
  type WebhookOptions,
  type WebhookResponse,
  webhookSender,
} from '../../webhook/webhook-request.js';
import type { Channel } from './channel.js';
import type { WebhookAddress } from './webhook-address.js';

const webhook = z.object({ guild_id: z.optional(z.nullable(z.string())) });
const posted = z.object({ id: z.string(), channel_id: z.string() });
const failure = z.object({ code: z.optional(z.number()), errors: z.optional(z.unknown()) });

/** Error codes of Discord. */
const codes = { unknownChannel: 10003, unknownMessage: 10008 } as const;

/** Paths of the fields that Discord rejects. */
function faultsIn(errors: unknown, path = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === '_errors' ? [path] : faultsIn(value, path ? `${path}.${key}` : key),
  );
}

function closedError(status: number, code: number | undefined): ChannelError {
  const advice =
    code === codes.unknownChannel
      ? 'Discord does not find the thread of thread_id.'
      : status === 404
        ? 'The webhook has been deleted.'
        : `Discord rejects the webhook (${status}).`;
  return new ChannelError('closed', `${advice} Create a new one and set DISCORD_WEBHOOK_URL.`);
}

/** The error of a response with a status from 400. */
function errorOf({ status, json }: WebhookResponse): ChannelError {
  const { code, errors } = failure.safeParse(json).data ?? {};
  if ([401, 403, 404].includes(status)) return closedError(status, code);
  const faults = faultsIn(errors).join(', ') || `status ${status}`;
  return new ChannelError('rejected', `Discord rejects the message: ${faults}.`);
}

const isMissing = ({ status, json }: WebhookResponse): boolean =>
  status === 404 && failure.safeParse(json).data?.code === codes.unknownMessage;

/** A webhook of Discord. */
export interface DiscordChannel extends Channel {
  /** Whether the webhook exists; throws a `ChannelError` if not. */
  check(): Promise<void>;
}

/** Options of a Discord webhook. */
export interface DiscordOptions extends WebhookOptions {
  readonly address: WebhookAddress;
  /** Id of the role that first messages ping. */
  readonly role?: string | undefined;
}

/** Posts to a webhook of Discord; with `thread_id` in its URL, to a thread. */
export function discordChannel({ role, ...options }: DiscordOptions): DiscordChannel {
  const { key } = options.address;
  const send = webhookSender(options);
  let guild: Promise<string | undefined> | undefined;

  async function loadGuild(): Promise<string | undefined> {
    const response = await send({ method: 'GET', isRepeatable: true });
    if (response.status >= 400) throw errorOf(response);
    return webhook.safeParse(response.json).data?.guild_id ?? undefined;
  }

  /** URL of a message of any webhook of the server. */
  async function urlOf({ id, place }: MessageReference): Promise<string | undefined> {
    const server = await (guild ??= loadGuild());
    return server && place ? `https://discord.com/channels/${server}/${place}/${id}` : undefined;
  }

  return {
    key,
    check: async () => void (await (guild ??= loadGuild())),
    post: async (announcement, { pings, reference }) => {
      const body = discordMessage(announcement, {
        role: pings ? role : undefined,
        reference: reference && (await urlOf(reference)),
      });
      const query = { wait: 'true' };
      const response = await send({ method: 'POST', query, body, isRepeatable: false });
      if (response.status >= 400) throw errorOf(response);
      const { data } = posted.safeParse(response.json);
      return data && { id: data.id, channel: key, place: data.channel_id };
    },
    edit: async ({ id }, announcement) => {
      const body = discordEdit(announcement);
      const path = `/messages/${id}`;
      const response = await send({ method: 'PATCH', path, body, isRepeatable: true });
      if (isMissing(response)) return 'missing';
      if (response.status >= 400) throw errorOf(response);
      return 'edited';
    },
    delete: async ({ id }) => {
      const response = await send({
        method: 'DELETE',
        path: `/messages/${id}`,
        isRepeatable: true,
      });
      if (response.status >= 400 && !isMissing(response)) throw errorOf(response);
    },
  };
}
