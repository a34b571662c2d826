import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint.js';
import { namedEndpoints, type EndpointName } from '../../../contract/endpoints.js';
import { errorBody, errorStatus, type ErrorCode } from '../../../contract/errors.js';
import { parameterTexts } from './descriptions.js';
import { gaps } from './gaps.js';
import { operationOf } from './operations.js';
import { responseSample, bodySamples, parameterSamples, type Sampled } from './samples.js';
import { inputSchema, open, responseSchema } from './schemas.js';

/** Authentication schemes. */
export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Developer key: svc_api_…, or svc_… for older ones.',
  },
  embedToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Embed token of one company: emb_…',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Session of a user who logged in on the platform.',
    ...open,
  },
} as const;

const security = {
  optional: [{}, { apiKey: [] }, { session: [] }],
  embed: [{ embedToken: [] }],
  management: [{ apiKey: [] }],
};

const text = { type: 'string' };
const whole = { type: 'integer', format: 'int64' };
const header = (description: string, schema: object) => ({ description, schema, ...open });

const commonHeaders = {
  'X-RateLimit-Limit': header('Requests allowed in the tightest window.', whole),
  'X-RateLimit-Remaining': header('Requests left in that window.', whole),
  'X-RateLimit-Reset': header('When that window ends, in Unix seconds.', whole),
  'X-Request-Id': header('Id of the request, as in an error.', text),
};
const dataHeaders = { ETag: header('Tag of this response, for If-None-Match.', text) };
const retryHeaders = { 'Retry-After': header('Seconds to wait.', whole) };

/** Description and example of each error; the text before a colon is the invalid parameter. */
const errorTexts: Readonly<Record<ErrorCode, readonly [description: string, message: string]>> = {
  VALIDATION_ERROR: [
    'A parameter or field is wrong.',
    'limit: must be a whole number from 1 to 100',
  ],
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

const json = (schema: object, example: unknown) => ({ 'application/json': { schema, example } });

function errorResponse(name: EndpointName, code: ErrorCode) {
  const [description, message] = errorTexts[code];
  const [path, text] = message.split(': ');
  const details = code === 'VALIDATION_ERROR' ? { details: [{ path, message: text }] } : {};
  const example = { error: { code, message, requestId: `req_${name}`, ...details } };
  return {
    description,
    content: json(responseSchema(errorBody), example),
    headers: { ...commonHeaders, ...(code === 'RATE_LIMITED' && retryHeaders) },
  };
}

/** The schema of the path parameters; default: strings. */
function pathSchema({ path, params }: Endpoint) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return params ?? z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

const assumed = new Set<EndpointName>(gaps.flatMap(({ endpoints: names = [] }) => names));

/** The paths of the contract with examples from a world. */
export function paths(sampled: Sampled): Record<string, object> {
  const sample = parameterSamples(sampled);

  const parameters = (operation: EndpointName, place: string, schema: z.core.$ZodType) => {
    const { properties = {}, required = [] } = inputSchema(schema);
    return Object.entries(properties).map(([name, field]) => {
      const description = parameterTexts[`${operation}.${name}`] ?? parameterTexts[name];
      if (description === undefined) throw new Error(`No text for ${operation}.${name}.`);
      const value = sample(operation, name);
      const example = field.type === 'string' && value !== undefined ? String(value) : value;
      return {
        ...{ in: place, name, description, schema: field },
        ...(required.includes(name) && { required: true }),
        ...(example !== undefined && { example }),
      };
    });
  };

  const operation = (name: EndpointName, endpoint: Endpoint) => {
    const { method, authentication = 'optional', query, body, response } = endpoint;
    const { tag, summary, description } = operationOf(name);
    const inPath = parameters(name, 'path', pathSchema(endpoint));
    const errors = errorsOf(endpoint).map(
      (code) => [String(errorStatus[code]), errorResponse(name, code)] as const,
    );
    return {
      ...{ operationId: name, tags: [tag], summary, description },
      security: security[authentication],
      ...(assumed.has(name) && open),
      parameters: [...inPath, ...(query ? parameters(name, 'query', query) : [])],
      ...(body && {
        requestBody: { required: true, content: json(inputSchema(body), bodySamples[name]) },
      }),
      responses: {
        '200': {
          description: summary,
          content: json(responseSchema(response), responseSample(name, endpoint, sampled, sample)),
          headers: { ...commonHeaders, ...(method !== 'POST' && dataHeaders) },
        },
        ...Object.fromEntries(errors),
      },
    };
  };

  return Object.fromEntries(
    namedEndpoints.map(([name, endpoint]) => [
      endpoint.path,
      { [endpoint.method === 'POST' ? 'post' : 'get']: operation(name, endpoint) },
    ]),
  );
}
