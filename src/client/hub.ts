import { Answers } from './answers.js';
import { pause, type Clock } from './clock.js';
import { requestError, VtcError } from './errors.js';
import { exchange, type Fetch } from './exchange.js';
import { keyOf, ownerOf } from './key.js';
import { Ledger, type Window } from './ledger.js';
import type { Page } from './page.js';
import type { RawAnswer, TabMessage, Tabs, TabsOptions } from './tabs.js';

/** One reading of an address, as the hub takes it. */
export interface HubRequest {
  readonly url: string;
  readonly token?: string | undefined;
  /** An answer not older than this is good enough; with a negative age none is. */
  readonly maxAgeMs: number;
  /** Lower goes first; 0 is in view. */
  readonly priority?: (() => number) | undefined;
}

/** What all elements of a page ask through, those of another copy of the bundle too. */
export interface Hub {
  /** Rejects with a VtcError, or with the reason of the signal when that aborts. */
  ask(request: HubRequest, signal?: AbortSignal): Promise<RawAnswer>;
  /** The last known answer, however old. */
  last(request: Pick<HubRequest, 'url' | 'token'>): RawAnswer | undefined;
}

/** What a hub is made of. */
export interface HubOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly page: Page;
  readonly windows: readonly Window[];
  readonly openTabs: (options: TabsOptions) => Tabs;
  /** Answers kept at most. */
  readonly mostAnswers?: number;
}

interface Waiter {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (error: unknown) => void;
  readonly priority: HubRequest['priority'];
}

interface Job {
  readonly key: string;
  readonly request: HubRequest;
  readonly ledger: Ledger;
  readonly since: number;
  readonly waiters: Set<Waiter>;
  readonly controller: AbortController;
  failures: number;
  maxAgeMs: number;
  /** Set while it waits for its turn: lets it go on, or fail. */
  go?: ((error?: VtcError) => void) | undefined;
}

const mostTries = 3;

const urgency = ({ waiters }: Job) =>
  Math.min(...[...waiters].map(({ priority }) => priority?.() ?? 0));

/** In a page an embed token costs a preflight too, which may be counted. */
const costOf = ({ request }: Job) => (request.token?.startsWith('emb_') ? 2 : 1);

const isPassing = ({ code, status, retryAfterMs }: VtcError) =>
  !retryAfterMs && (code === 'NETWORK' || code === 'TIMEOUT' || status >= 500);

/** Makes a hub; the elements of a page share one. */
export function createHub(options: HubOptions): Hub {
  const { clock, page, windows } = options;
  const answers = new Answers(options.mostAnswers ?? 100);
  const jobs = new Map<string, Job>();
  const ledgers = new Map<string, Ledger>();
  let timer: unknown;

  function ledgerOf(origin: string): Ledger {
    const ledger = ledgers.get(origin) ?? new Ledger(origin, windows);
    ledgers.set(origin, ledger);
    return ledger;
  }

  function schedule(ms = 0): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(letGo, Math.ceil(ms));
  }

  /** Lets waiting jobs go, the most urgent first, as far as the ledgers allow. */
  function letGo(): void {
    if (page.hidden()) return;
    const now = clock.now();
    const full = new Map<Ledger, number>();
    const waiting = [...jobs.values()].filter(({ go }) => go);
    for (const job of waiting.sort((a, b) => urgency(a) - urgency(b))) {
      const { ledger, request, go } = job;
      const wait = full.get(ledger) ?? ledger.waitMs(costOf(job), now);
      if (page.offline()) go?.(requestError('NETWORK', request));
      else if (ledger.until > now)
        go?.(requestError(ledger.reason, request, { retryAfterMs: ledger.until - now }));
      else if (wait) full.set(ledger, wait);
      else if (ledger.free) {
        ledger.active++;
        ledger.sent(costOf(job), now);
        share(ledger, {});
        go?.();
      }
    }
    if (full.size) schedule(Math.min(...full.values()));
  }

  /** Settles when the job may send; rejects when it is left or its API is to be left alone. */
  const turn = (job: Job) =>
    new Promise<void>((resolve, reject) => {
      const { signal } = job.controller;
      job.go = (error) => {
        job.go = undefined;
        if (error) reject(error);
        else resolve();
      };
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      schedule();
    });

  /** Drops what was answered to a token that is refused. */
  function heed(key: string, status: number): void {
    const owner = ownerOf(key);
    if (owner && (status === 401 || status === 403)) answers.forget(owner);
  }

  /** Tells the other tabs too, so that those who wait for the same need not find out themselves. */
  function share(ledger: Ledger, message: TabMessage): void {
    tabs.post({ ledger: [ledger.entry()], ...message });
  }

  async function answerTo(job: Job): Promise<RawAnswer> {
    const { key, ledger, request, controller } = job;
    await turn(job);
    try {
      const json = await exchange(request, options, controller.signal);
      const answer = { json, receivedAt: clock.now() };
      ledger.answered(answer.receivedAt);
      answers.keep(key, answer);
      share(ledger, { answers: [[key, answer]] });
      return answer;
    } catch (error) {
      if (!(error instanceof VtcError)) throw error;
      ledger.failed(error, ++job.failures, clock.now());
      if (!isPassing(error) || job.failures >= mostTries) {
        const { code, message, status, retryAfterMs } = error;
        heed(key, status);
        share(ledger, { failed: [key, { code, message, status, retryAfterMs }] });
        throw error;
      }
    } finally {
      ledger.active--;
      schedule();
    }
    await pause(500 * 2 ** job.failures * (1 + Math.random()), clock, controller.signal);
    return answerTo(job);
  }

  function settle(job: Job, tell: (waiter: Waiter) => void): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key);
    job.waiters.forEach(tell);
    job.controller.abort();
  }

  function start(key: string, request: HubRequest): Job {
    const job: Job = {
      key,
      request,
      ledger: ledgerOf(new URL(request.url).origin),
      since: clock.now(),
      waiters: new Set(),
      controller: new AbortController(),
      failures: 0,
      maxAgeMs: request.maxAgeMs,
    };
    jobs.set(key, job);
    tabs
      .alone(key, job.controller.signal, () => answerTo(job))
      .then(
        (answer) => settle(job, ({ resolve }) => resolve(answer)),
        (error: unknown) => settle(job, ({ reject }) => reject(error)),
      );
    return job;
  }

  /** Waits for a job; the last one to leave ends it. */
  const join = (job: Job, { maxAgeMs, priority }: HubRequest, signal?: AbortSignal) =>
    new Promise<RawAnswer>((resolve, reject) => {
      const waiter = { resolve, reject, priority };
      job.maxAgeMs = Math.min(job.maxAgeMs, maxAgeMs);
      job.waiters.add(waiter);
      const leave = () => {
        job.waiters.delete(waiter);
        reject(signal?.reason as Error);
        if (!job.waiters.size) settle(job, () => undefined);
      };
      signal?.addEventListener('abort', leave, { signal: job.controller.signal });
    });

  function receive({ hello, ledger, answers: told, failed }: TabMessage): void {
    if (hello)
      tabs.post({
        ledger: [...ledgers.values()].map((each) => each.entry()),
        answers: answers.anonymous(),
      });
    ledger?.forEach((entry) => ledgerOf(entry[0]).merge(entry));
    told?.forEach(([key, answer]) => {
      const job = jobs.get(key);
      if (answer.receivedAt > (answers.get(key)?.receivedAt ?? 0)) answers.keep(key, answer);
      if (job && answer.receivedAt >= job.since - job.maxAgeMs)
        settle(job, ({ resolve }) => resolve(answer));
    });
    if (!failed) return;
    const [key, error] = failed;
    const job = jobs.get(key);
    heed(key, error.status);
    if (job) settle(job, ({ reject }) => reject(new VtcError(error.code, error.message, error)));
  }

  for (const [key, answer] of page.load()) answers.keep(key, answer);
  page.watch(({ type }) => {
    if (page.hidden()) page.save(answers.anonymous());
    if (type === 'online') ledgers.forEach((ledger) => ledger.online());
    schedule();
  });
  const tabs = options.openTabs({ clock, hidden: () => page.hidden(), receive });

  return {
    last: (request) => answers.get(keyOf(request)),
    async ask(request, signal) {
      await tabs.ready;
      signal?.throwIfAborted();
      const key = keyOf(request);
      const known = answers.get(key);
      const ageMs = known ? clock.now() - known.receivedAt : -1;
      if (known && ageMs >= 0 && ageMs <= request.maxAgeMs) return known;
      return join(jobs.get(key) ?? start(key, request), request, signal);
    },
  };
}
