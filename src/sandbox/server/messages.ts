import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Format and bounds of a number, string or list. */
export interface Bounds {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly format?: string | undefined;
}

/** Unwraps optional, nullable and default schemas. */
export function unwrap(schema: Schema): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default'
    ? unwrap(def.innerType)
    : known;
}

function boundOf(check: z.core.$ZodCheck): Bounds {
  const { def } = (check as z.core.$ZodChecks)._zod;
  switch (def.check) {
    case 'greater_than':
      return { minimum: Number(def.value) };
    case 'less_than':
      return { maximum: Number(def.value) };
    case 'min_length':
      return { minimum: def.minimum };
    case 'max_length':
      return { maximum: def.maximum };
    default:
      return {};
  }
}

/** The format and bounds of a schema. */
export function boundsOf(schema: Schema): Bounds {
  const { def } = schema._zod;
  const { format } = def as { format?: string };
  return Object.assign({ format }, ...(def.checks ?? []).map(boundOf)) as Bounds;
}

/** The schema at a path, if there is one. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { def } = unwrap(schema)._zod;
  if (def.type === 'array') return schemaAt(def.element, rest);
  const field = def.type === 'object' ? def.shape[String(key)] : undefined;
  return field && schemaAt(field, rest);
}

function range({ minimum, maximum }: Bounds, unit: string): string {
  if (minimum === undefined) return maximum === undefined ? '' : `at most ${maximum} ${unit}`;
  return maximum === undefined ? `at least ${minimum} ${unit}` : `${minimum} to ${maximum} ${unit}`;
}

function expectedNumber({ minimum, maximum, format }: Bounds): string {
  const kind = format?.includes('int') ? 'a whole number' : 'a number';
  if (minimum === undefined) return maximum === undefined ? kind : `${kind}, ${maximum} at most`;
  return maximum === undefined
    ? `${kind}, ${minimum} or more`
    : `${kind} from ${minimum} to ${maximum}`;
}

/** Describes the expected value: `1 to 50 ids`, `a whole number from 1 to 100`. */
export function expected(schema: Schema, name: string): string {
  const core = unwrap(schema);
  const { def } = core._zod;
  const bounds = boundsOf(core);
  switch (def.type) {
    case 'number':
      return expectedNumber(bounds);
    case 'boolean':
      return 'true or false';
    case 'enum':
      return `one of ${Object.values(def.entries).join(', ')}`;
    case 'literal':
      return def.values.map(String).join(' or ');
    case 'array':
      return range(bounds, name) || `a list of ${name}`;
    case 'string':
      if (bounds.format === 'datetime')
        return 'a date-time with its zone, such as 2026-03-14T18:25:00Z';
      return range(bounds, 'characters') || 'a text';
    case 'object':
      return 'an object';
    default:
      return 'another value';
  }
}
