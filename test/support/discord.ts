// Discord's webhook API as its public documentation describes it: execute, get, edit and delete messages, get the webhook.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** JSON of a request. */
type Json = Readonly<Record<string, unknown>>;

/** A message in the channel. */
export interface DiscordMessage {
  readonly id: string;
  readonly threadId: string | undefined;
  readonly content: string;
  readonly embeds: readonly Json[];
  /** Texts of the files beside it, by name. */
  readonly files: Readonly<Record<string, string>>;
  /** Ids of the roles that it has pinged. */
  readonly pinged: readonly string[];
  readonly postedAt: number;
  readonly edits: number;
  /** Id of the webhook that posted it. */
  readonly webhookId: string;
}

/** A failure of the next requests that match. */
export interface DiscordFailure {
  /** Default: every method. */
  readonly method?: string;
  /** A status; `reset` breaks the connection. */
  readonly status: number | 'reset';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the request takes effect all the same. Default: false. */
  readonly isProcessed?: boolean;
  /** Default: 1. */
  readonly times?: number;
}

export interface DiscordOptions {
  readonly now?: () => number;
  /** Requests per window of one bucket, which is a method of one webhook. Default: 5 in 2 s. */
  readonly bucket?: { readonly limit: number; readonly windowMs: number };
  /** Requests per second of all buckets. Default: 50. */
  readonly globalLimit?: number;
  /** Ids of existing threads. */
  readonly threads?: readonly string[];
}

/** Error codes of Discord that webhooks receive. */
const errors = {
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  invalidForm: [400, 50035, 'Invalid Form Body'],
  generic: [404, 0, '404: Not Found'],
} as const;

const maxLengths = { title: 256, description: 4096, name: 256, value: 1024, footer: 2048 } as const;
const maxTotal = 6000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const partOf = (value: unknown): Json => (typeof value === 'object' && value ? value : {}) as Json;
const isSnowflake = (value: unknown): boolean => /^\d{17,20}$/.test(String(value));

/** Texts of an embed with their limits, by path. */
function textsOf(embed: Json): readonly (readonly [string, unknown, number])[] {
  const fields = listOf(embed.fields).flatMap(
    ({ name, value }, index) =>
      [
        [`fields.${index}.name`, name, maxLengths.name],
        [`fields.${index}.value`, value, maxLengths.value],
      ] as const,
  );
  return [
    ['title', embed.title ?? '', maxLengths.title],
    ['description', embed.description ?? '', maxLengths.description],
    ['author.name', partOf(embed.author).name ?? '', maxLengths.name],
    ['footer.text', partOf(embed.footer).text ?? '', maxLengths.footer],
    ...fields,
  ];
}

function urlFaults(embed: Json): string[] {
  const { image, thumbnail, author } = embed;
  const urls: readonly (readonly [string, unknown])[] = [
    ['url', embed.url],
    ['image.url', partOf(image).url],
    ['thumbnail.url', partOf(thumbnail).url],
    ['author.url', partOf(author).url],
    ['author.icon_url', partOf(author).icon_url],
  ];
  return urls
    .filter(([, url]) => url !== undefined && !/^https?:\/\/[^\s]{1,2040}$/.test(textOf(url)))
    .map(([path]) => path);
}

/** Paths of the fields that Discord rejects. */
function embedFaults(embed: Json): string[] {
  const { color, fields } = embed;
  const tooLong = textsOf(embed)
    .filter(([, text, max]) => typeof text !== 'string' || text.length > max)
    .map(([path]) => path);
  const empty = listOf(fields).flatMap(({ name, value }, index) =>
    textOf(name).trim() && textOf(value).trim() ? [] : [`fields.${index}`],
  );
  const isColor =
    color === undefined ||
    (Number.isInteger(color) && Number(color) >= 0 && Number(color) < 2 ** 24);
  return [
    ...tooLong,
    ...empty,
    ...urlFaults(embed),
    ...(isColor ? [] : ['color']),
    ...(listOf(fields).length > 25 ? ['fields'] : []),
  ];
}

function mentionFaults(mentions: unknown): string[] {
  const { parse, roles } = partOf(mentions);
  const parses = Array.isArray(parse) ? (parse as unknown[]) : [];
  const known = parses.every((kind) => ['roles', 'users', 'everyone'].includes(String(kind)));
  const ids = Array.isArray(roles) ? (roles as unknown[]) : [];
  const isExclusive = ids.length === 0 || !parses.includes('roles');
  return known && isExclusive && ids.length <= 100 && ids.every(isSnowflake)
    ? []
    : ['allowed_mentions'];
}

/** Paths of all fields of a message that Discord rejects. */
export function messageFaults({ content, embeds, allowed_mentions: mentions }: Json): string[] {
  const list = listOf(embeds);
  const total = list.flatMap(textsOf).reduce((sum, [, text]) => sum + textOf(text).length, 0);
  return [
    ...(textOf(content).length > 2000 ? ['content'] : []),
    ...(list.length > 10 || total > maxTotal ? ['embeds'] : []),
    ...list.flatMap((embed, index) => embedFaults(embed).map((path) => `embeds.${index}.${path}`)),
    ...mentionFaults(mentions),
  ];
}

/** Roles that a new message pings; without `allowed_mentions` all that it contains. */
function pingedRoles({ content, allowed_mentions: mentions }: Json): string[] {
  const roles = [...textOf(content).matchAll(/<@&(\d+)>/g)].map(([, id = '']) => id);
  const everyone = /@(everyone|here)/.test(textOf(content)) ? ['everyone'] : [];
  if (mentions === undefined) return [...roles, ...everyone];
  const { parse = [], roles: allowed = [] } = partOf(mentions) as {
    parse?: readonly string[];
    roles?: readonly string[];
  };
  return [
    ...roles.filter((id) => parse.includes('roles') || allowed.includes(id)),
    ...everyone.filter(() => parse.includes('everyone')),
  ];
}

/** The JSON of a request; that of form data is in `payload_json`, and its files are in `files`. */
async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data'))
    return bytes.length > 0 ? (JSON.parse(bytes.toString()) as Json) : {};
  const data = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const files: Record<string, string> = {};
  for (const value of data.values())
    if (typeof value !== 'string') files[value.name] = await value.text();
  return { ...(JSON.parse(textOf(data.get('payload_json'))) as Json), files };
}

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly json?: unknown;
}

const jsonType = { 'content-type': 'application/json' };

/** Counts requests in fixed windows. */
class Window {
  #count = 0;
  #startedAt = -Infinity;

  readonly limit: number;
  readonly windowMs: number;

  constructor(limit: number, windowMs: number) {
    this.limit = limit;
    this.windowMs = windowMs;
  }

  /** Counts a request, unless it exceeds the limit. */
  take(now: number) {
    if (now >= this.#startedAt + this.windowMs || now < this.#startedAt) {
      this.#startedAt = now;
      this.#count = 0;
    }
    const isAllowed = this.#count < this.limit;
    if (isAllowed) this.#count += 1;
    const resetMs = this.#startedAt + this.windowMs - now;
    return { isAllowed, remaining: this.limit - this.#count, resetMs };
  }
}

/** A fake of Discord with one channel and one webhook at a time. */
export class FakeDiscord {
  readonly messages: DiscordMessage[] = [];
  /** Method and path without the token of each request. */
  readonly requests: string[] = [];
  /** Requests that exceeded a limit. */
  limited = 0;
  readonly channelId = '200000000000000002';
  readonly guildId = '300000000000000003';
  webhookId = '400000000000000004';
  token = 'SECRET-webhook-token_0123456789';

  readonly #options: DiscordOptions;
  readonly #server = createServer((request, response) => void this.#respond(request, response));
  readonly #buckets = new Map<string, Window>();
  readonly #global: Window;
  #failures: { failure: DiscordFailure; left: number }[] = [];
  #isDeleted = false;
  #messages = 0;

  constructor(options: DiscordOptions = {}) {
    this.#options = options;
    this.#global = new Window(options.globalLimit ?? 50, 1000);
  }

  get #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Address of the server. */
  get origin(): string {
    const address = this.#server.address() as AddressInfo | null;
    return `http://127.0.0.1:${address?.port ?? 1}`;
  }

  /** URL of the webhook, with its token. */
  get url(): string {
    return `${this.origin}/api/webhooks/${this.webhookId}/${this.token}`;
  }

  /** Lets the next requests fail. */
  fail(failure: DiscordFailure): void {
    this.#failures.push({ failure, left: failure.times ?? 1 });
  }

  /** Deletes the webhook. */
  deleteWebhook(): void {
    this.#isDeleted = true;
  }

  /** Replaces the webhook by another one of the same channel. */
  rotate(): void {
    this.webhookId = String(BigInt(this.webhookId) + 1n);
    this.token = `${this.token}-new`;
  }

  /** Deletes a message, as a moderator does. */
  deleteMessage(id: string): void {
    this.messages.splice(this.messages.findIndex((message) => message.id === id) >>> 0, 1);
  }

  /** Responds without a connection, as `fetch` does. */
  readonly fetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Json) : {};
    const url = new URL(input instanceof Request ? input.url : input);
    const reply = this.#reply(init.method ?? 'GET', url, body);
    if (reply === 'reset') return Promise.reject(new TypeError('fetch failed'));
    const text = reply.json === undefined ? null : JSON.stringify(reply.json);
    return Promise.resolve(new Response(text, { status: reply.status, headers: reply.headers }));
  };

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const reply = this.#reply(request.method ?? 'GET', url, await bodyOf(request));
    if (reply === 'reset') return void response.destroy();
    response.writeHead(reply.status, reply.headers);
    response.end(reply.json === undefined ? undefined : JSON.stringify(reply.json));
  }

  #reply(method: string, url: URL, body: Json): Reply | 'reset' {
    this.requests.push(`${method} ${url.pathname.replace(this.token, '…')}`);
    const limits = this.#limit(method);
    if ('status' in limits) return limits;
    const failure = this.#takeFailure(method);
    const isProcessed = failure?.isProcessed ?? !failure;
    const [status, json] = isProcessed ? this.#answer(method, url, body) : [0];
    if (!failure) return { status, json, headers: { ...jsonType, ...limits.headers } };
    if (failure.status === 'reset') return 'reset';
    return {
      status: failure.status,
      json: failure.body,
      headers: { ...jsonType, ...failure.headers },
    };
  }

  /** Rate-limit headers; the response if the limit is exceeded. */
  #limit(method: string): Reply | Pick<Reply, 'headers'> {
    const { limit, windowMs } = this.#options.bucket ?? { limit: 5, windowMs: 2000 };
    const key = `${method} ${this.webhookId}`;
    const bucket = this.#buckets.get(key) ?? new Window(limit, windowMs);
    this.#buckets.set(key, bucket);
    const [overall, own] = [this.#global.take(this.#now), bucket.take(this.#now)];
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(own.remaining),
      'x-ratelimit-reset': String((this.#now + own.resetMs) / 1000),
      'x-ratelimit-reset-after': String(own.resetMs / 1000),
      'x-ratelimit-bucket': `bucket-${method}`,
    };
    if (overall.isAllowed && own.isAllowed) return { headers };
    this.limited += 1;
    const isGlobal = !overall.isAllowed;
    const seconds = (isGlobal ? overall.resetMs : own.resetMs) / 1000;
    return {
      status: 429,
      json: { message: 'You are being rate limited.', retry_after: seconds, global: isGlobal },
      headers: {
        ...jsonType,
        'retry-after': String(Math.ceil(seconds)),
        'x-ratelimit-scope': isGlobal ? 'global' : 'user',
        ...(isGlobal ? { 'x-ratelimit-global': 'true' } : headers),
      },
    };
  }

  #takeFailure(method: string): DiscordFailure | undefined {
    const planned = this.#failures.find(
      ({ failure, left }) => left > 0 && (failure.method ?? method) === method,
    );
    if (planned) planned.left -= 1;
    return planned?.failure;
  }

  #error(name: keyof typeof errors, faults: readonly string[] = []): [number, Json] {
    const [status, code, message] = errors[name];
    const details = Object.fromEntries(
      faults.map((path) => [path, { _errors: [{ code: 'INVALID', message: 'Invalid value.' }] }]),
    );
    return [status, { message, code, ...(faults.length > 0 && { errors: details }) }];
  }

  #answer(method: string, url: URL, body: Json): readonly [number, unknown?] {
    const [, id, token = '', messageId] =
      /^\/api(?:\/v\d+)?\/webhooks\/(\d+)\/([\w-]+)(?:\/messages\/(\d+))?$/.exec(url.pathname) ??
      [];
    if (id === undefined) return this.#error('generic');
    if (this.#isDeleted || id !== this.webhookId) return this.#error('unknownWebhook');
    if (token !== this.token) return this.#error('invalidToken');
    const threadId = url.searchParams.get('thread_id') ?? undefined;
    if (threadId !== undefined && !this.#options.threads?.includes(threadId))
      return this.#error('unknownChannel');
    if (messageId !== undefined) return this.#answerMessage(method, messageId, threadId, body);
    if (method === 'GET') return [200, this.#webhook()];
    if (method !== 'POST') return [405, { message: '405: Method Not Allowed', code: 0 }];
    return this.#execute(body, threadId, url.searchParams.get('wait') === 'true');
  }

  #webhook(): Json {
    const { webhookId: id, channelId: channel_id, guildId: guild_id, token } = this;
    return { id, type: 1, name: 'Convoys', channel_id, guild_id, token };
  }

  #execute(body: Json, threadId: string | undefined, waits: boolean): readonly [number, unknown?] {
    if (!textOf(body.content).trim() && listOf(body.embeds).length === 0)
      return this.#error('emptyMessage');
    const faults = messageFaults(body);
    if (faults.length > 0) return this.#error('invalidForm', faults);
    const message: DiscordMessage = {
      id: `5${String((this.#messages += 1)).padStart(17, '0')}`,
      threadId,
      content: textOf(body.content),
      embeds: listOf(body.embeds),
      files: partOf(body.files) as Readonly<Record<string, string>>,
      pinged: pingedRoles(body),
      postedAt: this.#now,
      edits: 0,
      webhookId: this.webhookId,
    };
    this.messages.push(message);
    return waits ? [200, this.#json(message)] : [204];
  }

  #answerMessage(
    method: string,
    id: string,
    threadId: string | undefined,
    body: Json,
  ): readonly [number, unknown?] {
    // Webhooks edit and delete only their own messages, which those of an earlier webhook are not.
    const index = this.messages.findIndex(
      (message) =>
        message.id === id && message.threadId === threadId && message.webhookId === this.webhookId,
    );
    const message = this.messages[index];
    if (!message) return this.#error('unknownMessage');
    if (method === 'GET') return [200, this.#json(message)];
    if (method === 'DELETE') {
      this.messages.splice(index, 1);
      return [204];
    }
    const faults = messageFaults(body);
    if (faults.length > 0) return this.#error('invalidForm', faults);
    const edited = {
      ...message,
      ...('content' in body && { content: textOf(body.content) }),
      ...('embeds' in body && { embeds: listOf(body.embeds) }),
      edits: message.edits + 1,
    };
    this.messages[index] = edited;
    return [200, this.#json(edited)];
  }

  #json({ id, content, embeds, threadId }: DiscordMessage): Json {
    return { id, type: 0, content, embeds, channel_id: threadId ?? this.channelId };
  }
}
