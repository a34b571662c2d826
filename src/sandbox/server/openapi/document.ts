import * as z from 'zod/mini';
import { createDocument } from 'zod-openapi';
import { endpoints, namedEndpoints, type EndpointName } from '../../../contract/endpoints.js';
import * as contract from '../../../contract/index.js';
import type { SandboxState } from '../../handlers/context.js';
import { describeFields } from './fields.js';
import { gaps } from './gaps.js';
import { fieldAt, type Components, type JsonSchema } from './json-schema.js';
import { tags } from './operations.js';
import { pathItem, refineOperation, type OpenOperation } from './path-items.js';
import { parameterSamples, type Sampled } from './samples.js';
import { open, securitySchemes } from './shared.js';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Names the records of the contract by their export, and other responses by their endpoint. */
function nameSchemas(): void {
  for (const [name, schema] of Object.entries(contract))
    if (schema instanceof z.ZodMiniObject)
      z.globalRegistry.add(schema, { id: pascal(name.replace(/Schema$/, '')) });
  for (const [name, { response }] of namedEndpoints)
    if (!z.globalRegistry.has(response))
      z.globalRegistry.add(response, { id: `${pascal(name)}Response` });
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

interface Document {
  readonly paths: Record<string, Record<string, OpenOperation>>;
  readonly components: { readonly schemas: Components };
}

const operationsOf = ({ paths }: Document) =>
  namedEndpoints.map(([name, endpoint]) => {
    const operation = paths[endpoint.path]?.[(endpoint.method ?? 'GET').toLowerCase()];
    if (!operation) throw new Error(`No operation ${name}.`);
    return { name, endpoint, operation };
  });

/** Marks assumed fields. */
function markFields(document: Document): void {
  for (const mark of gaps.flatMap(({ fields = [] }) => fields)) {
    const [name, ...path] = mark.split('.');
    const { path: route } = endpoints[name as EndpointName];
    const response = document.paths[route]?.get?.responses['200'];
    const schema = response?.content?.['application/json']?.schema;
    if (!schema) throw new Error(`No response to mark: ${mark}.`);
    fieldAt(schema, path, document.components.schemas)['x-not-described'] = true;
  }
}

/** Adds descriptions of fields and examples of responses. */
function refine(document: Document, sampled: Sampled): void {
  const { schemas } = document.components;
  const parameter = parameterSamples(sampled);
  for (const { name, endpoint, operation } of operationsOf(document)) {
    refineOperation({ name, endpoint, operation, sampled, parameter });
  }
  describeFields(schemas);
  const error: JsonSchema | undefined = schemas.ErrorBody;
  if (error) Object.assign(error, open);
  markFields(document);
}

/** The OpenAPI 3.1 document of the contract, with examples from a world; `x-not-described` marks what the API document leaves open. */
export function openApiDocument(server: string, sampled: Sampled): object {
  const created = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Public read API of a virtual trucking company platform',
        version: '1.0.0',
        description:
          'Generated from the contract of vtc-widgets, with examples from its sandbox. ' +
          '`x-not-described` marks what the API document leaves open and the sandbox assumes.',
        license: { name: 'MIT', identifier: 'MIT' },
        contact: {
          name: 'The authors of vtc-widgets',
          url: 'https://www.npmjs.com/package/vtc-widgets',
        },
      },
      servers: [{ url: server, description: 'The sandbox' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      paths: Object.fromEntries(
        namedEndpoints.map(([name, endpoint]) => [endpoint.path, pathItem(name, endpoint)]),
      ),
      components: { securitySchemes },
    },
    { override: plain },
  );
  // Copied because refining mutates, and zod-openapi shares schemas between documents.
  const document = structuredClone(created) as unknown as Document;
  refine(document, sampled);
  return document;
}

const texts = new WeakMap<SandboxState, string>();

/** The OpenAPI document as JSON text with examples of this world; cached per state. */
export function openApiText(state: SandboxState, server: string, now: number): string {
  const known = texts.get(state);
  if (known !== undefined) return known;
  const baseUrl = server === '/' ? '' : server;
  const text = JSON.stringify(openApiDocument(server, { ...state, baseUrl, now }));
  texts.set(state, text);
  return text;
}
