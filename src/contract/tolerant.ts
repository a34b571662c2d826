import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

function attempt(schema: Schema, value: unknown, fallback: unknown): unknown {
  try {
    return read(schema, value);
  } catch {
    return fallback;
  }
}

function read(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'nullable') return attempt(def.innerType, value, null);
  if (def.type === 'optional')
    return value === undefined ? value : attempt(def.innerType, value, undefined);
  if (def.type === 'enum') return z.parse(z.string(), value);
  if (def.type === 'array' && Array.isArray(value)) {
    return value.map((item) => attempt(def.element, item, def)).filter((item) => item !== def);
  }
  if (def.type === 'object' && !def.catchall && value instanceof Object) {
    const fields = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(def.shape)
        .map(([key, field]) => [key, read(field, fields[key])] as const)
        .filter(([, field]) => field !== undefined),
    );
  }
  return z.parse(schema, value);
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
