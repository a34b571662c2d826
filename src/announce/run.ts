import type { Clock } from '../client/clock.js';
import { ChannelError } from '../webhook/channel-error.js';
import type { Channel } from './channel/channel.js';
import type { Announcement, Kind } from './message/announcement.js';
import { type Action, plan, type PlanOptions } from './plan.js';
import type { LoadedWorld } from './snapshot.js';
import {
  type Change,
  type Entry,
  type MessageReference,
  recovered,
  type AnnounceState,
  withChange,
  withoutUnknown,
} from './state/state.js';
import type { StateStore } from './state/state-file.js';

/** What a run does with one message. */
export interface Step {
  readonly action: 'post' | 'edit' | 'delete';
  readonly key: string;
  readonly vtc: string;
  readonly kind?: Kind | undefined;
  readonly pings?: boolean | undefined;
  readonly announcement?: Announcement | undefined;
  readonly result: 'done' | 'failed' | 'unknown' | 'planned';
  /** Why it failed. */
  readonly reason?: string;
}

export interface RunOptions extends Omit<PlanOptions, 'channel' | 'retried'> {
  readonly channel: Channel;
  readonly store: StateStore;
  readonly clock: Clock;
  /** Loads the companies. */
  readonly load: (state: AnnounceState) => Promise<LoadedWorld>;
  /** Whether posts whose result is unknown are posted again. */
  readonly retriesUnknown: boolean;
  /** Called after each request. */
  readonly report: (step: Step) => void;
  /** Ends the run after the request in progress. */
  readonly signal?: AbortSignal | undefined;
}

const stepOf = (action: Action): Omit<Step, 'result'> => ({
  action: action.type === 'reply' ? 'post' : action.type,
  key: action.key,
  vtc: action.vtc,
  ...(action.type !== 'delete' && {
    kind: action.announcement.kind,
    pings: action.pings,
    announcement: action.announcement,
  }),
});

/** The change of the state that is stored before the request. */
const changeOf = ({ key, isPost, convoy, news, atMs, fields, adds, removes }: Action) => ({
  key,
  isPost,
  convoy,
  news,
  atMs,
  fields,
  adds,
  removes,
});

const entryOf = (state: AnnounceState, { convoy }: Action): Entry | undefined =>
  convoy === undefined ? undefined : state.convoys[convoy];

const withEntry = (
  state: AnnounceState,
  { convoy }: Action,
  fields: Partial<Entry>,
): AnnounceState => {
  const entry = convoy === undefined ? undefined : state.convoys[convoy];
  if (convoy === undefined || !entry) return state;
  return { ...state, convoys: { ...state.convoys, [convoy]: { ...entry, ...fields } } };
};

/** The state after a message was posted. */
function withMessage(
  state: AnnounceState,
  action: Action,
  message: MessageReference | undefined,
): AnnounceState {
  const made = withChange(state, changeOf(action));
  if (action.type === 'post') return withEntry(made, action, { message });
  const replies = [...(entryOf(made, action)?.replies ?? []), ...(message ? [message] : [])];
  return withEntry(made, action, { replies });
}

/** Sends the requests of a plan; stores before and after each one what is known of it. */
class Execution {
  readonly #options: RunOptions;
  #state: AnnounceState;

  constructor(options: RunOptions, state: AnnounceState) {
    this.#options = options;
    this.#state = state;
  }

  async #save(state: AnnounceState): Promise<void> {
    this.#state = state;
    await this.#options.store.save(state);
  }

  /** Sends one request; a failure that concerns only this one is reported. */
  async run(action: Action): Promise<void> {
    const { report } = this.#options;
    await this.#save({ ...this.#state, pending: changeOf(action) });
    try {
      const next = await this.#send(action);
      await this.#save(next);
      report({ ...stepOf(action), result: 'done' });
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      const { failure, message: reason } = error;
      const isUnknown = failure === 'unknown';
      const unchanged = { ...this.#state, pending: undefined };
      await this.#save(isUnknown ? recovered(this.#state) : unchanged);
      report({ ...stepOf(action), result: isUnknown ? 'unknown' : 'failed', reason });
      if (failure === 'closed' || failure === 'unreachable') throw error;
    }
  }

  /** Sends a request, and returns the state after it. */
  async #send(action: Action): Promise<AnnounceState> {
    const { channel } = this.#options;
    const { key } = action;
    if (action.type === 'delete') {
      await channel.delete(action.target, { key });
      return withChange(this.#state, changeOf(action));
    }
    const { message } = entryOf(this.#state, action) ?? {};
    if (action.type === 'edit') return this.#edit(action, message);
    const reference = action.type === 'reply' ? message : undefined;
    const context = { key, pings: action.pings, reference };
    return withMessage(this.#state, action, await channel.post(action.announcement, context));
  }

  /** Edits a message. If it was deleted in the channel, it is posted again, once. */
  async #edit(
    action: Action & { readonly type: 'post' | 'reply' | 'edit' },
    message: MessageReference | undefined,
  ): Promise<AnnounceState> {
    const { channel } = this.#options;
    const { key, announcement } = action;
    const made = withChange(this.#state, changeOf(action));
    if (!message) return made;
    if ((await channel.edit(message, announcement, { key })) === 'edited') return made;
    const reposts = (entryOf(made, action)?.reposts ?? 0) + 1;
    const gone = withEntry(made, action, { message: undefined, reposts });
    if (reposts > 1) return gone;
    const repost: Action = { ...action, type: 'post', key: `${key}/anew`, isPost: true };
    await this.#save({ ...gone, pending: changeOf(repost) });
    return withMessage(gone, repost, await channel.post(announcement, { key: repost.key }));
  }
}

/** What a run would do: nothing is sent or stored. */
export async function dryRun(options: RunOptions): Promise<void> {
  const { actions } = await prepared(options);
  for (const action of actions) options.report({ ...stepOf(action), result: 'planned' });
}

/** A post during which the last run crashed. */
const unknownStep = ({ key, fields, news }: Change): Step => ({
  action: 'post',
  key,
  vtc: fields.vtc ?? news?.replace(/\/.*/, '') ?? '',
  result: 'unknown',
  reason: 'the last run ended before it knew the result',
});

async function prepared(options: RunOptions) {
  const { store, clock, load, retriesUnknown, channel, report } = options;
  const read = await store.load();
  const stored = recovered(read);
  if (read.pending?.isPost) report(unknownStep(read.pending));
  const state = retriesUnknown ? withoutUnknown(stored) : stored;
  const retried = new Set(retriesUnknown ? stored.unknown.map(({ key }) => key) : []);
  const world = await load(state);
  return plan(state, world, clock.now(), { ...options, channel: channel.key, retried });
}

/** Brings the channel up to date once, and returns the state. */
export async function runOnce(options: RunOptions): Promise<void> {
  const { state, actions } = await prepared(options);
  await options.store.save(state);
  const execution = new Execution(options, state);
  for (const action of actions) {
    if (options.signal?.aborted) return;
    await execution.run(action);
  }
}
