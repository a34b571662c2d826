import type { Sandbox } from './sandbox.js';

/** The part of msw's `http` that is used; passed as an argument, so that msw stays optional. */
interface Http<Handler> {
  all(path: string, resolver: (info: { request: Request }) => Promise<Response>): Handler;
}

/** Handlers for msw that serve all requests below `baseUrl` from a sandbox; default: the sandbox's own. */
export function mswHandlers<Handler>(
  http: Http<Handler>,
  sandbox: Sandbox,
  baseUrl: string | undefined = sandbox.baseUrl,
): Handler[] {
  if (baseUrl === undefined) throw new TypeError('createSandbox({ baseUrl }) is needed for msw.');
  const base = baseUrl.replace(/\/+$/, '');
  const resolver = ({ request }: { request: Request }) =>
    sandbox.fetch(request).catch(() => Response.error());
  return [http.all(`${base}/*`, resolver)];
}
