import * as z from 'zod/mini';
import { integerWithin } from './bounds.js';
import { integer } from './values.js';

// Further fields are handed over, as bundlers keep an object that spreads a call even when nothing uses it.
type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The envelope around a page of `item`. */
export const page = /* @__NO_SIDE_EFFECTS__ */ <S extends z.core.$ZodType, F extends Fields>(
  item: S,
  more: F,
) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.number()), total: integer, ...more });

/** Query parameters that the large lists share. */
export const paginationQuery = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(more: F) =>
  z.object({
    limit: z._default(integerWithin(1, 100), 20),
    cursor: z.optional(integerWithin(0)),
    offset: z.optional(integerWithin(0)),
    page: z.optional(integerWithin(1)),
    pageSize: z.optional(integerWithin(1, 100)),
    ...more,
  });

/** `limit` and `offset` of the small lists. */
export const windowQuery = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(
  maximum: number,
  usual: number,
  more: F,
) =>
  z.object({
    limit: z._default(integerWithin(1, maximum), usual),
    offset: z._default(integerWithin(0), 0),
    ...more,
  });
