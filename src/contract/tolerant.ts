import type * as z from 'zod/mini';
import { moment } from './moment.js';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** How a schema inside a record that stands without its lists is read. */
type Place = 'answer' | 'detail';

const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

function attempt(schema: Schema, value: unknown, place: Place, fallback: unknown): unknown {
  try {
    return read(schema, value, place);
  } catch {
    return fallback;
  }
}

// Not by instanceof: an object of another realm, such as a frame's, has a prototype of its own.
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy that shares nothing that can change. */
function frozenCopy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(Array.from(value, frozenCopy));
  if (!isRecord(value)) return value;
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, field]) => [key, frozenCopy(field)])),
  );
}

const isNamed = (shape: Shape): boolean =>
  ['id', 'userId', 'name', 'title'].some((key) => key in shape);

/**
 * An envelope is nothing without its list; a record with a name, and what accompanies `items`, is something without.
 */
function placeOf(shape: Shape, key: string, place: Place): Place {
  if (place === 'detail' || isNamed(shape)) return 'detail';
  return 'items' in shape && key !== 'items' ? 'detail' : 'answer';
}

/** What of an object a shape knows. */
function fieldsOf(shape: Shape, value: object, place: Place): object {
  const fields: Record<string, unknown> = {};
  // A loop: long lists of small records are most of what is read.
  for (const key in shape) {
    const schema = shape[key] as Schema;
    const field = read(schema, Reflect.get(value, key), placeOf(shape, key, place));
    if (field !== undefined) fields[key] = field;
  }
  return Object.freeze(fields);
}

function itemsOf(element: Schema, values: readonly unknown[], place: Place): readonly unknown[] {
  const items = Array.from(values, (item) => attempt(element, item, 'detail', values)).filter(
    (item) => item !== values,
  );
  if (place === 'answer' && values.length > 0 && items.length === 0) {
    throw new TypeError('no item can be read');
  }
  return Object.freeze(items);
}

/** An enum is read as the text it is; what is neither of these passes as it came. */
function isKind(def: z.core.$ZodTypes['_zod']['def'], value: unknown): boolean {
  switch (def.type) {
    case 'number':
      return Number.isFinite(value);
    case 'string':
      if (typeof value !== 'string') return false;
      return !('format' in def && def.format === 'datetime') || moment(value) !== undefined;
    case 'enum':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return def.type !== 'array' && def.type !== 'object';
  }
}

function read(schema: Schema, value: unknown, place: Place): unknown {
  const def = definition(schema);
  // Not left to the attempt, as an error for each null costs more than all the rest.
  if (def.type === 'nullable') {
    return value === null ? null : attempt(def.innerType, value, place, null);
  }
  if (def.type === 'optional' || def.type === 'default') {
    const absent = def.type === 'default' ? frozenCopy(def.defaultValue) : undefined;
    return value === undefined ? absent : attempt(def.innerType, value, place, absent);
  }
  if (def.type === 'array' && Array.isArray(value)) return itemsOf(def.element, value, place);
  if (def.type === 'object' && isRecord(value)) {
    return def.catchall ? frozenCopy(value) : fieldsOf(def.shape, value, place);
  }
  if (!isKind(def, value)) throw new TypeError(`${def.type} expected`);
  return frozenCopy(value);
}

/**
 * The reading for visitors: gives a function from a JSON answer to what of it the schema knows, frozen throughout.
 *
 * An unknown enum value stays a string, an unknown field is dropped, a nullable field that is missing
 * or wrong is null, a wrong optional field or array item is left out. Anything else throws: also a list of
 * which no item can be read, unless it is a detail of a record that has an id or a name, where it is empty.
 */
export const tolerant =
  <S extends Schema>(schema: S) =>
  (value: unknown): z.output<S> =>
    read(schema, value, 'answer') as z.output<S>;
