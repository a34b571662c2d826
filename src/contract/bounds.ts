import * as z from 'zod/mini';

/** A whole number within bounds. */
export const integerWithin = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum?: number) =>
  z.int().check(z.minimum(minimum), ...(maximum === undefined ? [] : [z.maximum(maximum)]));

/** A text of a number of characters within bounds. */
export const textWithin = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum: number) =>
  z.string().check(...(minimum > 0 ? [z.minLength(minimum)] : []), z.maxLength(maximum));

/** A list of a number of entries within bounds. */
export const listWithin = /* @__NO_SIDE_EFFECTS__ */ <S extends z.core.$ZodType>(
  item: S,
  minimum: number,
  maximum: number,
) => z.array(item).check(...(minimum > 0 ? [z.minLength(minimum)] : []), z.maxLength(maximum));
