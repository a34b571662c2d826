import { createElement, type Tag } from '../ssr/elements.js';
import type { UpstreamRequest } from '../upstream/api-request.js';
import type { UpstreamQuery } from '../upstream/companies.js';
import type { ApiResponse, UpstreamFailure } from '../upstream/result.js';
import { elementQuery, failureOf } from './element-query.js';

/** Value of an element's `data` property, with the responses that it was made from. */
export interface EmbedData {
  readonly data: object;
  readonly requests: readonly UpstreamRequest[];
  readonly responses: readonly ApiResponse[];
  /** Path and query of each request, as the client of the element writes them. */
  readonly paths: readonly string[];
}

/** Parts of data by name, not in the order in which they were loaded: equal data has equal texts. */
const inOrder = (data: object): object =>
  Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Loads the data of an element by its own `load`, through the gateway's cache. */
export async function embedData(
  tag: Tag,
  attributes: ReadonlyMap<string, string>,
  send: UpstreamQuery,
): Promise<EmbedData | UpstreamFailure> {
  const { query, requests, responses, paths } = elementQuery(send);
  try {
    const data: object = await createElement(tag, attributes).loadData(query);
    return { data: inOrder(data), requests, responses, paths };
  } catch (error) {
    return failureOf(error);
  }
}
