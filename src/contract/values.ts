import * as z from 'zod/mini';

/** ISO 8601 date-time; any text to the tolerant reading, known by identity to the strict one. */
export const dateTime = z.string();

/** Whole number; any number to the tolerant reading, known by identity to the strict one. */
export const integer = z.number();

/** Object with string keys and arbitrary values. */
export const anyObject = z.looseObject({});

/** `T|null` of the document: always present, may be null. */
export const text = z.nullable(z.string());
