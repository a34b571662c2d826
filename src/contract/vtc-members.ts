import { endpoint } from './endpoint.js';
import { member } from './member.js';
import { page, paginationQuery } from './pagination.js';

/** Reads a company's members, page by page. */
export const vtcMembers = endpoint({
  path: '/vtcs/{idOrHandle}/members',
  query: paginationQuery({}),
  response: page(member, {}),
});
