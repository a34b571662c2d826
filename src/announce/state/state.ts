import * as z from 'zod/mini';

/** A message in a channel. */
const reference = z.object({
  id: z.string(),
  /** `key` of the channel that posted it; only this one can edit it. */
  channel: z.string(),
  /** Id of the channel or thread that it is in, for links. */
  place: z.optional(z.string()),
});

/** A message in a channel. */
export type MessageReference = z.infer<typeof reference>;

const times = { startMs: z.int(), endMs: z.int() };

const entry = z.object({
  vtc: z.string(),
  name: z.string(),
  ...times,
  /** Whether another company hosts it. */
  isOfOthers: z.optional(z.boolean()),
  /** Hash of what the message shows. */
  digest: z.string(),
  /** What has been done, each once: `posted`, `recap`, `24h@<start>`, … */
  done: z.array(z.string()),
  message: z.optional(reference),
  replies: z.array(reference),
  /** When it was first not found any more, in ms since the epoch. */
  absentSinceMs: z.optional(z.nullable(z.int())),
  /** When it was looked for after its end, in ms since the epoch. */
  checkedMs: z.optional(z.int()),
  /** How often its message was posted again after it was deleted in the channel. */
  reposts: z.int(),
});

/** What is known of one convoy. */
export type Entry = z.infer<typeof entry>;

const change = z.object({
  key: z.string(),
  /** Whether a request that is repeated posts a second message. */
  isPost: z.boolean(),
  convoy: z.optional(z.int()),
  /** Key of a news post. */
  news: z.optional(z.string()),
  atMs: z.int(),
  fields: z.partial(entry),
  adds: z.array(z.string()),
  removes: z.array(z.string()),
});

/** A change of the state that one request makes. */
export type Change = z.infer<typeof change>;

const versionOne = z.object({
  version: z.literal(1),
  /** When each company was first seen, in ms since the epoch. */
  companies: z.record(z.string(), z.int()),
  convoys: z.record(z.string(), entry),
  /** When each known news post was written, by company and id. */
  news: z.record(z.string(), z.int()),
  /** The request that was sent last, if its response is not known. */
  pending: z.optional(change),
  /** Posts of which it is not known whether they arrived. */
  unknown: z.array(change),
});

/** What has been announced. */
export type AnnounceState = z.infer<typeof versionOne>;

export const emptyState: AnnounceState = {
  version: 1,
  companies: {},
  convoys: {},
  news: {},
  unknown: [],
};

/** A state file that cannot be used; the message says what to do. */
export class StateError extends Error {}

/** Parses a state file; throws a `StateError`. */
export function parseState(text: string): AnnounceState {
  const problem = (reason: string, advice: string, cause?: unknown) =>
    new StateError(`The state file ${reason}: ${advice}`, { cause });
  const restore =
    'restore an older copy, or delete it. Without it, nothing that exists already is announced again.';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw problem('is not JSON', restore, cause);
  }
  const { version } = Object(json) as { version?: unknown };
  if (typeof version === 'number' && version > 1)
    throw problem(`has version ${version}`, 'update vtc-widgets, which wrote it.');
  const { data, error } = versionOne.safeParse(json);
  if (!data) throw problem(`is invalid at "${error.issues[0]?.path.join('.')}"`, restore, error);
  return data;
}

/** A list of what has been done after a change. */
export const withDone = (
  done: readonly string[],
  { adds, removes }: Pick<Change, 'adds' | 'removes'>,
) => [...new Set([...done.filter((key) => !removes.includes(key)), ...adds])];

const blank: Entry = {
  vtc: '',
  name: '',
  startMs: 0,
  endMs: 0,
  digest: '',
  done: [],
  replies: [],
  reposts: 0,
};

/** The state after a change; without `pending`. */
export function withChange(previous: AnnounceState, made: Change): AnnounceState {
  const state = { ...previous, pending: undefined };
  const { convoy, news, fields, atMs } = made;
  if (news !== undefined) return { ...state, news: { ...state.news, [news]: atMs } };
  if (convoy === undefined) return state;
  const before = state.convoys[convoy] ?? blank;
  const after = { ...before, ...fields, done: withDone(before.done, made) };
  return { ...state, convoys: { ...state.convoys, [convoy]: after } };
}

/**
 * The state at the start of a run: a post whose response is not known counts as done, so that it is never posted twice,
 * and is listed in `unknown`; other requests can be repeated.
 */
export function recovered(state: AnnounceState): AnnounceState {
  const { pending } = state;
  if (!pending) return state;
  if (!pending.isPost) return { ...state, pending: undefined };
  return { ...withChange(state, pending), unknown: [...state.unknown, pending] };
}

/** The state in which posts whose result is unknown have not been done. */
export function withoutUnknown(state: AnnounceState): AnnounceState {
  let next: AnnounceState = { ...state, unknown: [] };
  for (const { key, convoy, news, adds, removes } of state.unknown) {
    if (news !== undefined) {
      const others = Object.entries(next.news).filter(([key]) => key !== news);
      next = { ...next, news: Object.fromEntries(others) };
    }
    const entry = convoy === undefined ? undefined : next.convoys[convoy];
    if (convoy === undefined || !entry) continue;
    // So that it is posted also if this run crashes, too.
    const again = /\/(new|anew)$/.test(key) ? ['retry'] : [];
    const done = withDone(entry.done, { adds: [...removes, ...again], removes: adds });
    next = { ...next, convoys: { ...next.convoys, [convoy]: { ...entry, done } } };
  }
  return next;
}
