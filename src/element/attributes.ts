import type { ReactiveElement } from 'lit';
import { memoizeLast } from '../cache/memoize.js';
import type { Shape } from '../contract/shape.js';
import { zoneOf } from '../intl/time.js';
import { isAddressTemplate, isPublicField } from '../ui/item-link.js';

/** How the value of an attribute is validated, parsed and described in the manifest. */
export interface AttributeType<Value> {
  /** Returns the value to use: the default if it is not set or invalid. Accepts any value that a framework may set. */
  parse(value: unknown): Value;
  /** Returns the invalid parts of a value; empty if it is valid or not set. */
  invalid(value: unknown): readonly string[];
  /** Valid values, for a warning: `use one of …`. */
  readonly remedy: string;
  /** Default value. */
  readonly fallback?: Value | undefined;
  /** Keywords of the attribute. */
  readonly values?: readonly string[];
  /** Whether other values than `values` are valid, too. */
  readonly isOpen?: boolean;
  /** Separator of a list of values. */
  readonly separator?: ' ' | ',';
  /** Bounds of a number. */
  readonly min?: number;
  readonly max?: number;
  /** Whether it is the URL of a link, which the manifest marks as sensitive. */
  readonly isUrl?: boolean;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parsed values by property, with the types of the attributes. */
export type SettingsOf<Types> = {
  readonly [Name in keyof Types]: Types[Name] extends AttributeType<infer Value> ? Value : never;
};

/** The parsed values of an element's attributes, each parsed when it is first read after a change. */
export function settingsOf<Types extends Readonly<Record<string, AttributeType<unknown>>>>(
  element: object,
  types: Types,
): SettingsOf<Types> {
  const settings = {};
  for (const [name, type] of Object.entries(types)) {
    const parse = memoizeLast((value: unknown) => type.parse(value));
    Object.defineProperty(settings, name, { get: () => parse(Reflect.get(element, name)) });
  }
  return settings as SettingsOf<Types>;
}

const isInvalid = (value: unknown, isValid: boolean): readonly string[] =>
  textOf(value) === '' || isValid ? [] : [textOf(value)];

const propertyOf = (attribute: string): string =>
  attribute.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());

/**
 * The value of an attribute without white space around it; null if it is empty, as editors write attributes that are not
 * set. An empty heading is none, and a boolean attribute is empty.
 */
export function attributeText(
  { elementProperties }: Pick<typeof ReactiveElement, 'elementProperties'>,
  attribute: string,
  value: string | null,
): string | null {
  const trimmed = value?.trim() ?? null;
  const isBoolean = elementProperties.get(propertyOf(attribute))?.type === Boolean;
  return isBoolean || attribute === 'heading' ? trimmed : trimmed || null;
}

/** Sets the property of a removed attribute, which Lit sets to null, to its default. */
export function restoreDefault(element: Element, attribute: string): void {
  const property = propertyOf(attribute);
  // An element of a scoped registry has a class that the document does not know by its tag.
  const { localName, customElementRegistry } = element;
  const other = document.createElement(localName, { customElementRegistry });
  Reflect.set(element, property, Reflect.get(other, property));
}

/** One keyword. */
export interface Choice<Value extends string> extends AttributeType<Value> {
  readonly values: readonly Value[];
  readonly fallback: Value;
}

/** One of `values`; `fallback` if it is not set or invalid. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Choice<Value> => ({
  values,
  fallback,
  parse: (value) => values.find((known) => known === value) ?? fallback,
  invalid: (value) =>
    isInvalid(
      value,
      values.some((known) => known === textOf(value)),
    ),
  remedy: `use one of ${values.join(', ')}`,
});

/** One of `values`; the first is the default. */
export const oneOf = <const Value extends string>(
  ...values: readonly [Value, ...Value[]]
): Choice<Value> => choice(values, values[0]);

/** Any text; empty if it is not set. */
export const text: AttributeType<string> = { parse: textOf, invalid: () => [], remedy: '' };

/** A boolean attribute. */
export const flag: AttributeType<boolean> = {
  parse: Boolean,
  invalid: () => [],
  remedy: '',
};

/** Any text; forms suggest `values`. */
export const anyText = (...values: readonly string[]): AttributeType<string> => ({
  values,
  isOpen: true,
  parse: textOf,
  invalid: () => [],
  remedy: '',
});

/** Bounds of a number and its default; undefined if each element has its own. */
export interface NumberRange<Fallback extends number | undefined> {
  readonly min: number;
  readonly max: number;
  readonly fallback: Fallback;
}

/** An integer; clamped to the bounds. */
export const wholeNumber = <Fallback extends number | undefined>(
  range: NumberRange<Fallback>,
): AttributeType<number | Fallback> & NumberRange<number | Fallback> => {
  const { min, max, fallback } = range;
  const numberOf = (value: unknown) => (textOf(value) === '' ? NaN : Number(value));
  return {
    ...range,
    parse(value) {
      const number = numberOf(value);
      return Number.isNaN(number) ? fallback : Math.min(max, Math.max(min, Math.round(number)));
    },
    invalid: (value) => isInvalid(value, numberOf(value) >= min && numberOf(value) <= max),
    remedy: `use a number from ${min} to ${max}`,
  };
};

const split = (value: unknown, separator: RegExp): string[] =>
  textOf(value)
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

/** A comma-separated list of any names. */
export const names: AttributeType<readonly string[]> = {
  separator: ',',
  parse: (value) => split(value, /,/),
  invalid: () => [],
  remedy: '',
};

/** Any of `values`, separated by spaces or commas, in the order of `values`; if not set or empty, `fallback` or all of them. */
export const listOf = <const Value extends string>(
  values: readonly Value[],
  fallback?: readonly NoInfer<Value>[],
): AttributeType<readonly Value[]> => {
  const tokensIn = (value: unknown) => split(value, /[\s,]+/);
  return {
    values,
    fallback,
    separator: ' ',
    parse(value) {
      const tokens = tokensIn(value);
      if (tokens.length === 0) return fallback ?? values;
      return values.filter((known) => tokens.includes(known));
    },
    invalid: (value) => tokensIn(value).filter((token) => !values.some((known) => known === token)),
    remedy: `use any of ${values.join(', ')}`,
  };
};

const isTextOrNumber = (shape: Shape): boolean =>
  'inner' in shape
    ? isTextOrNumber(shape.inner)
    : ['text', 'integer', 'number', 'date-time', 'enum'].includes(shape.kind);

/** Names of the public fields of a record, or of the records of a list, whose values are texts or numbers. */
function fieldNames(shape: Shape): string[] {
  if ('inner' in shape) return fieldNames(shape.inner);
  if (shape.kind === 'list') return fieldNames(shape.item);
  if (shape.kind !== 'record') return [];
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    isTextOrNumber(field) && isPublicField(name) ? name : [],
  );
}

/** URL of an item, with `{name}` for fields of `shape`, or of the items in its list of this name. */
export function urlTemplate(shape: Shape, list = ''): AttributeType<string | undefined> {
  const items = shape.kind === 'record' ? shape.fields[list] : undefined;
  const names = fieldNames(items ?? shape);
  return {
    isUrl: true,
    parse: (value) => textOf(value) || undefined,
    invalid: (value) => isInvalid(value, isAddressTemplate(textOf(value), names)),
    remedy: `use a relative or https URL with any of ${names.map((name) => `{${name}}`).join(', ')}`,
  };
}

const zoneRemedy = 'use an IANA time zone, such as Europe/Berlin';

/** An IANA time zone; undefined if it is not set or invalid, for the visitor's. */
export const timeZone: AttributeType<string | undefined> = {
  parse: (value) => zoneOf(textOf(value)),
  invalid: (value) => isInvalid(value, zoneOf(textOf(value)) !== undefined),
  remedy: zoneRemedy,
};

/** An IANA time zone beside another one: UTC if it is not set or invalid; undefined for `none`. */
export const secondTimeZone: AttributeType<string | undefined> = {
  parse: (value) =>
    textOf(value) === 'none' ? undefined : (zoneOf(textOf(value) || 'UTC') ?? 'UTC'),
  invalid: (value) => (textOf(value) === 'none' ? [] : timeZone.invalid(value)),
  remedy: zoneRemedy,
};
