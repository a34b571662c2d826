import * as z from 'zod/mini';
import { sideList } from './values.js';

/** An integer within inclusive bounds. */
export const integerWithin = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum?: number) =>
  z.int().check(z.minimum(minimum), ...(maximum === undefined ? [] : [z.maximum(maximum)]));

/** A string whose length is within inclusive bounds. */
export const textWithin = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum: number) =>
  z.string().check(...(minimum > 0 ? [z.minLength(minimum)] : []), z.maxLength(maximum));

/** A side list whose length is within inclusive bounds. */
export const listWithin = /* @__NO_SIDE_EFFECTS__ */ <S extends z.core.$ZodType>(
  item: S,
  minimum: number,
  maximum: number,
) => sideList(item, ...(minimum > 0 ? [z.minLength(minimum)] : []), z.maxLength(maximum));
