import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from '../contract/endpoint.js';
import { endpoints, namedEndpoints, type EndpointName } from '../contract/endpoints.js';
import { errorBody, errorStatus } from '../contract/errors.js';
import { eventRecord } from '../contract/events.js';
import { embedEvent } from '../contract/embed.js';
import { member } from '../contract/member.js';
import { userProfile } from '../contract/users.js';
import { vtcDetailSchema } from '../contract/vtc-detail.js';
import { vtcEvent } from '../contract/vtc-events.js';
import { vtc } from '../contract/vtc.js';
import { gaps } from './gaps.js';

const components = {
  Vtc: vtc,
  VtcDetail: vtcDetailSchema,
  Member: member,
  VtcEvent: vtcEvent,
  EmbedEvent: embedEvent,
  Event: eventRecord,
  User: userProfile,
  Error: errorBody,
} as const;

for (const [id, schema] of Object.entries(components)) {
  z.globalRegistry.add(schema, { id });
}

const open = { 'x-not-described': true } as const;
const assumedEndpoints = new Set<EndpointName>(gaps.flatMap(({ endpoints: names = [] }) => names));

/** A JSON schema, as far as marks need to look into it. */
interface JsonSchema {
  $ref?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  'x-not-described'?: true;
}

/** The schema of a field at a path such as `cells.day`, through references, lists and what may be null. */
function fieldAt(schema: JsonSchema, path: readonly string[], all: Components): JsonSchema {
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

type Components = Record<string, JsonSchema>;

function referred(reference: string, all: Components): JsonSchema {
  const schema = all[reference.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`No schema ${reference}.`);
  return schema;
}

const json = (schema: z.core.$ZodType) => ({ 'application/json': { schema } });

const headers = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { schema: { type: 'string' }, ...open } as const]));

function errorsOf({ authentication, path }: Endpoint): (keyof typeof errorStatus)[] {
  return [
    'VALIDATION_ERROR',
    ...(authentication ? (['UNAUTHORIZED', 'FORBIDDEN'] as const) : []),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    'RATE_LIMITED',
  ];
}

const errorAnswers = (endpoint: Endpoint) =>
  Object.fromEntries(
    errorsOf(endpoint).map((code) => [
      String(errorStatus[code]),
      {
        description: code,
        content: json(errorBody),
        ...(code === 'RATE_LIMITED' && {
          headers: headers([
            'Retry-After',
            'X-RateLimit-Limit',
            'X-RateLimit-Remaining',
            'X-RateLimit-Reset',
          ]),
        }),
      },
    ]),
  );

const schemes = {
  apiKey: { type: 'http', scheme: 'bearer', description: 'Developer key: svc_api_… or svc_…' },
  embedToken: { type: 'http', scheme: 'bearer', description: 'Embed token of one company: emb_…' },
  session: { type: 'apiKey', in: 'cookie', name: 'session', ...open },
} as const;

const security = {
  optional: [{}, { apiKey: [] }, { session: [] }],
  embed: [{ embedToken: [] }],
  management: [{ apiKey: [] }],
};

/** The path parameters; those without a schema of their own are texts. */
function pathParameters({ path, params }: Endpoint) {
  if (params) return params;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

type ObjectSchema = z.core.$ZodObject;

function operation(name: EndpointName, endpoint: Endpoint) {
  const { authentication = 'optional', query, body, response, path } = endpoint;
  return {
    operationId: name,
    tags: [path.split('/')[1] ?? ''],
    security: security[authentication],
    ...(assumedEndpoints.has(name) && open),
    requestParams: {
      ...(path.includes('{') && { path: pathParameters(endpoint) as unknown as ObjectSchema }),
      ...(query && { query: query as unknown as ObjectSchema }),
    },
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      '200': { description: 'OK', content: json(response) },
      ...errorAnswers(endpoint),
    },
  };
}

/** Drops what zod adds of its own: refusal of further fields, and a long pattern beside a date-time. */
function plain({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  for (const bound of ['minimum', 'maximum']) {
    if (Math.abs(Number(jsonSchema[bound])) === Number.MAX_SAFE_INTEGER) delete jsonSchema[bound];
  }
}

/** Marks the fields whose meaning is assumed. */
function markFields(document: ReturnType<typeof createDocument>): void {
  const all = (document.components?.schemas ?? {}) as Components;
  for (const mark of gaps.flatMap(({ fields = [] }) => fields)) {
    const [name, ...path] = mark.split('.');
    const { path: route } = endpoints[name as EndpointName];
    const answer = document.paths?.[route]?.get?.responses?.['200'] as
      { content: Record<string, { schema: JsonSchema }> } | undefined;
    const schema = answer?.content['application/json']?.schema;
    if (!schema) throw new Error(`No answer to mark: ${mark}.`);
    fieldAt(schema, path, all)['x-not-described'] = true;
  }
}

/** The OpenAPI 3.1 document of the contract; `x-not-described` marks what the API document leaves open. */
export function openApiDocument(server: string): object {
  const paths: ZodOpenApiPathsObject = Object.fromEntries(
    namedEndpoints.map(([name, endpoint]) => [
      endpoint.path,
      { [endpoint.method === 'POST' ? 'post' : 'get']: operation(name, endpoint) },
    ]),
  );
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Public read API of a virtual trucking company platform',
        version: '1.0.0',
        description: 'Generated from the contract of vtc-widgets.',
      },
      servers: [{ url: server }],
      paths,
      components: { securitySchemes: schemes },
    },
    { override: plain },
  );
  for (const parameter of Object.values(document.paths ?? {}).flatMap(
    (item) => item.get?.parameters ?? [],
  )) {
    if ('schema' in parameter && (parameter.schema as { type?: string }).type === 'array') {
      Object.assign(parameter, { style: 'deepObject', explode: true });
    }
  }
  const error = document.components?.schemas?.Error;
  if (error) Object.assign(error, open);
  markFields(document);
  return document;
}
