import { policyOf, type VtcError } from '../client/errors.js';
import { asVtcError, type PartErrors, temporaryError } from './loader.js';
import type { Responses } from './query.js';

/** Data that is shown. */
interface Ready<Data> {
  readonly kind: 'ready';
  readonly data: Data;
  /** When it was received, in ms since the epoch; undefined for a part of the data of another key. */
  readonly receivedAt: number | undefined;
  /** Whether the page provides it. */
  readonly isProvided: boolean;
  /** Why the last load failed, as a whole or in parts. */
  readonly error?: VtcError | undefined;
  readonly partErrors: PartErrors;
  /** Why more data could not be loaded, since the last load. */
  readonly extendError?: VtcError | undefined;
  /** What the whole data was made of, if that is known. */
  readonly responses?: Responses | undefined;
}

/** No data, since the last load failed or the page provides invalid data. */
interface Failed {
  readonly kind: 'failed';
  readonly error: VtcError;
  readonly isProvided: boolean;
}

/** The data of an element, or why there is none. A refresh does not change it until the response. */
export type LoadState<Data> =
  { readonly kind: 'idle' } | { readonly kind: 'loading' } | Ready<Data> | Failed;

/** What changes the state. */
export type LoadEvent<Data> =
  /** The page has set data, an error instead of it, or neither. */
  | {
      readonly type: 'provided';
      readonly data?: Data | undefined;
      readonly error?: VtcError | undefined;
      readonly now: number;
    }
  /** Loading of another key begins; `placeholder` is shown meanwhile. */
  | { readonly type: 'key-changed'; readonly placeholder?: Data | undefined }
  /** Loading of the key of the data begins again. */
  | { readonly type: 'resumed' }
  /** The visitor or the page has requested a refresh. */
  | { readonly type: 'refresh' }
  /** Cached or partial data, before the load ends. */
  | {
      readonly type: 'preview';
      readonly data: Data;
      readonly receivedAt: number;
      readonly responses: Responses;
    }
  | {
      readonly type: 'loaded';
      readonly data: Data;
      readonly receivedAt: number;
      readonly responses: Responses;
      /** Why some parts could not be loaded. */
      readonly error?: VtcError | undefined;
      readonly partErrors: PartErrors;
    }
  /** A load has failed; the cause may be an error of the element's own code. `isActive`: whether the data is polled. */
  | { readonly type: 'failed'; readonly cause: unknown; readonly isActive: boolean }
  | { readonly type: 'extended'; readonly data: Data }
  | { readonly type: 'extension-failed'; readonly error: VtcError };

/** The next state, and what follows from the event. */
export interface Transition<Data> {
  readonly state: LoadState<Data>;
  /** A load has ended: it is announced and reported to the page. */
  readonly settled?: { readonly error: VtcError | undefined } | undefined;
  /** What the next poll is planned from: the response or a failure. */
  readonly poll?: { readonly failure: VtcError | undefined } | undefined;
  /** Whether only the time of the data has changed, as all responses are the same as before. */
  readonly isUnchanged?: boolean;
}

export const noPartErrors: PartErrors = new Map();

type Event<Data, Type extends LoadEvent<Data>['type']> = Extract<LoadEvent<Data>, { type: Type }>;

const errorOf = <Data>(state: LoadState<Data>): VtcError | undefined =>
  'error' in state ? state.error : undefined;

const isProvided = <Data>(state: LoadState<Data>): boolean =>
  'isProvided' in state && state.isProvided;

function provided<Data>({ data, error, now }: Event<Data, 'provided'>): Transition<Data> {
  const state: LoadState<Data> =
    data !== undefined
      ? { kind: 'ready', data, receivedAt: now, isProvided: true, partErrors: noPartErrors }
      : error
        ? { kind: 'failed', error, isProvided: true }
        : { kind: 'idle' };
  return { state, settled: { error } };
}

function keyChanged<Data>(placeholder: Data | undefined): LoadState<Data> {
  if (placeholder === undefined) return { kind: 'loading' };
  return {
    kind: 'ready',
    data: placeholder,
    receivedAt: undefined,
    isProvided: false,
    partErrors: noPartErrors,
  };
}

const responsesOf = <Data>(state: LoadState<Data>): Responses | undefined =>
  state.kind === 'ready' ? state.responses : undefined;

/** Whether all that has been received so far is among the responses that are shown. */
const isShown = (received: Responses, shown: Responses | undefined): boolean =>
  shown !== undefined &&
  [...received].every(([url, text]) => text === undefined || text === shown.get(url));

/** Whether exactly the responses that are shown have been received; not if a load has sent no request. */
const isSame = (received: Responses, shown: Responses | undefined): boolean =>
  received.size > 0 &&
  received.size === shown?.size &&
  ![...received.values()].includes(undefined) &&
  isShown(received, shown);

function preview<Data>(
  state: LoadState<Data>,
  { data, receivedAt, responses }: Event<Data, 'preview'>,
): LoadState<Data> {
  if (isShown(responses, responsesOf(state))) return state;
  const partErrors = state.kind === 'ready' ? state.partErrors : noPartErrors;
  const error = errorOf(state);
  return { kind: 'ready', data, receivedAt, isProvided: false, error, partErrors };
}

function loaded<Data>(
  state: LoadState<Data>,
  { data, receivedAt, error, partErrors, responses }: Event<Data, 'loaded'>,
): Transition<Data> {
  const poll = { failure: temporaryError(partErrors) };
  const previous = errorOf(state);
  const isUnchanged = isSame(responses, responsesOf(state)) && !error && !previous;
  if (isUnchanged && state.kind === 'ready' && !state.extendError)
    return { state: { ...state, receivedAt }, poll, settled: { error }, isUnchanged };
  const ready = { kind: 'ready', data, receivedAt, isProvided: false, responses } as const;
  // The requests were not sent (offline or cooldown): the previous error stays.
  if (error?.isUnsent && previous)
    return { state: { ...ready, error: previous, partErrors: noPartErrors }, poll };
  return { state: { ...ready, error, partErrors }, poll, settled: { error } };
}

function failed<Data>(
  state: LoadState<Data>,
  { cause, isActive }: Event<Data, 'failed'>,
): Transition<Data> {
  const error = asVtcError(cause);
  const poll = { failure: error };
  const previous = errorOf(state);
  // It was not sent: the reason of the previous failure stays, and no event is dispatched.
  if (error.isUnsent && previous) return { state, poll };
  // A setup error occurs on every update; it is reported once.
  if (!isActive && previous?.message === error.message) return { state, poll };
  const settled = { error };
  // 401, 403 and SETUP: the visitor may no longer see the data, or it belongs to other attributes.
  // Who is gone is not shown, whoever provided the data.
  const keepsData = policyOf(error).keepsData || (isProvided(state) && !error.isGone);
  if (state.kind === 'ready' && keepsData)
    return {
      state: { ...state, error, extendError: undefined, partErrors: noPartErrors },
      poll,
      settled,
    };
  return { state: { kind: 'failed', error, isProvided: isProvided(state) }, poll, settled };
}

/** State, notifications and plan of the next poll after an event. */
export function transition<Data>(state: LoadState<Data>, event: LoadEvent<Data>): Transition<Data> {
  switch (event.type) {
    case 'provided':
      return provided(event);
    case 'key-changed':
      // Data or an error of the page stays until there is data of the API.
      return { state: isProvided(state) ? state : keyChanged(event.placeholder) };
    case 'resumed':
      if (isProvided(state)) return { state };
      return { state: state.kind === 'ready' ? withoutErrors(state) : { kind: 'loading' } };
    case 'refresh':
      if (state.kind !== 'ready' || !state.partErrors.size) return { state };
      return { state: { ...state, partErrors: noPartErrors } };
    case 'preview':
      return { state: preview(state, event) };
    case 'loaded':
      return loaded(state, event);
    case 'failed':
      return failed(state, event);
    case 'extended':
      if (state.kind !== 'ready') return { state };
      return {
        state: { ...state, data: event.data, extendError: undefined, responses: undefined },
        settled: { error: undefined },
      };
    case 'extension-failed':
      if (state.kind !== 'ready') return { state };
      return { state: { ...state, extendError: event.error }, settled: { error: event.error } };
  }
}

const withoutErrors = <Data>(state: Ready<Data>): Ready<Data> => ({
  ...state,
  error: undefined,
  extendError: undefined,
  partErrors: noPartErrors,
});
