import { isIdOrHandle } from '../contract/tokens.js';
import { error, type Finding, hint, warning } from './findings.js';
import { policyRemedy, sourceOf } from './policy.js';
import { fieldOf, request, type RequestOutcome, type RequestOptions } from './request.js';

const slowMs = 3000;
const exampleBase = 'api-base="https://api.example"';

/** Whether a host name is this computer: localhost or a loopback address. */
const isLoopback = (hostname: string) =>
  /^(([^/]+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Advice to wait, with the address that shows whether the API responds again. */
const tryLater = (base: string): string =>
  `Try again later. This address shows whether the API responds:\n${base}/version`;

/** Why a URL cannot be used as API base; undefined if it can. */
export function baseProblem(base: string): Finding | undefined {
  if (!URL.canParse(base))
    return error(
      'setup',
      `The API address “${base}” is not a URL.`,
      `Write the full URL:\n${exampleBase}`,
    );
  const { protocol, hostname, search, hash, username, origin, pathname } = new URL(base);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    return error(
      'setup',
      `The API address ${base} is not encrypted, so the elements do not use it.`,
      `Use https; http works only for addresses of your own computer:\n${base.replace(/^\w+:/, 'https:')}`,
    );
  if (search || hash || username)
    return error(
      'setup',
      'The API address contains a query, a fragment or a user name.',
      `Remove that part:\n${origin}${pathname}`,
    );
  return undefined;
}

/** Explains why the page could not read a response; undefined if it could. */
export function networkProblem(outcome: RequestOutcome, base: string): Finding | undefined {
  const origin = sourceOf(base);
  switch (outcome.kind) {
    case 'policy':
      return error(
        'csp',
        `Your site's Content Security Policy blocks requests to ${origin}.`,
        policyRemedy(outcome.violation, origin),
      );
    case 'cors':
      return error(
        'cors',
        `${origin} responds, but does not allow other sites to read its responses (CORS).`,
        'The operator of that server must add this header:\nAccess-Control-Allow-Origin: *',
      );
    case 'unreachable':
      return error(
        'api',
        `${origin} cannot be reached.`,
        `Check the spelling of the address and your connection, and try a private window: an extension of your browser may block requests. If all are right, the API is down. This address shows whether it responds:\n${base}/version`,
      );
    case 'blocked':
      return error(
        'api',
        `${origin} can be reached, but this browser blocks requests to its API: probably an extension, such as an ad blocker.`,
        `Try a private window, or allow requests to this address in that extension. Visitors with the same extension see no data, unless a gateway of your own serves it:\n${origin}`,
      );
    case 'timeout':
      return error('api', `${origin} did not respond within 10 seconds.`, tryLater(base));
    default:
      return undefined;
  }
}

/** Status and body of a response; status 0 if there was none. */
export const responseOf = (outcome: RequestOutcome): { status: number; json: unknown } =>
  outcome.kind === 'response' ? outcome : { status: 0, json: undefined };

const hasField = (outcome: RequestOutcome, name: string, type: 'string' | 'number') => {
  const { status, json } = responseOf(outcome);
  return status === 200 && typeof fieldOf(json, name) === type;
};
const isVersionResponse = (outcome: RequestOutcome) => hasField(outcome, 'api', 'string');
const isTotalsResponse = (outcome: RequestOutcome) => hasField(outcome, 'totalVtcs', 'number');

/** The rate limit of the API is reached (status 429). */
export const rateLimited = warning(
  'rate-limit',
  'The API rejects further requests for now: too many came from this connection.',
  'Wait five minutes, close other tabs with this site, and use a longer interval:\nrefresh-seconds="900"',
);

const slow = (durationMs: number, base: string): Finding =>
  warning(
    'api',
    `${sourceOf(base)} took ${(durationMs / 1000).toFixed(1)} seconds to respond.`,
    `Visitors wait that long, too. A gateway (caching server) of your own responds faster:\nnpx vtc-widgets gateway --api-base ${base}`,
  );

/** The finding for a base whose response is not that of the API. */
async function explainUnexpectedResponse(
  base: string,
  outcome: RequestOutcome,
  options: RequestOptions,
): Promise<Finding> {
  const { status, json } = responseOf(outcome);
  if (status >= 500)
    return error('api', `The API at ${base} has a problem (status ${status}).`, tryLater(base));
  const content = json === undefined ? 'a web page instead of data' : 'data of another kind';
  const defaultBase = `${sourceOf(base)}/api/v1`;
  const isApiAtDefaultBase =
    base !== defaultBase && isVersionResponse(await request(`${defaultBase}/version`, options));
  return error(
    'api',
    `${base} returns ${content}: it is not the address of the API.`,
    isApiAtDefaultBase
      ? `The API is at this address:\n${defaultBase}`
      : 'Ask the platform for the address of its API, which usually differs from that of its web site:\ndata-api-base="https://api.example"',
  );
}

/** Checks an API base with one request, or a few more if something is wrong. */
export async function checkBase(
  base: string,
  options: RequestOptions = {},
): Promise<Finding | undefined> {
  const problem = baseProblem(base);
  if (problem) return problem;
  const first = await request(`${base}/version`, options);
  if (first.kind !== 'response') return networkProblem(first, base);
  if (first.status === 429) return rateLimited;
  if (isVersionResponse(first)) {
    if (first.durationMs < slowMs) return undefined;
    // Measure again: the first response may include a cold start of the server.
    const second = await request(`${base}/version`, options);
    const durationMs =
      second.kind === 'response' ? Math.min(first.durationMs, second.durationMs) : first.durationMs;
    return durationMs < slowMs ? undefined : slow(durationMs, base);
  }
  // A proxy or gateway may forward only the endpoints that elements use.
  if (
    first.status < 500 &&
    isTotalsResponse(await request(`${base}/stats/platform/totals`, options))
  )
    return undefined;
  return explainUnexpectedResponse(base, first, options);
}

/** Whether no further requests are sent to an API base after this finding. */
export const stopsFurtherChecks = (finding: Finding | undefined): boolean =>
  finding !== undefined && (finding.severity === 'error' || finding.id === 'rate-limit');

/** Result of looking up a company: its record if it was found, and a finding if something is wrong. */
export interface CompanyCheck {
  readonly company?: unknown;
  readonly finding?: Finding;
}

/** Looks up a company by id or handle. */
export async function checkCompany(
  base: string,
  vtc: string,
  options: RequestOptions = {},
): Promise<CompanyCheck> {
  if (!isIdOrHandle(vtc)) {
    const message = `“${vtc}” is neither the id nor the handle of a company.`;
    // The end of a pasted address is the handle.
    const handle = vtc.replace(/\/*([?#].*)?$/, '').replace(/.*\//, '');
    const example = isIdOrHandle(handle) ? handle : 'northern_haul';
    const remedy = `Copy the handle from the address of its page:\nvtc="${example}"`;
    return { finding: error('setup', message, remedy) };
  }
  const outcome = await request(`${base}/vtcs/${vtc}`, options);
  const failure = networkProblem(outcome, base);
  if (failure) return { finding: failure };
  const { status, json } = responseOf(outcome);
  if (status === 429) return { finding: rateLimited };
  if (status === 404 || status === 403) {
    const message = `There is no company “${vtc}”, or it is private.`;
    const remedy = `Compare the id or handle with the address of its page. If it is right, set the company to public or unlisted on the platform:\nvtc="${vtc}"`;
    return { finding: error('company', message, remedy) };
  }
  if (status !== 200 || typeof fieldOf(json, 'name') !== 'string') {
    const message = `The API returned no data for “${vtc}” (status ${status}).`;
    return { finding: error('api', message, tryLater(base)) };
  }
  if (fieldOf(json, 'visibility') !== 'unlisted') return { company: json };
  const message = `“${vtc}” is unlisted: it is shown here, but not in the platform's directory.`;
  const remedy = `To change that, set the company to public on the platform:\nvtc="${vtc}"`;
  return { company: json, finding: hint('company', message, remedy) };
}
