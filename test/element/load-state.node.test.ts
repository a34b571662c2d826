import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VtcError } from '../../src/client/errors.js';
import {
  type LoadEvent,
  type LoadState,
  noPartErrors,
  transition,
} from '../../src/element/load-state.js';

const network = new VtcError('NETWORK', 'lost');
const unsent = new VtcError('NETWORK', 'not sent', { isUnsent: true });
const forbidden = new VtcError('FORBIDDEN', 'rejected', { status: 403 });
const setup = new VtcError('SETUP', 'Set vtc.');
const one = (error: VtcError) => new Map([['part', error]]);

const responses = new Map([
  ['/list', '[1]'],
  ['/names', '[2]'],
]);
const ready = { kind: 'ready', data: 'old', receivedAt: 1, isProvided: false } as const;
const states = {
  idle: { kind: 'idle' },
  loading: { kind: 'loading' },
  ready: { ...ready, partErrors: noPartErrors, responses },
  provided: { ...ready, isProvided: true, partErrors: noPartErrors },
  stale: { ...ready, error: network, partErrors: noPartErrors },
  partial: { ...ready, error: network, partErrors: one(network) },
  failed: { kind: 'failed', error: network, isProvided: false },
  'wrong data': { kind: 'failed', error: setup, isProvided: true },
} as const satisfies Record<string, LoadState<string>>;

const others = new Map([['/list', '[3]']]);
const loaded = {
  type: 'loaded',
  data: 'new',
  receivedAt: 2,
  partErrors: noPartErrors,
  responses: others,
} as const;
const events = {
  'data is provided': { type: 'provided', data: 'new', now: 2 },
  'data is removed': { type: 'provided', now: 2 },
  'wrong data is provided': { type: 'provided', error: setup, now: 2 },
  'key changes': { type: 'key-changed' },
  'key changes, with a placeholder': { type: 'key-changed', placeholder: 'part' },
  resumes: { type: 'resumed' },
  'is refreshed': { type: 'refresh' },
  'shows a preview': { type: 'preview', data: 'new', receivedAt: 2, responses: others },
  loads: loaded,
  'loads all but a lost part': { ...loaded, error: network, partErrors: one(network) },
  'loads all but a rejected part': { ...loaded, error: forbidden, partErrors: one(forbidden) },
  'fails: lost': { type: 'failed', cause: network, isActive: true },
  'fails: not sent': { type: 'failed', cause: unsent, isActive: true },
  'fails: rejected': { type: 'failed', cause: forbidden, isActive: true },
  'fails again: setup': { type: 'failed', cause: setup, isActive: false },
  'is extended': { type: 'extended', data: 'new' },
  'is not extended': { type: 'extension-failed', error: network },
} as const satisfies Record<string, LoadEvent<string>>;

/** State, data and error in one line: `ready old lost`. */
function stateText(state: LoadState<string>): string {
  const words: (string | false | undefined)[] = [state.kind];
  if (state.kind === 'ready') words.push(state.data);
  if ('isProvided' in state) words.push(state.isProvided && 'of the page');
  if ('error' in state) words.push(state.error?.message);
  if (state.kind === 'ready')
    words.push(
      state.partErrors.size > 0 && 'part',
      state.extendError && `more: ${state.extendError.message}`,
    );
  return words.filter(Boolean).join(' ');
}

/** What follows: the notification, and whether the next poll is planned from a response or a failure. */
function outcomeOf(state: LoadState<string>, event: LoadEvent<string>): string {
  const next = transition(state, event);
  return [
    next.state === state ? 'same' : stateText(next.state),
    next.settled && (next.settled.error ? 'vtc-error' : 'vtc-load'),
    next.poll && (next.poll.failure ? 'retry' : 'poll'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** For each event: what follows in each state, in the order of `states`. */
const table: Record<keyof typeof events, readonly string[]> = {
  'data is provided': [
    'ready new of the page, vtc-load',
    'ready new of the page, vtc-load',
    'ready new of the page, vtc-load',
    'ready new of the page, vtc-load',
    'ready new of the page, vtc-load',
    'ready new of the page, vtc-load',
    'ready new of the page, vtc-load',
    'ready new of the page, vtc-load',
  ],
  'data is removed': [
    'idle, vtc-load',
    'idle, vtc-load',
    'idle, vtc-load',
    'idle, vtc-load',
    'idle, vtc-load',
    'idle, vtc-load',
    'idle, vtc-load',
    'idle, vtc-load',
  ],
  'wrong data is provided': [
    'failed of the page Set vtc., vtc-error',
    'failed of the page Set vtc., vtc-error',
    'failed of the page Set vtc., vtc-error',
    'failed of the page Set vtc., vtc-error',
    'failed of the page Set vtc., vtc-error',
    'failed of the page Set vtc., vtc-error',
    'failed of the page Set vtc., vtc-error',
    'failed of the page Set vtc., vtc-error',
  ],
  'key changes': ['loading', 'loading', 'loading', 'same', 'loading', 'loading', 'loading', 'same'],
  'key changes, with a placeholder': [
    'ready part',
    'ready part',
    'ready part',
    'same',
    'ready part',
    'ready part',
    'ready part',
    'same',
  ],
  resumes: ['loading', 'loading', 'ready old', 'same', 'ready old', 'ready old', 'loading', 'same'],
  'is refreshed': ['same', 'same', 'same', 'same', 'same', 'ready old lost', 'same', 'same'],
  'shows a preview': [
    'ready new',
    'ready new',
    'ready new',
    'ready new',
    'ready new lost',
    'ready new lost part',
    'ready new lost',
    'ready new Set vtc.',
  ],
  loads: [
    'ready new, vtc-load, poll',
    'ready new, vtc-load, poll',
    'ready new, vtc-load, poll',
    'ready new, vtc-load, poll',
    'ready new, vtc-load, poll',
    'ready new, vtc-load, poll',
    'ready new, vtc-load, poll',
    'ready new, vtc-load, poll',
  ],
  'loads all but a lost part': [
    'ready new lost part, vtc-error, retry',
    'ready new lost part, vtc-error, retry',
    'ready new lost part, vtc-error, retry',
    'ready new lost part, vtc-error, retry',
    'ready new lost part, vtc-error, retry',
    'ready new lost part, vtc-error, retry',
    'ready new lost part, vtc-error, retry',
    'ready new lost part, vtc-error, retry',
  ],
  'loads all but a rejected part': [
    'ready new rejected part, vtc-error, poll',
    'ready new rejected part, vtc-error, poll',
    'ready new rejected part, vtc-error, poll',
    'ready new rejected part, vtc-error, poll',
    'ready new rejected part, vtc-error, poll',
    'ready new rejected part, vtc-error, poll',
    'ready new rejected part, vtc-error, poll',
    'ready new rejected part, vtc-error, poll',
  ],
  'fails: lost': [
    'failed lost, vtc-error, retry',
    'failed lost, vtc-error, retry',
    'ready old lost, vtc-error, retry',
    'ready old of the page lost, vtc-error, retry',
    'ready old lost, vtc-error, retry',
    'ready old lost, vtc-error, retry',
    'failed lost, vtc-error, retry',
    'failed of the page lost, vtc-error, retry',
  ],
  'fails: not sent': [
    'failed not sent, vtc-error, retry',
    'failed not sent, vtc-error, retry',
    'ready old not sent, vtc-error, retry',
    'ready old of the page not sent, vtc-error, retry',
    'same, retry',
    'same, retry',
    'same, retry',
    'same, retry',
  ],
  'fails: rejected': [
    'failed rejected, vtc-error, retry',
    'failed rejected, vtc-error, retry',
    'failed rejected, vtc-error, retry',
    'ready old of the page rejected, vtc-error, retry',
    'failed rejected, vtc-error, retry',
    'failed rejected, vtc-error, retry',
    'failed rejected, vtc-error, retry',
    'failed of the page rejected, vtc-error, retry',
  ],
  'fails again: setup': [
    'failed Set vtc., vtc-error, retry',
    'failed Set vtc., vtc-error, retry',
    'failed Set vtc., vtc-error, retry',
    'ready old of the page Set vtc., vtc-error, retry',
    'failed Set vtc., vtc-error, retry',
    'failed Set vtc., vtc-error, retry',
    'failed Set vtc., vtc-error, retry',
    'same, retry',
  ],
  'is extended': [
    'same',
    'same',
    'ready new, vtc-load',
    'ready new of the page, vtc-load',
    'ready new lost, vtc-load',
    'ready new lost part, vtc-load',
    'same',
    'same',
  ],
  'is not extended': [
    'same',
    'same',
    'ready old more: lost, vtc-error',
    'ready old of the page more: lost, vtc-error',
    'ready old lost more: lost, vtc-error',
    'ready old lost part more: lost, vtc-error',
    'same',
    'same',
  ],
};

for (const [name, expected] of Object.entries(table))
  test(`changes each state when it: ${name}`, () => {
    const event = events[name as keyof typeof events];
    const actual = Object.values(states).map((state) => outcomeOf(state, event));
    assert.deepEqual(actual, expected);
  });

/** Responses of a load by URL; a preview does not wait for all of them. */
const received = [
  ['all that are shown', { '/list': '[1]', '/names': '[2]' }, 'same', 'unchanged'],
  ['one, and awaits another', { '/list': '[1]', '/names': undefined }, 'same', 'new'],
  ['one that is shown', { '/list': '[1]' }, 'same', 'new'],
  ['one that has changed', { '/list': '[1]', '/names': '[3]' }, 'new', 'new'],
  ['one more', { '/list': '[1]', '/names': '[2]', '/roles': '[]' }, 'new', 'new'],
  ['none', {}, 'same', 'new'],
] as const;

for (const [name, texts, ofPreview, ofLoad] of received)
  test(`knows whether the data has changed when it has received ${name}`, () => {
    const event = { ...loaded, responses: new Map(Object.entries(texts)) };
    const preview = transition(states.ready, { ...event, type: 'preview' });
    assert.equal(
      preview.state === states.ready ? 'same' : stateText(preview.state),
      {
        same: 'same',
        new: 'ready new',
      }[ofPreview],
    );
    const { state, isUnchanged, settled } = transition(states.ready, event);
    assert.equal(isUnchanged ?? false, ofLoad === 'unchanged');
    assert.deepEqual(settled, { error: undefined });
    assert.equal(stateText(state), ofLoad === 'unchanged' ? 'ready old' : 'ready new');
    assert.equal('receivedAt' in state && state.receivedAt, 2);
  });

for (const [name, event] of [
  ['a failure', events['fails: lost']],
  ['more data', events['is extended']],
  ['more data that failed', events['is not extended']],
  ['a preview', events['shows a preview']],
] as const)
  test(`shows the same responses again after ${name}`, () => {
    const { state } = transition<string>(states.ready, event);
    const next = transition<string>(state, { ...loaded, responses });
    assert.equal(next.isUnchanged, undefined);
    assert.equal(stateText(next.state), 'ready new');
  });
