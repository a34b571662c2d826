import * as z from 'zod/mini';
import type { Announcement } from '../message/announcement.js';
import type { MessageReference } from '../state/state.js';
import { ChannelError } from '../../webhook/channel-error.js';
import { type WebhookOptions, webhookSender } from '../../webhook/webhook-request.js';
import type { Channel, MessageContext } from './channel.js';
import type { WebhookAddress } from './webhook-address.js';

const posted = z.object({ id: z.union([z.string(), z.number()]) });

/**
 * Posts announcements as JSON to a URL, for bridges to Slack, Telegram and own bots: `{ action, key, id, pings,
 * reference, announcement }`. `key` is also the header `Idempotency-Key`, by which the receiver recognizes repetitions.
 * If the response is JSON with an `id`, the message can be edited and deleted.
 */
export function jsonChannel(
  options: WebhookOptions & { readonly address: WebhookAddress },
): Channel {
  const { key: channel } = options.address;
  const send = webhookSender(options);

  async function act(
    action: 'post' | 'edit' | 'delete',
    { key, pings = false, reference }: MessageContext,
    { id, announcement }: { id?: string; announcement?: Announcement },
  ) {
    const response = await send({
      method: 'POST',
      body: { action, key, id, pings, reference: reference?.id, announcement },
      headers: { 'idempotency-key': `${action} ${key}` },
      isRepeatable: action !== 'post',
    });
    const { status } = response;
    if ([401, 403, 404, 410].includes(status) && action === 'post')
      throw new ChannelError('closed', `The webhook responds with ${status}: check its URL.`);
    if (status >= 400 && status !== 404 && status !== 410)
      throw new ChannelError('rejected', `The webhook rejects the message: status ${status}.`);
    return response;
  }

  return {
    key: channel,
    post: async (announcement, context) => {
      const { json } = await act('post', context, { announcement });
      const { data } = posted.safeParse(json);
      return data && ({ id: String(data.id), channel } satisfies MessageReference);
    },
    edit: async ({ id }, announcement, context) => {
      const { status } = await act('edit', context, { id, announcement });
      return status === 404 || status === 410 ? 'missing' : 'edited';
    },
    delete: async ({ id }, context) => void (await act('delete', context, { id })),
  };
}
