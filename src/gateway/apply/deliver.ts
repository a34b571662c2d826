import { ChannelError } from '../../webhook/channel-error.js';
import { type SendToWebhook, webhookSender } from '../../webhook/webhook-request.js';
import type { Application } from '../../widgets/vtc-recruitment/model/application.js';
import type { CompleteOptions } from '../options.js';
import type { Receiver } from './apply-to.js';
import { type ApplicationLabels, discordApplication } from './discord-application.js';
import type { ApplyCode } from './problem.js';

/** Time for one request and for all its repetitions, in ms: the visitor waits. */
const [timeoutMs, deadlineMs] = [8000, 12_000];

interface Delivery {
  readonly kind: Receiver['kind'];
  readonly send: SendToWebhook;
}

/**
 * Returns a function that sends an application to the receiver of this name once, and returns why it was not delivered. A
 * request is repeated only if the receiver has not processed it. Failures are logged without the application and the URL.
 */
export function createDeliveries({ receivers, clock, log }: CompleteOptions) {
  const deliveries = new Map(
    [...receivers].map(([name, { kind, address }]): [string, Delivery] => [
      name,
      { kind, send: webhookSender({ address, clock, timeoutMs, deadlineMs }) },
    ]),
  );

  return async (
    name: string,
    application: Application,
    labels: ApplicationLabels,
  ): Promise<ApplyCode | undefined> => {
    const delivery = deliveries.get(name);
    if (!delivery) return 'NOT_FOUND';
    const body =
      delivery.kind === 'discord' ? discordApplication(application, labels) : application;
    try {
      const { status } = await delivery.send({ method: 'POST', body, isRepeatable: false });
      if (status < 300) return undefined;
      log(`An application for ${name} was not delivered: its receiver responds with ${status}.`);
      return 'NOT_DELIVERED';
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      log(`An application for ${name} was not delivered: ${error.message}`);
      return error.failure === 'unknown' ? 'RESULT_UNKNOWN' : 'NOT_DELIVERED';
    }
  };
}
