import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import { kebab } from './kebab.js';

/** The settings of an element; an attribute has the name of its property, in kebab case. */
export const settings = (declarations: PropertyDeclarations): PropertyDeclarations =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [
      name,
      { attribute: kebab(name), ...declaration },
    ]),
  );

/** A setting that is text; absent is undefined. */
export const text = (): PropertyDeclaration => setting((value) => value ?? undefined);

/** A setting that is one of `values`; anything else is the first. */
export const oneOf = (values: readonly string[]): PropertyDeclaration =>
  setting((value) => (values.includes(value ?? '') ? value : values[0]));

/** A setting that is a number from `least` to `most`, brought into its bounds; absent or no number is `otherwise`. */
export const number = (least: number, most: number, otherwise?: number): PropertyDeclaration =>
  setting((value) => {
    const amount = Number(value?.trim() || NaN);
    return Number.isNaN(amount) ? otherwise : Math.min(most, Math.max(least, Math.round(amount)));
  });

const list =
  (separator: RegExp) =>
  (otherwise?: readonly string[]): PropertyDeclaration => ({
    ...setting((value) => value?.trim().split(separator).filter(Boolean) ?? otherwise),
    hasChanged: (a, b) => String(a) !== String(b),
  });

/** A setting that is a list of words; absent is `otherwise`. */
export const words = list(/[\s,]+/);

/** A setting that is a list of names with commas between them; absent is `otherwise`. */
export const names = list(/\s*,\s*/);

/** A setting that is on when its attribute is there. */
export const flag = (): PropertyDeclaration => setting((value) => value !== null);

const setting = (fromAttribute: (value: string | null) => unknown): PropertyDeclaration => ({
  converter: { fromAttribute },
});
