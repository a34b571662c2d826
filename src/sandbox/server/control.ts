import * as z from 'zod/mini';
import { ApiFailure, invalid } from '../handlers/failure.js';
import type { ClockChange, SandboxClock } from './clock.js';
import { failureBody, type InjectedFailures } from './failures.js';
import type { Journal } from './journal.js';
import { parseQuery } from './query.js';
import { readJson } from './read-body.js';
import { errorResponse } from './responses.js';
import { validate } from './validate.js';

const maxAdvanceMs = 100 * 366 * 86_400_000;

const clockBody = z.strictObject({
  now: z.optional(z.iso.datetime({ offset: true })),
  advanceMs: z.optional(z.int().check(z.minimum(-maxAdvanceMs), z.maximum(maxAdvanceMs))),
  running: z.optional(z.boolean()),
});

const journalQuery = z.object({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 100),
});

/** Dependencies of the control routes. */
interface Controls {
  readonly clock: SandboxClock;
  readonly failures: InjectedFailures;
  readonly journal: Journal;
  readonly reset: () => void;
}

/** Returns the JSON of the response; nothing for 204. */
type ControlHandler = (request: Request) => unknown;

/** Handlers by method. */
type ControlRoute = Readonly<Record<string, ControlHandler>>;

function changeClock(clock: SandboxClock, change: ClockChange) {
  try {
    return clock.change(change);
  } catch (cause) {
    const message = 'must be a time from 2016 to 2099';
    throw Object.assign(invalid([{ path: 'now', message }]), { cause });
  }
}

const failureRoute = (failures: InjectedFailures): ControlRoute => ({
  GET: () => ({ items: failures.list() }),
  POST: async (request) => {
    failures.add(validate(failureBody, await readJson(request)));
    return { items: failures.list() };
  },
  DELETE: failures.clear,
});

const controlRoutes = ({ clock, failures, journal, reset }: Controls) =>
  new Map<string, ControlRoute>([
    ['/sandbox/reset', { POST: reset }],
    [
      '/sandbox/clock',
      {
        GET: clock.state,
        PUT: async (request) => changeClock(clock, validate(clockBody, await readJson(request))),
      },
    ],
    ['/sandbox/failures', failureRoute(failures)],
    [
      '/sandbox/journal',
      {
        GET: ({ url }) => {
          const query = parseQuery(journalQuery, new URL(url).searchParams);
          return { items: journal.list(validate(journalQuery, query).limit) };
        },
        DELETE: journal.clear,
      },
    ],
    ['/health', { GET: () => ({ status: 'ok' }) }],
  ]);

/** Whether an absolute path is a control route. */
export const isControlPath = (path: string) =>
  path === '/health' || path === '/sandbox' || path.startsWith('/sandbox/');

const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether the page that sends a request is of the sandbox or of this computer; other clients than browsers send no origin. */
function isAllowed({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return host === new URL(url).host || loopback.test(hostname);
}

/** Creates the routes `/sandbox/…` and `/health`, without rate limits and injected failures. */
export function createControl(controls: Controls) {
  const routes = controlRoutes(controls);

  function findHandler({ method, url }: Request): ControlHandler {
    const { pathname } = new URL(url);
    const methods = routes.get(pathname);
    if (!methods) {
      const known = [...routes.keys()].join(', ');
      throw new ApiFailure('NOT_FOUND', `There is no ${pathname}: ${known}.`);
    }
    const handler = methods[method === 'HEAD' ? 'GET' : method];
    if (handler) return handler;
    const names = Object.keys(methods).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name));
    const Allow = names.join(', ');
    throw new ApiFailure('METHOD_NOT_ALLOWED', `Use ${Allow}.`, undefined, { Allow });
  }

  return async (request: Request, requestId: string): Promise<Response> => {
    const { method } = request;
    try {
      if (!isAllowed(request))
        throw new ApiFailure('FORBIDDEN', 'Pages of other sites may not control the sandbox.');
      const result = await findHandler(request)(request);
      if (result === undefined) return new Response(null, { status: 204 });
      const response = Response.json(result, { status: method === 'POST' ? 201 : 200 });
      return method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      return errorResponse(error, requestId);
    }
  };
}
