import type * as z from 'zod/mini';
import { memoizeByIdentity } from '../cache/memoize.js';
import * as shapes from './shape.js';
import type { Shape } from './shape.js';
import { count, isSideList } from './values.js';

type Schema = z.core.$ZodType;

const convert = memoizeByIdentity((schema: Schema): Shape => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'datetime' ? shapes.dateTime : shapes.text;
    case 'number':
      if (schema === count) return shapes.count;
      return 'format' in def && def.format === 'safeint' ? shapes.integer : shapes.number;
    case 'boolean':
      return shapes.boolean;
    case 'enum':
      return shapes.oneOf(...Object.values(def.entries).map(String));
    case 'nullable':
      return shapes.nullable(shapeOf(def.innerType));
    case 'optional':
      return shapes.optional(shapeOf(def.innerType));
    case 'default':
      return shapes.withDefault(shapeOf(def.innerType), def.defaultValue);
    case 'array':
      return shapes.list(shapeOf(def.element), { mayBeEmpty: isSideList(schema) });
    case 'object': {
      if (def.catchall) return shapes.anyRecord;
      const fields = Object.entries(def.shape).map(
        ([key, field]) => [key, shapeOf(field)] as const,
      );
      return shapes.record(Object.fromEntries(fields));
    }
    case 'literal':
      return shapes.any;
    default:
      throw new TypeError(`A schema of type ${def.type} has no shape.`);
  }
});

/** Returns the shape of a schema, the same object for the same schema; checks and bounds have no shape. */
export const shapeOf = <S extends Schema>(schema: S): Shape<z.output<S>> =>
  convert(schema) as Shape<z.output<S>>;

/** Names of the fields of an object schema. */
export const fieldNames = (schema: Schema): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? Object.keys(def.shape) : [];
};
