import { VtcError } from '../../client/errors.js';
import type { Endpoint } from '../../contract/endpoint.js';
import { lenientParser } from '../../contract/lenient-parser.js';
import type { Query as ElementQuery } from '../../element/query.js';
import { createElement, type Tag } from '../ssr/elements.js';
import { type UpstreamRequest, apiRequest, freshSeconds } from '../upstream/api-request.js';
import type { UpstreamQuery } from '../upstream/companies.js';
import { type ApiResponse, type UpstreamFailure, isFailure } from '../upstream/result.js';

/** Value of an element's `data` property, with the responses that it was made from. */
export interface EmbedData {
  readonly data: object;
  readonly requests: readonly UpstreamRequest[];
  readonly responses: readonly ApiResponse[];
}

const endpointByPath: ReadonlyMap<string, Endpoint> = new Map(
  [...freshSeconds.keys()].map((endpoint) => [endpoint.path, endpoint]),
);

/** The query parameters of a request: its input without path parameters. */
const parametersOf = (path: string, input: unknown): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(Object(input) as Record<string, string | number | undefined>).flatMap(
      ([name, value]) => (value === undefined || path.includes(`{${name}}`) ? [] : [[name, value]]),
    ),
  );

/** Loads the data of an element by its own `load`, through the gateway's cache. */
export async function embedData(
  tag: Tag,
  vtc: string | undefined,
  attributes: ReadonlyMap<string, string>,
  send: UpstreamQuery,
): Promise<EmbedData | UpstreamFailure> {
  const requests: UpstreamRequest[] = [];
  const responses: ApiResponse[] = [];
  const query: ElementQuery = async ({ path, response: shape }, input) => {
    const endpoint = endpointByPath.get(path);
    if (!endpoint) throw new TypeError(`A gateway does not serve ${path}.`);
    const request = apiRequest(endpoint, vtc, parametersOf(path, input));
    const response = await send(request);
    if (isFailure(response)) {
      const { code, detail, status } = response;
      throw new VtcError(code, detail, { status, cause: response });
    }
    requests.push(request);
    responses.push(response);
    return lenientParser(shape)(JSON.parse(response.body));
  };
  try {
    const data: object = await createElement(tag, attributes).loadData(query);
    return { data, requests, responses };
  } catch (error) {
    const { cause } = Object(error) as { cause?: unknown };
    if (cause instanceof Object && isFailure(cause)) return cause;
    throw error;
  }
}
