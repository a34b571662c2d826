import type { PropertyDeclaration } from 'lit';

/** A setting that is text; absent is undefined. */
export const text = (attribute?: string): PropertyDeclaration =>
  setting(attribute, (value) => value ?? undefined);

/** A setting that is one of `values`; anything else is the first. */
export const oneOf = (values: readonly string[], attribute?: string): PropertyDeclaration =>
  setting(attribute, (value) => (values.includes(value ?? '') ? value : values[0]));

/** A setting that is a number from `least` to `most`, brought into its bounds; absent or no number is `otherwise`. */
export const number = (
  least: number,
  most: number,
  otherwise?: number,
  attribute?: string,
): PropertyDeclaration =>
  setting(attribute, (value) => {
    const amount = Number(value?.trim() || NaN);
    return Number.isNaN(amount) ? otherwise : Math.min(most, Math.max(least, Math.round(amount)));
  });

const list =
  (separator: RegExp) =>
  (otherwise?: readonly string[], attribute?: string): PropertyDeclaration => ({
    ...setting(attribute, (value) => value?.trim().split(separator).filter(Boolean) ?? otherwise),
    hasChanged: (a, b) => String(a) !== String(b),
  });

/** A setting that is a list of words; absent is `otherwise`. */
export const words = list(/[\s,]+/);

/** A setting that is a list of names with commas between them; absent is `otherwise`. */
export const names = list(/\s*,\s*/);

/** A setting that is on when its attribute is there. */
export const flag = (attribute?: string): PropertyDeclaration =>
  setting(attribute, (value) => value !== null);

const setting = (
  attribute: string | undefined,
  fromAttribute: (value: string | null) => unknown,
): PropertyDeclaration => ({
  ...(attribute !== undefined && { attribute }),
  converter: { fromAttribute },
});
