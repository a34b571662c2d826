import { createHash } from 'node:crypto';
import { parseTimestamp } from '../contract/timestamp.js';
import { type Announcement, type Kind } from './message/announcement.js';
import * as messages from './message/convoy-message.js';
import type { CompanySnapshot, ConvoySnapshot, LoadedWorld } from './snapshot.js';
import {
  type AnnounceState,
  type Change,
  type Entry,
  type MessageReference,
  withDone,
} from './state/state.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What decides what is announced. */
export interface PlanOptions {
  readonly text: messages.MessageText;
  readonly kinds: ReadonlySet<Kind>;
  /** Convoys that start later are not announced yet. */
  readonly days: number;
  /** Whether a new convoy is announced. */
  readonly isIncluded: (snapshot: ConvoySnapshot) => boolean;
  /** `key` of the channel. */
  readonly channel: string;
  /** Whether convoys and news that existed before the first run are announced, too. */
  readonly backfill: boolean;
  /** Keys of news posts that are repeated because their result is unknown. */
  readonly retried: ReadonlySet<string>;
}

/** A request to the channel, and what it changes in the state. */
export type Action = Change & {
  readonly vtc: string;
} & (
    | {
        readonly type: 'post' | 'reply' | 'edit';
        readonly announcement: Announcement;
        /** Whether the message pings the role. */
        readonly pings?: boolean;
      }
    | { readonly type: 'delete'; readonly target: MessageReference }
  );

/** Requests in order, and the state with what needs none. */
export interface Plan {
  readonly state: AnnounceState;
  readonly actions: readonly Action[];
}

/** Reminders: how long before the start, and for how long after that time they are of use. */
const reminders = [
  { kind: '24h', beforeMs: 24 * hour, lateMs: 3 * hour },
  { kind: '1h', beforeMs: hour, lateMs: hour },
  { kind: 'live', beforeMs: 0, lateMs: hour },
] as const;

/** A message that is posted makes reminders of the next half hour superfluous. */
const superfluousMs = 30 * minute;
/** How long a convoy must be absent until its messages are deleted. */
const absentMs = 10 * minute;
/** How long after its end a recap is posted. */
export const recapMs = 7 * day;
const newsMs = 2 * day;
const backfilledNewsMs = 30 * day;
/** How long convoys are remembered after their end. */
const retainedMs = 30 * day;

const digestOf = (announcement: Announcement): string =>
  createHash('sha256').update(JSON.stringify(announcement)).digest('base64url').slice(0, 16);

const reminderKey = (kind: Kind, startMs: number) => `${kind}@${startMs}`;
const startKey = (startMs: number) => `start@${startMs}`;
const isStartKey = (key: string) => key.startsWith('start@');

/** Reminders that are not posted any more at a time. */
const pastReminders = (startMs: number, now: number): string[] =>
  reminders
    .filter(({ beforeMs }) => startMs - beforeMs <= now + superfluousMs)
    .map(({ kind }) => reminderKey(kind, startMs));

/** The reminder of which it is time: the last one, if several are. */
function dueReminder({ startMs, endMs }: ConvoySnapshot['convoy'], now: number): Kind | undefined {
  const due = reminders.filter(({ beforeMs, lateMs }) => {
    const at = startMs - beforeMs;
    return at <= now && now < Math.min(at + lateMs, endMs);
  });
  return due.at(-1)?.kind;
}

interface Context extends PlanOptions {
  readonly now: number;
  /** When the company was first seen. */
  readonly firstSeenMs: number;
}

/** Whether something existed before the first run. */
function isOld({ firstSeenMs, now }: Context, createdAt: string | null | undefined): boolean {
  const createdMs = parseTimestamp(createdAt);
  return createdMs === undefined ? firstSeenMs === now : createdMs < firstSeenMs - day;
}

/** Changes of one convoy: what needs no request, and requests. */
interface ConvoyPlan {
  readonly entry?: Entry;
  readonly actions: readonly Action[];
}

const nothing: ConvoyPlan = { actions: [] };

/** What the planning of one convoy depends on. */
interface Subject {
  readonly context: Context;
  readonly snapshot: ConvoySnapshot;
  readonly known: Entry | undefined;
  readonly phase: messages.Phase;
  /** The message as it should be. */
  readonly announcement: Announcement;
  /** What is stored of it. */
  readonly fields: Pick<Entry, 'vtc' | 'name' | 'startMs' | 'endMs' | 'isOfOthers' | 'digest'>;
}

function subjectOf(context: Context, snapshot: ConvoySnapshot, known: Entry | undefined): Subject {
  const { startMs, endMs } = snapshot.convoy;
  const phase = messages.phaseOf(snapshot, context.now);
  const announcement = messages.convoyMessage(context.text, snapshot, phase);
  const { vtc, isOfOthers } = snapshot;
  const digest = digestOf(announcement);
  const fields = { vtc, name: announcement.title, startMs, endMs, isOfOthers, digest };
  return { context, snapshot, known, phase, announcement, fields };
}

const isAnnounceable = ({ phase }: Subject): boolean => phase === 'upcoming' || phase === 'live';

const isDone = ({ known }: Subject, key: string): boolean => known?.done.includes(key) ?? false;

/** The change that a request makes: only what it changes, so that it can be undone. */
function changeFor(
  subject: Subject,
  key: string,
  { adds = [], removes = [], ...more }: Partial<Change> = {},
): Change & { readonly vtc: string } {
  const { snapshot, context } = subject;
  const { id } = snapshot.convoy.event;
  return {
    key: `${id}/${key}`,
    convoy: id,
    vtc: snapshot.vtc,
    isPost: true,
    atMs: context.now,
    fields: {},
    ...more,
    adds: adds.filter((each) => !isDone(subject, each)),
    removes: removes.filter((each) => isDone(subject, each) && !adds.includes(each)),
  };
}

/** What the full message announces. */
const announcedBy = ({ snapshot: { convoy }, context, phase }: Subject): string[] => [
  startKey(convoy.startMs),
  ...pastReminders(convoy.startMs, context.now),
  ...(phase === 'cancelled' ? ['cancelled'] : []),
];

const startKeysOf = ({ known }: Subject): string[] => known?.done.filter(isStartKey) ?? [];

/** Posts the full message, which says everything that replies would. */
function post(subject: Subject, key: string, pings: boolean): ConvoyPlan {
  const { fields, announcement } = subject;
  const change = changeFor(subject, key, {
    fields: { ...fields, replies: [], absentSinceMs: null },
    adds: ['posted', ...announcedBy(subject)],
    removes: ['retry', 'withdrawn', 'cancelled', ...startKeysOf(subject)],
  });
  return { actions: [{ ...change, type: 'post', announcement, pings }] };
}

/** A convoy that is not known yet. */
function planNewConvoy(subject: Subject): ConvoyPlan {
  const { context, snapshot, fields } = subject;
  const { details, convoy } = snapshot;
  const isSoon = convoy.startMs <= context.now + context.days * day;
  // Without its record, it is not known whether it is cancelled.
  if (details === undefined || !isAnnounceable(subject) || !isSoon) return nothing;
  if (!context.isIncluded(snapshot)) return nothing;
  const isSilent = !context.backfill && isOld(context, details?.createdAt);
  return isSilent || !context.kinds.has('new')
    ? { entry: { ...fields, done: announcedBy(subject), replies: [], reposts: 0 }, actions: [] }
    : post(subject, 'new', true);
}

/** Whether a known convoy is posted as if it were new: it came back, or its post is repeated. */
function isNewAgain(subject: Subject): boolean {
  const { context, snapshot } = subject;
  if (snapshot.details === undefined || !isAnnounceable(subject)) return false;
  const isBackfilled = context.backfill && !isDone(subject, 'posted');
  return (
    isDone(subject, 'retry') ||
    (context.kinds.has('new') && (isBackfilled || isDone(subject, 'withdrawn')))
  );
}

/** A change that is announced: `cancelled`, or `changed` if it moved or takes place after all. */
function newsOf(subject: Subject): 'cancelled' | 'changed' | undefined {
  const { phase, known, snapshot, context } = subject;
  const isCancelled = isDone(subject, 'cancelled');
  if (phase === 'cancelled')
    return !isCancelled && known && context.now < known.endMs ? 'cancelled' : undefined;
  const hasMoved = !isDone(subject, startKey(snapshot.convoy.startMs));
  return phase === 'upcoming' && (hasMoved || isCancelled) ? 'changed' : undefined;
}

/** The change, reminder or recap that is announced now, and what that changes in the state. */
function replyFor(subject: Subject): { kind: Kind; change: Partial<Change> } | undefined {
  const { snapshot, context, phase } = subject;
  const { convoy, details } = snapshot;
  const { startMs, endMs } = convoy;
  const news = newsOf(subject);
  if (news === 'cancelled') return { kind: news, change: { adds: ['cancelled'] } };
  if (news === 'changed') {
    const adds = [startKey(startMs), ...pastReminders(startMs, context.now)];
    return { kind: news, change: { adds, removes: ['cancelled', ...startKeysOf(subject)] } };
  }
  if (phase === 'ended') {
    const isOver = isDone(subject, 'recap') || isDone(subject, 'cancelled');
    return isOver || context.now >= endMs + recapMs
      ? undefined
      : { kind: 'recap', change: { adds: ['recap'] } };
  }
  const due = isAnnounceable(subject) ? dueReminder(convoy, context.now) : undefined;
  if (!due || details === undefined || isDone(subject, reminderKey(due, startMs))) return undefined;
  return { kind: due, change: { adds: [reminderKey(due, startMs)] } };
}

function replyMessageOf(
  { context, snapshot, known }: Subject,
  kind: Kind,
): Announcement | undefined {
  if (kind === 'recap') return messages.recapMessage(context.text, snapshot);
  const startMs = Number(known?.done.find(isStartKey)?.split('@')[1]) || undefined;
  const isCancelled = known?.done.includes('cancelled') ?? false;
  return messages.replyMessage(context.text, snapshot, kind, { startMs, isCancelled });
}

/** The reply to a message; one of a kind that is not announced counts as done. */
function planReply(subject: Subject, entry: Entry): ConvoyPlan {
  const reply = replyFor(subject);
  const announcement = reply && replyMessageOf(subject, reply.kind);
  if (!reply || !announcement) return { entry, actions: [] };
  const { kind } = reply;
  const change = changeFor(subject, `${kind}@${subject.fields.startMs}`, reply.change);
  return subject.context.kinds.has(kind)
    ? { entry, actions: [{ ...change, type: 'reply', announcement }] }
    : { entry: { ...entry, done: withDone(entry.done, change) }, actions: [] };
}

/** A convoy that is known. */
function planKnownConvoy(subject: Subject, known: Entry): ConvoyPlan {
  const { context, snapshot, phase, fields, announcement } = subject;
  const hasRecord = snapshot.details !== undefined;
  const pings = !isDone(subject, 'posted') && !isDone(subject, 'withdrawn');
  if (isNewAgain(subject)) return post(subject, 'new', pings);
  const isEditable = known.message?.channel === context.channel;
  const news = newsOf(subject);
  // An edit cannot show the change, as the message is of another webhook, or was posted by hand.
  if (news && context.kinds.has(news) && !isEditable && hasRecord)
    return post(subject, `${news}@${fields.startMs}`, false);
  // A record that could not be loaded says nothing.
  const isChanged = hasRecord && fields.digest !== known.digest;
  const entry: Entry = {
    ...known,
    absentSinceMs: null,
    ...(phase === 'ended' && { checkedMs: context.now }),
    ...(isChanged && !isEditable && fields),
  };
  const change = changeFor(subject, 'edit', { isPost: false, fields });
  const edits: Action[] =
    isChanged && isEditable ? [{ ...change, type: 'edit', announcement }] : [];
  const reply = planReply(subject, entry);
  return { ...reply, actions: [...edits, ...reply.actions] };
}

function planConvoy(
  context: Context,
  snapshot: ConvoySnapshot,
  known: Entry | undefined,
): ConvoyPlan {
  const subject = subjectOf(context, snapshot, known);
  return known ? planKnownConvoy(subject, known) : planNewConvoy(subject);
}

/** Deletes the messages of a convoy that is not public any more, when that has lasted for a while. */
function planAbsence({ now, channel }: Context, id: number, known: Entry): ConvoyPlan {
  if (known.endMs <= now || known.done.includes('withdrawn')) return nothing;
  const since = known.absentSinceMs ?? now;
  const entry = { ...known, absentSinceMs: since };
  if (now - since < absentMs) return { entry, actions: [] };
  const targets = [...known.replies, ...(known.message ? [known.message] : [])].filter(
    (message) => message.channel === channel,
  );
  if (targets.length === 0)
    return { entry: { ...entry, done: [...entry.done, 'withdrawn'] }, actions: [] };
  const actions = targets.map((target, index): Action => {
    const isLast = index === targets.length - 1;
    return {
      type: 'delete',
      target,
      key: `${id}/delete/${target.id}`,
      isPost: false,
      convoy: id,
      vtc: known.vtc,
      atMs: now,
      fields: isLast ? { message: undefined, replies: [] } : {},
      adds: isLast ? ['withdrawn'] : [],
      removes: [],
    };
  });
  return { entry, actions };
}

function planNews(context: Context, { vtc, company, news }: CompanySnapshot, state: AnnounceState) {
  const actions: Action[] = [];
  const silent: Record<string, number> = {};
  const sorted = news
    .map((post) => ({ post, createdMs: parseTimestamp(post.createdAt) ?? context.now }))
    .sort((a, b) => a.createdMs - b.createdMs);
  for (const { post, createdMs } of sorted) {
    const key = `${vtc}/${post.id}`;
    if (key in state.news) continue;
    const { backfill, now, retried } = context;
    const isTooOld = createdMs < now - (backfill ? backfilledNewsMs : newsMs);
    const isKnown = isTooOld || (!backfill && isOld(context, post.createdAt));
    if (isKnown && !retried.has(`news/${key}`)) silent[key] = createdMs;
    else
      actions.push({
        type: 'post',
        key: `news/${key}`,
        isPost: true,
        news: key,
        vtc,
        atMs: now,
        fields: {},
        adds: [],
        removes: [],
        announcement: messages.newsMessage(context.text, company, post),
      });
  }
  return { actions, silent };
}

function planCompany(context: Context, snapshot: CompanySnapshot, state: AnnounceState): Plan {
  const convoys = { ...state.convoys };
  const actions: Action[] = [];
  const add = (id: number, { entry, actions: planned }: ConvoyPlan) => {
    if (entry) convoys[id] = entry;
    actions.push(...planned);
  };
  for (const convoy of snapshot.convoys) {
    const { id } = convoy.convoy.event;
    add(id, planConvoy(context, convoy, state.convoys[id]));
  }
  for (const id of snapshot.absent) {
    const known = state.convoys[id];
    if (known) add(id, planAbsence(context, id, known));
  }
  const { actions: posts, silent } = context.kinds.has('news')
    ? planNews(context, snapshot, state)
    : { actions: [], silent: {} };
  return {
    state: { ...state, convoys, news: { ...state.news, ...silent } },
    actions: [...actions, ...posts],
  };
}

/** Drops what is over for long. */
function pruned(state: AnnounceState, now: number): AnnounceState {
  const convoys = Object.entries(state.convoys).filter(([, { endMs }]) => now < endMs + retainedMs);
  const news = Object.entries(state.news).filter(([, atMs]) => now < atMs + 2 * retainedMs);
  const unknown = state.unknown.filter(({ atMs }) => now < atMs + retainedMs);
  return {
    ...state,
    convoys: Object.fromEntries(convoys),
    news: Object.fromEntries(news),
    unknown,
  };
}

/**
 * The requests that bring a channel up to date, and the state with what needs no request. Companies that are not in the
 * world are left as they are: that they could not be loaded says nothing about their convoys.
 */
export function plan(
  state: AnnounceState,
  world: LoadedWorld,
  now: number,
  options: PlanOptions,
): Plan {
  let next = pruned(state, now);
  const actions: Action[] = [];
  const planned = new Set<string>();
  for (const snapshot of world) {
    const { vtc } = snapshot;
    const firstSeenMs = next.companies[vtc] ?? now;
    next = { ...next, companies: { ...next.companies, [vtc]: firstSeenMs } };
    const result = planCompany({ ...options, now, firstSeenMs }, snapshot, next);
    next = result.state;
    // A convoy that two companies hold together is announced once.
    const added = result.actions.filter(({ key }) => !planned.has(key));
    for (const { key } of added) planned.add(key);
    actions.push(...added);
  }
  return { state: next, actions };
}
