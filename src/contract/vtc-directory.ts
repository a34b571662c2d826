import * as z from 'zod/mini';
import { integerWithin, listWithin, textWithin } from './bounds.js';
import { endpoint } from './endpoint.js';
import { member } from './member.js';
import { page, paginationQuery } from './pagination.js';
import { integer, sideList } from './values.js';
import { companyType, vtc } from './vtc.js';

const optionalFlag = z.optional(z.boolean());
const textUpTo = /* @__NO_SIDE_EFFECTS__ */ (maximum: number) => z.optional(textWithin(0, maximum));

/** Searches the listed companies. */
export const vtcs = endpoint({
  path: '/vtcs',
  query: paginationQuery({
    search: textUpTo(255),
    verified: optionalFlag,
    official: optionalFlag,
    partnered: optionalFlag,
    validated: optionalFlag,
    recruitmentOpen: optionalFlag,
    language: textUpTo(50),
    inGameTag: textUpTo(32),
    game: z.optional(z.enum(['ets2', 'ats'])),
    minMembers: z.optional(integerWithin(0)),
    maxMembers: z.optional(integerWithin(0)),
    sort: z._default(z.enum(['newest', 'name', 'members', 'activity']), 'newest'),
    companyType: z._default(companyType, 'trucking'),
  }),
  response: page(vtc, {}),
});

/** Reads up to 50 companies by id; missing and private companies are left out. */
export const vtcBatch = endpoint({
  path: '/vtcs/batch',
  query: z.object({ ids: listWithin(z.string(), 1, 50) }),
  response: z.object({ items: z.array(vtc) }),
  elementResponse: z.object({
    items: sideList(
      z.pick(vtc, { id: true, name: true, handle: true, profilePicture: true, companyType: true }),
    ),
  }),
});

/** Reads one member of a company. A member who has left must not be shown. */
export const vtcMember = endpoint({
  path: '/vtcs/{id}/members/{userId}',
  mustRevalidate: true,
  response: z.extend(member, { webId: integer }),
  elementResponse: member,
});
