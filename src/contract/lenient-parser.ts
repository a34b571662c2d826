import { parseTimestamp } from './timestamp.js';
import type { Fields, Shape, ValueOf } from './shape.js';

function parseOr(fallback: unknown, shape: Shape, value: unknown, allowsEmpty: boolean): unknown {
  try {
    return parse(shape, value, allowsEmpty);
  } catch {
    return fallback;
  }
}

// Not with instanceof: an object of another realm, such as a frame's, has a prototype of its own.
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function frozenCopy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze([...(value as unknown[])].map(frozenCopy));
  if (!isObject(value)) return value;
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, frozenCopy(field)])),
  );
}

const isNamed = (fields: Fields): boolean =>
  'id' in fields || 'userId' in fields || 'name' in fields || 'title' in fields;

function parseRecord(fields: Fields, value: object, allowsEmpty: boolean): object {
  const allowsEmptyLists = allowsEmpty || isNamed(fields);
  const isPage = 'items' in fields;
  const parsed: Record<string, unknown> = {};
  for (const key of Object.keys(fields)) {
    const shape = fields[key] as Shape;
    const allowsEmptyField = allowsEmptyLists || (isPage && key !== 'items');
    const field = parse(shape, Reflect.get(value, key), allowsEmptyField);
    if (field !== undefined) parsed[key] = field;
  }
  return Object.freeze(parsed);
}

/** Leaves out invalid items. If all are invalid, returns an empty list if `allowsEmpty`, and throws otherwise. */
function parseList(
  item: Shape,
  values: readonly unknown[],
  allowsEmpty: boolean,
): readonly unknown[] {
  const invalid = Symbol();
  const items: unknown[] = [];
  for (const value of values) {
    const parsed = parseOr(invalid, item, value, true);
    if (parsed !== invalid) items.push(parsed);
  }
  if (!allowsEmpty && values.length > 0 && items.length === 0) {
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

function parse(shape: Shape, value: unknown, allowsEmpty: boolean): unknown {
  // null is tested first: an exception for each null would take most of the time.
  if (shape.kind === 'nullable')
    return value === null ? null : parseOr(null, shape.inner, value, allowsEmpty);
  if (shape.kind === 'optional' || shape.kind === 'default') {
    const fallback = shape.kind === 'default' ? frozenCopy(shape.value) : undefined;
    return value === undefined ? fallback : parseOr(fallback, shape.inner, value, allowsEmpty);
  }
  if (shape.kind === 'list' && Array.isArray(value))
    return parseList(shape.item, value, allowsEmpty);
  if (shape.kind === 'record' && isObject(value))
    return parseRecord(shape.fields, value, allowsEmpty);
  if (!isValid(shape, value)) throw new TypeError(`${shape.kind} expected`);
  return typeof value === 'string' ? value.replace(excessMarks, '$1') : frozenCopy(value);
}

/**
 * Returns a lenient parser for `shape`; its output is deep-frozen.
 *
 * It drops unknown fields, invalid optional fields and invalid items of lists, reads a missing or
 * invalid nullable field as null, keeps unknown values of an enum, and removes excess combining marks.
 * Everything else throws a TypeError, also a list whose items are all invalid, with two exceptions: inside records that have
 * an id, name or title, and in fields of a page other than `items`, such a list becomes empty.
 */
export const lenientParser =
  <S extends Shape>(shape: S) =>
  (value: unknown): ValueOf<S> =>
    parse(shape, value, false) as ValueOf<S>;
