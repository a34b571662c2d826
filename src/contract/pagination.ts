import * as z from 'zod/mini';
import { integerWithin } from './bounds.js';
import { count } from './values.js';

// Further fields are an argument, as bundlers keep an unused object that spreads the result of a call.
type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** A page of `item`s with its pagination fields. */
export const page = /* @__NO_SIDE_EFFECTS__ */ <S extends z.core.$ZodType, F extends Fields>(
  item: S,
  more: F,
) => z.object({ items: z.array(item), nextCursor: z.nullable(z.number()), total: count, ...more });

/** Pagination parameters of the large lists. */
export const paginationQuery = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(more: F) =>
  z.object({
    limit: z._default(integerWithin(1, 100), 20),
    cursor: z.optional(integerWithin(0)),
    offset: z.optional(integerWithin(0)),
    page: z.optional(integerWithin(1)),
    pageSize: z.optional(integerWithin(1, 100)),
    ...more,
  });

/** Pagination parameters of the small lists, `limit` and `offset`. */
export const windowQuery = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(
  maximum: number,
  defaultLimit: number,
  more: F,
) =>
  z.object({
    limit: z._default(integerWithin(1, maximum), defaultLimit),
    offset: z._default(integerWithin(0), 0),
    ...more,
  });
