import { parseTimestamp } from './timestamp.js';
import type { Fields, Shape, ValueOf } from './shape.js';

/**
 * Whether a value is a detail, which may lose a list that cannot be read. In the envelope of a
 * response such a list is an error.
 */
type IsDetail = boolean;

function parseOr(fallback: unknown, shape: Shape, value: unknown, isDetail: IsDetail): unknown {
  try {
    return parse(shape, value, isDetail);
  } catch {
    return fallback;
  }
}

// Not by instanceof: an object of another realm, such as a frame's, has a prototype of its own.
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function frozenCopy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(Array.from(value, frozenCopy));
  if (!isObject(value)) return value;
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, frozenCopy(field)])),
  );
}

const isNamed = (fields: Fields): boolean =>
  'id' in fields || 'userId' in fields || 'name' in fields || 'title' in fields;

function parseRecord(fields: Fields, value: object, isDetail: IsDetail): object {
  const areDetails = isDetail || isNamed(fields);
  const isPage = 'items' in fields;
  const parsed: Record<string, unknown> = {};
  // A loop: most responses are long lists of small records.
  for (const key in fields) {
    const shape = fields[key] as Shape;
    const isFieldDetail = areDetails || (isPage && key !== 'items');
    const field = parse(shape, Reflect.get(value, key), isFieldDetail);
    if (field !== undefined) parsed[key] = field;
  }
  return Object.freeze(parsed);
}

function parseList(
  item: Shape,
  values: readonly unknown[],
  isDetail: IsDetail,
): readonly unknown[] {
  const invalid = values;
  const items = Array.from(values, (value) => parseOr(invalid, item, value, true)).filter(
    (value) => value !== invalid,
  );
  if (!isDetail && values.length > 0 && items.length === 0) {
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

function parse(shape: Shape, value: unknown, isDetail: IsDetail): unknown {
  // Without the exception for each null, which would cost more than all the rest.
  if (shape.kind === 'nullable')
    return value === null ? null : parseOr(null, shape.inner, value, isDetail);
  if (shape.kind === 'optional' || shape.kind === 'default') {
    const fallback = shape.kind === 'default' ? frozenCopy(shape.value) : undefined;
    return value === undefined ? fallback : parseOr(fallback, shape.inner, value, isDetail);
  }
  if (shape.kind === 'list' && Array.isArray(value)) return parseList(shape.item, value, isDetail);
  if (shape.kind === 'record' && isObject(value)) return parseRecord(shape.fields, value, isDetail);
  if (!isValid(shape, value)) throw new TypeError(`${shape.kind} expected`);
  return frozenCopy(value);
}

/**
 * Returns a lenient parser for `shape`; its output is deep-frozen.
 *
 * It drops unknown fields, invalid optional fields and invalid items of lists, reads a missing or
 * invalid nullable field as null, and keeps unknown values of an enum. It throws a TypeError for
 * everything else, and for a list without a valid item. Such a list becomes empty only in a record
 * that has an id, name or title, and beside the `items` of a page.
 */
export const lenientParser =
  <S extends Shape>(shape: S) =>
  (value: unknown): ValueOf<S> =>
    parse(shape, value, false) as ValueOf<S>;
