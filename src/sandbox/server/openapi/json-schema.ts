/** The part of JSON Schema that is used here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  'x-not-described'?: true;
  [keyword: string]: unknown;
}

/** Named schemas of a document. */
export type Components = Record<string, JsonSchema>;

/** The reference to a named schema. */
export const reference = (name: string) => `#/components/schemas/${name}`;

/** Resolves a reference. */
export function referred(target: string, all: Components): JsonSchema {
  const schema = all[target.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`No schema ${target}.`);
  return schema;
}

/** The schema of a field at a path such as `cells.day`, through references, lists and unions. */
export function fieldAt(schema: JsonSchema, path: readonly string[], all: Components): JsonSchema {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  if (schema.$ref !== undefined) return fieldAt(referred(schema.$ref, all), path, all);
  if (schema.items) return fieldAt(schema.items, path, all);
  const field = schema.properties?.[name];
  if (field) return fieldAt(field, rest, all);
  const [first] = schema.anyOf ?? [];
  if (!first) throw new Error(`No field ${name} to mark.`);
  return fieldAt(first, path, all);
}
