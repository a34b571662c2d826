import * as z from 'zod/mini';
import { boundsOf, type Bounds } from './bounds.js';
import { dateTime, integer } from './values.js';

type Schema = z.core.$ZodType;
type Rebuild = (schema: Schema) => Schema;

const numberChecks = ({ minimum, maximum }: Bounds) => [
  ...(minimum === undefined ? [] : [z.minimum(minimum)]),
  ...(maximum === undefined ? [] : [z.maximum(maximum)]),
];

const lengthChecks = ({ minimum, maximum }: Bounds) => [
  ...(minimum === undefined ? [] : [z.minLength(minimum)]),
  ...(maximum === undefined ? [] : [z.maxLength(maximum)]),
];

/** The schema with everything the browser leaves out put back in. */
function rebuilt(schema: Schema, rebuild: Rebuild, unknownFields: 'refuse' | 'drop'): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const bounds = boundsOf(schema);
  switch (def.type) {
    case 'number':
      if (bounds) return z.int().check(...numberChecks(bounds));
      return schema === integer ? z.int() : schema;
    case 'string':
      if (bounds) return z.string().check(...lengthChecks(bounds));
      return schema === dateTime ? z.iso.datetime({ offset: true }) : schema;
    case 'array':
      return z.array(rebuild(def.element)).check(...lengthChecks(bounds ?? {}));
    case 'nullable':
      return z.nullable(rebuild(def.innerType));
    case 'optional':
      return z.optional(rebuild(def.innerType));
    case 'default':
      return z._default(rebuild(def.innerType), () => def.defaultValue);
    case 'object': {
      if (def.catchall) return schema;
      const shape = Object.entries(def.shape).map(([key, field]) => [key, rebuild(field)] as const);
      const build = unknownFields === 'refuse' ? z.strictObject : z.object;
      return build(Object.fromEntries(shape));
    }
    default:
      return schema;
  }
}

/** Makes a reading that builds each schema once. */
function reading(unknownFields: 'refuse' | 'drop') {
  const made = new WeakMap<Schema, Schema>();
  const rebuild = (schema: Schema): Schema => {
    const known = made.get(schema) ?? rebuilt(schema, rebuild, unknownFields);
    made.set(schema, known);
    return known;
  };
  return <S extends Schema>(schema: S) => rebuild(schema) as z.ZodMiniType<z.output<S>>;
}

/** The exact reading: whole numbers, ISO date-times, every bound, and no field beyond the document's. */
export const strict = reading('refuse');

/** The reading of requests: exact too, but a field that is not known is dropped. */
export const strictRequest = reading('drop');
