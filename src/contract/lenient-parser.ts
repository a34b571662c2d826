import { parseTimestamp } from './timestamp.js';
import type { Fields, Shape, ValueOf } from './shape.js';

function parseOr(fallback: unknown, shape: Shape, value: unknown): unknown {
  try {
    return parse(shape, value);
  } catch {
    return fallback;
  }
}

// Not with instanceof: an object of another realm, such as a frame's, has a prototype of its own.
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PHP writes an empty list of keys and values as an object. */
const isEmptyObject = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === 0;

function frozenCopy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze([...(value as unknown[])].map(frozenCopy));
  if (!isObject(value)) return value;
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, frozenCopy(field)])),
  );
}

function parseRecord(fields: Fields, value: object): object {
  const parsed: Record<string, unknown> = {};
  for (const key of Object.keys(fields)) {
    const shape = fields[key] as Shape;
    const read = Reflect.get(value, key) as unknown;
    // A record is not lost for a wrong count.
    const field = shape.kind === 'count' ? parseOr(0, shape, read) : parse(shape, read);
    if (field !== undefined) parsed[key] = field;
  }
  return Object.freeze(parsed);
}

/** Leaves out invalid items; throws if all are invalid, unless the list may be empty then. */
function parseList(
  { item, mayBeEmpty }: Extract<Shape, { kind: 'list' }>,
  values: readonly unknown[],
): readonly unknown[] {
  const invalid = Symbol();
  const items: unknown[] = [];
  for (const value of values) {
    const parsed = parseOr(invalid, item, value);
    if (parsed !== invalid) items.push(parsed);
  }
  if (!mayBeEmpty && values.length > 0 && items.length === 0) {
    throw new TypeError('no item of the list is valid');
  }
  return Object.freeze(items);
}

/** Whether a value is valid for a shape without inner shapes. */
function isValid({ kind }: Shape, value: unknown): boolean {
  switch (kind) {
    case 'integer':
    case 'number':
      return Number.isFinite(value);
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'text':
    case 'enum':
      return typeof value === 'string';
    case 'date-time':
      return typeof value === 'string' && parseTimestamp(value) !== undefined;
    case 'boolean':
      return typeof value === 'boolean';
    case 'any-record':
      return isObject(value);
    default:
      return kind === 'any';
  }
}

/** Marks on one letter beyond the eighth: browsers need seconds for a text of a hundred thousand. */
const excessMarks = /(\p{M}{8})\p{M}+/gu;

function parse(shape: Shape, value: unknown): unknown {
  // null is tested first: an exception for each null would take most of the time.
  if (shape.kind === 'nullable') return value === null ? null : parseOr(null, shape.inner, value);
  if (shape.kind === 'optional' || shape.kind === 'default') {
    const fallback = shape.kind === 'default' ? frozenCopy(shape.value) : undefined;
    return value === undefined ? fallback : parseOr(fallback, shape.inner, value);
  }
  if (shape.kind === 'list' && isEmptyObject(value)) return Object.freeze([]);
  if (shape.kind === 'list' && Array.isArray(value)) return parseList(shape, value);
  if (shape.kind === 'record' && isObject(value)) return parseRecord(shape.fields, value);
  if (!isValid(shape, value)) throw new TypeError(`${shape.kind} expected`);
  return typeof value === 'string' ? value.replace(excessMarks, '$1') : frozenCopy(value);
}

/**
 * Returns a lenient parser for `shape`; its output is deep-frozen.
 *
 * It drops unknown fields, invalid optional fields and invalid items of lists, reads a missing or
 * invalid nullable field as null, an invalid count as 0 and an empty object as an empty list, keeps unknown values of an enum, and removes excess combining marks.
 * Everything else throws a TypeError, also a list whose items are all invalid, unless its shape says that it may be empty.
 */
export const lenientParser =
  <S extends Shape>(shape: S) =>
  (value: unknown): ValueOf<S> =>
    parse(shape, value) as ValueOf<S>;
