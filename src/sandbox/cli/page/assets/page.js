// @ts-check

/** @typedef {{ at: string, method: string, path: string, query: string, caller: string, status: number, ms: number, failure?: string, warnings: string[] }} Entry */
/** @typedef {{ path: string, method?: string, failure: string, times?: number }} InjectedFailure */

const refreshMs = 1000;

/** @param {string} id */
const byId = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
  return found;
};

const clockText = byId('clock');
const clockState = byId('clock-state');
const toggle = byId('toggle');
const journal = byId('journal');
const planned = byId('planned');
const message = byId('message');

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function control(method, path, body) {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const result = response.status === 204 ? {} : await response.json();
  if (!response.ok) throw new Error(result.error.message);
  return result;
}

/**
 * @param {string} text
 * @param {string} [className]
 */
function span(text, className = '') {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = className;
  return element;
}

/** @param {Entry} entry */
function row({ at, method, path, query, caller, status, ms, failure, warnings }) {
  const item = document.createElement('li');
  const isBad = status === 0 || status >= 400;
  item.append(
    span(String(status || 'aborted'), isBad ? 'status bad' : 'status'),
    span(` ${method} `),
    span(query === '' ? path : `${path}?${query}`, 'mono'),
    document.createElement('br'),
    span(
      `${at.slice(11, 19)} · ${caller} · ${ms} ms${failure ? ` · injected ${failure}` : ''}`,
      'quiet',
    ),
    ...warnings.map((warning) => span(warning, 'warning')),
  );
  return item;
}

/** @param {InjectedFailure} failure */
function plannedRow({ path, method = 'any method', failure, times }) {
  const item = document.createElement('li');
  const left = times === undefined ? 'until deleted' : `${times} more`;
  item.append(span(failure, 'status bad'), span(` ${path} · ${method} · ${left}`, 'quiet'));
  return item;
}

let shown = '';

async function refresh() {
  const [clock, failures, entries] = await Promise.all([
    control('GET', 'clock'),
    control('GET', 'failures'),
    control('GET', 'journal?limit=50'),
  ]);
  clockText.textContent = clock.now.slice(0, 19).replace('T', ' ');
  clockState.textContent = clock.running ? 'UTC, running' : 'UTC, stopped';
  toggle.textContent = clock.running ? 'Stop' : 'Run';
  toggle.dataset.running = String(clock.running);
  const text = JSON.stringify([failures, entries]);
  // Rendered only after a change, so that the selection is kept.
  if (text === shown) return;
  shown = text;
  planned.replaceChildren(...failures.items.map(plannedRow));
  const none = document.createElement('li');
  none.textContent = 'No request yet.';
  journal.replaceChildren(...(entries.items.length > 0 ? entries.items.map(row) : [none]));
}

/**
 * @param {() => Promise<unknown>} action
 * @param {string} done
 */
async function act(action, done) {
  try {
    await action();
    message.textContent = done;
    await refresh();
  } catch (error) {
    message.textContent = error instanceof Error ? error.message : String(error);
  }
}

/** @param {Event} event */
function fields(event) {
  event.preventDefault();
  const { target } = event;
  if (!(target instanceof HTMLFormElement)) throw new Error('Only forms are submitted.');
  return Object.fromEntries(
    [...new FormData(target)].map(([name, value]) => [name, String(value)]),
  );
}

/** @param {HTMLElement} button */
async function copy(button) {
  const text = button.dataset.copy ?? '';
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
    const code = button.previousElementSibling;
    if (code) getSelection()?.selectAllChildren(code);
  }
  setTimeout(() => (button.textContent = 'Copy'), 1500);
}

/** @type {Record<string, () => void>} */
const actions = {
  reset: () => act(() => control('POST', 'reset'), 'The sandbox is reset.'),
  'clear-failures': () => act(() => control('DELETE', 'failures'), 'No failures are injected.'),
  'clear-journal': () => act(() => control('DELETE', 'journal'), 'The journal is empty.'),
  toggle: () => {
    const running = toggle.dataset.running !== 'true';
    act(
      () => control('PUT', 'clock', { running }),
      running ? 'The clock runs.' : 'The clock is stopped.',
    );
  },
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  if (button.dataset.copy !== undefined) copy(button);
  if (button.dataset.advance !== undefined) {
    const advanceMs = Number(button.dataset.advance);
    act(
      () => control('PUT', 'clock', { advanceMs }),
      `The clock advanced by ${button.textContent}.`,
    );
  }
  actions[button.id]?.();
});

byId('jump').addEventListener('submit', (event) => {
  const { now } = fields(event);
  act(() => control('PUT', 'clock', { now: `${now}:00Z` }), 'The clock jumped.');
});

byId('plan').addEventListener('submit', (event) => {
  const { path, method, failure, times } = fields(event);
  const body = { path, failure, ...(method && { method }), ...(times && { times: Number(times) }) };
  act(
    () => control('POST', 'failures', body),
    'The failure applies to the next matching requests.',
  );
});

async function poll() {
  if (document.visibilityState === 'visible') {
    await refresh().catch(() => (clockState.textContent = 'The sandbox does not respond.'));
  }
  setTimeout(poll, refreshMs);
}

poll();
