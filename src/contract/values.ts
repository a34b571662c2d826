import * as z from 'zod/mini';

/** ISO 8601 date-time with an offset; the lenient parser accepts any date. */
export const dateTime = z.iso.datetime({ offset: true });

/** Integer; the lenient parser accepts any finite number. */
export const integer = z.int();

/** Object with string keys and arbitrary values. */
export const anyObject = z.looseObject({});

/** String that is always present and may be null. */
export const text = z.nullable(z.string());
