import type { Clock } from '../../client/clock.js';
import { ChannelError } from '../../webhook/channel-error.js';
import { type SendToWebhook, webhookSender } from '../../webhook/webhook-request.js';
import type { Application } from '../../widgets/vtc-recruitment/model/application.js';
import type { CompleteOptions } from '../options.js';
import type { Receiver } from './apply-to.js';
import { type ApplicationLabels, discordApplication } from './discord-application.js';
import type { ApplyCode } from './problem.js';

/** Time for one request and for all its repetitions, in ms: the visitor waits. */
const [timeoutMs, deadlineMs] = [8000, 12_000];

/** Most applications that wait for one receiver; further ones are not accepted. */
const maxWaiting = 10;

/** Seconds until a visitor may try again while too many wait. */
const busySeconds = 30;

/** Sends to one receiver, one application after another: its limits are shared. */
class Delivery {
  readonly kind: Receiver['kind'];
  readonly #send: SendToWebhook;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ kind, address }: Receiver, clock: Clock) {
    this.kind = kind;
    this.#send = webhookSender({ address, clock, timeoutMs, deadlineMs });
  }

  get isBusy(): boolean {
    return this.#waiting >= maxWaiting;
  }

  /** Status of the response; rejects with a `ChannelError`. A request is repeated only if it was not processed. */
  async post(body: unknown): Promise<number> {
    this.#waiting += 1;
    const sent = this.#last.then(() => this.#send({ method: 'POST', body, isRepeatable: false }));
    this.#last = sent.catch(() => undefined);
    try {
      return (await sent).status;
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** Why an application was not delivered. */
export interface Undelivered {
  readonly code: ApplyCode;
  readonly retryAfterSeconds?: number;
}

/**
 * Returns a function that sends an application to the receiver of this name once, and returns why it was not delivered.
 * Failures are logged without the application and the URL.
 */
export function createDeliveries({ receivers, clock, log }: CompleteOptions) {
  const deliveries = new Map(
    [...receivers].map(([name, receiver]) => [name, new Delivery(receiver, clock)] as const),
  );

  return async (
    name: string,
    application: Application,
    labels: ApplicationLabels,
  ): Promise<Undelivered | undefined> => {
    const delivery = deliveries.get(name);
    if (!delivery) return { code: 'NOT_FOUND' };
    if (delivery.isBusy) return { code: 'RATE_LIMITED', retryAfterSeconds: busySeconds };
    const body =
      delivery.kind === 'discord' ? discordApplication(application, labels) : application;
    try {
      const status = await delivery.post(body);
      if (status < 300) return undefined;
      log(`An application for ${name} was not delivered: its receiver responds with ${status}.`);
      return { code: 'NOT_DELIVERED' };
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      log(`An application for ${name} was not delivered: ${error.message}`);
      return { code: error.failure === 'unknown' ? 'RESULT_UNKNOWN' : 'NOT_DELIVERED' };
    }
  };
}
