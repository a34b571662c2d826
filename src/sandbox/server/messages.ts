import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What the checks of a schema come to. */
export interface Bag {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly format?: string | undefined;
}

/** The schema under defaults, and what may be absent or null. */
export function innermost(schema: Schema): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'default'
    ? innermost(def.innerType)
    : known;
}

/** What the checks of a schema come to. */
export const bagOf = (schema: Schema): Bag => schema._zod.bag;

/** The schema of a field below another one, as far as there is one. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { def } = innermost(schema)._zod;
  if (def.type === 'array') return schemaAt(def.element, rest);
  const field = def.type === 'object' ? def.shape[String(key)] : undefined;
  return field && schemaAt(field, rest);
}

function range({ minimum, maximum }: Bag, unit: string): string {
  if (minimum === undefined) return maximum === undefined ? '' : `at most ${maximum} ${unit}`;
  return maximum === undefined ? `at least ${minimum} ${unit}` : `${minimum} to ${maximum} ${unit}`;
}

function numberWanted({ minimum, maximum, format }: Bag): string {
  const kind = format?.includes('int') ? 'a whole number' : 'a number';
  const isBounded = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (isBounded(minimum) && isBounded(maximum)) return `${kind} from ${minimum} to ${maximum}`;
  if (isBounded(minimum)) return `${kind}, ${minimum} or more`;
  return isBounded(maximum) ? `${kind}, ${maximum} at most` : kind;
}

/** What a field takes, in the words of a person: `1 to 50 ids`, `a whole number from 1 to 100`. */
export function wanted(schema: Schema, name: string): string {
  const core = innermost(schema);
  const { def } = core._zod;
  const bag = bagOf(core);
  switch (def.type) {
    case 'number':
      return numberWanted(bag);
    case 'boolean':
      return 'true or false';
    case 'enum':
      return `one of ${Object.values(def.entries).join(', ')}`;
    case 'literal':
      return def.values.map(String).join(' or ');
    case 'array':
      return range(bag, name) || `a list of ${name}`;
    case 'string':
      if (bag.format === 'datetime')
        return 'a date-time with its zone, such as 2026-03-14T18:25:00Z';
      return range(bag, 'characters') || 'a text';
    case 'object':
      return 'an object';
    default:
      return 'another value';
  }
}
