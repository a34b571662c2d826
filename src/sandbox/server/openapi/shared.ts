/** Marks an assumption. */
export const open = { 'x-not-described': true } as const;

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

/** Security requirements. */
export const security = {
  optional: [{}, { apiKey: [] }, { session: [] }],
  embed: [{ embedToken: [] }],
  management: [{ apiKey: [] }],
};

const whole = { type: 'integer', format: 'int64' } as const;

/** Headers of every response. */
export const commonHeaders = {
  'X-RateLimit-Limit': {
    description: 'Requests allowed in the tightest window.',
    schema: whole,
    ...open,
  },
  'X-RateLimit-Remaining': { description: 'Requests left in that window.', schema: whole, ...open },
  'X-RateLimit-Reset': {
    description: 'When that window ends, in Unix seconds.',
    schema: whole,
    ...open,
  },
  'X-Request-Id': {
    description: 'Id of the request, as in an error.',
    schema: { type: 'string' },
    ...open,
  },
} as const;

/** Additional headers of responses with data. */
export const dataHeaders = {
  ETag: {
    description: 'Tag of this response, for If-None-Match.',
    schema: { type: 'string' },
    ...open,
  },
} as const;

/** Additional headers of 429 responses. */
export const retryHeaders = {
  'Retry-After': { description: 'Seconds to wait.', schema: whole, ...open },
} as const;
