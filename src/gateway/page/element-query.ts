import { VtcError } from '../../client/errors.js';
import { urlOf } from '../../client/request.js';
import type { Endpoint } from '../../contract/endpoint.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import type { Query } from '../../element/query.js';
import { type UpstreamRequest, apiRequest, freshSeconds } from '../upstream/api-request.js';
import type { UpstreamQuery } from '../upstream/companies.js';
import { type ApiResponse, type UpstreamFailure, isFailure } from '../upstream/result.js';

const endpointByPath: ReadonlyMap<string, Endpoint> = new Map(
  [...freshSeconds.keys()].map((endpoint) => [endpoint.path, endpoint]),
);

type Parameters = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The request of an element: its company, and a member of it, are in the path, the rest of its input in the query. */
function requestOf(path: string, input: unknown): UpstreamRequest {
  const endpoint = endpointByPath.get(path);
  if (!endpoint) throw new TypeError(`A gateway does not serve ${path}.`);
  const parameters = Object.entries(Object(input) as Parameters);
  const inPath = [...path.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
  const [company, member] = inPath.map((name) =>
    String(parameters.find(([parameter]) => parameter === name)?.[1]),
  );
  return apiRequest(
    endpoint,
    company,
    Object.fromEntries(
      parameters.flatMap(([name, value]) =>
        value === undefined || inPath.includes(name) ? [] : [[name, value]],
      ),
    ),
    member,
  );
}

/** The error of a failed request; `failureOf` returns the failure. */
export const errorOf = (failure: UpstreamFailure): VtcError =>
  new VtcError(failure.code, failure.detail, { status: failure.status, cause: failure });

/** The failure of the gateway that an error is of. Throws any other error. */
export function failureOf(error: unknown): UpstreamFailure {
  const { cause } = Object(error) as { cause?: unknown };
  if (cause instanceof Object && isFailure(cause)) return cause;
  throw error;
}

/**
 * The query of elements through the gateway's cache, with the requests that it has sent, their paths as the client of the
 * elements writes them, and their responses.
 */
export function elementQuery(send: UpstreamQuery) {
  const requests: UpstreamRequest[] = [];
  const responses: ApiResponse[] = [];
  const paths: string[] = [];
  const query: Query = async (route, input) => {
    const { path, response: shape } = route;
    const request = requestOf(path, input);
    const response = await send(request);
    if (isFailure(response)) throw errorOf(response);
    requests.push(request);
    responses.push(response);
    paths.push(urlOf('', route, Object(input) as object));
    return lenientParser(shape)(JSON.parse(response.body));
  };
  return { query, requests, responses, paths };
}
