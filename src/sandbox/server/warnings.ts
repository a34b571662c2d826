import { keyPrefix, legacyKeyPrefix } from '../../contract/tokens.js';
import type { Endpoint } from '../../contract/endpoint.js';
import type { FailureDetail } from '../handlers/failure.js';
import type { Caller } from '../world/callers.js';
import { failureParameter } from './failures.js';
import { unwrap } from './messages.js';
import { redact } from './redact.js';
import { suggestion } from './suggestion.js';

type Schema = Endpoint['query'];

function fieldsOf(schema: Schema): Record<string, NonNullable<Schema>> {
  if (!schema) return {};
  const { def } = unwrap(schema)._zod;
  return def.type === 'object' ? { ...def.shape } : {};
}

const isList = (schema: NonNullable<Schema>) => unwrap(schema)._zod.def.type === 'array';

const unknown = (what: string, name: string, known: readonly string[]): FailureDetail => ({
  path: redact(name),
  message: `there is no such ${what}${suggestion(name, known)}`,
});

function unknownParameters({ query }: Endpoint, search: URLSearchParams): FailureDetail[] {
  const fields = fieldsOf(query);
  const isKnown = (name: string) => {
    const list = fields[name.replace(/\[\d*\]$/, '')];
    return name === failureParameter || name in fields || (list !== undefined && isList(list));
  };
  return [...new Set(search.keys())]
    .filter((name) => !isKnown(name))
    .map((name) => unknown('parameter', name, Object.keys(fields)));
}

function unknownFields({ body: schema }: Endpoint, body: unknown): FailureDetail[] {
  if (!schema || !(body instanceof Object) || Array.isArray(body)) return [];
  const known = Object.keys(fieldsOf(schema));
  return Object.keys(body)
    .filter((name) => !known.includes(name))
    .map((name) => unknown('field', name, known));
}

function contentType({ body }: Endpoint, headers: Headers): FailureDetail[] {
  const type = headers.get('Content-Type');
  if (!body || (type !== null && /^application\/(\S+\+)?json\b/i.test(type))) return [];
  const message = `send \`Content-Type: application/json\`, not ${type === null ? 'none' : redact(type)}`;
  return [{ path: 'Content-Type', message }];
}

const sentToken = (headers: Headers) =>
  /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1];

function deprecatedKey(headers: Headers): FailureDetail[] {
  const token = sentToken(headers) ?? '';
  if (!token.startsWith(legacyKeyPrefix) || token.startsWith(keyPrefix)) return [];
  const message = `keys that start with ${legacyKeyPrefix} are deprecated; current ones start with ${keyPrefix}`;
  return [{ path: 'Authorization', message }];
}

/** Warnings that a strict sandbox turns into errors. */
export const strictWarnings = (
  endpoint: Endpoint,
  request: { readonly search: URLSearchParams; readonly headers: Headers; readonly body: unknown },
): FailureDetail[] => [
  ...unknownParameters(endpoint, request.search),
  ...contentType(endpoint, request.headers),
  ...unknownFields(endpoint, request.body),
  ...deprecatedKey(request.headers),
];

/** Warnings for the journal only. */
export function requestWarnings(request: Request, { key, embed }: Caller): string[] {
  const header = request.headers.get('Authorization');
  const isIgnored = header !== null && !key && !embed;
  const carriesSecret = /[?&=](emb|svc)_/i.test(request.url);
  return [
    ...(isIgnored
      ? ['Authorization: no such key or token (or revoked); the request counts as anonymous']
      : []),
    ...(carriesSecret
      ? [
          'the URL contains a token, which server logs would store: send it in the Authorization header',
        ]
      : []),
  ];
}
