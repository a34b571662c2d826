import * as z from 'zod/mini';
import { integerWithin } from './bounds.js';
import { integer } from './values.js';

/** Fields of the envelope around a page of `item`. */
export const pageFields = /* @__NO_SIDE_EFFECTS__ */ <S extends z.core.$ZodType>(item: S) => ({
  items: z.array(item),
  nextCursor: z.nullable(z.number()),
  total: integer,
});

/** Query parameters that the large lists share. */
export const paginationQuery = {
  limit: z._default(integerWithin(1, 100), 20),
  cursor: z.optional(integerWithin(0)),
  offset: z.optional(integerWithin(0)),
  page: z.optional(integerWithin(1)),
  pageSize: z.optional(integerWithin(1, 100)),
};

/** `limit` and `offset` of the small lists. */
export const windowQuery = /* @__NO_SIDE_EFFECTS__ */ (maximum: number, usual: number) => ({
  limit: z._default(integerWithin(1, maximum), usual),
  offset: z._default(integerWithin(0), 0),
});
