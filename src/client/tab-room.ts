import { pause } from './clock.js';
import { aborted, linkedController } from './linked-controller.js';
import type { TabMessage, TabsOptions } from './tab-messages.js';

/** What tabs say to each other in a room. */
interface RoomMessage extends TabMessage {
  /** A tab came in. */
  readonly hello?: string;
  /** A tab is about to ask for an address: who has a response received since? */
  readonly want?: { readonly id: string; readonly url: string; readonly notBefore: number };
  /** The sender has nothing for the want with this id. */
  readonly lacks?: string;
  /** Is anybody asking for this address? */
  readonly ping?: string;
  /** The sender is. */
  readonly busy?: string;
}

/** An address that this tab is about to ask for. */
interface Claim {
  readonly url: string;
  readonly id: string;
  lacks: number;
  isBusy: boolean;
  /** Ends the wait for what others have to say. */
  replied: () => void;
}

/** How long the other tabs have to say whether they have a response. */
const patienceMs = 100;
/** Silent for two of these, so that replies which lie unread in this tab's own queue are heard first. */
const silenceMs = 250;

const randomId = () => Math.random().toString(36).slice(2);

/**
 * Tabs that may share responses: a channel to talk, and locks so that one of them asks.
 * Who is present holds a lock of his own, so that a tab which is alone knows it without waiting for silence.
 */
export class TabRoom {
  /** Whether nobody else is here, as far as is known; false until the first look. */
  isAlone = false;
  /** Settles when the first look is done. */
  looked: Promise<unknown> = Promise.resolve();

  readonly #name: string;
  readonly #options: TabsOptions;
  readonly #token: string | undefined;
  readonly #id = randomId();
  readonly #locks = navigator.locks as LockManager | undefined;
  readonly #claims = new Set<Claim>();
  #channel: BroadcastChannel | undefined;
  #presence = new AbortController();
  #others = 0;
  #heard = 0;

  constructor(name: string, options: TabsOptions, token?: string) {
    this.#name = name;
    this.#options = options;
    this.#token = token;
    this.enter();
  }

  /** Comes in, and begins to look who else is here. */
  enter(): void {
    if (this.#channel) return;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<RoomMessage>) => this.#hear(data);
    const { signal } = (this.#presence = new AbortController());
    this.#locks?.request(this.#own, () => aborted(signal)).catch(() => undefined);
    this.isAlone = false;
    this.post({ hello: randomId() });
    this.looked = this.#look();
  }

  /** Goes out: holds nothing and hears nothing any more. */
  leave(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#presence.abort();
  }

  /** Says something where somebody may hear it, as the copy of a long answer takes time. */
  post(message: RoomMessage): void {
    if (!this.isAlone || !this.#locks) this.#channel?.postMessage(message);
  }

  /** As `Tabs.claim`, in this room. */
  async claim(url: string, notBefore: number, signal: AbortSignal): Promise<void> {
    await this.#look();
    if (this.isAlone || !this.#locks) return;
    const claim = { url, id: randomId(), lacks: 0, isBusy: false, replied: () => undefined };
    this.#claims.add(claim);
    try {
      await this.#lock(this.#locks, claim, signal);
      if (await this.#isBusyElsewhere(claim, notBefore, signal)) await this.#silence(claim, signal);
    } finally {
      this.#claims.delete(claim);
    }
  }

  get #own(): string {
    return `${this.#name}#${this.#id}`;
  }

  /** Counts who is present; a browser or document without locks counts as alone. */
  async #look(): Promise<void> {
    const heard = this.#heard;
    try {
      const { held = [] } = (await this.#locks?.query()) ?? {};
      const present = held.filter((lock) => lock.name?.startsWith(`${this.#name}#`));
      const own = present.find((lock) => lock.name === this.#own)?.clientId;
      this.#others = new Set(present.map(({ clientId }) => clientId)).size - (own ? 1 : 0);
    } catch {
      this.#others = 0;
    }
    // Who said something meanwhile is not counted yet.
    this.isAlone = this.#others === 0 && heard === this.#heard;
  }

  /** Gets the lock of an address until the signal aborts; takes it from a tab that fell silent. */
  async #lock(locks: LockManager, claim: Claim, signal: AbortSignal): Promise<void> {
    const name = `${this.#name} ${claim.url}`;
    const hold = (options: LockOptions) =>
      new Promise<void>((resolve, reject) => {
        const granted = () => {
          resolve();
          return aborted(signal);
        };
        locks.request(name, options, granted).catch(reject);
      });
    const watching = linkedController(signal);
    // Of all who wait one steals, and for a while nobody from him; the others go on waiting.
    const steal = async (): Promise<void> => {
      await this.#silence(claim, watching.signal);
      const isChosen = await new Promise<boolean>((resolve, reject) => {
        locks
          .request(`${name} steal`, { ifAvailable: true }, async (lock) => {
            if (lock) await hold({ steal: true });
            resolve(lock !== null);
            if (lock) await pause(2 * silenceMs, this.#options.clock);
          })
          .catch(reject);
      });
      return isChosen ? undefined : steal();
    };
    await Promise.race([hold({ signal }), steal()]).finally(() => watching.abort());
  }

  /** Resolves when nobody says any more that he is asking for the address. */
  async #silence(claim: Claim, signal: AbortSignal): Promise<void> {
    for (let silent = 0; silent < 2; silent++) {
      claim.isBusy = false;
      this.post({ ping: claim.url });
      await pause(silenceMs, this.#options.clock, signal);
      if (claim.isBusy) silent = -1;
    }
  }

  /** Asks who has a response: if somebody has, it arrives and ends the claim; else whether somebody asks for it. */
  async #isBusyElsewhere(claim: Claim, notBefore: number, signal: AbortSignal): Promise<boolean> {
    claim.isBusy = false;
    const patience = linkedController(signal);
    claim.replied = () => patience.abort();
    this.post({ want: { id: claim.id, url: claim.url, notBefore } });
    await pause(patienceMs, this.#options.clock, patience.signal).catch(() => undefined);
    patience.abort();
    signal.throwIfAborted();
    return claim.isBusy;
  }

  #hear(message: RoomMessage): void {
    const { hello, want, lacks, ping, busy } = message;
    this.#heard++;
    if (this.#locks) this.isAlone = false;
    if (hello) void this.#once(hello, { budgets: this.#options.budgets() });
    if (want) this.#reply(want);
    if (ping && this.#isAsking(ping)) this.post({ busy: ping });
    for (const claim of this.#claims) {
      if (busy === claim.url) claim.isBusy = true;
      if (lacks === claim.id) claim.lacks++;
      if (claim.isBusy || claim.lacks >= this.#others) claim.replied();
    }
    this.#options.receive(message, this.#token);
  }

  #isAsking(url: string): boolean {
    return this.#options.isAsking({ url, token: this.#token });
  }

  #reply({ id, url, notBefore }: NonNullable<RoomMessage['want']>): void {
    const known = this.#options.cached({ url, token: this.#token });
    if (known && known.receivedAt >= notBefore) void this.#once(id, { responses: [[url, known]] });
    else this.post(this.#isAsking(url) ? { busy: url } : { lacks: id });
  }

  /** Posts what several tabs could post, in one of them. */
  async #once(id: string, message: TabMessage): Promise<void> {
    if (!this.#locks) return this.post(message);
    const { clock } = this.#options;
    await this.#locks.request(`${this.#name} reply ${id}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      this.post(message);
      await pause(patienceMs, clock);
    });
  }
}
