import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { member } from './member.js';
import { pageFields, paginationQuery } from './pagination.js';

/** Reads a company's members, page by page. */
export const vtcMembers = endpoint({
  path: '/vtcs/{idOrHandle}/members',
  query: z.object(paginationQuery),
  response: z.object(pageFields(member)),
});
