import * as z from 'zod/mini';
import { endpoints, namedEndpoints, type EndpointName } from '../../../contract/endpoints.js';
import * as contract from '../../../contract/index.js';
import { fieldTexts } from './descriptions.js';
import { gaps } from './gaps.js';

/** The part of JSON Schema that is used here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/** Marks an assumption. */
export const open = { 'x-not-described': true } as const;

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const named = z.registry<{ id: string }>();

/** Names the records of the contract by their export, and other responses by their endpoint. */
function nameSchemas(): void {
  for (const [name, schema] of Object.entries(contract))
    // The fields of events that elements show; responses have whole events.
    if (schema instanceof z.ZodMiniObject && schema !== contract.eventDetails)
      named.add(schema, { id: pascal(name.replace(/Schema$/, '')) });
  for (const [name, { response }] of namedEndpoints)
    if (!named.has(response)) named.add(response, { id: `${pascal(name)}Response` });
}

nameSchemas();

/** Removes keywords that zod adds: closed objects, patterns of date-times, bounds of safe integers. */
function plain({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  for (const bound of ['minimum', 'maximum']) {
    if (Math.abs(Number(jsonSchema[bound])) === Number.MAX_SAFE_INTEGER) delete jsonSchema[bound];
  }
  // Ids of events exceed 2³¹ in 2027.
  if (jsonSchema.type === 'integer' && jsonSchema.maximum === undefined)
    jsonSchema.format = 'int64';
}

const reference = (id: string) => `#/components/schemas/${id}`;

/** The JSON schema of a request's parameters or body. */
export function inputSchema(schema: z.core.$ZodType): JsonSchema {
  const created = z.toJSONSchema(schema, { io: 'input', override: plain }) as JsonSchema;
  delete created.$schema;
  return created;
}

/** The reference to the schema of a response. */
export function responseSchema(schema: z.core.$ZodType): JsonSchema {
  const id = named.get(schema)?.id;
  if (id === undefined) throw new Error('The schema of a response has no name.');
  return { $ref: reference(id) };
}

/** Adds descriptions to fields whose names do not say everything. */
function describeFields(owner: string, { items, anyOf = [], properties = {} }: JsonSchema): void {
  for (const inner of [items ?? [], anyOf].flat()) describeFields(owner, inner);
  for (const [name, field] of Object.entries(properties)) {
    const text = fieldTexts[`${owner}.${name}`] ?? fieldTexts[name];
    if (text !== undefined) field.description = text;
    describeFields(owner, field);
  }
}

/** The schemas of all records and responses by name, with descriptions and marks of assumptions. */
function createComponents(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(named, { uri: reference, override: plain });
  const components = schemas as Record<string, JsonSchema>;
  for (const [name, schema] of Object.entries(components)) {
    delete schema.$schema;
    delete schema.$id;
    schema.title = name;
    describeFields(name, schema);
  }
  Object.assign(components.ErrorBody ?? {}, open);
  return components;
}

/** The schemas of all records and responses by name. */
export const components = createComponents();

/** The schema of a field at a path such as `cells.day`, through references, lists and unions. */
function fieldAt(schema: JsonSchema, path: readonly string[]): JsonSchema {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const { $ref, items, anyOf, properties } = schema;
  const field = properties?.[name];
  if (field) return fieldAt(field, rest);
  const inner =
    $ref === undefined ? (items ?? anyOf?.[0]) : components[$ref.split('/').at(-1) ?? ''];
  if (!inner) throw new Error(`No field ${name} to mark.`);
  return fieldAt(inner, path);
}

for (const mark of gaps.flatMap(({ fields = [] }) => fields)) {
  const [name, ...path] = mark.split('.');
  const { response } = endpoints[name as EndpointName];
  Object.assign(fieldAt(responseSchema(response), path), open);
}
