import * as z from 'zod/mini';
import { endpoints, type EndpointName } from '../../contract/endpoints.js';
import type { Call, Handler } from './context.js';
import * as events from './events.js';
import * as gallery from './gallery.js';
import * as management from './management.js';
import * as news from './news.js';
import * as platform from './platform.js';
import * as statistics from './statistics.js';
import * as users from './users.js';
import * as vtcDetail from './vtc-detail.js';
import * as vtcs from './vtcs.js';

/** The handler of each endpoint, by its name in the contract; a missing one is a type error. */
const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
  ...events,
  ...gallery,
  ...management,
  ...news,
  ...platform,
  ...statistics,
  ...users,
  ...vtcDetail,
  ...vtcs,
};

type ResponseBody<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['response']>;

/** The response body of an endpoint: of what its handler returns, the fields of the contract. */
export function responseBody<Name extends EndpointName>(name: Name, call: Call<Name>) {
  const schema: z.core.$ZodType = endpoints[name].response;
  return z.parse(schema, handlers[name](call)) as ResponseBody<Name>;
}
