import { schedulerKey } from '../../src/client/shared-scheduler.js';
import type { SandboxOptions } from '../../src/sandbox/server/options.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';

/** Responds to a request instead of the sandbox; undefined forwards the request to the sandbox. */
type Responder = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** Unique per test page. */
const pageId = crypto.randomUUID().slice(0, 8);
let bases = 0;
const pageFetch = globalThis.fetch;

/** The API of one test: the sandbox, in place of the network, with a base URL on this machine that no other test has. */
export class Backend {
  readonly apiBase = `http://api-${pageId}-${(bases += 1)}.localhost`;
  /** Received requests, in order. */
  readonly requests: Request[] = [];
  /** Called before the sandbox. */
  respond: Responder = () => undefined;
  /** Whether the URLs of the sandbox's pictures are replaced by that of a picture that loads. */
  hasPictures = false;

  readonly #sandbox;
  #gate: Promise<void> = Promise.resolve();
  #open = (): void => undefined;

  constructor(options: SandboxOptions = {}) {
    this.#sandbox = createSandbox({ rateLimits: false, clock: () => Date.now(), ...options });
    // A new scheduler: requests of other tests do not count against the rate limit.
    Reflect.deleteProperty(globalThis, schedulerKey);
    Reflect.deleteProperty(globalThis, Symbol.for('vtc-widgets.bar-memory'));
    sessionStorage.clear();
    globalThis.fetch = (input, init) => this.#fetch(new Request(input, init));
  }

  /** Paths of the received requests, in order. */
  get paths(): string[] {
    return this.requests.map(({ url }) => new URL(url).pathname);
  }

  get world() {
    return this.#sandbox.world;
  }

  /** Clears the list of requests, and the sandbox's journal. */
  clearRequests(): void {
    this.requests.length = 0;
    this.#sandbox.journal.clear();
  }

  /** Holds all responses back until `release`. */
  hold(): void {
    this.#gate = new Promise((open) => {
      this.#open = open;
    });
  }

  release(): void {
    this.#open();
  }

  /** Responds to every request with a status. */
  fail(status: number): void {
    this.respond = () => Response.json({ error: { code: 'ANY', message: 'failed' } }, { status });
  }

  /** Lets the sandbox respond again. */
  recover(): void {
    this.respond = () => undefined;
  }

  restore(): void {
    this.release();
    globalThis.fetch = pageFetch;
  }

  async #fetch(request: Request): Promise<Response> {
    this.requests.push(request);
    await Promise.race([
      this.#gate,
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      ),
    ]);
    const response = (await this.respond(request)) ?? (await this.#sandbox.fetch(request));
    if (!this.hasPictures || !response.ok) return response;
    const pictures = `${location.origin}/test/support/picture.svg?`;
    const text = await response.text();
    return new Response(text.replaceAll(`${this.apiBase}/images/`, pictures), response);
  }
}
