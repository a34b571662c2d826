import type { Sandbox } from './sandbox.js';

/** What of msw's `http` is needed; handing it over keeps msw out of installations that do without it. */
interface Http<Handler> {
  all(path: string, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/** Handlers for msw that answer all requests below `baseUrl` from a sandbox, whose own `baseUrl` is meant unless given. */
export function mswHandlers<Handler>(
  http: Http<Handler>,
  sandbox: Sandbox,
  baseUrl: string | undefined = sandbox.baseUrl,
): Handler[] {
  if (baseUrl === undefined) throw new TypeError('createSandbox({ baseUrl }) is needed for msw.');
  const base = baseUrl.replace(/\/+$/, '');
  const answer = ({ request }: { request: Request }) =>
    sandbox.fetch(request).catch(() => Response.error());
  return [http.all(`${base}/*`, answer)];
}
