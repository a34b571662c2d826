import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const closed = new WeakMap<Schema, Schema>();

function close(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'array': {
      const bounded = { ...def, element: strict(def.element) };
      return z.clone(schema, bounded);
    }
    case 'nullable':
      return z.nullable(strict(def.innerType));
    case 'optional':
      return z.optional(strict(def.innerType));
    case 'default':
      return z._default(strict(def.innerType), () => def.defaultValue);
    case 'object': {
      if (def.catchall) return schema;
      const shape = Object.entries(def.shape).map(([key, field]) => [key, strict(field)] as const);
      return z.strictObject(Object.fromEntries(shape));
    }
    default:
      return schema;
  }
}

/** A schema of the contract that rejects fields which the API document does not describe. */
export function strict<S extends Schema>(schema: S): z.ZodMiniType<z.output<S>> {
  const known = closed.get(schema) ?? close(schema);
  closed.set(schema, known);
  return known as z.ZodMiniType<z.output<S>>;
}
