/** Carries the type of the parsed value for TypeScript; `parsed` is never set. */
export interface Typed<T> {
  readonly parsed?: () => T;
}

type PrimitiveKind =
  'text' | 'date-time' | 'integer' | 'count' | 'number' | 'boolean' | 'any-record' | 'any';

type ShapeNode =
  | { readonly kind: PrimitiveKind }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'nullable' | 'optional'; readonly inner: Shape }
  | { readonly kind: 'default'; readonly inner: Shape; readonly value: unknown }
  | { readonly kind: 'list'; readonly item: Shape; readonly mayBeEmpty: boolean }
  | { readonly kind: 'record'; readonly fields: Fields };

/** Describes JSON data that is parsed to a `T`, as plain data. */
export type Shape<T = unknown> = ShapeNode & Typed<T>;

/** Shapes of the fields of a record. */
export type Fields = Readonly<Record<string, Shape>>;

/** Shape of a field that may be missing. */
export interface OptionalShape<T> extends Typed<T> {
  readonly kind: 'optional';
  readonly inner: Shape;
}

/** Shape of an object with known fields. */
export interface RecordShape<T> extends Typed<T> {
  readonly kind: 'record';
  readonly fields: { readonly [K in keyof T]-?: Shape<T[K]> };
}

/** Type of the value that is parsed with a shape. */
export type ValueOf<S extends Shape> = S extends Typed<infer T> ? T : never;

type OptionalKey<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly kind: 'optional' } ? K : never;
}[keyof F];

type RecordValue<F extends Fields> = {
  -readonly [K in Exclude<keyof F, OptionalKey<F>>]: ValueOf<F[K]>;
} & { -readonly [K in OptionalKey<F>]?: ValueOf<F[K]> };

/** Text. */
export const text: Shape<string> = { kind: 'text' };

/** ISO 8601 timestamp; without a zone it is UTC. */
export const dateTime: Shape<string> = { kind: 'date-time' };

/** Whole number; the lenient parser accepts any finite number. */
export const integer: Shape<number> = { kind: 'integer' };

/** Number of things: a whole number from 0. In a record, the lenient parser reads any other value as 0. */
export const count: Shape<number> = { kind: 'count' };

/** Finite number. */
export const number: Shape<number> = { kind: 'number' };

/** True or false. */
export const boolean: Shape<boolean> = { kind: 'boolean' };

/** Object with any fields. */
export const anyRecord: Shape<Record<string, unknown>> = { kind: 'any-record' };

/** Any JSON value. */
export const any: Shape = { kind: 'any' };

/** One of some texts; the lenient parser accepts other texts, too. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const T extends string>(
  ...values: readonly T[]
): Shape<T> => ({ kind: 'enum', values });

/** The inner shape or null; the lenient parser reads a missing or invalid value as null. */
export const nullable = /* @__NO_SIDE_EFFECTS__ */ <T>(inner: Shape<T>): Shape<T | null> => ({
  kind: 'nullable',
  inner,
});

/** A field that may be missing; the lenient parser drops an invalid value. */
export const optional = /* @__NO_SIDE_EFFECTS__ */ <T>(
  inner: Shape<T>,
): OptionalShape<T | undefined> => ({ kind: 'optional', inner });

/** A field with a default value; the lenient parser uses it for an invalid value, too. */
export const withDefault = /* @__NO_SIDE_EFFECTS__ */ <T>(inner: Shape<T>, value: T): Shape<T> => ({
  kind: 'default',
  inner,
  value,
});

/**
 * An array; the lenient parser drops invalid items. If all are invalid, it rejects the list, or returns an empty one with
 * `mayBeEmpty`, for a list that is not the main content of a response.
 */
export const list = /* @__NO_SIDE_EFFECTS__ */ <T>(
  item: Shape<T>,
  { mayBeEmpty = false } = {},
): Shape<T[]> => ({ kind: 'list', item, mayBeEmpty });

/** An object with known fields; the lenient parser drops all others. */
export const record = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields>(
  fields: F,
): { readonly kind: 'record'; readonly fields: F } & Typed<RecordValue<F>> => ({
  kind: 'record',
  fields,
});
