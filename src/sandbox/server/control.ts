import { Hono } from 'hono';
import { Failure } from '../handlers/failure.js';
import { clockBody, faultBody, journalQuery } from './control-schemas.js';
import type { SandboxClock } from './clock.js';
import type { Faults } from './faults.js';
import type { Journal } from './journal.js';
import { parseQuery } from './query.js';
import { readJson } from './read-body.js';
import { errorResponse } from './responses.js';
import { validate } from './validate.js';

/** Dependencies of the control routes. */
export interface Controls {
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly reset: () => void;
}

const noContent = () => new Response(null, { status: 204 });

/** Converts a RangeError to a validation error. */
function changed<T>(change: () => T): T {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [path = '', message = ''] = error.message.split(': ');
    throw Object.assign(new Failure('VALIDATION_ERROR', error.message, [{ path, message }]), {
      cause: error,
    });
  }
}

const methodsOfPaths = {
  '/sandbox/reset': 'POST',
  '/sandbox/clock': 'GET, HEAD, PUT',
  '/sandbox/faults': 'GET, HEAD, POST, DELETE',
  '/sandbox/journal': 'GET, HEAD, DELETE',
  '/health': 'GET, HEAD',
} as const;

/** Whether an absolute path is a control route. */
export const isControlPath = (path: string) =>
  path === '/health' || path === '/sandbox' || path.startsWith('/sandbox/');

interface Environment {
  Bindings: { readonly requestId: string };
}

function missing(path: string): Failure {
  const [, allowed] = Object.entries(methodsOfPaths).find(([known]) => known === path) ?? [];
  return allowed === undefined
    ? new Failure('NOT_FOUND', `There is no ${path}: ${Object.keys(methodsOfPaths).join(', ')}.`)
    : new Failure('METHOD_NOT_ALLOWED', `Use ${allowed}.`, undefined, { Allow: allowed });
}

/** Creates the routes `/sandbox/…` and `/health`, without rate limits and faults. */
export function createControl({ clock, faults, journal, reset }: Controls) {
  const app = new Hono<Environment>();
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.post('/sandbox/reset', () => {
    reset();
    return noContent();
  });
  app.get('/sandbox/clock', (context) => context.json(clock.state()));
  app.put('/sandbox/clock', async (context) => {
    const change = validate(clockBody, await readJson(context.req.raw));
    return context.json(changed(() => clock.change(change)));
  });
  app.get('/sandbox/faults', (context) => context.json({ items: faults.list() }));
  app.post('/sandbox/faults', async (context) => {
    faults.add(validate(faultBody, await readJson(context.req.raw)));
    return context.json({ items: faults.list() }, 201);
  });
  app.delete('/sandbox/faults', () => {
    faults.clear();
    return noContent();
  });
  app.get('/sandbox/journal', (context) => {
    const search = new URL(context.req.url).searchParams;
    const { limit } = validate(journalQuery, parseQuery(journalQuery, search));
    return context.json({ items: journal.list(limit) });
  });
  app.delete('/sandbox/journal', () => {
    journal.clear();
    return noContent();
  });
  app.notFound(({ req, env }) => errorResponse(missing(req.path), env.requestId));
  app.onError((error, { env }) => errorResponse(error, env.requestId));
  return app;
}
