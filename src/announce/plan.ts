import { createHash } from 'node:crypto';
import { parseTimestamp } from '../contract/timestamp.js';
import { type Announcement, type Kind } from './message/announcement.js';
import * as messages from './message/convoy-message.js';
import type { CompanySnapshot, ConvoySnapshot, World } from './snapshot.js';
import type { Change, Entry, MessageReference, State } from './state/state.js';

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
  /** Keys of posts that are repeated because their result is unknown. */
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
  readonly state: State;
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

function planConvoy(
  context: Context,
  snapshot: ConvoySnapshot,
  known: Entry | undefined,
): ConvoyPlan {
  const { now, text, kinds, channel } = context;
  const { convoy, details, vtc } = snapshot;
  const { startMs, endMs } = convoy;
  const { id } = convoy.event;
  const phase = messages.phaseOf(snapshot, now);
  const announcement = messages.convoyMessage(text, snapshot, phase);
  const digest = digestOf(announcement);
  const fields = { vtc, name: announcement.title, startMs, endMs, digest };
  const isDone = (key: string): boolean => known?.done.includes(key) ?? false;
  const act = (key: string, { adds = [], removes = [], ...change }: Partial<Change> = {}) => ({
    key: `${id}/${key}`,
    convoy: id,
    vtc,
    isPost: true,
    atMs: now,
    fields: {},
    ...change,
    // Only what changes, so that it can be undone.
    adds: adds.filter((each) => !isDone(each)),
    removes: removes.filter((each) => isDone(each) && !adds.includes(each)),
  });

  /** Posts the message, which says everything that replies would. */
  const post = (key: string, pings: boolean): Action => ({
    ...act(key, {
      fields: { ...fields, replies: [], absentSinceMs: null },
      adds: [
        'posted',
        startKey(startMs),
        ...pastReminders(startMs, now),
        ...(phase === 'cancelled' ? ['cancelled'] : []),
      ],
      removes: ['withdrawn', 'cancelled', ...(known?.done.filter(isStartKey) ?? [])],
    }),
    type: 'post',
    announcement,
    pings,
  });
  const silent = (): Entry => ({
    ...fields,
    done: [
      startKey(startMs),
      ...pastReminders(startMs, now),
      ...(phase === 'cancelled' ? ['cancelled'] : []),
    ],
    replies: [],
    reposts: 0,
  });

  const isAnnounceable = phase === 'upcoming' || phase === 'live';
  if (!known) {
    const isSoon = startMs <= now + context.days * day;
    // Without its record, it is not known whether it is cancelled.
    if (details === undefined || !isAnnounceable || !isSoon) return nothing;
    if (!context.isIncluded(snapshot)) return nothing;
    const isSilent = !context.backfill && isOld(context, details?.createdAt);
    return isSilent || !kinds.has('new')
      ? { entry: silent(), actions: [] }
      : { actions: [post('new', true)] };
  }

  const isPosted = isDone('posted');
  const isRetried = ['new', 'edit/anew'].some((key) => context.retried.has(`${id}/${key}`));
  const isBackfilled = !isPosted && context.backfill;
  const mayPost = isRetried || (kinds.has('new') && (isBackfilled || isDone('withdrawn')));
  if (details !== undefined && isAnnounceable && mayPost)
    return { actions: [post('new', !isDone('withdrawn'))] };

  const isEditable = known.message?.channel === channel;
  const isCancelled = phase === 'cancelled';
  const hasMoved = phase === 'upcoming' && !isDone(startKey(startMs));
  const isBack = phase === 'upcoming' && isDone('cancelled');
  const isNewlyCancelled = isCancelled && !isDone('cancelled') && now < known.endMs;
  const isSignificant = hasMoved || isBack || isNewlyCancelled;
  const isWanted = kinds.has(isNewlyCancelled ? 'cancelled' : 'changed');
  // A change that an edit cannot show, as the message is of another webhook, or was posted by hand.
  if (isSignificant && isWanted && !isEditable && details !== undefined)
    return { actions: [post(isCancelled ? `cancelled@${startMs}` : `changed@${startMs}`, false)] };

  const actions: Action[] = [];
  let entry: Entry = {
    ...known,
    absentSinceMs: null,
    ...(phase === 'ended' && { checkedMs: now }),
  };
  // A record that could not be loaded says nothing: only the time changes the message then.
  const isChanged = digest !== known.digest && details !== undefined;
  if (isChanged && isEditable)
    actions.push({ ...act('edit', { isPost: false, fields }), type: 'edit', announcement });
  else if (isChanged) entry = { ...entry, ...fields };

  const reply = (kind: Kind, change: Partial<Change>, previousStartMs?: number): void => {
    const shown =
      kind === 'recap'
        ? messages.recapMessage(text, snapshot)
        : messages.replyMessage(text, snapshot, kind, previousStartMs);
    const adds = change.adds ?? [];
    const removes = change.removes ?? [];
    if (!shown) return;
    if (kinds.has(kind))
      actions.push({
        ...act(`${kind}@${startMs}`, { adds, removes }),
        type: 'reply',
        announcement: shown,
      });
    else if (kind !== 'recap')
      entry = {
        ...entry,
        done: [...entry.done.filter((key) => !removes.includes(key)), ...adds],
      };
  };

  if (isNewlyCancelled) reply('cancelled', { adds: ['cancelled'] });
  else if (hasMoved || isBack)
    reply(
      'changed',
      {
        adds: [startKey(startMs), ...pastReminders(startMs, now)],
        removes: ['cancelled', ...known.done.filter(isStartKey)],
      },
      Number(known.done.find(isStartKey)?.slice(6)) || undefined,
    );
  const due = isAnnounceable && !isSignificant ? dueReminder(convoy, now) : undefined;
  if (due && !isDone(reminderKey(due, startMs)) && details !== undefined)
    reply(due, { adds: [reminderKey(due, startMs)] });
  if (phase === 'ended' && !isDone('recap') && !isDone('cancelled') && now < endMs + recapMs)
    reply('recap', { adds: ['recap'] });
  return { entry, actions };
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

function planNews(context: Context, { vtc, company, news }: CompanySnapshot, state: State) {
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

function planCompany(context: Context, snapshot: CompanySnapshot, state: State): Plan {
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
function pruned(state: State, now: number): State {
  const convoys = Object.entries(state.convoys).filter(([, { endMs }]) => now < endMs + retainedMs);
  const news = Object.entries(state.news).filter(([, atMs]) => now < atMs + 2 * retainedMs);
  return { ...state, convoys: Object.fromEntries(convoys), news: Object.fromEntries(news) };
}

/**
 * The requests that bring a channel up to date, and the state with what needs no request. Companies that are not in the
 * world are left as they are: that they could not be loaded says nothing about their convoys.
 */
export function plan(state: State, world: World, now: number, options: PlanOptions): Plan {
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
