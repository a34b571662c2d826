import * as z from 'zod/mini';

/** ISO 8601 date-time with an offset; the lenient parser accepts any date. */
export const dateTime = z.iso.datetime({ offset: true });

/** Integer; the lenient parser accepts any finite number. */
export const integer = z.int();

/** Number of things; where it is required, the lenient parser returns 0 for anything but a whole number from 0. */
export const count = z.int();

/** Object with string keys and arbitrary values. */
export const anyObject = z.looseObject({});

/** String that is always present and may be null. */
export const nullableText = z.nullable(z.string());

const sideLists = new WeakSet<z.core.$ZodType>();

/** A list that is not the main content of a response: the lenient parser returns an empty one if no item is valid. */
export const sideList = /* @__NO_SIDE_EFFECTS__ */ <S extends z.core.$ZodType>(
  item: S,
  ...checks: readonly z.core.$ZodCheck<z.output<S>[]>[]
) => {
  const list = z.array(item).check(...checks);
  sideLists.add(list);
  return list;
};

/** Whether a schema was created by `sideList`. */
export const isSideList = (schema: z.core.$ZodType): boolean => sideLists.has(schema);
