import type { EndpointName } from '../../contract/endpoints.js';
import type { Handler } from './context.js';
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
export const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
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
