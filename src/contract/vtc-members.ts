import { endpoint } from './endpoint.js';
import { member } from './member.js';
import { page, paginationQuery } from './pagination.js';

/** Reads one page of a company's members. */
export const vtcMembers = endpoint({
  path: '/vtcs/{idOrHandle}/members',
  query: paginationQuery({}),
  response: page(member, {}),
});
