import * as z from 'zod/mini';
import type { ZodOpenApiPathItemObject } from 'zod-openapi';
import type { Endpoint } from '../../../contract/endpoint.js';
import type { EndpointName } from '../../../contract/endpoints.js';
import { errorBody, errorStatus, type ErrorCode } from '../../../contract/errors.js';
import { gaps } from './gaps.js';
import type { JsonSchema } from './json-schema.js';
import { operationOf } from './operations.js';
import { parameterTexts } from './parameters.js';
import { responseSample, bodySamples, type parameterSamples, type Sampled } from './samples.js';
import { commonHeaders, dataHeaders, open, retryHeaders, security } from './shared.js';

const assumedEndpoints = new Set<EndpointName>(gaps.flatMap(({ endpoints: names = [] }) => names));

type ObjectSchema = z.core.$ZodObject;

const json = (schema: z.core.$ZodType) => ({ 'application/json': { schema } });

const errorTexts: Readonly<Record<ErrorCode, readonly [description: string, example: string]>> = {
  VALIDATION_ERROR: ['A parameter or field is wrong.', 'limit: give a whole number from 1 to 100'],
  UNAUTHORIZED: ['Credentials are missing or wrong.', 'An embed token is needed.'],
  FORBIDDEN: ['The credentials do not allow this.', 'This key has no VTC scopes.'],
  NOT_FOUND: ['There is no such thing.', 'There is no such company.'],
  RATE_LIMITED: [
    'Too many requests in one minute or in five.',
    'Too many requests: wait before the next one.',
  ],
};

function errorsOf({ authentication, path, query, body }: Endpoint): ErrorCode[] {
  return [
    ...(path.includes('{') || query || body ? (['VALIDATION_ERROR'] as const) : []),
    ...(authentication ? (['UNAUTHORIZED', 'FORBIDDEN'] as const) : []),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    'RATE_LIMITED',
  ];
}

const errorResponses = (endpoint: Endpoint) =>
  Object.fromEntries(
    errorsOf(endpoint).map((code) => [
      String(errorStatus[code]),
      {
        description: errorTexts[code][0],
        content: json(errorBody),
        headers: { ...commonHeaders, ...(code === 'RATE_LIMITED' && retryHeaders) },
      },
    ]),
  );

/** The path parameters; default: strings. */
function pathParameters({ path, params }: Endpoint) {
  if (params) return params;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

/** The path item of an endpoint, with the schemas of the contract. */
export function pathItem(name: EndpointName, endpoint: Endpoint): ZodOpenApiPathItemObject {
  const { method, authentication = 'optional', query, body, response, path } = endpoint;
  const { tag, summary, description } = operationOf(name);
  const isPost = method === 'POST';
  return {
    [isPost ? 'post' : 'get']: {
      operationId: name,
      tags: [tag],
      summary,
      description,
      security: security[authentication],
      ...(assumedEndpoints.has(name) && open),
      requestParams: {
        ...(path.includes('{') && { path: pathParameters(endpoint) as unknown as ObjectSchema }),
        ...(query && { query: query as unknown as ObjectSchema }),
      },
      ...(body && { requestBody: { required: true, content: json(body) } }),
      responses: {
        '200': {
          description: summary,
          content: json(response),
          headers: { ...commonHeaders, ...(!isPost && dataHeaders) },
        },
        ...errorResponses(endpoint),
      },
    },
  };
}

interface Content {
  content?: { 'application/json'?: { schema: JsonSchema; example?: unknown } };
}

/** The part of an operation that is refined. */
export interface OpenOperation {
  parameters?: {
    name: string;
    schema: JsonSchema;
    description?: string;
    example?: unknown;
  }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

function exampleError(status: string, name: EndpointName): object {
  const [code = 'NOT_FOUND'] =
    Object.entries(errorStatus).find(([, one]) => String(one) === status) ?? [];
  const message = errorTexts[code as ErrorCode][1];
  const [path = '', text = ''] = message.split(': ');
  const details = code === 'VALIDATION_ERROR' ? { details: [{ path, message: text }] } : {};
  return { error: { code, message, requestId: `req_${name}`, ...details } };
}

function refineParameters(name: EndpointName, { parameters = [] }: OpenOperation, sample: Sample) {
  for (const parameter of parameters) {
    const text = parameterTexts[`${name}.${parameter.name}`] ?? parameterTexts[parameter.name];
    if (text === undefined) throw new Error(`No text for ${name}.${parameter.name}.`);
    parameter.description = text;
    const example = sample(name, parameter.name);
    if (example !== undefined) {
      const isText = parameter.schema.type === 'string' && !Array.isArray(example);
      parameter.example = isText ? String(example) : example;
    }
  }
}

type Sample = ReturnType<typeof parameterSamples>;

/** Arguments of `refineOperation`. */
export interface Refinement {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly operation: OpenOperation;
  readonly sampled: Sampled;
  readonly parameter: Sample;
}

/** Adds descriptions of parameters and examples of responses. */
export function refineOperation(refinement: Refinement): void {
  const { name, endpoint, operation, sampled, parameter } = refinement;
  refineParameters(name, operation, parameter);
  const sent = operation.requestBody?.content?.['application/json'];
  if (sent) sent.example = bodySamples[name];
  for (const [status, { content }] of Object.entries(operation.responses)) {
    const media = content?.['application/json'];
    if (!media) continue;
    if (status === '200') {
      media.example = responseSample(name, endpoint, sampled, parameter);
    } else media.example = exampleError(status, name);
  }
}
