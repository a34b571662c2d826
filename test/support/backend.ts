import { schedulerKey } from '../../src/client/shared-scheduler.js';
import type { SandboxOptions } from '../../src/sandbox/server/options.js';
import { createSandbox } from '../../src/sandbox/server/sandbox.js';

/** Answers a request instead of the sandbox, or lets it through with undefined. */
type Answerer = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** Differs between test pages, which run side by side and share channels and locks. */
const pageId = crypto.randomUUID().slice(0, 8);
let bases = 0;
const pageFetch = globalThis.fetch;
const PageChannel = globalThis.BroadcastChannel;

/** The API of one test: the sandbox, in place of the network, at an address that no other test has. */
export class Backend {
  readonly apiBase = `https://api-${pageId}-${(bases += 1)}.test`;
  /** Received requests, in order. */
  readonly requests: Request[] = [];
  /** Stands before the sandbox. */
  answer: Answerer = () => undefined;
  /** Whether the browser can load the sandbox's pictures, each of which is the same. */
  hasPictures = false;

  readonly #sandbox;
  #gate: Promise<void> = Promise.resolve();
  #open = (): void => undefined;

  constructor(options: SandboxOptions = {}) {
    const { apiBase } = this;
    this.#sandbox = createSandbox({ rateLimits: false, clock: () => Date.now(), ...options });
    // A new hub: what other tests asked does not count against this one.
    Reflect.deleteProperty(globalThis, schedulerKey);
    sessionStorage.clear();
    // Schedulers of previous tests and of other test pages must not count as other tabs.
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    });
    globalThis.BroadcastChannel = class extends PageChannel {
      constructor(name: string) {
        super(name + apiBase);
      }
    };
    globalThis.fetch = (input, init) => this.#fetch(new Request(input, init));
  }

  /** Paths of what was asked, in order. */
  get paths(): string[] {
    return this.requests.map(({ url }) => new URL(url).pathname);
  }

  get world() {
    return this.#sandbox.world;
  }

  /** Forgets what was asked, in the sandbox too. */
  forget(): void {
    this.requests.length = 0;
    this.#sandbox.journal.clear();
  }

  /** Holds all answers back until `release`. */
  hold(): void {
    this.#gate = new Promise((open) => {
      this.#open = open;
    });
  }

  release(): void {
    this.#open();
  }

  /** Answers everything with a status. */
  fail(status: number): void {
    this.answer = () => Response.json({ error: { code: 'ANY', message: 'failed' } }, { status });
  }

  /** The sandbox answers again. */
  recover(): void {
    this.answer = () => undefined;
  }

  restore(): void {
    this.release();
    globalThis.fetch = pageFetch;
    globalThis.BroadcastChannel = PageChannel;
  }

  async #fetch(request: Request): Promise<Response> {
    this.requests.push(request);
    await Promise.race([
      this.#gate,
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      ),
    ]);
    const response = (await this.answer(request)) ?? (await this.#sandbox.fetch(request));
    if (!this.hasPictures || !response.ok) return response;
    const pictures = `${location.origin}/test/support/picture.svg?`;
    const text = await response.text();
    return new Response(text.replaceAll(`${this.apiBase}/images/`, pictures), response);
  }
}
