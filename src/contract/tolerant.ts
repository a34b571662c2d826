import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

function attempt(schema: Schema, value: unknown, fallback: unknown): unknown {
  try {
    return read(schema, value);
  } catch {
    return fallback;
  }
}

/** What of an object a shape knows. */
function fieldsOf(shape: Readonly<Record<string, Schema>>, value: object): object {
  return Object.fromEntries(
    Object.entries(shape)
      .map(([key, field]) => [key, read(field, Reflect.get(value, key))] as const)
      .filter(([, field]) => field !== undefined),
  );
}

/** An enum is read as the text it is; what is neither of these passes as it came. */
function isKind(type: string, value: unknown): boolean {
  if (type === 'number') return Number.isFinite(value);
  if (type === 'string' || type === 'enum') return typeof value === 'string';
  if (type === 'boolean') return typeof value === 'boolean';
  return type !== 'array' && type !== 'object';
}

function read(schema: Schema, value: unknown): unknown {
  const def = definition(schema);
  // Not left to the attempt, as an error for each null costs more than all the rest.
  if (def.type === 'nullable') return value === null ? null : attempt(def.innerType, value, null);
  if (def.type === 'optional' || def.type === 'default') {
    const absent = def.type === 'default' ? def.defaultValue : undefined;
    return value === undefined ? absent : attempt(def.innerType, value, absent);
  }
  if (def.type === 'array' && Array.isArray(value)) {
    return value.map((item) => attempt(def.element, item, def)).filter((item) => item !== def);
  }
  if (def.type === 'object' && value instanceof Object && !Array.isArray(value)) {
    return def.catchall ? value : fieldsOf(def.shape, value);
  }
  if (!isKind(def.type, value)) throw new TypeError(`${def.type} expected`);
  return value;
}

/**
 * The reading for visitors: gives a function from a JSON answer to what of it the schema knows.
 *
 * An unknown enum value stays a string, an unknown field is dropped, a nullable field that is missing
 * or wrong is null, a wrong optional field or array item is left out. Anything else throws.
 */
export const tolerant =
  <S extends Schema>(schema: S) =>
  (value: unknown): z.output<S> =>
    read(schema, value) as z.output<S>;
