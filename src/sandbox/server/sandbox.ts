import {
  callers,
  keyToken,
  keyTokens,
  sessionCookie,
  type KeyTokens,
  type KeyTraits,
} from '../world/callers.js';
import type { World } from '../world/world.js';
import { createApp } from './app.js';
import { createClock, type SandboxClock } from './clock.js';
import { createControl } from './control.js';
import { createInjectedFailures, type InjectedFailures } from './failures.js';
import { createHandler } from './handler.js';
import { createJournal, type Journal } from './journal.js';
import { withDefaults, type SandboxOptions } from './options.js';
import { createRateLimiter } from './rate-limiter.js';
import { createState } from './state.js';

/** The whole API, served from memory. */
export interface Sandbox {
  /** Responds to a request; rejects for the injected failure `reset`. Rate limits count by `address`. */
  readonly fetch: (request: Request, address?: string) => Promise<Response>;
  /** Injects a failure into the next `times` requests whose path matches, such as `/vtcs/*`; returns a function that stops it. */
  readonly injectFailure: (path: string, failure: string, times?: number) => () => void;
  /** Resets world, rate limits, injected failures, journal and clock. */
  readonly reset: () => void;
  readonly clock: SandboxClock;
  readonly failures: InjectedFailures;
  readonly journal: Journal;
  readonly world: World;
  /** A key per tier, and special keys. */
  readonly keys: Readonly<KeyTokens>;
  /** The token of a key with these properties. */
  readonly key: (traits: KeyTraits) => string;
  /** Session cookie of the flagship's owner as `name=value`. */
  readonly sessionCookie: string;
  /** Whether warnings are errors. */
  readonly strict: boolean;
  /** Base path of all endpoints; may be empty. */
  readonly basePath: string;
  /** Public URL of the API, if set. */
  readonly baseUrl: string | undefined;
}

/** Creates a sandbox; its responses depend on its options, its clock and requests that write. */
export function createSandbox(input: SandboxOptions = {}): Sandbox {
  const options = withDefaults(input);
  const { seed, basePath, baseUrl } = options;
  const state = createState(options);
  const clock = createClock(options.clock, options.startAt);
  const [failures, journal] = [createInjectedFailures(), createJournal()];
  const identify = callers(state.world);
  let limit = createRateLimiter();

  const reset = () => {
    limit = createRateLimiter();
    state.attendance.clear();
    state.news.clear();
    clock.reset();
    failures.clear();
    journal.clear();
  };
  const app = createApp(state, options, (...request) => limit(...request));
  const control = createControl({ clock, failures, journal, reset });

  return {
    fetch: createHandler({ options, app, control, clock, failures, journal, identify }),
    injectFailure: (path, failure, times) =>
      failures.add({ path, failure, ...(times !== undefined && { times }) }),
    reset,
    clock,
    failures,
    journal,
    world: state.world,
    keys: keyTokens(seed),
    key: (traits) => keyToken(seed, traits),
    sessionCookie: sessionCookie(seed),
    strict: options.strict,
    basePath,
    baseUrl,
  };
}
