import * as z from 'zod/mini';

/** Least and greatest number, length of a text or count of a list. */
export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

type Bounded = z.ZodMiniNumber | z.ZodMiniString | z.ZodMiniArray;

const known = new WeakMap<z.core.$ZodType, Bounds>();

/** Notes the bounds that the strict reading holds a schema to; the browser carries only the numbers. */
export const bounded = /* @__NO_SIDE_EFFECTS__ */ <S extends Bounded>(
  schema: S,
  bounds: Bounds,
): S => {
  known.set(schema, bounds);
  return schema;
};

/** A whole number within bounds. */
export const integerWithin = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum?: number) =>
  bounded(z.number(), maximum === undefined ? { minimum } : { minimum, maximum });

/** The bounds noted for a schema. */
export const boundsOf = (schema: z.core.$ZodType) => known.get(schema);
