import * as z from 'zod/mini';

/** ISO 8601 date-time with its zone; to the tolerant reading any date that can be read. */
export const dateTime = z.iso.datetime({ offset: true });

/** Whole number; any finite number to the tolerant reading. */
export const integer = z.int();

/** Object with string keys and arbitrary values. */
export const anyObject = z.looseObject({});

/** `T|null` of the document: always present, may be null. */
export const text = z.nullable(z.string());
