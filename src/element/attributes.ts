import { zoneOf } from '../intl/time.js';

/** How the value of an attribute is validated and parsed. */
export interface AttributeType<Value> {
  /** The value to use; the default where it is not set or invalid. Accepts what a framework may set as the property. */
  parse(value: unknown): Value;
  /** The invalid parts of a value; empty where it is valid or not set. */
  invalid(value: unknown): readonly string[];
  /** Valid values, for a warning: `use one of …`. */
  readonly remedy: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isInvalid = (value: unknown, isValid: boolean): readonly string[] =>
  textOf(value) === '' || isValid ? [] : [textOf(value)];

/** Returns the property of a removed attribute, which Lit sets to null, to its default. */
export function restoreDefault(element: Element, attribute: string): void {
  const property = attribute.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
  Reflect.set(element, property, Reflect.get(document.createElement(element.localName), property));
}

/** One of `values`; the first is the default. */
export const oneOf = <const Value extends string>(
  ...values: readonly [Value, ...Value[]]
): AttributeType<Value> => ({
  parse: (value) => values.find((one) => one === value) ?? values[0],
  invalid: (value) =>
    isInvalid(
      value,
      values.some((one) => one === textOf(value)),
    ),
  remedy: `use one of ${values.join(', ')}`,
});

/** Bounds of a number and its default. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/** A whole number; one outside the bounds is clamped. */
export const wholeNumber = ({ min, max, fallback }: NumberRange): AttributeType<number> => {
  const numberOf = (value: unknown) => (textOf(value) === '' ? NaN : Number(value));
  return {
    parse(value) {
      const number = numberOf(value);
      return Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, Math.round(number)));
    },
    invalid: (value) => isInvalid(value, numberOf(value) >= min && numberOf(value) <= max),
    remedy: `use a number from ${min} to ${max}`,
  };
};

/** The names in a comma-separated list. */
export const namesIn = (value: unknown): string[] => split(value, /,/);

const split = (value: unknown, separator: RegExp): string[] =>
  textOf(value)
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

/** Any of `values`, separated by spaces or commas, in the order of `values`; `fallback` where it is not set. */
export const listOf = <const Value extends string>(
  values: readonly Value[],
  fallback: readonly Value[] = values,
): AttributeType<readonly Value[]> => {
  const tokensIn = (value: unknown) => split(value, /[\s,]+/);
  return {
    parse(value) {
      if (value === null || value === undefined) return fallback;
      const tokens = tokensIn(value);
      return values.filter((one) => tokens.includes(one));
    },
    invalid: (value) => tokensIn(value).filter((token) => !values.some((one) => one === token)),
    remedy: `use any of ${values.join(', ')}`,
  };
};

/** An IANA time zone, or one of some keywords. */
export const timeZoneOr = (...keywords: readonly string[]): AttributeType<string | undefined> => ({
  parse(value) {
    const text = textOf(value);
    return keywords.includes(text) ? text : zoneOf(text || undefined);
  },
  invalid: (value) =>
    isInvalid(value, keywords.includes(textOf(value)) || zoneOf(textOf(value)) !== undefined),
  remedy: 'use an IANA time zone, such as Europe/Berlin',
});
