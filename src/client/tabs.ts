import { pause, type Clock } from './clock.js';
import type { VtcError } from './errors.js';
import type { LedgerEntry } from './ledger.js';

/** A JSON answer, not yet read with the contract, and when it came. */
export interface RawAnswer {
  readonly json: unknown;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** What is told of a VtcError. */
export type Failure = Pick<VtcError, 'code' | 'message' | 'status' | 'retryAfterMs'>;

/** What tabs of a site tell each other; never a token. */
export interface TabMessage {
  /** A new tab asks for what the others know. */
  readonly hello?: boolean;
  readonly ledger?: readonly LedgerEntry[];
  readonly answers?: readonly (readonly [key: string, RawAnswer])[];
  readonly failed?: readonly [key: string, Failure];
  /** Keys that the sender is asking for now. */
  readonly busy?: readonly string[];
}

/** The other tabs of the site, seen from this one. */
export interface Tabs {
  /** Settles when the others have told what they know, or after a moment. */
  readonly ready: Promise<unknown>;
  post(message: TabMessage): void;
  /** Runs `task` while no other tab runs one for `key`; takes over from a tab that fell silent. */
  alone<T>(key: string, signal: AbortSignal, task: () => Promise<T>): Promise<T>;
}

/** What the tabs need to know of this one. */
export interface TabsOptions {
  readonly clock: Clock;
  readonly hidden: () => boolean;
  readonly receive: (message: TabMessage) => void;
}

const name = 'vtc-widgets.1 ';
const helloMs = 40;
const beatMs = 250;
/** Waited for twice, so that beats which lie unread in this tab's own queue are heard first. */
const silenceMs = 400;
/** How long a lock outlives its answer, so that the answer overtakes it. */
const lingerMs = 60;

/** One tab that knows of no other. */
export const openAlone = (): Tabs => ({
  ready: Promise.resolve(),
  post: () => undefined,
  alone: (_, __, task) => task(),
});

/** Joins the other tabs of the site; where the browser has no channel or refuses one, there are none. */
export function openTabs(options: TabsOptions): Tabs {
  try {
    return join(options, new BroadcastChannel(name));
  } catch {
    return openAlone();
  }
}

function join({ clock, hidden, receive }: TabsOptions, channel: BroadcastChannel): Tabs {
  const { locks } = navigator;
  const held = new Set<string>();
  const heard = new Map<string, () => void>();
  let beating = false;

  const post = (message: TabMessage) => channel.postMessage(message);

  function beat() {
    beating = held.size > 0;
    if (!beating) return;
    if (!hidden()) post({ busy: [...held] });
    clock.setTimeout(beat, beatMs);
  }

  const ready = new Promise<void>((resolve) => {
    clock.setTimeout(resolve, helloMs);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      receive(data);
      data.busy?.forEach((key) => heard.get(key)?.());
      if (data.answers) resolve();
    };
  });
  post({ hello: true });

  function alone<T>(key: string, signal: AbortSignal, task: () => Promise<T>) {
    return new Promise<T>((resolve, reject) => {
      const queue = new AbortController();
      let timer: unknown;
      let begun = false;

      const settleQueue = () => {
        clock.clearTimeout(timer);
        heard.delete(key);
      };
      const hold = async () => {
        begun = true;
        settleQueue();
        held.add(key);
        if (!beating) beat();
        await task().then(resolve, reject);
        await pause(lingerMs, clock);
        held.delete(key);
      };
      const request = (options: LockOptions) =>
        locks.request(name + key, options, hold).catch(() => {
          if (!begun && !queue.signal.aborted) return hold();
        });
      // Of all who wait, one takes over; the others go on listening, to it.
      const takeOver = () =>
        locks.request(`${name}heir ${key}`, { ifAvailable: true }, (chosen) => {
          if (!chosen || begun) return begun || listen();
          queue.abort();
          void request({ steal: true });
          return pause(beatMs, clock);
        });
      const listen = () => {
        clock.clearTimeout(timer);
        timer = clock.setTimeout(
          () => (timer = clock.setTimeout(() => void takeOver(), silenceMs)),
          silenceMs,
        );
      };
      signal.addEventListener('abort', () => {
        if (begun) return;
        settleQueue();
        queue.abort();
        reject(signal.reason as Error);
      });
      heard.set(key, listen);
      listen();
      void request({ signal: queue.signal });
    });
  }

  return { ...openAlone(), ready, post, ...(locks && { alone }) };
}
